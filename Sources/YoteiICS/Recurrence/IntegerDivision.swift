/// The quotient rounded down; `divisor` is positive.
func floorDivide<Integer: SignedInteger>(_ dividend: Integer, _ divisor: Integer) -> Integer {
  dividend >= 0 ? dividend / divisor : (dividend + 1) / divisor - 1
}

func greatestCommonDivisor<Integer: BinaryInteger>(_ a: Integer, _ b: Integer) -> Integer {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
