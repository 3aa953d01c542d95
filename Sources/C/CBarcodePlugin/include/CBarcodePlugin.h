// SPDX-License-Identifier: MIT
#pragma once
#include "CBarcodes.h"

#ifdef __cplusplus
extern "C" {
#endif

// What CBarcodes passes its calls on to.
int32_t ts_barcode_plugin_read(
    const uint8_t *grey, int32_t width, int32_t height, uint32_t kinds, struct ts_barcode **found);
uint8_t *ts_barcode_plugin_write(
    uint32_t kind, const uint8_t *bytes, int32_t count, int32_t level, int32_t *width, int32_t *height);

#ifdef __cplusplus
}
#endif
