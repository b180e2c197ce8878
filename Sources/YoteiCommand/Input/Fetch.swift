internal import Foundation

/// Fetches a feed with curl, which is started only for this: linking a network library would cost every run its start-up time.
struct Fetch {
  let url: URL
  /// Bytes of the body, at most.
  let limit: Int

  /// The body; throws where it can't be had whole.
  func body() throws(CommandError) -> Data {
    guard let curl = Self.path else {
      throw CommandError(status: .unreadable, message: "fetching needs curl: install it with apt-get install curl")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: curl)
    // A redirect stays with HTTP, and never goes from https back to http.
    process.arguments = [
      "--silent", "--show-error", "--fail", "--location", "--max-redirs", "5", "--proto", "=http,https",
      "--proto-redir", url.scheme == "https" ? "=https" : "=http,https", "--connect-timeout", "15", "--max-time", "120",
      "--max-filesize", "\(limit)", "--header", "Accept: text/calendar, */*;q=0.1", "--user-agent", "yotei", "--url",
      url.absoluteString,
    ]
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, messages, FileHandle.nullDevice)
    do {
      try process.run()
      var body = Data()
      while let piece = try output.fileHandleForReading.read(upToCount: 1 << 16), !piece.isEmpty {
        body += piece
        guard body.count <= limit else {
          process.terminate()
          throw tooLarge
        }
      }
      let said = try messages.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      // curl's own status for a body beyond --max-filesize.
      if process.terminationStatus == 63 { throw tooLarge }
      guard process.terminationStatus == 0 else {
        let reason = String(decoding: said, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "curl failed"
        throw CommandError(status: .unreadable, message: "can't be fetched: \(reason)")
      }
      return body
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(status: .unreadable, message: "can't be fetched: \((error as NSError).localizedDescription)")
    }
  }

  private var tooLarge: CommandError { CommandError(status: .limit, message: "the feed has more than \(limit) bytes") }

  private static var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    return folders.map { $0 + "/curl" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
