// SPDX-License-Identifier: MIT
#include "bytes.h"
#include "heif_library.h"

#include <stdlib.h>
#include <string.h>

/// Set by `open_context`, with which everything begins.
static const heif_library *_Atomic heif;

static struct heif_context *open_context(const uint8_t *data, size_t count) {
    if (count < 12 || memcmp(data + 4, "ftyp", 4)) return NULL;
    const heif_library *loaded = load_heif();
    if (!loaded) return NULL;
    heif = loaded;
    struct heif_context *context = heif->heif_context_alloc();
    if (!context) return NULL;
    heif->heif_context_set_maximum_image_size_limit(context, codec_maximum_side);
    if (heif->heif_context_read_from_memory_without_copy(context, data, count, NULL).code == heif_error_Ok) return context;
    heif->heif_context_free(context);
    return NULL;
}

/// The image at `index` of the top-level ones, the primary one first.
static struct heif_image_handle *open_image(struct heif_context *context, uint32_t index) {
    struct heif_image_handle *handle = NULL;
    if (index == 0)
        return heif->heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok ? handle : NULL;
    int count = heif->heif_context_get_number_of_top_level_images(context);
    if (count <= 0 || index >= (uint32_t)count) return NULL;
    heif_item_id *ids = calloc((size_t)count, sizeof *ids), primary = 0;
    if (!ids) return NULL;
    heif->heif_context_get_primary_image_ID(context, &primary);
    count = heif->heif_context_get_list_of_top_level_image_IDs(context, ids, count);
    uint32_t position = 0;
    for (int i = 0; i < count; i++) {
        if (ids[i] == primary || ++position != index) continue;
        if (heif->heif_context_get_image_handle(context, ids[i], &handle).code != heif_error_Ok) handle = NULL;
        break;
    }
    free(ids);
    return handle;
}

int32_t codec_heif_info(const uint8_t *data, size_t count, codec_info *info, uint32_t *images) {
    struct heif_context *context = open_context(data, count);
    if (!context) return 0;
    struct heif_image_handle *handle = open_image(context, 0);
    int32_t fine = 0;
    if (handle) {
        memset(info, 0, sizeof *info);
        info->width = (uint32_t)heif->heif_image_handle_get_width(handle);
        info->height = (uint32_t)heif->heif_image_handle_get_height(handle);
        info->bits_per_component = 8;
        info->components = 3;
        info->has_alpha = heif->heif_image_handle_has_alpha_channel(handle);
        *images = (uint32_t)heif->heif_context_get_number_of_top_level_images(context);
        fine = codec_size_is_fine(info->width, info->height);
        heif->heif_image_handle_release(handle);
    }
    heif->heif_context_free(context);
    return fine;
}

static void copy_rows(const struct heif_image *image, uint8_t *pixels, size_t stride, uint32_t width,
                      uint32_t height) {
    int source_stride = 0;
    const uint8_t *source = heif->heif_image_get_plane_readonly(image, heif_channel_interleaved, &source_stride);
    if (!source) return;
    for (uint32_t y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * (size_t)source_stride;
        uint8_t *to = pixels + y * stride;
        for (uint32_t x = 0; x < width; x++, from += 4, to += 4) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            to[3] = from[3];
        }
    }
}

int32_t codec_heif_decode(const uint8_t *data, size_t count, uint32_t index, uint8_t *pixels, size_t stride,
                          uint32_t width, uint32_t height) {
    struct heif_context *context = open_context(data, count);
    if (!context) return 0;
    int32_t done = 0;
    struct heif_image_handle *handle = open_image(context, index);
    struct heif_image *image = NULL;
    if (handle && heif->heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL).code ==
                      heif_error_Ok) {
        if ((uint32_t)heif->heif_image_get_width(image, heif_channel_interleaved) == width &&
            (uint32_t)heif->heif_image_get_height(image, heif_channel_interleaved) == height) {
            copy_rows(image, pixels, stride, width, height);
            done = 1;
        }
        heif->heif_image_release(image);
    }
    if (handle) heif->heif_image_handle_release(handle);
    heif->heif_context_free(context);
    return done;
}

int32_t codec_heif_exif(const uint8_t *data, size_t count, codec_bytes *result) {
    struct heif_context *context = open_context(data, count);
    if (!context) return 0;
    struct heif_image_handle *handle = open_image(context, 0);
    int32_t found = 0;
    heif_item_id id = 0;
    if (handle && heif->heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) == 1) {
        size_t size = heif->heif_image_handle_get_metadata_size(handle, id);
        uint8_t *bytes = size > 4 && size < (16 << 20) ? malloc(size) : NULL;
        if (bytes && heif->heif_image_handle_get_metadata(handle, id, bytes).code == heif_error_Ok) {
            // Four bytes say how far behind them the TIFF header lies.
            size_t skip = ((size_t)bytes[0] << 24 | (size_t)bytes[1] << 16 | (size_t)bytes[2] << 8 | bytes[3]) + 4;
            if (skip < size) {
                memmove(bytes, bytes + skip, size - skip);
                result->bytes = bytes;
                result->count = size - skip;
                bytes = NULL;
                found = 1;
            }
        }
        free(bytes);
    }
    if (handle) heif->heif_image_handle_release(handle);
    heif->heif_context_free(context);
    return found;
}

int32_t codec_heif_profile(const uint8_t *data, size_t count, codec_bytes *result) {
    struct heif_context *context = open_context(data, count);
    if (!context) return 0;
    struct heif_image_handle *handle = open_image(context, 0);
    int32_t found = 0;
    if (handle) {
        enum heif_color_profile_type type = heif->heif_image_handle_get_color_profile_type(handle);
        size_t size = heif->heif_image_handle_get_raw_color_profile_size(handle);
        if ((type == heif_color_profile_type_prof || type == heif_color_profile_type_rICC) && size && size < (16 << 20)) {
            result->bytes = malloc(size);
            found = result->bytes && heif->heif_image_handle_get_raw_color_profile(handle, result->bytes).code == heif_error_Ok;
            if (found) {
                result->count = size;
            } else {
                free(result->bytes);
                result->bytes = NULL;
            }
        }
        heif->heif_image_handle_release(handle);
    }
    heif->heif_context_free(context);
    return found;
}
