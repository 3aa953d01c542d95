// SPDX-License-Identifier: MIT
#define K(name) name##_base
#include "fills.h"
#include "light.h"
#include "reduce.h"
#include "upright.h"
