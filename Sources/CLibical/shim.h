// What differs between libical 3 and 4, hidden behind static inline functions; Swift sees the same names for both.
#pragma once

#if !__has_include(<libical/ical.h>)
#error "libical is missing: install it with `apt-get install libical-dev` (Debian, Ubuntu) or `brew install libical` (macOS)"
#endif
#include <libical/ical.h>
#include <stdlib.h>

enum yotei_part {
  YOTEI_BY_SECOND,
  YOTEI_BY_MINUTE,
  YOTEI_BY_HOUR,
  YOTEI_BY_DAY,
  YOTEI_BY_MONTH_DAY,
  YOTEI_BY_YEAR_DAY,
  YOTEI_BY_WEEK_NO,
  YOTEI_BY_MONTH,
  YOTEI_BY_SET_POS,
};

/// A failed look-up or value is an answer, never a reason to abort.
static inline void yotei_never_abort(void) { icalerror_set_errors_are_fatal(0); }

/// The rule that `text` spells, on the heap, or NULL.
static inline struct icalrecurrencetype *yotei_rule_new(const char *text) {
#if ICAL_CHECK_VERSION(4, 0, 0)
  return icalrecurrencetype_new_from_string(text);
#else
  struct icalrecurrencetype parsed = icalrecurrencetype_from_string(text);
  if (parsed.freq == ICAL_NO_RECURRENCE) {
    free(parsed.rscale);
    return NULL;
  }
  struct icalrecurrencetype *rule = (struct icalrecurrencetype *)malloc(sizeof parsed);
  if (rule) *rule = parsed;
  else free(parsed.rscale);
  return rule;
#endif
}

static inline void yotei_rule_free(struct icalrecurrencetype *rule) {
#if ICAL_CHECK_VERSION(4, 0, 0)
  icalrecurrencetype_unref(rule);
#else
  free(rule->rscale);
  free(rule);
#endif
}

/// For tests alone, within the limits that they keep to: an iterator of the wrong rule never ends, or crashes.
static inline icalrecur_iterator *yotei_iterator_new(struct icalrecurrencetype *rule, struct icaltimetype start) {
#if ICAL_CHECK_VERSION(4, 0, 0)
  return icalrecur_iterator_new(rule, start);
#else
  return icalrecur_iterator_new(*rule, start);
#endif
}

/// The value at `index` of a BYxxx part, or ICAL_RECURRENCE_ARRAY_MAX past its end.
static inline int yotei_rule_value(const struct icalrecurrencetype *rule, enum yotei_part part, int index) {
#if ICAL_CHECK_VERSION(4, 0, 0)
  static const icalrecurrencetype_byrule parts[] = {
      ICAL_BY_SECOND, ICAL_BY_MINUTE, ICAL_BY_HOUR, ICAL_BY_DAY, ICAL_BY_MONTH_DAY,
      ICAL_BY_YEAR_DAY, ICAL_BY_WEEK_NO, ICAL_BY_MONTH, ICAL_BY_SET_POS,
  };
  const icalrecurrence_by_data *by = &rule->by[parts[part]];
  return index < by->size ? by->data[index] : ICAL_RECURRENCE_ARRAY_MAX;
#else
  const short *values = NULL;
  int size = 0;
  switch (part) {
  case YOTEI_BY_SECOND: values = rule->by_second; size = ICAL_BY_SECOND_SIZE; break;
  case YOTEI_BY_MINUTE: values = rule->by_minute; size = ICAL_BY_MINUTE_SIZE; break;
  case YOTEI_BY_HOUR: values = rule->by_hour; size = ICAL_BY_HOUR_SIZE; break;
  case YOTEI_BY_DAY: values = rule->by_day; size = ICAL_BY_DAY_SIZE; break;
  case YOTEI_BY_MONTH_DAY: values = rule->by_month_day; size = ICAL_BY_MONTHDAY_SIZE; break;
  case YOTEI_BY_YEAR_DAY: values = rule->by_year_day; size = ICAL_BY_YEARDAY_SIZE; break;
  case YOTEI_BY_WEEK_NO: values = rule->by_week_no; size = ICAL_BY_WEEKNO_SIZE; break;
  case YOTEI_BY_MONTH: values = rule->by_month; size = ICAL_BY_MONTH_SIZE; break;
  case YOTEI_BY_SET_POS: values = rule->by_set_pos; size = ICAL_BY_SETPOS_SIZE; break;
  }
  return index < size ? values[index] : ICAL_RECURRENCE_ARRAY_MAX;
#endif
}

static inline int yotei_duration_is_bad(struct icaldurationtype duration) { return icaldurationtype_is_bad_duration(duration); }
