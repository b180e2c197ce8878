import Testing
@testable import YoteiCommand

@Test func placeholder() {}
