// SPDX-License-Identifier: MIT
// Glyph masks and coloured glyph images onto premultiplied BGRA pixels.
#ifndef RASTER_GLYPHS_H
#define RASTER_GLYPHS_H

#include <stddef.h>
#include <stdint.h>

/// Lays a colour (premultiplied, 0xAARRGGBB) over the target through an 8-bit mask.
void raster_glyph_blend(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, size_t width,
                        size_t height, uint32_t color);

/// Adds a mask to 8-bit coverage, up to full coverage.
void raster_glyph_add(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, size_t width,
                      size_t height);

/// Lays premultiplied BGRA pixels over others, times an opacity of 0 to 255.
void raster_glyph_over(uint8_t *target, size_t target_stride, const uint8_t *source, size_t source_stride, size_t width,
                       size_t height, uint32_t opacity);

/// Scales premultiplied BGRA pixels: averages areas when smaller, interpolates linearly when larger.
void raster_glyph_scale(const uint8_t *source, size_t source_stride, size_t source_width, size_t source_height,
                        uint8_t *target, size_t target_stride, size_t target_width, size_t target_height);

#endif
