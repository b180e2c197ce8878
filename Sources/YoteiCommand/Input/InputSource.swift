internal import Foundation
internal import YoteiICS

/// Where an input comes from.
enum InputSource: Sendable {
  case file(String)
  case standardInput
  case remote(URL)

  init(_ text: String) throws(CommandError) {
    if text == "-" {
      self = .standardInput
    } else if let scheme = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.-]+):\/\//)?.1.lowercased() {
      let rest = text.dropFirst(scheme.count)
      switch scheme {
      case "http", "https", "webcal", "webcals":
        guard let url = URL(string: (scheme == "http" ? "http" : "https") + rest) else { throw .usage("not a URL: \(text)") }
        self = .remote(url)
      default: throw .usage("\(scheme): is no scheme that yotei fetches; use http:, https:, webcal: or webcals:")
      }
    } else {
      self = .file(text)
    }
  }

  var isStandardInput: Bool { if case .standardInput = self { true } else { false } }

  /// What messages and records call it: a URL without its user and password.
  var name: String {
    switch self {
    case .file(let path): return path
    case .standardInput: return "-"
    case .remote(let url):
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
      parts?.user = nil
      parts?.password = nil
      return parts?.string ?? url.absoluteString
    }
  }

  func feed(standardInput: FileHandle, options: ICSParseOptions) throws(CommandError) -> ICSFeed {
    try reading { () throws in try ICSFeed(try input(standardInput, limit: options.maximumBytes), options: options) }
  }

  /// The calendar that `reader` makes of the input, and what it left out.
  func feed(
    standardInput: FileHandle, options: ICSParseOptions, from reader: any FeedReader
  ) throws(CommandError) -> (feed: ICSFeed, losses: [ICSDiagnostic]) {
    try reading { () throws in
      try ICSFeed.reading(try input(standardInput, limit: options.maximumBytes), from: reader, options: options)
    }
  }

  private func reading<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
    do {
      return try body()
    } catch let error as ICSError {
      throw CommandError(error)
    } catch let error as ICSFormatError {
      throw CommandError(status: .notACalendar, message: error.message, place: (error.line, error.column))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(status: .unreadable, message: (error as NSError).localizedDescription)
    }
  }

  private func input(_ standardInput: FileHandle, limit: Int) throws -> FeedInput {
    switch self {
    case .file(let path): try FeedInput(contentsOf: URL(fileURLWithPath: path), limit: limit)
    case .standardInput: try FeedInput(readingToEndOf: standardInput, limit: limit)
    case .remote(let url): FeedInput(try Fetch(url: url, limit: limit).body())
    }
  }
}

extension CommandError {
  init(_ error: ICSError) {
    let status: ExitStatus =
      switch error.reason {
      case .notACalendar: .notACalendar
      case .limit: .limit
      case .unreadable: .unreadable
      }
    self.init(status: status, message: error.description)
  }
}
