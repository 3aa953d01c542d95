// SPDX-License-Identifier: MIT
// Image files to pixels and back. Every decoder takes bytes nobody has checked and answers with success or failure;
// none of them aborts, reads outside its input or writes outside its output.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// What a file says about itself before it is decoded.
typedef struct {
    uint32_t width, height;
    /// As stored in the file: 1 to 16.
    int32_t bits_per_component;
    /// 1 gray, 3 RGB, 4 CMYK.
    int32_t components;
    int32_t has_alpha;
    int32_t is_indexed, is_interlaced;
    /// Pixels per inch; 0 when the file does not say.
    double dpi_x, dpi_y;
    /// Gamma of the file as 1/2.2 style encoding exponent; 0 when it does not say.
    double gamma;
} codec_info;

/// Bytes the caller releases with codec_free.
typedef struct {
    uint8_t *bytes;
    size_t count;
} codec_bytes;

void codec_free(void *bytes);

// Pixel rows: BGRA with alpha not premultiplied ("straight"), or premultiplied where a function says so. `stride` in
// bytes, at least 4 * width. Functions return 1 for success, 0 for failure; 2 means the file ended early or was
// damaged and the rest is as it was before the call.

int32_t codec_png_info(const uint8_t *data, size_t count, codec_info *info, codec_bytes *profile);
int32_t codec_png_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                         uint32_t height);
/// `pixels` straight RGBA (`channels` 4), RGB (3) or gray (1).
int32_t codec_png_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                         double dpi, codec_bytes *result);

int32_t codec_jpeg_info(const uint8_t *data, size_t count, codec_info *info, codec_bytes *profile);
/// `denominator` 1, 2, 4 or 8 decodes at that fraction of the size (rounded up), which width and height must be.
int32_t codec_jpeg_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                          uint32_t height, int32_t denominator);
/// `pixels` BGRX (`channels` 4) or gray (1). `quality` 1 to 100. `exif` may be NULL: the bytes after "Exif\0\0".
int32_t codec_jpeg_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                          int32_t quality, const uint8_t *exif, size_t exif_count, codec_bytes *result);

int32_t codec_webp_info(const uint8_t *data, size_t count, codec_info *info, int32_t *is_animated);
int32_t codec_webp_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                          uint32_t height);
/// Frames, their total loop count (0 for ever); `delays` may be NULL, else it gets milliseconds for `capacity` frames.
int32_t codec_webp_frames(const uint8_t *data, size_t count, uint32_t *frames, uint32_t *loops, int32_t *delays,
                          size_t capacity);
/// The whole canvas as it looks at frame `index`, premultiplied.
int32_t codec_webp_frame(const uint8_t *data, size_t count, uint32_t index, uint8_t *pixels, size_t stride,
                         uint32_t width, uint32_t height);
/// The payload of a metadata chunk ("EXIF", "ICCP", "XMP ").
int32_t codec_webp_chunk(const uint8_t *data, size_t count, const char *name, codec_bytes *result);

int32_t codec_heif_info(const uint8_t *data, size_t count, codec_info *info, uint32_t *images);
/// Rotations and mirrorings of the file are applied.
int32_t codec_heif_decode(const uint8_t *data, size_t count, uint32_t index, uint8_t *pixels, size_t stride,
                          uint32_t width, uint32_t height);
int32_t codec_heif_exif(const uint8_t *data, size_t count, codec_bytes *result);
/// 1 where libheif and an encoder of its for HEVC are installed.
int32_t codec_heif_can_encode(void);
/// `pixels` straight RGBA (`channels` 4) or RGB (3). `quality` 0 to 100; `orientation` 1 to 8 as in Exif; `exif` may be
/// NULL: the bytes from the byte order mark on.
int32_t codec_heif_encode(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int32_t channels,
                          int32_t quality, int32_t orientation, const uint8_t *exif, size_t exif_count,
                          codec_bytes *result);
int32_t codec_heif_profile(const uint8_t *data, size_t count, codec_bytes *result);

/// A GIF being played. Frames are composed in order; asking for an earlier one starts over.
typedef struct codec_gif codec_gif;

typedef struct {
    uint32_t width, height, frames;
    /// -1: no loop extension (play once); 0: for ever.
    int32_t loops;
    int32_t has_transparency;
    int32_t bits_per_component;
} codec_gif_info;

/// `data` has to stay until codec_gif_close. NULL when it is no GIF or has no frame.
codec_gif *codec_gif_open(const uint8_t *data, size_t count, codec_gif_info *info);
/// Hundredths of a second.
int32_t codec_gif_delay(const codec_gif *gif, uint32_t index);
/// The canvas at frame `index`, premultiplied (a GIF's alpha is 0 or 255).
int32_t codec_gif_frame(codec_gif *gif, uint32_t index, uint8_t *pixels, size_t stride);
void codec_gif_close(codec_gif *gif);

/// One frame of a GIF to write: `indices` into `palette` (RGB triples), as many as width * height.
typedef struct {
    const uint8_t *indices;
    const uint8_t *palette;
    int32_t palette_count;
    int32_t transparent; // index, or -1
    int32_t delay;       // hundredths of a second
} codec_gif_frame_data;

/// `loops` -1 writes no loop extension, 0 means for ever.
int32_t codec_gif_encode(const codec_gif_frame_data *frames, uint32_t count, uint32_t width, uint32_t height,
                         int32_t loops, codec_bytes *result);

/// zlib's format; at most `limit` bytes. 2: the data ended early or was damaged, `result` is what came before.
int32_t codec_inflate(const uint8_t *data, size_t count, size_t limit, codec_bytes *result);
