// SPDX-License-Identifier: MIT
#pragma once
#include "raster_pixels.h"
