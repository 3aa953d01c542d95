// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CBarcodes.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    bool ready;
    int32_t (*read)(const uint8_t *, int32_t, int32_t, uint32_t, struct ts_barcode **);
    uint8_t *(*write)(uint32_t, const uint8_t *, int32_t, int32_t, int32_t *, int32_t *);
} plugin;

static pthread_once_t once = PTHREAD_ONCE_INIT;

// Beside the library that this is in; else wherever the loader looks.
static void *open_plugin(void) {
    static const char name[] = "libTouchstoneBarcodes.so";
    Dl_info info;
    char path[4096];
    if (dladdr((const void *)open_plugin, &info) && info.dli_fname) {
        const char *slash = strrchr(info.dli_fname, '/');
        int folder = slash ? (int)(slash - info.dli_fname) + 1 : 0;
        snprintf(path, sizeof path, "%.*s%s", folder, info.dli_fname, name);
        void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (handle) return handle;
    }
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

#define FIND(member, symbol) (*(void **)&plugin.member = dlsym(handle, symbol)) != NULL

static void load(void) {
    void *handle = open_plugin();
    plugin.ready = handle && FIND(read, "ts_barcode_plugin_read") && FIND(write, "ts_barcode_plugin_write");
}

int32_t ts_barcodes_read(
    const uint8_t *grey, int32_t width, int32_t height, uint32_t kinds, struct ts_barcode **found) {
    *found = NULL;
    pthread_once(&once, load);
    return plugin.ready ? plugin.read(grey, width, height, kinds, found) : -1;
}

void ts_barcodes_free(struct ts_barcode *found, int32_t count) {
    for (int32_t index = 0; index < count; index++) free(found[index].text);
    free(found);
}

uint8_t *ts_barcode_write(
    uint32_t kind, const uint8_t *bytes, int32_t count, int32_t level, int32_t *width, int32_t *height) {
    pthread_once(&once, load);
    return plugin.ready ? plugin.write(kind, bytes, count, level, width, height) : NULL;
}
