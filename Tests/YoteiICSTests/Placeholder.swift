import Testing

@testable import YoteiICS

@Test func placeholder() {}
