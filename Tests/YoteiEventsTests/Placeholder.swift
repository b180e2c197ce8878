import Testing
@testable import YoteiEvents

@Test func placeholder() {}
