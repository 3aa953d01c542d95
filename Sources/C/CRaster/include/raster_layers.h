// SPDX-License-Identifier: MIT
// The compositor's kernels. Targets are premultiplied BGRA words, `stride` in words; all coordinates are device pixels
// of the target. Every pixel's result depends on that pixel alone, never on the clip it is drawn through, and all
// arithmetic on pixels is integer, so that partial repaints equal full ones byte for byte on every machine.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Descriptors of CALayer.init(layer:) and of NSObject.init() in their classes' vtables, for making layers of classes
/// that are known only at run time.
const void *crl_layer_init_layer_descriptor(void);
const void *crl_layer_class_descriptor(void);
const void *crl_object_init_descriptor(void);
const void *crl_object_class_descriptor(void);

/// A target and the half-open rectangle of it that may be written.
typedef struct {
    uint32_t *pixels;
    ptrdiff_t stride;
    int32_t x0, y0, x1, y1;
} crl_target;

/// A convex polygon, vertices in 1/256 pixel in either direction; at most CRL_MAX_VERTICES.
typedef struct {
    const int32_t *points; // x, y pairs
    int32_t count;
} crl_polygon;

enum { CRL_MAX_VERTICES = 512 };

/// Where colours of an image are read: `u = ux * x + uy * y + u0` in pixels of the image, likewise v, both divided by
/// `w` when `perspective`. Reads are limited to [min, max] (inclusive pixels).
typedef struct {
    const uint32_t *pixels;
    ptrdiff_t stride;
    int32_t min_x, min_y, max_x, max_y;
    double ux, uy, u0, vx, vy, v0, wx, wy, w0;
    int32_t perspective;
    /// 0: nearest pixel, 1: bilinear.
    int32_t linear;
    /// Multiplies alpha, 0 to 255.
    uint32_t alpha;
    /// Multiplies the colour, 0 to 255 each, as 0xAARRGGBB; 0xFFFFFFFF leaves it.
    uint32_t tint;
    /// All pixels read have alpha 255.
    int32_t opaque;
    /// Colours add up, as particles' do.
    int32_t additive;
} crl_image;

/// A gradient: premultiplied colours at equal steps and the map from pixels to the gradient's space. Axial: t is x of
/// that space; radial: the distance from its origin; conic: the angle from its x axis, in turns.
typedef struct {
    const uint32_t *colors;
    int32_t count;
    int32_t kind;
    double ux, uy, u0, vx, vy, v0, wx, wy, w0;
    int32_t opaque;
} crl_gradient;

/// Coverage bytes that a colour is drawn through: a quarter of a symmetric blurred rectangle, mirrored at its middle,
/// or a whole mask when `width` is 0.
typedef struct {
    const uint8_t *bytes;
    ptrdiff_t stride;
    int32_t columns, rows;
    /// Size of the whole in pixels of the mask; 0: not mirrored.
    double width, height;
    double ux, uy, u0, vx, vy, v0, wx, wy, w0;
    int32_t perspective;
    /// Mirrored, affine and so fine that the nearest byte will do; three more bytes can be read after the last.
    int32_t nearest;
    uint32_t color;
} crl_mask;

/// `color` (premultiplied) over all of the clip.
void crl_fill(crl_target target, uint32_t color);
void crl_clear(crl_target target);
/// `color` over the polygon with exact area coverage.
void crl_fill_polygon(crl_target target, crl_polygon shape, uint32_t color);
/// `color` over what `outer` covers and `inner` does not.
void crl_fill_ring(crl_target target, crl_polygon outer, crl_polygon inner, uint32_t color);
/// Pixels of an image placed pixel on pixel: (x, y) of the target shows (x - dx, y - dy) of the image.
void crl_blit(crl_target target, const uint32_t *pixels, ptrdiff_t stride, int32_t dx, int32_t dy, uint32_t alpha,
              uint32_t tint, int32_t opaque);
void crl_draw_image(crl_target target, crl_polygon shape, const crl_image *image);
/// Where a scaled image is read along rows or along columns: `u = step * x + offset` or `v = step * y + offset`.
typedef struct {
    double step, offset;
    int32_t is_row;
} crl_axis;
/// Whether pixels [start, start + count) of a target read an image where those `shift` before them did, to the last bit
/// that counts.
int32_t crl_reads_alike(crl_axis now, crl_axis before, int32_t start, int32_t count, int32_t shift);
void crl_draw_gradient(crl_target target, crl_polygon shape, const crl_gradient *gradient);
/// `hole` (count 0: none): where it covers fully, nothing is drawn; what lies there is hidden anyway.
void crl_draw_mask(crl_target target, const crl_mask *mask, crl_polygon hole);

