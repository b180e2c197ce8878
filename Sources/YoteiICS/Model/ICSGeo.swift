/// GEO (RFC 5545 3.8.1.6): a place on the earth, in degrees.
public struct ICSGeo: Hashable, Sendable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

  /// Reads `48.2;16.37`; also the comma and the backslash that some write in its place.
  init?(_ value: String) {
    let numbers = value.split { $0 == ";" || $0 == "," || $0 == "\\" }.map { Double(String($0).trimmed) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
