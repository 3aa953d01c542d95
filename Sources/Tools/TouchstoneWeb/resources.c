// SPDX-License-Identifier: MIT
//
// What a page is made of: the bytes of its main resource and of all that it has loaded, as the engine holds them.
#include "views.h"
#include <string.h>

static void let_go(gpointer resource) { g_object_unref(resource); }

static void resource_started(WebKitWebView *web, Opaque resource, Opaque request, view *v) {
    (void)web, (void)request;
    g_ptr_array_add(v->resources, g_object_ref(resource));
}

void resources_attach(view *v) {
    v->resources = g_ptr_array_new_with_free_func(let_go);
    g_signal_connect(v->web, "resource-load-started", G_CALLBACK(resource_started), v);
}

void resources_begin_load(view *v) { v->resources_before = v->resources->len; }

void resources_commit_load(view *v) {
    g_ptr_array_remove_range(v->resources, 0, MIN(v->resources_before, v->resources->len));
    v->resources_before = 0;
}

// MARK: All of them

/// One answer for all: three fields for each resource.
typedef struct { uint32_t view, token; guint waiting; GPtrArray *urls, *types, *bodies; } collection;
typedef struct { collection *all; guint index; } part;

static void send_collection(collection *all) {
    GPtrArray *fields = g_ptr_array_new();
    for (guint i = 0; i < all->urls->len; i++) {
        // Left out: what never arrived.
        if (!all->bodies->pdata[i]) continue;
        g_ptr_array_add(fields, g_bytes_new(all->urls->pdata[i], strlen(all->urls->pdata[i])));
        g_ptr_array_add(fields, g_bytes_new(all->types->pdata[i], strlen(all->types->pdata[i])));
        g_ptr_array_add(fields, all->bodies->pdata[i]);
    }
    send_parts("data", all->view, all->token, (int)fields->len, (GBytes *const *)fields->pdata);
    for (guint i = 0; i < fields->len; i++) g_bytes_unref(fields->pdata[i]);
    g_ptr_array_unref(fields);
    g_ptr_array_unref(all->urls);
    g_ptr_array_unref(all->types);
    g_ptr_array_unref(all->bodies);
    g_free(all);
}

static void finish_part(collection *all) {
    if (--all->waiting == 0) send_collection(all);
}

static void got_part(GObject *resource, GAsyncResult *result, gpointer data) {
    part *p = data;
    gsize length = 0;
    guchar *bytes = engine.webkit_web_resource_get_data_finish(resource, result, &length, NULL);
    if (bytes) p->all->bodies->pdata[p->index] = g_bytes_new_take(bytes, length);
    finish_part(p->all);
    g_object_unref(resource);
    g_free(p);
}

static void ask_part(collection *all, Opaque resource) {
    Opaque response = engine.webkit_web_resource_get_response(resource);
    const char *type = response ? engine.webkit_uri_response_get_mime_type(response) : NULL;
    g_ptr_array_add(all->urls, g_strdup(engine.webkit_web_resource_get_uri(resource)));
    g_ptr_array_add(all->types, g_strdup(type ? type : ""));
    g_ptr_array_add(all->bodies, NULL);
    part *p = g_new(part, 1);
    *p = (part){ all, all->bodies->len - 1 };
    all->waiting++;
    engine.webkit_web_resource_get_data(g_object_ref(resource), NULL, got_part, p);
}

/// Answers with URL, type and bytes of each: the page itself, then what it has loaded, in that order.
void resources_send(view *v, const message *m) {
    collection *all = g_new0(collection, 1);
    *all = (collection){ .view = v->id, .token = m->token, .waiting = 1 };
    all->urls = g_ptr_array_new_with_free_func(g_free);
    all->types = g_ptr_array_new_with_free_func(g_free);
    all->bodies = g_ptr_array_new();
    Opaque main = engine.webkit_web_view_get_main_resource(v->web);
    if (main) ask_part(all, main);
    for (guint i = 0; i < v->resources->len; i++) {
        Opaque resource = v->resources->pdata[i];
        if (resource != main) ask_part(all, resource);
    }
    finish_part(all);
}
