// SPDX-License-Identifier: MIT
#include "bytes.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// Frames beyond these numbers are ignored: nothing real has them, and files that claim them cost hours.
enum { maximum_frames = 10000, maximum_canvas = 1 << 26 };

typedef struct {
    uint32_t delay; // hundredths of a second
    int32_t disposal, transparent;
} frame_info;

struct codec_gif {
    const uint8_t *data;
    size_t count, position;
    uint32_t width, height, frame_count;
    frame_info *frames;
    // The player: file open at `next`, the canvas as it is before it, and what "restore previous" restores.
    GifFileType *file;
    uint32_t next;
    uint32_t *canvas, *backup;
    int32_t damaged;
    struct {
        int32_t left, top, width, height, disposal;
    } last;
};

static int read_bytes(GifFileType *file, GifByteType *target, int count) {
    codec_gif *gif = file->UserData;
    size_t left = gif->count - gif->position;
    size_t taken = (size_t)count < left ? (size_t)count : left;
    memcpy(target, gif->data + gif->position, taken);
    gif->position += taken;
    return (int)taken;
}

static void rewind_player(codec_gif *gif) {
    int error = 0;
    if (gif->file) DGifCloseFile(gif->file, &error);
    gif->position = 0;
    gif->next = 0;
    gif->damaged = 0;
    memset(&gif->last, 0, sizeof gif->last);
    if (gif->canvas) memset(gif->canvas, 0, (size_t)gif->width * gif->height * 4);
    gif->file = DGifOpen(gif, read_bytes, &error);
}

static void read_control(const GifByteType *block, frame_info *frame) {
    if (!block || block[0] < 4) return;
    frame->disposal = block[1] >> 2 & 7;
    frame->transparent = block[1] & 1 ? block[4] : -1;
    frame->delay = (uint32_t)(block[2] | block[3] << 8);
}

