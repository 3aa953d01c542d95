// SPDX-License-Identifier: MIT
#include "CRaster.h"
