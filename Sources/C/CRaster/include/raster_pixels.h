// SPDX-License-Identifier: MIT
// Kernels over whole bitmaps: format conversion, masks, blur. Premultiplied BGRA ("0xAARRGGBB" words) is the
// working format; strides are in bytes; counts may be zero.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// An 8-bit-per-component pixel format. `kind`: 0 colour, 1 gray (value at offset r), 2 alpha only.
/// r, g, b, a: byte offsets inside a pixel. `alpha`: 0 opaque, 1 premultiplied, 2 not premultiplied.
typedef struct {
    int32_t bytes, kind, r, g, b, a, alpha;
} raster_format;

/// Any format to premultiplied BGRA.
void raster_import(const uint8_t *source, size_t source_stride, raster_format format, uint8_t *target,
                   size_t target_stride, size_t width, size_t height);

/// Premultiplied BGRA to any format. Opaque formats get the colour over black; bytes that mean nothing become 255.
/// `to_linear` (256 entries) and `from_linear` (4096 entries) are the gray curve; only gray formats read them.
void raster_export(const uint8_t *source, size_t source_stride, raster_format format, uint8_t *target,
                   size_t target_stride, size_t width, size_t height, const float *to_linear,
                   const uint8_t *from_linear);

/// Lays a colour (premultiplied, 0xAARRGGBB) over all pixels as Quartz does, which drops what is less than a whole
/// level: target = colour + floor(target * (255 - alpha) / 255).
void raster_fill_over(uint8_t *pixels, size_t stride, size_t width, size_t height, uint32_t color);

/// The same with as much of the colour as `coverage` (a byte a pixel) lets through, rounded to nearest.
void raster_fill_over_coverage(uint8_t *pixels, size_t stride, const uint8_t *coverage, size_t coverage_stride,
                               size_t width, size_t height, uint32_t color);

/// Sets every pixel's alpha to 255.
void raster_make_opaque(uint8_t *pixels, size_t stride, size_t width, size_t height);

/// Colour conversion in place: each channel through its curve, a row-major 3x3 matrix on linear light, then
/// `from_linear` (4096 entries). Values outside [0, 1] clip.
void raster_convert(uint8_t *pixels, size_t stride, size_t width, size_t height, const float *curve_r,
                    const float *curve_g, const float *curve_b, const float *matrix, const uint8_t *from_linear);

/// Blend modes with exact bounds, by their CGBlendMode numbers: target = shape * blend(source, target) + (1 - shape)
/// * target. `source` has been multiplied by `shape` (coverage bytes) already. Modes that are not listed behave as
/// normal.
void raster_blend(const uint8_t *source, size_t source_stride, const uint8_t *shape, size_t shape_stride,
                  uint8_t *target, size_t target_stride, size_t width, size_t height, int32_t mode);

/// Gaussian blur of coverage bytes in place, standard deviation `sigma` in pixels; what lies outside is 0.
/// Returns 0 when it runs out of memory, and leaves the pixels unblurred.
int32_t raster_blur(uint8_t *coverage, size_t stride, size_t width, size_t height, double sigma);
