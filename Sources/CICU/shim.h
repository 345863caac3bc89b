#pragma once
// ICU puts its version number into the name of every function (unumf_format_72) by macros, which
// Swift does not see. These functions have names that stay, and say nothing more than the calls.
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>
#include <unicode/ucal.h>
#include <string.h>

static inline UNumberFormatter *icu_open_number_formatter(
    const UChar *skeleton, int32_t length, const char *locale, UErrorCode *status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}

static inline void icu_close_number_formatter(UNumberFormatter *formatter) {
  unumf_close(formatter);
}

static inline UFormattedNumber *icu_open_result(UErrorCode *status) {
  return unumf_openResult(status);
}

static inline void icu_close_result(UFormattedNumber *result) { unumf_closeResult(result); }

/// Formats a decimal number in ASCII digits; returns the length of the text in UTF-16 units.
static inline int32_t icu_format_decimal(
    const UNumberFormatter *formatter, const char *number, int32_t length,
    UFormattedNumber *result, UChar *buffer, int32_t capacity, UErrorCode *status) {
  unumf_formatDecimal(formatter, number, length, result, status);
  return unumf_resultToString(result, buffer, capacity, status);
}

static inline UNumberFormat *icu_open_rules(
    int32_t ordinal, const char *locale, UErrorCode *status) {
  return unum_open(ordinal ? UNUM_ORDINAL : UNUM_SPELLOUT, NULL, 0, locale, NULL, status);
}

static inline UNumberFormat *icu_open_decimal(const char *locale, UErrorCode *status) {
  return unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, status);
}

static inline void icu_close_numbers(UNumberFormat *format) { unum_close(format); }

static inline void icu_choose_rules(
    UNumberFormat *format, const UChar *name, int32_t length, UErrorCode *status) {
  unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, name, length, status);
}

static inline int32_t icu_format_integer(
    const UNumberFormat *format, int64_t number, UChar *buffer, int32_t capacity,
    UErrorCode *status) {
  return unum_formatInt64(format, number, buffer, capacity, NULL, status);
}

static inline int32_t icu_number_symbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *buffer, int32_t capacity,
    UErrorCode *status) {
  return unum_getSymbol(format, symbol, buffer, capacity, status);
}

static inline UDateFormat *icu_open_dates(
    const UChar *pattern, int32_t length, const char *locale, const UChar *zone,
    int32_t zoneLength, UErrorCode *status) {
  UDateFormat *format = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, length, status);
  if (U_FAILURE(*status)) return NULL;
  // Dates are Gregorian from the first: a Julian calendar would move those before 1582.
  UCalendar *calendar = (UCalendar *)udat_getCalendar(format);
  UErrorCode ignored = U_ZERO_ERROR;
  ucal_setGregorianChange(calendar, -8.64e15, &ignored);
  return format;
}

static inline void icu_close_dates(UDateFormat *format) { udat_close(format); }

static inline int32_t icu_format_date(
    const UDateFormat *format, double milliseconds, UChar *buffer, int32_t capacity,
    UErrorCode *status) {
  return udat_format(format, milliseconds, buffer, capacity, NULL, status);
}

static inline int32_t icu_date_symbol(
    const UDateFormat *format, UDateFormatSymbolType type, int32_t index, UChar *buffer,
    int32_t capacity, UErrorCode *status) {
  return udat_getSymbols(format, type, index, buffer, capacity, status);
}

/// The pattern of a language for the fields of a skeleton ("yMMMMd").
static inline int32_t icu_best_pattern(
    const char *locale, const UChar *skeleton, int32_t length, UChar *buffer, int32_t capacity,
    UErrorCode *status) {
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  if (U_FAILURE(*status)) return 0;
  int32_t written = udatpg_getBestPattern(generator, skeleton, length, buffer, capacity, status);
  udatpg_close(generator);
  return written;
}

/// ICU's name of the locale that a BCP 47 tag means.
static inline int32_t icu_locale_of_tag(
    const char *tag, char *buffer, int32_t capacity, UErrorCode *status) {
  int32_t parsed = 0;
  return uloc_forLanguageTag(tag, buffer, capacity, &parsed, status);
}

static inline int32_t icu_currency_of_locale(
    const char *locale, UChar *buffer, int32_t capacity, UErrorCode *status) {
  return ucurr_forLocale(locale, buffer, capacity, status);
}

static inline int32_t icu_likely_locale(
    const char *locale, char *buffer, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, buffer, capacity, status);
}

static inline int32_t icu_language_name(
    const char *locale, const char *inLocale, UChar *buffer, int32_t capacity,
    UErrorCode *status) {
  return uloc_getDisplayLanguage(locale, inLocale, buffer, capacity, status);
}
