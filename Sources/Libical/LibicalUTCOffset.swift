internal import CLibical

/// Seconds east of UTC that `+0130` or `-123456` names (RFC 5545 3.3.14); nil where libical refuses the text.
package func libicalUTCOffset(_ text: String) -> Int? {
  guard text.utf8.count <= 16 else { return nil }
  yotei_never_abort()
  guard let value = unsafe icalvalue_new_from_string(ICAL_UTCOFFSET_VALUE, text) else { return nil }
  defer { unsafe icalvalue_free(value) }
  return unsafe Int(icalvalue_get_utcoffset(value))
}
