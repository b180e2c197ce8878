/// A parameter of a property, its quotation marks taken off and its values decoded (RFC 6868).
public struct ICSParameter: Hashable, Sendable {
  public var name: ICSParameterName
  /// The values between commas outside of quotation marks; empty where the parameter has no `=`.
  public var values: [String]

  public init(name: ICSParameterName, values: [String]) { (self.name, self.values) = (name, values) }

  /// The values as one, for parameters that hold no list: writers often forget to quote a comma, `CN=Doe, Jane`.
  public var value: String { values.count == 1 ? values[0] : values.joined(separator: ",") }
}
