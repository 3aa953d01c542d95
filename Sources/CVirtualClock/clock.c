// SPDX-License-Identifier: MIT
#include "CVirtualClock.h"
