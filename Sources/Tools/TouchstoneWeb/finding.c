// SPDX-License-Identifier: MIT
//
// Text search, and settings by their names.
#include "views.h"
#include <string.h>

static uint32_t searching;

static void found(Opaque finder, unsigned count, view *v) {
    (void)finder, (void)count;
    if (searching) send_texts("found", v->id, searching, "1", NULL);
    searching = 0;
}

static void not_found(Opaque finder, view *v) {
    (void)finder;
    if (searching) send_texts("found", v->id, searching, "0", NULL);
    searching = 0;
}

void finding_attach(view *v) {
    Opaque finder = engine.webkit_web_view_get_find_controller(v->web);
    g_signal_connect(finder, "found-text", G_CALLBACK(found), v);
    g_signal_connect(finder, "failed-to-find-text", G_CALLBACK(not_found), v);
}

/// Fields: text, options. The same text again looks for the next place.
void find_text(view *v, const message *m) {
    Opaque finder = engine.webkit_web_view_get_find_controller(v->web);
    const char *text = field(m, 0), *last = engine.webkit_find_controller_get_search_text(finder);
    uint32_t options = (uint32_t)field_integer(m, 1);
    searching = m->token;
    if (!*text) {
        engine.webkit_find_controller_search_finish(finder);
        not_found(finder, v);
    } else if (last && !strcmp(last, text) && engine.webkit_find_controller_get_options(finder) == options) {
        engine.webkit_find_controller_search_next(finder);
    } else {
        engine.webkit_find_controller_search(finder, text, options, 1);
    }
}

/// Fields: property of WebKitSettings, "b", "i" or "s", value.
void settings_set(view *v, const message *m) {
    GObject *settings = engine.webkit_web_view_get_settings(v->web);
    const char *name = field(m, 0), *text = field(m, 2);
    // Names differ a little between versions; what a version has not, it cannot do.
    if (!g_object_class_find_property(G_OBJECT_GET_CLASS(settings), name)) return;
    switch (field(m, 1)[0]) {
    case 'b': g_object_set(settings, name, field_integer(m, 2), NULL); break;
    case 'i': g_object_set(settings, name, (guint)field_integer(m, 2), NULL); break;
    default: g_object_set(settings, name, *text ? text : NULL, NULL); break;
    }
}