/// Copies the clip's pixels to `saved`, rows of the clip's width.
void crl_save(crl_target target, uint32_t *saved);
/// target = saved + (target - saved) * alpha / 255
void crl_restore_alpha(crl_target target, const uint32_t *saved, uint32_t alpha);
/// The same with a byte a pixel, multiplied by `alpha`.
void crl_restore_mask(crl_target target, const uint32_t *saved, const uint8_t *mask, ptrdiff_t mask_stride,
                      uint32_t alpha);
/// Saves only what the polygon does not fully cover, for `crl_restore_outside` with the same arguments.
void crl_save_outside(crl_target target, crl_polygon shape, uint32_t *saved);
void crl_restore_outside(crl_target target, crl_polygon shape, const uint32_t *saved);

/// The polygon's coverage as bytes, rows of `stride`; pixel (0, 0) of `bytes` is (x0, y0).
void crl_polygon_coverage(uint8_t *bytes, ptrdiff_t stride, int32_t x0, int32_t y0, int32_t width, int32_t height,
                          crl_polygon shape);
/// The alpha bytes of pixels.
void crl_extract_alpha(const uint32_t *pixels, ptrdiff_t stride, uint8_t *bytes, ptrdiff_t byte_stride, int32_t width,
                       int32_t height);
/// Whether every pixel has alpha 255; stops at the first that has not.
int32_t crl_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height);
/// Halves an image, 2 by 2 pixels averaged; odd edges repeat.
void crl_halve(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out,
               ptrdiff_t out_stride);
/// Makes an image smaller, or leaves its size: each pixel is the mean of the area that it covers. Sides are at least 1 and at most
/// those of the image. 0 when out of memory.
int32_t crl_reduce(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride,
                   int32_t out_width, int32_t out_height);
/// Separable blur of coverage bytes by a Gaussian of the given standard deviation; outside is 0. `weights` must hold
/// `2 * radius + 1` numbers that sum to 65536. 0 when out of memory.
int32_t crl_gaussian(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, const uint16_t *weights,
                     int32_t radius);
/// Weighted sums of neighbours: `from[k]` times the first weight, and those `i * step` before and behind it, added, times
/// weight `i`, in order of `i` up to `reach`. `count` numbers.
void crl_symmetric_sum(const float *from, float *to, ptrdiff_t count, ptrdiff_t step, const float *weights,
                       int32_t reach);
/// Premultiplied light, four floats a pixel, to premultiplied 8-bit sRGB, 0xAARRGGBB. `codes`: those of 65,537 equally
/// spaced amounts of light and one more.
void crl_encode_light(const float *pixels, uint32_t *words, int32_t count, const float *codes);
/// A page that is being turned: a picture at (x, y) of the target.
typedef struct {
    const uint32_t *pixels;
    ptrdiff_t stride;
    int32_t x, y, width, height;
    /// Unit vector from the side that is lifted to the other, and how far along it the page begins.
    double ux, uy, start;
    /// Where the page leaves the ground, pixels from its beginning, and how tightly it bends.
    double fold, radius;
} crl_page;

/// Draws what can be seen of the page, and the shadows it casts.
void crl_turn_page(crl_target target, const crl_page *page);

/// For tests that compare both kinds of kernels: 0 turns those for AVX2 off.
/// What lies in `width` x `height` pixels, blurred: one pixel of `out` for each square of `step`, averaged, three box
/// passes of 2 * radius + 1, colours moved away from grey by `saturation` / 256. 0 when there is no memory.
int32_t crl_backdrop(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t step,
                     int32_t radius, int32_t saturation, uint32_t *out, ptrdiff_t out_stride);

void crl_use_wide_kernels(int32_t wanted);

/// Memory that begins again where it ends: byte i and byte i + bytes are the same, 0 <= i < bytes. Rounds `bytes` up to
/// whole pages; all zero; NULL where the kernel gives none.
void *crl_ring_create(size_t *bytes);
void crl_ring_destroy(void *ring, size_t bytes);

/// All zero, and in large pages if the kernel has them: twelve megabytes of small ones are three thousand faults. NULL
/// where there is no memory.
void *crl_screen_create(size_t bytes);
void crl_screen_destroy(void *screen, size_t bytes);
