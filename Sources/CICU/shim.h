#pragma once
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>
#include <unicode/uscript.h>
#include <unicode/upluralrules.h>
