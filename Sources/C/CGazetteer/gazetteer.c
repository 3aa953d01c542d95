// SPDX-License-Identifier: MIT
#include "CGazetteer.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char places[] = {
#embed "places.bin"
};
const void *ts_gazetteer_start(void) { return places; }
const unsigned long ts_gazetteer_size = sizeof places;
