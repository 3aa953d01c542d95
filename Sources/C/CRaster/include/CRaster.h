// SPDX-License-Identifier: MIT
#pragma once
#include "raster_pixels.h"
#include "raster_layers.h"
#include "raster_glyphs.h"
