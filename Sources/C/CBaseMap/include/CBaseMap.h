// SPDX-License-Identifier: MIT
#pragma once

// Coasts, borders and rivers, packed by scripts/generate-basemap, which tells the layout. Data: Natural Earth, public
// domain.
const void *ts_base_map_start(void);
extern const unsigned long ts_base_map_size;
