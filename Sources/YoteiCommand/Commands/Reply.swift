internal import YoteiICS

/// `yotei move INPUT --id ID --reply accepted --as ADDRESS`: the answer to an invitation (RFC 5546).
enum Reply {
  static let status = Option(
    "reply", "accepted|declined|tentative", "move nothing, but write an attendee's answer to the invitation")
  static let sender = Option("as", "ADDRESS", "the mail address of the attendee who answers")

  static func write(_ session: Session) throws(CommandError) -> ExitStatus {
    guard let text = session.arguments.value(status), let address = session.arguments.value(sender) else {
      throw .usage("--reply and --as are needed together")
    }
    let answer = ICSAttendee.ParticipationStatus(rawValue: text)
    guard [.accepted, .declined, .tentative].contains(answer) else {
      throw .usage("--reply is accepted, declined or tentative: \"\(text)\"")
    }
    if session.arguments.has(FeedChange.inPlace) { throw .usage("--reply changes no feed; --in-place doesn't go with it") }
    let change = try FeedChange(session)
    let (id, scope) = (try change.id(), try change.scope())
    let message: ICSFeed
    do throws(ICSRescheduleError) {
      message = try change.feed.reply(
        to: id, as: address, answer, scope: scope, timeZone: session.timeZone, revision: change.revision)
    } catch {
      throw CommandError(status: .impossible, message: "\(change.name): \(error.description)")
    }
    try session.write([UInt8](message.serialized()))
    return .done
  }
}
