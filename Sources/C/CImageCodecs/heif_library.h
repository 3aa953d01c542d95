// SPDX-License-Identifier: MIT
// libheif, loaded when the first HEIF image comes: it brings video decoders along, whose start-up took a seventh of the
// instructions to an app's first frame.
#pragma once
#include <libheif/heif.h>

#define HEIF_FUNCTIONS(X) \
    X(heif_context_alloc) \
    X(heif_context_set_maximum_image_size_limit) \
    X(heif_context_read_from_memory_without_copy) \
    X(heif_context_free) \
    X(heif_context_get_primary_image_handle) \
    X(heif_context_get_number_of_top_level_images) \
    X(heif_context_get_primary_image_ID) \
    X(heif_context_get_list_of_top_level_image_IDs) \
    X(heif_context_get_image_handle) \
    X(heif_image_handle_get_width) \
    X(heif_image_handle_get_height) \
    X(heif_image_handle_has_alpha_channel) \
    X(heif_image_handle_release) \
    X(heif_image_get_plane_readonly) \
    X(heif_decode_image) \
    X(heif_image_get_width) \
    X(heif_image_get_height) \
    X(heif_image_release) \
    X(heif_image_handle_get_list_of_metadata_block_IDs) \
    X(heif_image_handle_get_metadata_size) \
    X(heif_image_handle_get_metadata) \
    X(heif_image_handle_get_color_profile_type) \
    X(heif_image_handle_get_raw_color_profile_size) \
    X(heif_image_handle_get_raw_color_profile)

#define HEIF_WRITING_FUNCTIONS(X) \
    X(heif_context_get_encoder_for_format) \
    X(heif_encoder_release) \
    X(heif_encoder_set_lossy_quality) \
    X(heif_encoding_options_alloc) \
    X(heif_encoding_options_free) \
    X(heif_image_create) \
    X(heif_image_add_plane) \
    X(heif_image_get_plane) \
    X(heif_context_encode_image) \
    X(heif_context_add_exif_metadata) \
    X(heif_context_write)

typedef struct {
#define X(name) __typeof__(&name) name;
    HEIF_FUNCTIONS(X)
    HEIF_WRITING_FUNCTIONS(X)
#undef X
    /// The second list is there.
    int writes;
} heif_library;

/// NULL where libheif is not installed. Any thread.
const heif_library *load_heif(void);
