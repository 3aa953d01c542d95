// SPDX-License-Identifier: MIT
#include "bytes.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *data;
    size_t left;
} reader;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    reader *r = png_get_io_ptr(png);
    if (count > r->left) png_error(png, "end of data");
    memcpy(target, r->data, count);
    r->data += count;
    r->left -= count;
}

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static png_structp start_reading(reader *source, png_infop *info) {
    if (source->left < 8 || png_sig_cmp(source->data, 0, 8)) return NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (!png) return NULL;
    *info = png_create_info_struct(png);
    if (!*info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return NULL;
    }
    png_set_user_limits(png, codec_maximum_side, codec_maximum_side);
    png_set_chunk_cache_max(png, 128);
    png_set_chunk_malloc_max(png, 16 << 20);
    png_set_read_fn(png, source, read_bytes);
    return png;
}

static void describe(png_structp png, png_infop info, codec_info *result) {
    int color = png_get_color_type(png, info);
    result->width = png_get_image_width(png, info);
    result->height = png_get_image_height(png, info);
    result->bits_per_component = png_get_bit_depth(png, info);
    result->components = color & PNG_COLOR_MASK_COLOR ? 3 : 1;
    result->has_alpha = (color & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
    result->is_indexed = color == PNG_COLOR_TYPE_PALETTE;
    result->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    png_uint_32 x = 0, y = 0;
    int unit = 0;
    if (png_get_pHYs(png, info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER) {
        result->dpi_x = x * 0.0254;
        result->dpi_y = y * 0.0254;
    }
    double gamma = 0;
    int intent = 0;
    if (!png_get_sRGB(png, info, &intent) && png_get_gAMA(png, info, &gamma)) result->gamma = gamma;
}

static void copy_profile(png_structp png, png_infop info, codec_bytes *profile) {
    png_charp name = NULL;
    png_bytep bytes = NULL;
    png_uint_32 count = 0;
    int compression = 0;
    if (!png_get_iCCP(png, info, &name, &compression, &bytes, &count) || !count) return;
    profile->bytes = malloc(count);
    if (!profile->bytes) return;
    memcpy(profile->bytes, bytes, count);
    profile->count = count;
}

int32_t codec_png_info(const uint8_t *data, size_t count, codec_info *info, codec_bytes *profile) {
    reader source = {data, count};
    png_infop header = NULL;
    png_structp png = start_reading(&source, &header);
    if (!png) return 0;
    memset(info, 0, sizeof *info);
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &header, NULL);
        return 0;
    }
    png_read_info(png, header);
    describe(png, header, info);
    if (profile) copy_profile(png, header, profile);
    png_destroy_read_struct(&png, &header, NULL);
    return codec_size_is_fine(info->width, info->height);
}

static void set_transforms(png_structp png, png_infop header) {
    int color = png_get_color_type(png, header);
    if (color == PNG_COLOR_TYPE_PALETTE) png_set_palette_to_rgb(png);
    if (!(color & PNG_COLOR_MASK_COLOR)) {
        png_set_expand_gray_1_2_4_to_8(png);
        png_set_gray_to_rgb(png);
    }
    if (png_get_valid(png, header, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
    png_set_scale_16(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_bgr(png);
}

// Decoding is pushed, not pulled: libpng then hands out every row that the bytes at hand suffice for.

typedef struct {
    uint8_t *pixels;
    size_t stride;
    uint32_t width, height;
    int started, finished;
} row_sink;

static void header_read(png_structp png, png_infop header) {
    row_sink *sink = png_get_progressive_ptr(png);
    if (png_get_image_width(png, header) != sink->width || png_get_image_height(png, header) != sink->height)
        png_error(png, "size");
    set_transforms(png, header);
    png_set_interlace_handling(png);
    png_read_update_info(png, header);
    if (png_get_rowbytes(png, header) != (size_t)sink->width * 4) png_error(png, "row size");
    sink->started = 1;
}

static void row_read(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    row_sink *sink = png_get_progressive_ptr(png);
    (void)pass;
    if (row && y < sink->height) png_progressive_combine_row(png, sink->pixels + y * sink->stride, row);
}

static void end_read(png_structp png, png_infop header) {
    row_sink *sink = png_get_progressive_ptr(png);
    (void)header;
    sink->finished = 1;
}

int32_t codec_png_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                         uint32_t height) {
    reader source = {data, count};
    png_infop header = NULL;
    png_structp png = start_reading(&source, &header);
    if (!png) return 0;
    // Outlives longjmp, because it is changed through pointers only.
    row_sink *sink = calloc(1, sizeof *sink);
    if (sink) {
        *sink = (row_sink){pixels, stride, width, height, 0, 0};
        if (!setjmp(png_jmpbuf(png))) {
            png_set_progressive_read_fn(png, sink, header_read, row_read, end_read);
            png_process_data(png, header, (png_bytep)data, count);
        }
    }
    int32_t result = !sink || !sink->started ? 0 : sink->finished ? 1 : 2;
    free(sink);
    png_destroy_read_struct(&png, &header, NULL);
    return result;
}

typedef struct {
    codec_bytes bytes;
    size_t capacity;
} writer;

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    writer *w = png_get_io_ptr(png);
    if (!codec_append(&w->bytes, &w->capacity, bytes, count)) png_error(png, "memory");
}

static void flush_nothing(png_structp png) { (void)png; }

int32_t codec_png_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                         double dpi, codec_bytes *result) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (!png) return 0;
    png_infop header = png_create_info_struct(png);
    writer *sink = calloc(1, sizeof *sink);
    if (!header || !sink || setjmp(png_jmpbuf(png))) {
        if (sink) free(sink->bytes.bytes);
        free(sink);
        png_destroy_write_struct(&png, header ? &header : NULL);
        return 0;
    }
    int color = channels == 1 ? PNG_COLOR_TYPE_GRAY : channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA;
    png_set_write_fn(png, sink, write_bytes, flush_nothing);
    png_set_IHDR(png, header, width, height, 8, color, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, header, PNG_sRGB_INTENT_PERCEPTUAL);
    if (dpi > 0) {
        png_uint_32 per_meter = (png_uint_32)(dpi / 0.0254 + 0.5);
        png_set_pHYs(png, header, per_meter, per_meter, PNG_RESOLUTION_METER);
    }
    png_set_compression_level(png, 6);
    png_write_info(png, header);
    for (uint32_t y = 0; y < height; y++) png_write_row(png, pixels + y * stride);
    png_write_end(png, header);
    *result = sink->bytes;
    free(sink);
    png_destroy_write_struct(&png, &header);
    return 1;
}
