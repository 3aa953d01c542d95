// SPDX-License-Identifier: MIT
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Kinds of codes; a set of them is a sum.
enum {
    TS_BARCODE_QR = 1 << 0,
    TS_BARCODE_AZTEC = 1 << 1,
    TS_BARCODE_PDF417 = 1 << 2,
    TS_BARCODE_DATA_MATRIX = 1 << 3,
    TS_BARCODE_EAN13 = 1 << 4,
    TS_BARCODE_EAN8 = 1 << 5,
    TS_BARCODE_UPCE = 1 << 6,
    TS_BARCODE_CODE39 = 1 << 7,
    TS_BARCODE_CODE93 = 1 << 8,
    TS_BARCODE_CODE128 = 1 << 9,
    TS_BARCODE_ITF = 1 << 10,
    TS_BARCODE_CODABAR = 1 << 11,
};

struct ts_barcode {
    uint32_t kind;
    // In UTF-8.
    char *text;
    // Top left, bottom left, bottom right, top right as the code stands: x and y in pixels, y down.
    double corners[8];
};

// What the plug-in has; libTouchstoneBarcodes.so is opened at the first call, for zxing-cpp is in C++ and large.

// Looks for codes of these kinds in grey pixels, the top row first. Returns how many there are, to be freed by
// ts_barcodes_free; -1 when zxing-cpp is not installed.
int32_t ts_barcodes_read(
    const uint8_t *grey, int32_t width, int32_t height, uint32_t kinds, struct ts_barcode **found);
void ts_barcodes_free(struct ts_barcode *found, int32_t count);

// The modules of a code with these bytes, the top row first, 1 for dark, to be freed by free; NULL when the kind cannot be
// written, the bytes do not fit, or zxing-cpp is not installed. `level`: how much of the code may be lost, 0 to 8.
uint8_t *ts_barcode_write(
    uint32_t kind, const uint8_t *bytes, int32_t count, int32_t level, int32_t *width, int32_t *height);

#ifdef __cplusplus
}
#endif
