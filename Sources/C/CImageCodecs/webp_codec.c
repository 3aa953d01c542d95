// SPDX-License-Identifier: MIT
#include "bytes.h"

#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

int32_t codec_webp_info(const uint8_t *data, size_t count, codec_info *info, int32_t *is_animated) {
    WebPBitstreamFeatures features;
    if (count < 12 || memcmp(data, "RIFF", 4) || memcmp(data + 8, "WEBP", 4)) return 0;
    if (WebPGetFeatures(data, count, &features) != VP8_STATUS_OK) return 0;
    memset(info, 0, sizeof *info);
    info->width = (uint32_t)features.width;
    info->height = (uint32_t)features.height;
    info->bits_per_component = 8;
    info->components = 3;
    info->has_alpha = features.has_alpha;
    *is_animated = features.has_animation;
    return codec_size_is_fine(info->width, info->height);
}

int32_t codec_webp_decode(const uint8_t *data, size_t count, uint8_t *pixels, size_t stride, uint32_t width,
                          uint32_t height) {
    codec_info info;
    int32_t animated = 0;
    if (!codec_webp_info(data, count, &info, &animated) || animated) return 0;
    if (info.width != width || info.height != height) return 0;
    return WebPDecodeBGRAInto(data, count, pixels, stride * height, (int)stride) != NULL;
}

int32_t codec_webp_frames(const uint8_t *data, size_t count, uint32_t *frames, uint32_t *loops, int32_t *delays,
                          size_t capacity) {
    WebPData source = {data, count};
    WebPDemuxer *demuxer = WebPDemux(&source);
    if (!demuxer) return 0;
    *frames = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
    *loops = WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT);
    WebPIterator frame;
    if (delays && WebPDemuxGetFrame(demuxer, 1, &frame)) {
        do {
            if ((size_t)frame.frame_num > capacity) break;
            delays[frame.frame_num - 1] = frame.duration;
        } while (WebPDemuxNextFrame(&frame));
        WebPDemuxReleaseIterator(&frame);
    }
    WebPDemuxDelete(demuxer);
    return *frames > 0;
}

int32_t codec_webp_frame(const uint8_t *data, size_t count, uint32_t index, uint8_t *pixels, size_t stride,
                         uint32_t width, uint32_t height) {
    WebPData source = {data, count};
    WebPAnimDecoderOptions options;
    WebPAnimInfo info;
    codec_info header;
    int32_t animated = 0, found = 0;
    if (!codec_webp_info(data, count, &header, &animated) || header.width != width || header.height != height)
        return 0;
    if (!WebPAnimDecoderOptionsInit(&options)) return 0;
    options.color_mode = MODE_bgrA;
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&source, &options);
    if (!decoder) return 0;
    if (WebPAnimDecoderGetInfo(decoder, &info) && info.canvas_width == width && info.canvas_height == height) {
        for (uint32_t i = 0; i <= index; i++) {
            uint8_t *canvas = NULL;
            int timestamp = 0;
            if (!WebPAnimDecoderGetNext(decoder, &canvas, &timestamp)) break;
            if (i != index) continue;
            for (uint32_t y = 0; y < height; y++) memcpy(pixels + y * stride, canvas + (size_t)y * width * 4, width * 4);
            found = 1;
        }
    }
    WebPAnimDecoderDelete(decoder);
    return found;
}

int32_t codec_webp_chunk(const uint8_t *data, size_t count, const char *name, codec_bytes *result) {
    WebPData source = {data, count};
    WebPDemuxer *demuxer = WebPDemux(&source);
    if (!demuxer) return 0;
    WebPChunkIterator chunk;
    int32_t found = 0;
    if (WebPDemuxGetChunk(demuxer, name, 1, &chunk)) {
        result->bytes = malloc(chunk.chunk.size ? chunk.chunk.size : 1);
        if (result->bytes) {
            memcpy(result->bytes, chunk.chunk.bytes, chunk.chunk.size);
            result->count = chunk.chunk.size;
            found = 1;
        }
        WebPDemuxReleaseChunkIterator(&chunk);
    }
    WebPDemuxDelete(demuxer);
    return found;
}