/// Walks extensions up to the next image. 1: an image follows; 0: the end.
static int find_image(codec_gif *gif, frame_info *frame, int32_t *loops) {
    GifRecordType type;
    frame->disposal = 0;
    frame->delay = 0;
    frame->transparent = -1;
    while (DGifGetRecordType(gif->file, &type) == GIF_OK) {
        if (type == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(gif->file) == GIF_OK;
        if (type != EXTENSION_RECORD_TYPE) return 0;
        int code = 0, is_loop = 0;
        GifByteType *block = NULL;
        if (DGifGetExtension(gif->file, &code, &block) != GIF_OK) return 0;
        if (code == GRAPHICS_EXT_FUNC_CODE) read_control(block, frame);
        if (code == APPLICATION_EXT_FUNC_CODE && block && block[0] == 11 &&
            (!memcmp(block + 1, "NETSCAPE2.0", 11) || !memcmp(block + 1, "ANIMEXTS1.0", 11)))
            is_loop = 1;
        while (block) {
            if (DGifGetExtensionNext(gif->file, &block) != GIF_OK) return 0;
            if (is_loop && loops && block && block[0] >= 3 && block[1] == 1) *loops = block[2] | block[3] << 8;
        }
    }
    return 0;
}

static int skip_pixels(codec_gif *gif) {
    int size = 0;
    GifByteType *block = NULL;
    if (DGifGetCode(gif->file, &size, &block) != GIF_OK) return 0;
    while (block)
        if (DGifGetCodeNext(gif->file, &block) != GIF_OK) return 0;
    return 1;
}

static int scan(codec_gif *gif, codec_gif_info *info) {
    uint32_t capacity = 0;
    frame_info frame;
    info->loops = -1;
    while (gif->frame_count < maximum_frames && find_image(gif, &frame, &info->loops)) {
        if (gif->frame_count == capacity) {
            capacity = capacity ? capacity * 2 : 16;
            frame_info *grown = realloc(gif->frames, capacity * sizeof *grown);
            if (!grown) return 0;
            gif->frames = grown;
        }
        gif->frames[gif->frame_count++] = frame;
        if (frame.transparent >= 0) info->has_transparency = 1;
        GifImageDesc *d = &gif->file->Image;
        if (gif->frame_count == 1 &&
            (d->Left || d->Top || d->Width < (int)gif->width || d->Height < (int)gif->height))
            info->has_transparency = 1;
        if (!skip_pixels(gif)) break;
    }
    return gif->frame_count > 0;
}

codec_gif *codec_gif_open(const uint8_t *data, size_t count, codec_gif_info *info) {
    memset(info, 0, sizeof *info);
    if (count < 13 || memcmp(data, "GIF8", 4)) return NULL;
    codec_gif *gif = calloc(1, sizeof *gif);
    if (!gif) return NULL;
    gif->data = data;
    gif->count = count;
    rewind_player(gif);
    if (gif->file) {
        gif->width = (uint32_t)gif->file->SWidth;
        gif->height = (uint32_t)gif->file->SHeight;
        info->bits_per_component = gif->file->SColorResolution;
    }
    int fine = gif->file && codec_size_is_fine(gif->width, gif->height) &&
               (uint64_t)gif->width * gif->height <= maximum_canvas && scan(gif, info);
    if (!fine) {
        codec_gif_close(gif);
        return NULL;
    }
    info->width = gif->width;
    info->height = gif->height;
    info->frames = gif->frame_count;
    return gif;
}

int32_t codec_gif_delay(const codec_gif *gif, uint32_t index) {
    return index < gif->frame_count ? (int32_t)gif->frames[index].delay : 0;
}

/// What has to happen to the last frame before the next is drawn.
static void dispose_last(codec_gif *gif) {
    if (gif->last.disposal == DISPOSE_BACKGROUND) {
        for (int32_t y = 0; y < gif->last.height; y++)
            memset(gif->canvas + (size_t)(gif->last.top + y) * gif->width + gif->last.left, 0,
                   (size_t)gif->last.width * 4);
    } else if (gif->last.disposal == DISPOSE_PREVIOUS && gif->backup) {
        memcpy(gif->canvas, gif->backup, (size_t)gif->width * gif->height * 4);
    }
}

static void put_row(codec_gif *gif, const GifPixelType *line, int32_t y, const GifImageDesc *d,
                    const ColorMapObject *map, int32_t transparent) {
    if (y < 0 || y >= (int32_t)gif->height) return;
    uint32_t *row = gif->canvas + (size_t)y * gif->width;
    for (int32_t x = 0; x < d->Width; x++) {
        int32_t column = d->Left + x, index = line[x];
        if (column < 0 || column >= (int32_t)gif->width || index == transparent) continue;
        if (!map || index >= map->ColorCount) continue;
        GifColorType c = map->Colors[index];
        row[column] = 0xFF000000u | (uint32_t)c.Red << 16 | (uint32_t)c.Green << 8 | c.Blue;
    }
}

static int draw_image(codec_gif *gif, const frame_info *frame) {
    static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    GifImageDesc d = gif->file->Image;
    if (d.Width <= 0 || d.Height <= 0) return 0;
    const ColorMapObject *map = d.ColorMap ? d.ColorMap : gif->file->SColorMap;
    GifPixelType *line = malloc((size_t)d.Width);
    if (!line) return 0;
    int fine = 1;
    for (int pass = 0; pass < (d.Interlace ? 4 : 1) && fine; pass++) {
        int step = d.Interlace ? steps[pass] : 1;
        for (int y = d.Interlace ? starts[pass] : 0; y < d.Height && fine; y += step) {
            fine = DGifGetLine(gif->file, line, d.Width) == GIF_OK;
            if (fine) put_row(gif, line, d.Top + y, &d, map, frame->transparent);
        }
    }
    free(line);
    return fine;
}

static int32_t clamp(int64_t value, int64_t low, int64_t high) {
    return (int32_t)(value < low ? low : value > high ? high : value);
}

static int play_next(codec_gif *gif) {
    frame_info frame;
    dispose_last(gif);
    memset(&gif->last, 0, sizeof gif->last);
    if (gif->damaged || !gif->file || !find_image(gif, &frame, NULL)) return 0;
    if (frame.disposal == DISPOSE_PREVIOUS) {
        size_t bytes = (size_t)gif->width * gif->height * 4;
        if (!gif->backup) gif->backup = malloc(bytes);
        if (gif->backup) memcpy(gif->backup, gif->canvas, bytes);
    }
    GifImageDesc d = gif->file->Image;
    gif->last.left = clamp(d.Left, 0, gif->width);
    gif->last.top = clamp(d.Top, 0, gif->height);
    gif->last.width = clamp((int64_t)d.Left + d.Width, 0, gif->width) - gif->last.left;
    gif->last.height = clamp((int64_t)d.Top + d.Height, 0, gif->height) - gif->last.top;
    gif->last.disposal = frame.disposal;
    gif->next++;
    if (!draw_image(gif, &frame)) {
        gif->damaged = 1;
        return 2;
    }
    return 1;
}

int32_t codec_gif_frame(codec_gif *gif, uint32_t index, uint8_t *pixels, size_t stride) {
    if (index >= gif->frame_count) return 0;
    size_t bytes = (size_t)gif->width * gif->height * 4;
    if (!gif->canvas) {
        gif->canvas = calloc(1, bytes);
        if (!gif->canvas) return 0;
        rewind_player(gif);
    }
    if (gif->next > index + 1) rewind_player(gif);
    int32_t result = 1;
    while (gif->next <= index && result == 1) result = play_next(gif);
    for (uint32_t y = 0; y < gif->height; y++)
        memcpy(pixels + y * stride, gif->canvas + (size_t)y * gif->width, (size_t)gif->width * 4);
    return result;
}

void codec_gif_close(codec_gif *gif) {
    int error = 0;
    if (!gif) return;
    if (gif->file) DGifCloseFile(gif->file, &error);
    free(gif->frames);
    free(gif->canvas);
    free(gif->backup);
    free(gif);
}

// Writing

typedef struct {
    codec_bytes bytes;
    size_t capacity;
} writer;

static int write_bytes(GifFileType *file, const GifByteType *bytes, int count) {
    writer *w = file->UserData;
    return codec_append(&w->bytes, &w->capacity, bytes, (size_t)count) ? count : 0;
}

/// A palette's size must be a power of two from 2 on; the rest is black.
static ColorMapObject *make_map(const codec_gif_frame_data *frame) {
    int size = 2;
    while (size < frame->palette_count && size < 256) size *= 2;
    ColorMapObject *map = GifMakeMapObject(size, NULL);
    if (!map) return NULL;
    memset(map->Colors, 0, (size_t)size * sizeof *map->Colors);
    for (int i = 0; i < frame->palette_count && i < size; i++) {
        map->Colors[i].Red = frame->palette[3 * i];
        map->Colors[i].Green = frame->palette[3 * i + 1];
        map->Colors[i].Blue = frame->palette[3 * i + 2];
    }
    return map;
}

static int write_loops(GifFileType *file, int32_t loops) {
    uint8_t block[3] = {1, (uint8_t)(loops & 255), (uint8_t)(loops >> 8)};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, 3, block) == GIF_OK && EGifPutExtensionTrailer(file) == GIF_OK;
}

