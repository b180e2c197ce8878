/// Why a run ended early: what to do about it, and the exit status, as `yotei` has them.
struct BenchmarkError: Error, Equatable {
  enum Status: Int32 {
    case faulty = 1
    case usage = 2
    case unreadable = 3
    case unwritable = 5
  }

  var status: Status
  var message: String

  init(_ status: Status, _ message: String) { (self.status, self.message) = (status, message) }
}
