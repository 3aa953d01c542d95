// SPDX-License-Identifier: MIT
// Each kernel exists for every x86-64 and for those with AVX2; the results are the same bytes.
#include "raster_layers.h"
#include "upright512.h"

#if defined(__x86_64__)
#define VARIANTS(result, name, parameters) \
    result name##_base parameters;         \
    result name##_avx2 parameters;
#define CHOOSE(name) (has_avx2 ? name##_avx2 : name##_base)
static int has_avx2;
int crl_has_avx512;
static void choose_kernels(int wanted) {
    has_avx2 = wanted && __builtin_cpu_supports("avx2");
    crl_has_avx512 = has_avx2 && wanted != 2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
}
__attribute__((constructor)) static void look_at_processor(void) {
    __builtin_cpu_init();
    choose_kernels(1);
}
/// For tests that compare them: 0 turns the wide kernels off, 2 those of AVX-512, 1 none.
void crl_use_wide_kernels(int32_t wanted) { choose_kernels(wanted); }
#else
#define VARIANTS(result, name, parameters) result name##_base parameters;
#define CHOOSE(name) name##_base
void crl_use_wide_kernels(int32_t wanted) { (void)wanted; }
#endif

VARIANTS(void, crl_fill, (crl_target target, uint32_t color))
void crl_fill(crl_target target, uint32_t color) { CHOOSE(crl_fill)(target, color); }

VARIANTS(void, crl_clear, (crl_target target))
void crl_clear(crl_target target) { CHOOSE(crl_clear)(target); }

VARIANTS(void, crl_fill_polygon, (crl_target target, crl_polygon shape, uint32_t color))
void crl_fill_polygon(crl_target target, crl_polygon shape, uint32_t color) { CHOOSE(crl_fill_polygon)(target, shape, color); }

VARIANTS(void, crl_fill_ring, (crl_target target, crl_polygon outer, crl_polygon inner, uint32_t color))
void crl_fill_ring(crl_target target, crl_polygon outer, crl_polygon inner, uint32_t color) { CHOOSE(crl_fill_ring)(target, outer, inner, color); }

VARIANTS(void, crl_blit, (crl_target target, const uint32_t *pixels, ptrdiff_t stride, int32_t dx, int32_t dy, uint32_t alpha, uint32_t tint, int32_t opaque))
void crl_blit(crl_target target, const uint32_t *pixels, ptrdiff_t stride, int32_t dx, int32_t dy, uint32_t alpha, uint32_t tint, int32_t opaque) { CHOOSE(crl_blit)(target, pixels, stride, dx, dy, alpha, tint, opaque); }

VARIANTS(void, crl_draw_image, (crl_target target, crl_polygon shape, const crl_image *image))
void crl_draw_image(crl_target target, crl_polygon shape, const crl_image *image) { CHOOSE(crl_draw_image)(target, shape, image); }

VARIANTS(int32_t, crl_reads_alike, (crl_axis now, crl_axis before, int32_t start, int32_t count, int32_t shift))
int32_t crl_reads_alike(crl_axis now, crl_axis before, int32_t start, int32_t count, int32_t shift) { return CHOOSE(crl_reads_alike)(now, before, start, count, shift); }

VARIANTS(void, crl_draw_gradient, (crl_target target, crl_polygon shape, const crl_gradient *gradient))
void crl_draw_gradient(crl_target target, crl_polygon shape, const crl_gradient *gradient) { CHOOSE(crl_draw_gradient)(target, shape, gradient); }

VARIANTS(void, crl_draw_mask, (crl_target target, const crl_mask *mask, crl_polygon hole))
void crl_draw_mask(crl_target target, const crl_mask *mask, crl_polygon hole) { CHOOSE(crl_draw_mask)(target, mask, hole); }

VARIANTS(void, crl_save, (crl_target target, uint32_t *saved))
void crl_save(crl_target target, uint32_t *saved) { CHOOSE(crl_save)(target, saved); }

VARIANTS(void, crl_restore_alpha, (crl_target target, const uint32_t *saved, uint32_t alpha))
void crl_restore_alpha(crl_target target, const uint32_t *saved, uint32_t alpha) { CHOOSE(crl_restore_alpha)(target, saved, alpha); }

VARIANTS(void, crl_restore_mask, (crl_target target, const uint32_t *saved, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t alpha))
void crl_restore_mask(crl_target target, const uint32_t *saved, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t alpha) { CHOOSE(crl_restore_mask)(target, saved, mask, mask_stride, alpha); }

VARIANTS(void, crl_save_outside, (crl_target target, crl_polygon shape, uint32_t *saved))
void crl_save_outside(crl_target target, crl_polygon shape, uint32_t *saved) { CHOOSE(crl_save_outside)(target, shape, saved); }

VARIANTS(void, crl_restore_outside, (crl_target target, crl_polygon shape, const uint32_t *saved))
void crl_restore_outside(crl_target target, crl_polygon shape, const uint32_t *saved) { CHOOSE(crl_restore_outside)(target, shape, saved); }

VARIANTS(void, crl_polygon_coverage, (uint8_t *bytes, ptrdiff_t stride, int32_t x0, int32_t y0, int32_t width, int32_t height, crl_polygon shape))
void crl_polygon_coverage(uint8_t *bytes, ptrdiff_t stride, int32_t x0, int32_t y0, int32_t width, int32_t height, crl_polygon shape) { CHOOSE(crl_polygon_coverage)(bytes, stride, x0, y0, width, height, shape); }

VARIANTS(void, crl_extract_alpha, (const uint32_t *pixels, ptrdiff_t stride, uint8_t *bytes, ptrdiff_t byte_stride, int32_t width, int32_t height))
void crl_extract_alpha(const uint32_t *pixels, ptrdiff_t stride, uint8_t *bytes, ptrdiff_t byte_stride, int32_t width, int32_t height) { CHOOSE(crl_extract_alpha)(pixels, stride, bytes, byte_stride, width, height); }

VARIANTS(int32_t, crl_reduce, (const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride, int32_t out_width, int32_t out_height))
int32_t crl_reduce(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride, int32_t out_width, int32_t out_height) { return CHOOSE(crl_reduce)(pixels, stride, width, height, out, out_stride, out_width, out_height); }

VARIANTS(void, crl_halve, (const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride))
void crl_halve(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t *out, ptrdiff_t out_stride) { CHOOSE(crl_halve)(pixels, stride, width, height, out, out_stride); }

VARIANTS(void, crl_symmetric_sum, (const float *from, float *to, ptrdiff_t count, ptrdiff_t step, const float *weights, int32_t reach))
void crl_symmetric_sum(const float *from, float *to, ptrdiff_t count, ptrdiff_t step, const float *weights, int32_t reach) { CHOOSE(crl_symmetric_sum)(from, to, count, step, weights, reach); }

VARIANTS(void, crl_encode_light, (const float *pixels, uint32_t *words, int32_t count, const float *codes))
void crl_encode_light(const float *pixels, uint32_t *words, int32_t count, const float *codes) { CHOOSE(crl_encode_light)(pixels, words, count, codes); }

VARIANTS(int32_t, crl_gaussian, (uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, const uint16_t *weights, int32_t radius))
int32_t crl_gaussian(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, const uint16_t *weights, int32_t radius) { return CHOOSE(crl_gaussian)(bytes, stride, width, height, weights, radius); }


VARIANTS(int32_t, crl_is_opaque, (const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height))
int32_t crl_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height) { return CHOOSE(crl_is_opaque)(pixels, stride, width, height); }