static int write_frame(GifFileType *file, const codec_gif_frame_data *frame, uint32_t width, uint32_t height) {
    uint8_t control[4] = {(uint8_t)((frame->transparent >= 0 ? 2 : 1) << 2 | (frame->transparent >= 0)),
                          (uint8_t)(frame->delay & 255), (uint8_t)(frame->delay >> 8),
                          (uint8_t)(frame->transparent >= 0 ? frame->transparent : 0)};
    ColorMapObject *map = make_map(frame);
    if (!map) return 0;
    int fine = EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, control) == GIF_OK &&
               EGifPutImageDesc(file, 0, 0, (int)width, (int)height, 0, map) == GIF_OK;
    GifPixelType *line = malloc(width);
    for (uint32_t y = 0; y < height && fine && line; y++) {
        memcpy(line, frame->indices + (size_t)y * width, width);
        fine = EGifPutLine(file, line, (int)width) == GIF_OK;
    }
    fine = fine && line;
    free(line);
    GifFreeMapObject(map);
    return fine;
}

int32_t codec_gif_encode(const codec_gif_frame_data *frames, uint32_t count, uint32_t width, uint32_t height,
                         int32_t loops, codec_bytes *result) {
    writer sink = {{0}};
    int error = 0;
    if (!count || width > 65535 || height > 65535) return 0;
    GifFileType *file = EGifOpen(&sink, write_bytes, &error);
    if (!file) return 0;
    EGifSetGifVersion(file, 1);
    ColorMapObject *map = make_map(frames);
    int fine = map && EGifPutScreenDesc(file, (int)width, (int)height, 8, 0, map) == GIF_OK;
    if (map) GifFreeMapObject(map);
    if (fine && loops >= 0) fine = write_loops(file, loops);
    for (uint32_t i = 0; i < count && fine; i++) fine = write_frame(file, frames + i, width, height);
    if (EGifCloseFile(file, &error) != GIF_OK) fine = 0;
    if (!fine) {
        free(sink.bytes.bytes);
        return 0;
    }
    *result = sink.bytes;
    return 1;
}
