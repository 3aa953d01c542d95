// SPDX-License-Identifier: MIT
//
// The web engine of an app: a program of its own, started by the app's WebKit module with a socket as descriptor 3. It
// opens WPE WebKit, shows web views into memory that the app has mapped, and ends with the app.
//
// It is apart because the engine runs threads, timers and processes of its own, which the app's virtual clock would
// stop, and because a page that crashes it must not take the app along.
#include "views.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void load_html(view *v, const message *m) {
    engine.webkit_web_view_load_html(v->web, field(m, 0), *field(m, 1) ? field(m, 1) : NULL);
}

static void load_bytes(view *v, const message *m) {
    // The engine takes no bytes for a mistake.
    if (m->count < 1 || m->lengths[0] == 0) {
        engine.webkit_web_view_load_html(v->web, "", *field(m, 3) ? field(m, 3) : NULL);
        return;
    }
    GBytes *bytes = g_bytes_new(field(m, 0), m->lengths[0]);
    const char *encoding = *field(m, 2) ? field(m, 2) : NULL, *base = *field(m, 3) ? field(m, 3) : NULL;
    engine.webkit_web_view_load_bytes(v->web, bytes, field(m, 1), encoding, base);
    g_bytes_unref(bytes);
}

static void reload(view *v, const message *m) {
    if (field_integer(m, 0)) engine.webkit_web_view_reload_bypass_cache(v->web);
    else engine.webkit_web_view_reload(v->web);
}

/// Field: steps from the current item; negative: back.
static void go(view *v, const message *m) {
    Opaque list = engine.webkit_web_view_get_back_forward_list(v->web);
    Opaque item = engine.webkit_back_forward_list_get_nth_item(list, field_integer(m, 0));
    if (item) engine.webkit_web_view_go_to_back_forward_list_item(v->web, item);
}

static void stop(view *v, const message *m) { (void)m; engine.webkit_web_view_stop_loading(v->web); }
static void clear_scripts(view *v, const message *m) { (void)m; content_clear_scripts(v); }
static void clear_filters(view *v, const message *m) { (void)m; content_clear_filters(v); }
static void terminate(view *v, const message *m) { (void)m; engine.webkit_web_view_terminate_web_process(v->web); }
static void zoom(view *v, const message *m) { engine.webkit_web_view_set_zoom_level(v->web, field_number(m, 0)); }

/// Fields: red, green, blue, alpha from 0 to 1.
static void background(view *v, const message *m) {
    double color[4] = { field_number(m, 0), field_number(m, 1), field_number(m, 2), field_number(m, 3) };
    engine.webkit_web_view_set_background_color(v->web, color);
}

static void session(view *v, const message *m) {
    Opaque state = engine.webkit_web_view_get_session_state(v->web);
    GBytes *bytes = engine.webkit_web_view_session_state_serialize(state);
    send_bytes("session", v->id, m->token, bytes);
    g_bytes_unref(bytes);
    engine.webkit_web_view_session_state_unref(state);
}

static void restore(view *v, const message *m) {
    GBytes *bytes = g_bytes_new(field(m, 0), m->count > 0 ? m->lengths[0] : 0);
    Opaque state = engine.webkit_web_view_session_state_new(bytes);
    if (state) {
        engine.webkit_web_view_restore_session_state(v->web, state);
        Opaque list = engine.webkit_web_view_get_back_forward_list(v->web);
        Opaque item = engine.webkit_back_forward_list_get_current_item(list);
        if (item) engine.webkit_web_view_go_to_back_forward_list_item(v->web, item);
        engine.webkit_web_view_session_state_unref(state);
    }
    g_bytes_unref(bytes);
}

static const struct { const char *verb; void (*handle)(view *, const message *); } view_verbs[] = {
    { "taken", frame_taken }, { "size", view_resize }, { "active", view_set_activity }, { "load", load_request },
    { "html", load_html }, { "bytes", load_bytes }, { "reload", reload }, { "stop", stop }, { "go", go },
    { "evaluate", evaluate }, { "call", call_function }, { "script", content_add_script },
    { "scripts-", clear_scripts }, { "handler", content_add_handler }, { "handler-", content_remove_handler },
    { "filters-", clear_filters }, { "filter", content_add_filter }, { "key", input_key },
    { "pointer", input_pointer }, { "touch", input_touch }, { "find", find_text }, { "setting", settings_set },
    { "zoom", zoom }, { "background", background }, { "session", session }, { "restore", restore },
    { "save", download_start }, { "data", load_data }, { "resources", resources_send },
    { "terminate", terminate }, { "appearance", inspector_set },
};

static void compile_filter(const message *m) { content_add_filter(NULL, m); }

static const struct { const char *verb; void (*handle)(const message *); } other_verbs[] = {
    { "context", context_create }, { "view", view_create }, { "close", view_close }, { "policy", policy_answer },
    { "window", window_answer }, { "dialog", dialog_answer }, { "authenticate", authentication_answer },
    { "files", files_answer }, { "permission", permission_answer }, { "scheme", scheme_register },
    { "scheme-answer", scheme_answer }, { "download", download_answer }, { "cookies", cookies_read },
    { "cookie", cookie_change }, { "cookies-allow", cookies_allow }, { "records", data_read }, { "records-", data_remove },
    { "compile", compile_filter }, { "trust", trust_answer },
};

static bool has_heard;

static void handle(const message *m) {
    has_heard = true;
    for (size_t i = 0; i < sizeof other_verbs / sizeof *other_verbs; i++) {
        if (!strcmp(m->verb, other_verbs[i].verb)) { other_verbs[i].handle(m); return; }
    }
    view *v = find_view(m->view);
    for (size_t i = 0; v && i < sizeof view_verbs / sizeof *view_verbs; i++) {
        if (!strcmp(m->verb, view_verbs[i].verb)) { view_verbs[i].handle(v, m); return; }
    }
    if (v) fprintf(stderr, "touchstone-web: no such verb: %s\n", m->verb);
}

/// Seconds after which an app that has asked for nothing is taken for one that shows no page.
enum { PATIENCE = 10 };

static gboolean give_up(gpointer data) {
    (void)data;
    if (!has_heard) exit(0);
    return G_SOURCE_REMOVE;
}

/// With `--early` the app has started it ahead of its first page.
int main(int count, char **arguments) {
    if (count > 1 && !strcmp(arguments[1], "--check")) {
        const char *missing = engine_open();
        puts(missing ? missing : "ready");
        return missing != NULL;
    }
    // Assistive programs of a desktop have no part in a simulated device; looking for their bus costs a second and, where
    // there is none, a line on standard error.
    g_setenv("NO_AT_BRIDGE", "1", TRUE);
    g_setenv("WEBKIT_A11Y_BUS_ADDRESS", "", TRUE);
    fonts_prepare();
    inspector_prepare();
    const char *missing = engine_open();
    send_texts(missing ? "missing" : "ready", 0, 0, missing ? missing : "", NULL);
    if (missing) return 4;
    wire_start(handle);
    if (count > 1 && !strcmp(arguments[1], "--early")) g_timeout_add_seconds(PATIENCE, give_up, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
