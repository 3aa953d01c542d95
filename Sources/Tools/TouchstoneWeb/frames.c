// SPDX-License-Identifier: MIT
//
// Frames: the engine's picture of a view, copied into memory that the app has mapped.
//
// One frame is under way at a time. The app takes it and says so ("taken"); only then may the engine begin another, at
// most sixty a second.
#define _GNU_SOURCE
#include "views.h"
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FRAME_MICROSECONDS = 16667 };

/// Memory for a frame of `size` bytes; the app is told of another one.
static bool provide_memory(view *v, size_t size) {
    if (size <= v->memory_size) return true;
    if (v->pixels) munmap(v->pixels, v->memory_size);
    if (v->memory >= 0) close(v->memory);
    v->pixels = NULL;
    v->memory_size = 0;
    v->memory = memfd_create("touchstone-web", MFD_CLOEXEC);
    if (v->memory < 0 || ftruncate(v->memory, (off_t)size) != 0) return false;
    void *mapped = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, v->memory, 0);
    if (mapped == MAP_FAILED) return false;
    v->pixels = mapped;
    v->memory_size = size;
    char text[32];
    snprintf(text, sizeof text, "%zu", size);
    send_descriptor("memory", v->id, v->memory, text);
    return true;
}

static void release(view *v) {
    if (!v->waiting) return;
    engine.wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(v->exportable, v->waiting);
    v->waiting = NULL;
}

static void export_frame(void *data, struct wpe_fdo_shm_exported_buffer *buffer) {
    view *v = data;
    if (v->is_closed) {
        engine.wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(v->exportable, buffer);
        return;
    }
    struct wl_shm_buffer *shared = engine.wpe_fdo_shm_exported_buffer_get_shm_buffer(buffer);
    v->waiting = buffer;
    int width = engine.wl_shm_buffer_get_width(shared), height = engine.wl_shm_buffer_get_height(shared);
    int stride = engine.wl_shm_buffer_get_stride(shared);
    size_t size = (size_t)stride * (size_t)height;
    if (size > 0 && provide_memory(v, size)) {
        engine.wl_shm_buffer_begin_access(shared);
        memcpy(v->pixels, engine.wl_shm_buffer_get_data(shared), size);
        engine.wl_shm_buffer_end_access(shared);
        char w[16], h[16], s[16];
        snprintf(w, sizeof w, "%d", width);
        snprintf(h, sizeof h, "%d", height);
        snprintf(s, sizeof s, "%d", stride);
        v->is_shown = false;
        v->last_frame = g_get_monotonic_time();
        send_texts("frame", v->id, 0, w, h, s, NULL);
    } else {
        v->is_shown = false;
        frame_taken(v);
    }
    release(v);
}

static gboolean complete(gpointer data) {
    view *v = data;
    v->pacing = 0;
    engine.wpe_view_backend_exportable_fdo_dispatch_frame_complete(v->exportable);
    return G_SOURCE_REMOVE;
}

void frame_taken(view *v) {
    if (v->is_shown) return;
    v->is_shown = true;
    gint64 left = v->last_frame + FRAME_MICROSECONDS - g_get_monotonic_time();
    if (left <= 1000) complete(v);
    else v->pacing = g_timeout_add((guint)(left / 1000), complete, v);
}

static const struct exportable_client client = { .export_shm_buffer = export_frame };

void frames_attach(view *v) {
    v->exportable = engine.wpe_view_backend_exportable_fdo_create(&client, v, v->width, v->height);
    v->backend = engine.wpe_view_backend_exportable_fdo_get_view_backend(v->exportable);
}

void frames_stop(view *v) {
    v->is_closed = true;
    if (v->pacing) g_source_remove(v->pacing);
    v->pacing = 0;
}

void frames_free(void *data) {
    view *v = data;
    engine.wpe_view_backend_exportable_fdo_destroy(v->exportable);
    if (v->pixels) munmap(v->pixels, v->memory_size);
    if (v->memory >= 0) close(v->memory);
    g_ptr_array_unref(v->resources);
    g_free(v);
}
