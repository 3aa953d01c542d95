// SPDX-License-Identifier: MIT
#include "bytes.h"
#include "heif_library.h"

#include <stdlib.h>
#include <string.h>

static const heif_library *writing_library(void) {
    const heif_library *heif = load_heif();
    return heif && heif->writes ? heif : NULL;
}

int32_t codec_heif_can_encode(void) {
    const heif_library *heif = writing_library();
    struct heif_context *context = heif ? heif->heif_context_alloc() : NULL;
    if (!context) return 0;
    struct heif_encoder *encoder = NULL;
    int32_t found =
        heif->heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder).code == heif_error_Ok;
    if (encoder) heif->heif_encoder_release(encoder);
    heif->heif_context_free(context);
    return found;
}

static struct heif_error collect(struct heif_context *context, const void *data, size_t size, void *target) {
    (void)context;
    codec_bytes *result = target;
    uint8_t *grown = realloc(result->bytes, result->count + size);
    if (!grown) return (struct heif_error){heif_error_Memory_allocation_error, heif_suberror_Unspecified, "no memory"};
    memcpy(grown + result->count, data, size);
    result->bytes = grown;
    result->count += size;
    return (struct heif_error){heif_error_Ok, heif_suberror_Unspecified, ""};
}

static struct heif_image *make_image(const heif_library *heif, const uint8_t *pixels, size_t stride, uint32_t width,
                                     uint32_t height, int32_t channels) {
    struct heif_image *image = NULL;
    enum heif_chroma chroma = channels == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
    if (heif->heif_image_create((int)width, (int)height, heif_colorspace_RGB, chroma, &image).code != heif_error_Ok)
        return NULL;
    int target_stride = 0;
    uint8_t *target = NULL;
    if (heif->heif_image_add_plane(image, heif_channel_interleaved, (int)width, (int)height, 8).code == heif_error_Ok)
        target = heif->heif_image_get_plane(image, heif_channel_interleaved, &target_stride);
    if (!target) {
        heif->heif_image_release(image);
        return NULL;
    }
    for (uint32_t y = 0; y < height; y++)
        memcpy(target + (size_t)y * (size_t)target_stride, pixels + y * stride, (size_t)width * (size_t)channels);
    return image;
}

static struct heif_image_handle *encode(const heif_library *heif, struct heif_context *context,
                                        struct heif_image *image, int32_t quality, int32_t orientation) {
    struct heif_encoder *encoder = NULL;
    struct heif_image_handle *handle = NULL;
    if (heif->heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder).code != heif_error_Ok)
        return NULL;
    heif->heif_encoder_set_lossy_quality(encoder, quality);
    struct heif_encoding_options *options = heif->heif_encoding_options_alloc();
    // The enumeration's values are those of Exif.
    if (options && options->version >= 5) options->image_orientation = (enum heif_orientation)orientation;
    if (heif->heif_context_encode_image(context, image, encoder, options, &handle).code != heif_error_Ok) handle = NULL;
    if (options) heif->heif_encoding_options_free(options);
    heif->heif_encoder_release(encoder);
    return handle;
}

int32_t codec_heif_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                          int32_t quality, int32_t orientation, const uint8_t *exif, size_t exif_count,
                          codec_bytes *result) {
    const heif_library *heif = writing_library();
    struct heif_context *context = heif ? heif->heif_context_alloc() : NULL;
    if (!context) return 0;
    *result = (codec_bytes){NULL, 0};
    struct heif_image *image = make_image(heif, pixels, stride, width, height, channels);
    struct heif_image_handle *handle = image ? encode(heif, context, image, quality, orientation) : NULL;
    int32_t done = 0;
    if (handle) {
        struct heif_writer writer = {1, collect};
        if (exif && exif_count) heif->heif_context_add_exif_metadata(context, handle, exif, (int)exif_count);
        done = heif->heif_context_write(context, &writer, result).code == heif_error_Ok && result->count;
        heif->heif_image_handle_release(handle);
    }
    if (image) heif->heif_image_release(image);
    heif->heif_context_free(context);
    if (!done) {
        free(result->bytes);
        *result = (codec_bytes){NULL, 0};
    }
    return done;
}
