// SPDX-License-Identifier: MIT
//
// Scripts: run by the app, added to every page, and sending messages to the app.
//
// Releases before 2.40 run scripts by functions with other names (webkit_web_view_run_javascript); both are served.
#include "views.h"
#include <stdio.h>
#include <string.h>

// MARK: Values

/// Dates, numbers that JSON has not, and undefined are tagged objects; an object of the page is one under "o".
static const char tagger[] =
    "(function(value) {"
    "  const open = new Set();"
    "  function tag(x) {"
    "    if (x === undefined) return {u: 1};"
    "    if (x === null || typeof x === 'boolean' || typeof x === 'string') return x;"
    "    if (typeof x === 'number') return Number.isFinite(x) ? x : {n: String(x)};"
    "    if (typeof x !== 'object') return {f: typeof x};"
    "    if (x instanceof Date) return {d: x.getTime()};"
    "    if (open.has(x)) return {f: 'cycle'};"
    "    open.add(x);"
    "    let result;"
    "    if (Array.isArray(x)) result = x.map(tag);"
    "    else { result = {}; for (const key of Object.keys(x)) result[key] = tag(x[key]); result = {o: result}; }"
    "    open.delete(x);"
    "    return result;"
    "  }"
    "  return JSON.stringify(tag(value));"
    "})";

/// The tagger in a context. Values of all pages come in one, which is kept: a page that scrolls sends sixty a second.
static Opaque tagger_in(Opaque context) {
    static Opaque last, function;
    if (last == context) return function;
    g_clear_object((GObject **)&function);
    g_set_object((GObject **)&last, context);
    function = engine.jsc_context_evaluate(context, tagger, -1);
    return function;
}

char *json_of_value(Opaque value) {
    if (!value) return NULL;
    Opaque context = engine.jsc_value_get_context(value);
    Opaque function = tagger_in(context);
    Opaque text = engine.jsc_value_function_callv(function, 1, &value);
    char *json = engine.jsc_context_get_exception(context) ? NULL : engine.jsc_value_to_string(text);
    engine.jsc_context_clear_exception(context);
    g_object_unref(text);
    return json;
}

// MARK: Running

typedef struct { uint32_t view, token; bool in_world, awaited; } run;

static void answer(const run *r, Opaque value, GError *error) {
    if (error) {
        char code[16];
        snprintf(code, sizeof code, "%d", error->code);
        send_texts(
            "evaluated", r->view, r->token, "0", g_quark_to_string(error->domain), code, error->message, NULL);
        return;
    }
    char *json = json_of_value(value);
    send_texts("evaluated", r->view, r->token, "1", json ? json : "{\"f\":\"object\"}", NULL);
    g_free(json);
}

static void ran_since_2_40(GObject *web, GAsyncResult *result, gpointer data) {
    run *r = data;
    GError *error = NULL;
    WebKitWebView *w = (WebKitWebView *)(void *)web;
    Opaque value = r->awaited
        ? engine.webkit_web_view_call_async_javascript_function_finish(w, result, &error)
        : engine.webkit_web_view_evaluate_javascript_finish(w, result, &error);
    answer(r, value, error);
    g_clear_error(&error);
    g_clear_object((GObject **)&value);
    g_free(r);
}

static void ran(GObject *web, GAsyncResult *result, gpointer data) {
    run *r = data;
    GError *error = NULL;
    WebKitWebView *w = (WebKitWebView *)(void *)web;
    Opaque outcome = r->in_world
        ? engine.webkit_web_view_run_javascript_in_world_finish(w, result, &error)
        : engine.webkit_web_view_run_javascript_finish(w, result, &error);
    answer(r, outcome ? engine.webkit_javascript_result_get_js_value(outcome) : NULL, error);
    g_clear_error(&error);
    if (outcome) engine.webkit_javascript_result_unref(outcome);
    g_free(r);
}

static run *new_run(view *v, const message *m, const char *world, bool awaited) {
    run *r = g_new0(run, 1);
    *r = (run){ v->id, m->token, *world != 0, awaited };
    return r;
}

/// Fields: world (empty: the page's), script.
void evaluate(view *v, const message *m) {
    const char *world = field(m, 0), *script = field(m, 1);
    run *r = new_run(v, m, world, false);
    if (engine.webkit_web_view_evaluate_javascript) {
        engine.webkit_web_view_evaluate_javascript(
            v->web, script, -1, *world ? world : NULL, NULL, NULL, ran_since_2_40, r);
    } else if (*world) {
        engine.webkit_web_view_run_javascript_in_world(v->web, script, world, NULL, ran, r);
    } else {
        engine.webkit_web_view_run_javascript(v->web, script, NULL, ran, r);
    }
}

