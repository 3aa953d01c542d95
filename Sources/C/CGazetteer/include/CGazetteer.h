// SPDX-License-Identifier: MIT
#pragma once

// Places of at least 15,000 people, packed by scripts/generate-gazetteer, which tells the layout. Data: GeoNames
// (geonames.org), Creative Commons Attribution 4.0.
const void *ts_gazetteer_start(void);
extern const unsigned long ts_gazetteer_size;
