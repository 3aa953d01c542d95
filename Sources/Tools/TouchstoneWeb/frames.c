// SPDX-License-Identifier: MIT
//
// Frames: the engine's picture of a view, copied into memory that the app has mapped.
//
// One frame is under way at a time. The app takes it and says so ("taken"); only then may the engine begin another, at
// most sixty a second. Each frame has a piece of memory of its own, which the app shows as it is and gives back when
// nobody looks at it any more.
#define _GNU_SOURCE
#include "views.h"
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FRAME_MICROSECONDS = 16667 };

/// Pieces that are kept though no frame is in them: one is shown, one comes next, one is on its way back.
enum { SPARE_PIECES = 3 };

typedef struct {
    uint32_t number;
    int descriptor;
    size_t size;
    void *pixels;
    /// A frame is in it that the app may show.
    bool is_used;
} piece;

static void free_piece(gpointer data) {
    piece *p = data;
    if (p->pixels) munmap(p->pixels, p->size);
    if (p->descriptor >= 0) close(p->descriptor);
    g_free(p);
}

/// The app is told of it. NULL: there is no memory.
static piece *new_piece(view *v, size_t size) {
    piece *p = g_new0(piece, 1);
    *p = (piece){ .number = ++v->last_piece, .descriptor = memfd_create("touchstone-web", MFD_CLOEXEC) };
    void *mapped = MAP_FAILED;
    if (p->descriptor >= 0 && ftruncate(p->descriptor, (off_t)size) == 0) {
        mapped = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, p->descriptor, 0);
    }
    if (mapped == MAP_FAILED) { free_piece(p); return NULL; }
    p->pixels = mapped;
    p->size = size;
    g_ptr_array_add(v->pieces, p);
    char text[32];
    snprintf(text, sizeof text, "%zu", size);
    send_descriptor("memory", v->id, p->number, p->descriptor, text);
    return p;
}

static void drop_piece(view *v, piece *p) {
    send_texts("memory-", v->id, p->number, NULL);
    g_ptr_array_remove_fast(v->pieces, p);
}

/// A free piece of the size; those of other sizes are of a view that has another one now.
static piece *free_piece_of(view *v, size_t size) {
    piece *found = NULL;
    for (guint i = v->pieces->len; i > 0; i--) {
        piece *p = v->pieces->pdata[i - 1];
        if (p->is_used) continue;
        if (p->size == size) found = p;
        else drop_piece(v, p);
    }
    return found ? found : new_piece(v, size);
}

/// Fields: numbers of pieces.
static void take_back(view *v, const message *m) {
    int spare = 0;
    for (guint i = v->pieces->len; i > 0; i--) {
        piece *p = v->pieces->pdata[i - 1];
        for (int index = 0; index < m->count; index++) {
            if (p->number == (uint32_t)field_integer(m, index)) p->is_used = false;
        }
        if (!p->is_used && ++spare > SPARE_PIECES) drop_piece(v, p);
    }
}

static void release(view *v) {
    if (!v->waiting) return;
    engine.wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(v->exportable, v->waiting);
    v->waiting = NULL;
}

static gboolean complete(gpointer data) {
    view *v = data;
    v->pacing = 0;
    engine.wpe_view_backend_exportable_fdo_dispatch_frame_complete(v->exportable);
    return G_SOURCE_REMOVE;
}

static void begin_next(view *v) {
    if (v->is_shown) return;
    v->is_shown = true;
    gint64 left = v->last_frame + FRAME_MICROSECONDS - g_get_monotonic_time();
    if (left <= 1000) complete(v);
    else v->pacing = g_timeout_add((guint)(left / 1000), complete, v);
}

/// Fields: the pieces of memory that the app gives back.
void frame_taken(view *v, const message *m) {
    take_back(v, m);
    begin_next(v);
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
    piece *p = size > 0 ? free_piece_of(v, size) : NULL;
    if (p) {
        engine.wl_shm_buffer_begin_access(shared);
        memcpy(p->pixels, engine.wl_shm_buffer_get_data(shared), size);
        engine.wl_shm_buffer_end_access(shared);
        p->is_used = true;
        char w[16], h[16], s[16];
        snprintf(w, sizeof w, "%d", width);
        snprintf(h, sizeof h, "%d", height);
        snprintf(s, sizeof s, "%d", stride);
        v->is_shown = false;
        v->last_frame = g_get_monotonic_time();
        send_texts("frame", v->id, p->number, w, h, s, NULL);
    } else {
        v->is_shown = false;
        begin_next(v);
    }
    release(v);
}

static const struct exportable_client client = { .export_shm_buffer = export_frame };

void frames_attach(view *v) {
    v->pieces = g_ptr_array_new_with_free_func(free_piece);
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
    g_ptr_array_unref(v->pieces);
    g_ptr_array_unref(v->resources);
    g_free(v->inspected.page);
    g_free(v);
}