/// Fields: world, body of a function. Its result is awaited.
void call_function(view *v, const message *m) {
    const char *world = field(m, 0), *body = field(m, 1);
    run *r = new_run(v, m, world, true);
    if (engine.webkit_web_view_call_async_javascript_function) {
        engine.webkit_web_view_call_async_javascript_function(
            v->web, body, -1, NULL, *world ? world : NULL, NULL, NULL, ran_since_2_40, r);
    } else if (engine.webkit_web_view_run_async_javascript_function_in_world) {
        engine.webkit_web_view_run_async_javascript_function_in_world(
            v->web, body, NULL, *world ? world : NULL, NULL, ran, r);
    } else {
        GError *error = g_error_new_literal(g_quark_from_string("touchstone"), 1, "the engine is older than 2.38");
        answer(r, NULL, error);
        g_error_free(error);
        g_free(r);
    }
}

// MARK: Scripts and handlers of every page

/// Fields: source, 0 at the document's start or 1 at its end, whether only in the main frame, world.
void content_add_script(view *v, const message *m) {
    int frames = field_integer(m, 2) ? FRAMES_TOP : FRAMES_ALL;
    const char *world = field(m, 3);
    Opaque script = *world
        ? engine.webkit_user_script_new_for_world(field(m, 0), frames, field_integer(m, 1), world, NULL, NULL)
        : engine.webkit_user_script_new(field(m, 0), frames, field_integer(m, 1), NULL, NULL);
    engine.webkit_user_content_manager_add_script(v->content, script);
    engine.webkit_user_script_unref(script);
}

void content_clear_scripts(view *v) { engine.webkit_user_content_manager_remove_all_scripts(v->content); }

typedef struct { uint32_t view; char *name, *world; } handler;

static void received(Opaque content, Opaque result, gpointer data) {
    (void)content;
    handler *h = data;
    bool is_wrapped = engine.webkit_javascript_result_get_js_value != NULL;
    char *json = json_of_value(is_wrapped ? engine.webkit_javascript_result_get_js_value(result) : result);
    send_texts("message", h->view, 0, h->name, h->world, json ? json : "null", NULL);
    g_free(json);
}

static void free_handler(gpointer data, GClosure *closure) {
    (void)closure;
    handler *h = data;
    g_free(h->name);
    g_free(h->world);
    g_free(h);
}

static bool registers_by_world(void) {
    return engine.webkit_user_content_manager_register_script_message_handler_in_world != NULL;
}

/// Fields: name, world. One name has one handler: worlds with the same name are told apart by the app's own messages.
void content_add_handler(view *v, const message *m) {
    handler *h = g_new0(handler, 1);
    *h = (handler){ v->id, g_strdup(field(m, 0)), g_strdup(field(m, 1)) };
    char *signal = g_strconcat("script-message-received::", h->name, NULL);
    g_signal_connect_data(v->content, signal, G_CALLBACK(received), h, free_handler, 0);
    g_free(signal);
    const char *world = *h->world ? h->world : NULL;
    if (world && registers_by_world()) {
        engine.webkit_user_content_manager_register_script_message_handler_in_world(v->content, h->name, world);
    } else {
        engine.webkit_user_content_manager_register_script_message_handler(v->content, h->name, world);
    }
}

/// Fields: name, world.
void content_remove_handler(view *v, const message *m) {
    const char *name = field(m, 0), *world = *field(m, 1) ? field(m, 1) : NULL;
    if (world && registers_by_world()) {
        engine.webkit_user_content_manager_unregister_script_message_handler_in_world(v->content, name, world);
    } else {
        engine.webkit_user_content_manager_unregister_script_message_handler(v->content, name, world);
    }
    guint signal = g_signal_lookup("script-message-received", G_OBJECT_TYPE(v->content));
    g_signal_handlers_disconnect_matched(
        v->content, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DETAIL, signal, g_quark_from_string(name), NULL, NULL, NULL);
}

// MARK: Content rules

typedef struct { uint32_t view, token; bool adds; } filter_use;

static void saved_filter(GObject *store, GAsyncResult *result, gpointer data) {
    filter_use *use = data;
    GError *error = NULL;
    Opaque filter = engine.webkit_user_content_filter_store_save_finish(store, result, &error);
    view *v = find_view(use->view);
    if (filter && use->adds && v) engine.webkit_user_content_manager_add_filter(v->content, filter);
    if (filter) engine.webkit_user_content_filter_unref(filter);
    if (use->token) send_texts("filtered", 0, use->token, error ? error->message : "", NULL);
    g_clear_error(&error);
    g_object_unref(store);
    g_free(use);
}

/// Fields: folder for compiled rules, identifier, the rules. Compiles them, and with a view adds them to it.
void content_add_filter(view *v, const message *m) {
    filter_use *use = g_new0(filter_use, 1);
    *use = (filter_use){ v ? v->id : 0, m->token, v != NULL };
    Opaque store = engine.webkit_user_content_filter_store_new(field(m, 0));
    GBytes *rules = g_bytes_new(field(m, 2), m->count > 2 ? m->lengths[2] : 0);
    engine.webkit_user_content_filter_store_save(store, field(m, 1), rules, NULL, saved_filter, use);
    g_bytes_unref(rules);
}

void content_clear_filters(view *v) { engine.webkit_user_content_manager_remove_all_filters(v->content); }
