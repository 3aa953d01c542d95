// SPDX-License-Identifier: MIT
//
// Contexts and views by the app's numbers.
#include "views.h"
#include <string.h>

static GHashTable *views, *contexts, *waiting;

static gpointer number(uint32_t id) { return GUINT_TO_POINTER(id); }
view *find_view(uint32_t id) { return views ? g_hash_table_lookup(views, number(id)) : NULL; }
context *find_context(uint32_t id) { return contexts ? g_hash_table_lookup(contexts, number(id)) : NULL; }

GList *all_views(void) { return views ? g_hash_table_get_values(views) : NULL; }

view *view_of(WebKitWebView *web) { return web ? g_object_get_data(G_OBJECT(web), "touchstone-view") : NULL; }

// MARK: What waits for an answer

uint32_t keep(Opaque object) {
    static uint32_t last;
    if (!waiting) waiting = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(waiting, number(++last), object);
    return last;
}

Opaque kept(uint32_t token) { return waiting ? g_hash_table_lookup(waiting, number(token)) : NULL; }

Opaque take(uint32_t token) {
    Opaque object = kept(token);
    if (object) g_hash_table_remove(waiting, number(token));
    return object;
}

// MARK: Contexts

/// Versions with the interface 2.0 keep websites' data in a network session.
static void open_session(context *c, const char *data, const char *cache) {
    bool persists = *data;
    c->session = persists ? engine.webkit_network_session_new(data, cache) : engine.webkit_network_session_new_ephemeral();
    c->web = g_object_new(engine.webkit_web_context_get_type(), NULL);
    c->manager = engine.webkit_network_session_get_website_data_manager(c->session);
    c->cookies = engine.webkit_network_session_get_cookie_manager(c->session);
}

static void open_data_manager(context *c, const char *data, const char *cache) {
    c->manager = *data
        ? engine.webkit_website_data_manager_new("base-data-directory", data, "base-cache-directory", cache, NULL)
        : engine.webkit_website_data_manager_new_ephemeral();
    c->web = engine.webkit_web_context_new_with_website_data_manager(c->manager);
    c->cookies = engine.webkit_website_data_manager_get_cookie_manager(c->manager);
}

/// Fields: folder of the data (empty: kept in memory), folder of caches, languages.
void context_create(const message *m) {
    context *c = g_new0(context, 1);
    c->id = m->view;
    const char *data = field(m, 0), *cache = field(m, 1);
    if (engine.webkit_network_session_new) open_session(c, data, cache); else open_data_manager(c, data, cache);
    if (*data) {
        char *file = g_build_filename(data, "cookies.sqlite", NULL);
        g_mkdir_with_parents(data, 0700);
        engine.webkit_cookie_manager_set_persistent_storage(c->cookies, file, COOKIES_IN_SQLITE);
        g_free(file);
    }
    if (m->count > 2) {
        const char *languages[] = { field(m, 2), NULL };
        engine.webkit_web_context_set_preferred_languages(c->web, languages);
    }
    if (!contexts) contexts = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(contexts, number(c->id), c);
    downloads_attach(c);
    inspector_open();
}

// MARK: Views

static WebKitWebView *make_web_view(view *v, view *related) {
    Opaque backend = engine.webkit_web_view_backend_new(v->backend, frames_free, v);
    GType type = engine.webkit_web_view_get_type();
    if (related) return g_object_new(type, "backend", backend, "related-view", related->web, "user-content-manager",
        v->content, NULL);
    if (v->context->session) return g_object_new(type, "backend", backend, "web-context", v->context->web,
        "network-session", v->context->session, "user-content-manager", v->content, NULL);
    return g_object_new(type, "backend", backend, "web-context", v->context->web, "user-content-manager", v->content,
        NULL);
}

/// Fields: context, width, height in points, pixels a point, the view that opened this one or 0.
void view_create(const message *m) {
    view *v = g_new0(view, 1);
    v->id = m->view;
    v->context = find_context((uint32_t)field_integer(m, 0));
    if (!v->context) { g_free(v); return; }
    v->width = (uint32_t)field_integer(m, 1);
    v->height = (uint32_t)field_integer(m, 2);
    v->scale = field_number(m, 3);
    v->is_shown = true;
    if (!views) views = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(views, number(v->id), v);
    frames_attach(v);
    v->content = engine.webkit_user_content_manager_new();
    style_add(v->content);
    view *related = find_view((uint32_t)field_integer(m, 4));
    v->web = make_web_view(v, related);
    g_object_ref_sink(v->web);
    g_object_set_data(G_OBJECT(v->web), "touchstone-view", v);
    engine.wpe_view_backend_dispatch_set_device_scale_factor(v->backend, (float)v->scale);
    engine.wpe_view_backend_add_activity_state(v->backend, ACTIVITY_VISIBLE | ACTIVITY_IN_WINDOW | ACTIVITY_FOCUSED);
    resources_attach(v);
    loading_attach(v);
    policies_attach(v);
    dialogs_attach(v);
    finding_attach(v);
    inspector_follow(v);
}

void view_close(const message *m) {
    view *v = find_view(m->view);
    if (!v) return;
    inspector_forget(v);
    g_hash_table_remove(views, number(v->id));
    g_object_set_data(G_OBJECT(v->web), "touchstone-view", NULL);
    g_signal_handlers_disconnect_by_data(v->web, v);
    frames_stop(v);
    g_object_unref(v->content);
    // Frees `v`, at once or when nobody else holds the web view.
    g_object_unref(v->web);
}

/// Fields: width and height in points, pixels a point.
void view_resize(view *v, const message *m) {
    uint32_t width = (uint32_t)field_integer(m, 0), height = (uint32_t)field_integer(m, 1);
    double scale = field_number(m, 2);
    if (scale != v->scale) {
        v->scale = scale;
        engine.wpe_view_backend_dispatch_set_device_scale_factor(v->backend, (float)scale);
    }
    v->width = width;
    v->height = height;
    engine.wpe_view_backend_dispatch_set_size(v->backend, width, height);
}

/// Field: whether the view is on the screen.
void view_set_activity(view *v, const message *m) {
    uint32_t state = ACTIVITY_VISIBLE | ACTIVITY_IN_WINDOW | ACTIVITY_FOCUSED;
    if (field_integer(m, 0)) engine.wpe_view_backend_add_activity_state(v->backend, state);
    else engine.wpe_view_backend_remove_activity_state(v->backend, state);
}
