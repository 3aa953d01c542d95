// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>
#include <stdint.h>

// Vector images: SVG through librsvg, PDF through poppler. Both are opened when the first such image is drawn, so that
// apps without vector images load neither.

enum ts_vector_kind { TS_VECTOR_SVG = 1, TS_VECTOR_PDF = 2 };

typedef struct ts_vector_size {
    double width, height; // points; an SVG's px are points
} ts_vector_size;

// The size of an image, or of one element of an SVG (`#id`, its ink box). 0 when the bytes are no such image, it has no
// size, the element is missing, or the library is not installed: `error` then says why.
int32_t ts_vector_measure(
    int32_t kind, const void *bytes, size_t length, const char *element, ts_vector_size *size, char *error,
    size_t error_size);

// Fills `pixels`, which are premultiplied BGRA and zero, with the image scaled to width x height. 0 on failure.
int32_t ts_vector_draw(
    int32_t kind, const void *bytes, size_t length, const char *element, void *pixels, int32_t width, int32_t height,
    int32_t stride, char *error, size_t error_size);

// MARK: Documents

// Whether PDF documents can be read at all.
int32_t ts_pdf_is_installed(void);
// A PDF document, whose bytes are copied. NULL when poppler cannot read it or is not installed: `error` then says why, and
// `*locked` is 1 when only the password is missing or wrong. Handles are used by one thread at a time.
void *ts_pdf_open(
    const void *bytes, size_t length, const char *password, int32_t *locked, char *error, size_t error_size);
void ts_pdf_close(void *document);
int32_t ts_pdf_page_count(void *document);
// The size that page `index`, from 0, is shown at: turned upright and cropped. 0 when there is no such page.
int32_t ts_pdf_page_size(void *document, int32_t index, ts_vector_size *size);
// Draws the page upright and cropped into the rectangle from the origin to its size, y down, with a cairo context.
int32_t ts_pdf_page_draw(void *document, int32_t index, void *cairo);
