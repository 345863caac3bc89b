#pragma once
// The few calls of ICU's C interface that Herald makes, under names of its own.
//
// ICU puts its version number into the name of every function (unumf_close_72) by macros, which
// Swift does not see. And ICU's headers cannot be shown to Swift beside Foundation, which brings a
// copy of them with other contents. So the functions are declared here, by the types of the C ABI:
// opaque structures, UChar as uint16_t, UErrorCode as int32_t (above 0 is failure).
//
// Source: the documentation of unum.h, unumberformatter.h, udat.h, udatpg.h, ucal.h, ucurr.h and
// uloc.h of ICU 72, all of it stable since ICU 64 or before.
#include <stddef.h>
#include <stdint.h>
#include <unicode/uvernum.h>

#define ICU(name) U_ICU_ENTRY_POINT_RENAME(name)

// A formatter made of a number skeleton, and what it writes into.
struct icu_number_formatter;
struct icu_number_result;
// A formatter by named rules: spelled-out and ordinal numbers.
struct icu_rules;
struct icu_dates;
struct icu_patterns;

extern struct icu_number_formatter *ICU(unumf_openForSkeletonAndLocale)(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
extern void ICU(unumf_close)(struct icu_number_formatter *formatter);
extern struct icu_number_result *ICU(unumf_openResult)(int32_t *status);
extern void ICU(unumf_closeResult)(struct icu_number_result *result);
extern void ICU(unumf_formatDecimal)(
    const struct icu_number_formatter *formatter, const char *number, int32_t length,
    struct icu_number_result *result, int32_t *status);
extern int32_t ICU(unumf_resultToString)(
    const struct icu_number_result *result, uint16_t *buffer, int32_t capacity, int32_t *status);
extern struct icu_rules *ICU(unum_open)(
    int32_t style, const uint16_t *pattern, int32_t length, const char *locale, void *parseError,
    int32_t *status);
extern void ICU(unum_close)(struct icu_rules *rules);
extern void ICU(unum_setTextAttribute)(
    struct icu_rules *rules, int32_t attribute, const uint16_t *value, int32_t length,
    int32_t *status);
extern int32_t ICU(unum_formatInt64)(
    const struct icu_rules *rules, int64_t number, uint16_t *buffer, int32_t capacity,
    void *position, int32_t *status);
extern int32_t ICU(unum_getSymbol)(
    const struct icu_rules *rules, int32_t symbol, uint16_t *buffer, int32_t capacity,
    int32_t *status);
extern struct icu_dates *ICU(udat_open)(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone,
    int32_t zoneLength, const uint16_t *pattern, int32_t patternLength, int32_t *status);
extern void ICU(udat_close)(struct icu_dates *dates);
extern const void *ICU(udat_getCalendar)(const struct icu_dates *dates);
extern void ICU(ucal_setGregorianChange)(void *calendar, double date, int32_t *status);
extern int32_t ICU(udat_format)(
    const struct icu_dates *dates, double date, uint16_t *buffer, int32_t capacity, void *position,
    int32_t *status);
extern int32_t ICU(udat_getSymbols)(
    const struct icu_dates *dates, int32_t type, int32_t index, uint16_t *buffer, int32_t capacity,
    int32_t *status);
extern struct icu_patterns *ICU(udatpg_open)(const char *locale, int32_t *status);
extern int32_t ICU(udatpg_getBestPattern)(
    struct icu_patterns *patterns, const uint16_t *skeleton, int32_t length, uint16_t *buffer,
    int32_t capacity, int32_t *status);
extern void ICU(udatpg_close)(struct icu_patterns *patterns);
extern int32_t ICU(ucurr_forLocale)(
    const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status);
extern int32_t ICU(uloc_addLikelySubtags)(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);
extern int32_t ICU(uloc_getDisplayLanguage)(
    const char *locale, const char *inLocale, uint16_t *buffer, int32_t capacity, int32_t *status);
extern int32_t ICU(uloc_getDisplayCountry)(
    const char *locale, const char *inLocale, uint16_t *buffer, int32_t capacity, int32_t *status);

extern void ICU(u_getVersion)(uint8_t version[4]);

/// The version in four parts, the greatest first.
static inline void icu_version(uint8_t *version) { ICU(u_getVersion)(version); }

static inline struct icu_number_formatter *icu_open_number_formatter(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status) {
  return ICU(unumf_openForSkeletonAndLocale)(skeleton, length, locale, status);
}

static inline void icu_close_number_formatter(struct icu_number_formatter *formatter) {
  ICU(unumf_close)(formatter);
}

static inline struct icu_number_result *icu_open_result(int32_t *status) {
  return ICU(unumf_openResult)(status);
}

static inline void icu_close_result(struct icu_number_result *result) {
  ICU(unumf_closeResult)(result);
}

/// Formats a decimal number in ASCII digits; returns the length of the text in UTF-16 units.
static inline int32_t icu_format_decimal(
    const struct icu_number_formatter *formatter, const char *number, int32_t length,
    struct icu_number_result *result, uint16_t *buffer, int32_t capacity, int32_t *status) {
  ICU(unumf_formatDecimal)(formatter, number, length, result, status);
  return ICU(unumf_resultToString)(result, buffer, capacity, status);
}

/// The kinds of rules: UNUM_DECIMAL, UNUM_SPELLOUT, UNUM_ORDINAL.
enum icu_style { ICU_DECIMAL = 1, ICU_SPELLOUT = 5, ICU_ORDINAL = 6 };

static inline struct icu_rules *icu_open_rules(
    enum icu_style style, const char *locale, int32_t *status) {
  return ICU(unum_open)((int32_t)style, NULL, 0, locale, NULL, status);
}

static inline void icu_close_rules(struct icu_rules *rules) { ICU(unum_close)(rules); }

static inline void icu_choose_rules(
    struct icu_rules *rules, const uint16_t *name, int32_t length, int32_t *status) {
  ICU(unum_setTextAttribute)(rules, 6 /* UNUM_DEFAULT_RULESET */, name, length, status);
}

static inline int32_t icu_format_integer(
    const struct icu_rules *rules, int64_t number, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  return ICU(unum_formatInt64)(rules, number, buffer, capacity, NULL, status);
}

/// The marks of numbers: UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL.
enum icu_number_mark { ICU_DECIMAL_MARK = 0, ICU_GROUPING_MARK = 1 };

static inline int32_t icu_number_symbol(
    const struct icu_rules *rules, enum icu_number_mark mark, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  return ICU(unum_getSymbol)(rules, (int32_t)mark, buffer, capacity, status);
}

static inline struct icu_dates *icu_open_dates(
    const uint16_t *pattern, int32_t length, const char *locale, const uint16_t *zone,
    int32_t zoneLength, int32_t *status) {
  int32_t style = -2; /* UDAT_PATTERN */
  struct icu_dates *dates =
      ICU(udat_open)(style, style, locale, zone, zoneLength, pattern, length, status);
  if (*status > 0) return NULL;
  // Dates are Gregorian from the first: a Julian calendar would move those before 1582.
  int32_t ignored = 0;
  ICU(ucal_setGregorianChange)((void *)ICU(udat_getCalendar)(dates), -8.64e15, &ignored);
  return dates;
}

static inline void icu_close_dates(struct icu_dates *dates) { ICU(udat_close)(dates); }

static inline int32_t icu_format_date(
    const struct icu_dates *dates, double milliseconds, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  return ICU(udat_format)(dates, milliseconds, buffer, capacity, NULL, status);
}

/// The names in dates, by the numbers of UDateFormatSymbolType.
enum icu_date_name {
  ICU_MONTHS = 1,
  ICU_SHORT_MONTHS = 2,
  ICU_SHORT_WEEKDAYS = 4,
  ICU_STANDALONE_SHORT_MONTHS = 11,
  ICU_STANDALONE_WEEKDAYS = 13,
  ICU_STANDALONE_SHORT_WEEKDAYS = 14,
};

static inline int32_t icu_date_symbol(
    const struct icu_dates *dates, enum icu_date_name type, int32_t index, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
  return ICU(udat_getSymbols)(dates, (int32_t)type, index, buffer, capacity, status);
}

/// The pattern of a language for the fields of a skeleton ("yMMMMd").
static inline int32_t icu_best_pattern(
    const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
  struct icu_patterns *patterns = ICU(udatpg_open)(locale, status);
  if (*status > 0) return 0;
  int32_t written =
      ICU(udatpg_getBestPattern)(patterns, skeleton, length, buffer, capacity, status);
  ICU(udatpg_close)(patterns);
  return written;
}

static inline int32_t icu_currency_of_locale(
    const char *locale, uint16_t *buffer, int32_t capacity, int32_t *status) {
  return ICU(ucurr_forLocale)(locale, buffer, capacity, status);
}

static inline int32_t icu_likely_locale(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  return ICU(uloc_addLikelySubtags)(locale, buffer, capacity, status);
}

static inline int32_t icu_language_name(
    const char *locale, const char *inLocale, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  return ICU(uloc_getDisplayLanguage)(locale, inLocale, buffer, capacity, status);
}

static inline int32_t icu_region_name(
    const char *locale, const char *inLocale, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  return ICU(uloc_getDisplayCountry)(locale, inLocale, buffer, capacity, status);
}
