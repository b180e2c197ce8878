/// The zones of X-MICROSOFT-CDO-TZID: Exchange's CdoTimeZoneId.
enum MicrosoftZoneNumbers {
  static let byNumber: [Int: String] = [
    0: "UTC", 1: "Europe/London", 2: "Europe/Lisbon", 3: "Europe/Paris", 4: "Europe/Berlin", 5: "Europe/Bucharest",
    6: "Europe/Prague", 7: "Europe/Athens", 8: "America/Sao_Paulo", 9: "America/Halifax", 10: "America/New_York",
    11: "America/Chicago", 12: "America/Denver", 13: "America/Los_Angeles", 14: "America/Anchorage", 15: "Pacific/Honolulu",
    16: "Pacific/Midway", 17: "Pacific/Auckland", 18: "Australia/Brisbane", 19: "Australia/Adelaide", 20: "Asia/Tokyo",
    21: "Asia/Singapore", 22: "Asia/Bangkok", 23: "Asia/Kolkata", 24: "Asia/Dubai", 25: "Asia/Tehran", 26: "Asia/Baghdad",
    27: "Asia/Jerusalem", 28: "America/St_Johns", 29: "Atlantic/Azores", 30: "America/Noronha", 31: "Africa/Casablanca",
    32: "America/Argentina/Buenos_Aires", 33: "America/Caracas", 34: "America/Indiana/Indianapolis", 35: "America/Bogota",
    36: "America/Regina", 37: "America/Mexico_City", 38: "America/Phoenix", 39: "Pacific/Kwajalein", 40: "Pacific/Fiji",
    41: "Asia/Magadan", 42: "Australia/Hobart", 43: "Pacific/Guam", 44: "Australia/Darwin", 45: "Asia/Shanghai",
    46: "Asia/Almaty", 47: "Asia/Karachi", 48: "Asia/Kabul", 49: "Africa/Cairo", 50: "Africa/Harare", 51: "Europe/Moscow",
    53: "Atlantic/Cape_Verde", 54: "Asia/Baku", 55: "America/Guatemala", 56: "Africa/Nairobi", 57: "Australia/Sydney",
    58: "Asia/Yekaterinburg", 59: "Europe/Helsinki", 60: "America/Nuuk", 61: "Asia/Yangon", 62: "Asia/Kathmandu",
    63: "Asia/Irkutsk", 64: "Asia/Krasnoyarsk", 65: "America/Santiago", 66: "Asia/Colombo", 67: "Pacific/Tongatapu",
    68: "Asia/Vladivostok", 69: "Africa/Lagos", 70: "Asia/Yakutsk", 71: "Asia/Dhaka", 72: "Asia/Seoul", 73: "Australia/Perth",
    74: "Asia/Riyadh", 75: "Asia/Taipei", 76: "Australia/Sydney",
  ]
}
