#pragma once
#include <argp.h>
#include <stdlib.h>
