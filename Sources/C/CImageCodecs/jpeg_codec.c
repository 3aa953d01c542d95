// SPDX-License-Identifier: MIT
#include "bytes.h"

#include <stdio.h>

#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
} error_manager;

static void fail(j_common_ptr jpeg) {
    error_manager *errors = (error_manager *)jpeg->err;
    longjmp(errors->escape, 1);
}

static void ignore_message(j_common_ptr jpeg, int level) {
    if (level < 0) jpeg->err->num_warnings++;
}

static void ignore_output(j_common_ptr jpeg) { (void)jpeg; }

static struct jpeg_error_mgr *prepare(error_manager *errors) {
    struct jpeg_error_mgr *base = jpeg_std_error(&errors->base);
    base->error_exit = fail;
    base->emit_message = ignore_message;
    base->output_message = ignore_output;
    return base;
}

/// A progressive file may hold any number of scans over the whole picture; nobody's camera writes that many.
static void limit_scans(j_common_ptr jpeg) {
    if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > 500) fail(jpeg);
}

static struct jpeg_progress_mgr progress_limit = {limit_scans, 0, 0, 0, 0};

static int looks_like_jpeg(const uint8_t *data, size_t count) {
    return count > 3 && data[0] == 0xFF && data[1] == 0xD8 && data[2] == 0xFF;
}

int32_t codec_jpeg_info(const uint8_t *data, size_t count, codec_info *info, codec_bytes *profile) {
    if (!looks_like_jpeg(data, count)) return 0;
    struct jpeg_decompress_struct jpeg;
    error_manager errors;
    memset(&jpeg, 0, sizeof jpeg);
    memset(info, 0, sizeof *info);
    jpeg.err = prepare(&errors);
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&jpeg);
        return 0;
    }
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, data, count);
    if (profile) jpeg_save_markers(&jpeg, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(&jpeg, TRUE);
    info->width = jpeg.image_width;
    info->height = jpeg.image_height;
    info->bits_per_component = 8;
    info->components = jpeg.num_components == 1 ? 1 : jpeg.num_components == 4 ? 4 : 3;
    info->is_interlaced = jpeg.progressive_mode;
    if (jpeg.density_unit == 1) {
        info->dpi_x = jpeg.X_density;
        info->dpi_y = jpeg.Y_density;
    } else if (jpeg.density_unit == 2) {
        info->dpi_x = jpeg.X_density * 2.54;
        info->dpi_y = jpeg.Y_density * 2.54;
    }
    if (profile) {
        JOCTET *bytes = NULL;
        unsigned int length = 0;
        if (jpeg_read_icc_profile(&jpeg, &bytes, &length)) {
            profile->bytes = bytes;
            profile->count = length;
        }
    }
    jpeg_destroy_decompress(&jpeg);
    return codec_size_is_fine(info->width, info->height);
}

/// CMYK rows (Adobe's are inverted) to BGRA in place: libjpeg wrote C, M, Y, K.
static void cmyk_to_bgra(uint8_t *row, uint32_t width, int inverted) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        uint32_t c = row[0], m = row[1], y = row[2], k = row[3];
        if (!inverted) {
            c = 255 - c;
            m = 255 - m;
            y = 255 - y;
            k = 255 - k;
        }
        row[0] = (uint8_t)((y * k + 127) / 255);
        row[1] = (uint8_t)((m * k + 127) / 255);
        row[2] = (uint8_t)((c * k + 127) / 255);
        row[3] = 255;
    }
}

int32_t codec_jpeg_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                          uint32_t height, int32_t denominator) {
    if (!looks_like_jpeg(data, count)) return 0;
    struct jpeg_decompress_struct jpeg;
    error_manager errors;
    volatile int started = 0;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = prepare(&errors);
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&jpeg);
        return started ? 2 : 0;
    }
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, data, count);
    struct jpeg_progress_mgr progress = progress_limit;
    jpeg.progress = &progress;
    jpeg_read_header(&jpeg, TRUE);
    int is_cmyk = jpeg.num_components == 4;
    jpeg.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg.scale_num = 1;
    jpeg.scale_denom = (unsigned)denominator;
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height || jpeg.output_components != 4)
        fail((j_common_ptr)&jpeg);
    started = 1;
    while (jpeg.output_scanline < height) {
        uint8_t *row = pixels + (size_t)jpeg.output_scanline * stride;
        if (jpeg_read_scanlines(&jpeg, &row, 1) != 1) break;
        if (is_cmyk) cmyk_to_bgra(row, width, jpeg.saw_Adobe_marker);
    }
    int damaged = jpeg.output_scanline < height || jpeg.err->num_warnings > 0;
    jpeg_destroy_decompress(&jpeg);
    return damaged ? 2 : 1;
}

static void write_exif(struct jpeg_compress_struct *jpeg, const uint8_t *exif, size_t count) {
    if (!exif || count + 8 > 0xFFFF) return;
    jpeg_write_m_header(jpeg, JPEG_APP0 + 1, (unsigned)(count + 6));
    for (int i = 0; i < 6; i++) jpeg_write_m_byte(jpeg, "Exif\0\0"[i]);
    for (size_t i = 0; i < count; i++) jpeg_write_m_byte(jpeg, exif[i]);
}

int32_t codec_jpeg_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                          int32_t quality, const uint8_t *exif, size_t exif_count, codec_bytes *result) {
    struct jpeg_compress_struct jpeg;
    error_manager errors;
    // Both live on the heap, because locals changed after setjmp are lost.
    struct {
        unsigned char *bytes;
        unsigned long count;
    } *sink = calloc(1, sizeof *sink);
    if (!sink) return 0;
    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = prepare(&errors);
    if (setjmp(errors.escape)) {
        jpeg_destroy_compress(&jpeg);
        free(sink->bytes);
        free(sink);
        return 0;
    }
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &sink->bytes, &sink->count);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = channels;
    jpeg.in_color_space = channels == 1 ? JCS_GRAYSCALE : JCS_EXT_BGRX;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    if (quality >= 90 && channels != 1) {
        // No chroma subsampling where the quality asks for fine colour edges.
        jpeg.comp_info[0].h_samp_factor = 1;
        jpeg.comp_info[0].v_samp_factor = 1;
    }
    jpeg.optimize_coding = TRUE;
    jpeg_start_compress(&jpeg, TRUE);
    write_exif(&jpeg, exif, exif_count);
    while (jpeg.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * stride);
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    result->bytes = sink->bytes;
    result->count = sink->count;
    free(sink);
    return 1;
}
