// SPDX-License-Identifier: MIT
#include "CBaseMap.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char map[] = {
#embed "map.bin"
};
const void *ts_base_map_start(void) { return map; }
const unsigned long ts_base_map_size = sizeof map;
