// SPDX-License-Identifier: MIT
// Packs rectangles of the screen for the browser. Speed counts more than size: the reader is most often on the same
// machine, and the next frame waits.
#include "encode.h"

#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct bytes {
    uint8_t *data;
    size_t length, capacity;
} bytes;

static void append(png_structp png, png_bytep data, png_size_t length) {
    bytes *b = png_get_io_ptr(png);
    if (b->length + length > b->capacity) {
        size_t capacity = (b->length + length) * 2;
        uint8_t *grown = realloc(b->data, capacity);
        if (!grown) png_error(png, "out of memory");
        b->data = grown;
        b->capacity = capacity;
    }
    memcpy(b->data + b->length, data, length);
    b->length += length;
}

static void flush(png_structp png) { (void)png; }

static void *encode_png(const uint8_t *pixels, int32_t stride, int32_t width, int32_t height, size_t *length) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    if (!png) return NULL;
    png_infop info = png_create_info_struct(png);
    bytes out = {0};
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(out.data);
        return NULL;
    }
    png_set_write_fn(png, &out, append, flush);
    png_set_compression_level(png, 1);
    png_set_filter(png, 0, PNG_FILTER_UP);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    png_set_bgr(png);
    for (int32_t y = 0; y < height; y++) png_write_row(png, (png_const_bytep)(pixels + (size_t)y * (size_t)stride));
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    *length = out.length;
    return out.data;
}

typedef struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf jump;
} failure;

static void fail(j_common_ptr info) { longjmp(((failure *)info->err)->jump, 1); }

static void *encode_jpeg(
    const uint8_t *pixels, int32_t stride, int32_t width, int32_t height, int32_t quality, size_t *length) {
    struct jpeg_compress_struct info;
    failure error;
    unsigned char *out = NULL;
    unsigned long size = 0;
    info.err = jpeg_std_error(&error.manager);
    error.manager.error_exit = fail;
    if (setjmp(error.jump)) {
        jpeg_destroy_compress(&info);
        free(out);
        return NULL;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &out, &size);
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    info.dct_method = JDCT_FASTEST;
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * (size_t)stride);
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    *length = size;
    return out;
}

void *ts_encode(const void *pixels, int32_t stride, int32_t width, int32_t height, int32_t quality, size_t *length) {
    return quality == 0 ? encode_png(pixels, stride, width, height, length)
                        : encode_jpeg(pixels, stride, width, height, quality, length);
}
