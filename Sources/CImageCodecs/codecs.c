// SPDX-License-Identifier: MIT
#include "CImageCodecs.h"
