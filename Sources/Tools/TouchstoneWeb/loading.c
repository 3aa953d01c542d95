// SPDX-License-Identifier: MIT
//
// What is loaded, how far it is, and where one may go from there.
#include "views.h"
#include <stdio.h>
#include <string.h>

// MARK: Headers

static void add_line(const char *name, const char *value, gpointer lines) {
    g_string_append_printf(lines, "%s: %s\n", name, value);
}

char *headers_text(Opaque headers) {
    GString *lines = g_string_new(NULL);
    if (headers) engine.soup_message_headers_foreach(headers, (void *)add_line, lines);
    return g_string_free(lines, FALSE);
}

void headers_add(Opaque headers, const char *lines) {
    if (!headers) return;
    char **each = g_strsplit(lines, "\n", -1);
    for (int i = 0; each[i]; i++) {
        char *colon = strstr(each[i], ": ");
        if (!colon) continue;
        *colon = 0;
        engine.soup_message_headers_replace(headers, each[i], colon + 2);
    }
    g_strfreev(each);
}

// MARK: What the app sees

static void send_state(view *v, const char *key, const char *value) {
    send_texts("state", v->id, 0, key, value ? value : "", NULL);
}

static void send_flag(view *v, const char *key, bool value) { send_state(v, key, value ? "1" : "0"); }

static void add_items(GPtrArray *fields, GList *items) {
    for (GList *i = items; i; i = i->next) {
        g_ptr_array_add(fields, (void *)engine.webkit_back_forward_list_item_get_uri(i->data));
        g_ptr_array_add(fields, (void *)engine.webkit_back_forward_list_item_get_title(i->data));
        g_ptr_array_add(fields, (void *)engine.webkit_back_forward_list_item_get_original_uri(i->data));
    }
}

/// The whole list, oldest first: index of the current item, then three fields an item.
void send_list(view *v) {
    Opaque list = engine.webkit_web_view_get_back_forward_list(v->web);
    GList *back = g_list_reverse(engine.webkit_back_forward_list_get_back_list(list));
    GList *ahead = engine.webkit_back_forward_list_get_forward_list(list);
    Opaque current = engine.webkit_back_forward_list_get_current_item(list);
    GPtrArray *fields = g_ptr_array_new();
    char index[16];
    snprintf(index, sizeof index, "%d", current ? (int)g_list_length(back) : -1);
    g_ptr_array_add(fields, index);
    add_items(fields, back);
    GList only = { current, NULL, NULL };
    if (current) add_items(fields, &only);
    add_items(fields, ahead);
    send_fields("list", v->id, 0, (int)fields->len, (const char *const *)fields->pdata);
    g_ptr_array_unref(fields);
    g_list_free(back);
    g_list_free(ahead);
}

static void list_changed(Opaque list, Opaque added, gpointer removed, view *v) {
    (void)list, (void)added, (void)removed;
    send_list(v);
}

static void title_changed(WebKitWebView *web, GParamSpec *p, view *v) {
    (void)p;
    send_state(v, "title", engine.webkit_web_view_get_title(web));
    send_list(v);
}

static void uri_changed(WebKitWebView *web, GParamSpec *p, view *v) {
    (void)p;
    if (v->is_judged) return;
    send_state(v, "url", engine.webkit_web_view_get_uri(web));
}

static void progress_changed(WebKitWebView *web, GParamSpec *p, view *v) {
    (void)p;
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    send_state(v, "progress", g_ascii_dtostr(text, sizeof text, engine.webkit_web_view_get_estimated_load_progress(web)));
}

static void loading_changed(WebKitWebView *web, GParamSpec *p, view *v) {
    (void)p;
    if (v->is_judged) return;
    send_flag(v, "loading", engine.webkit_web_view_is_loading(web));
}

/// The type of what the page is, as its server says; empty before it is known.
static const char *main_type(WebKitWebView *web) {
    Opaque resource = engine.webkit_web_view_get_main_resource(web);
    Opaque response = resource ? engine.webkit_web_resource_get_response(resource) : NULL;
    const char *type = response ? engine.webkit_uri_response_get_mime_type(response) : NULL;
    return type ? type : "";
}

/// The certificate and those that have issued it, as PEM.
static void add_chain(GPtrArray *fields, GObject *certificate) {
    enum { LONGEST = 16 };
    certificate = certificate ? g_object_ref(certificate) : NULL;
    for (int i = 0; certificate && i < LONGEST; i++) {
        char *text = NULL;
        GObject *issuer = NULL;
        g_object_get(certificate, "certificate-pem", &text, "issuer", &issuer, NULL);
        if (text) g_ptr_array_add(fields, text);
        g_object_unref(certificate);
        certificate = issuer;
    }
    g_clear_object(&certificate);
}

static void load_changed(WebKitWebView *web, int event, view *v) {
    static const char *const names[] = { "started", "redirected", "committed", "finished" };
    if (!v->is_judged) send_state(v, "url", engine.webkit_web_view_get_uri(web));
    bool ends_failure = event == LOAD_FINISHED && v->has_failed;
    if (event == LOAD_STARTED || event == LOAD_FINISHED) v->has_failed = false;
    if (ends_failure) return;
    if (event == LOAD_STARTED) resources_begin_load(v);
    // The app has heard of it before its server was judged.
    bool is_known = event == LOAD_STARTED && v->is_again;
    if (event == LOAD_STARTED) v->is_again = false;
    if (is_known) return;
    // Told as soon as the page is there; what comes before its document is in place is lost.
    if (event == LOAD_COMMITTED || event == LOAD_FINISHED) inspector_repeat(v);
    if (event == LOAD_COMMITTED) {
        resources_commit_load(v);
        Opaque certificate = NULL;
        int errors = 0;
        send_flag(v, "secure", engine.webkit_web_view_get_tls_info(web, &certificate, &errors));
        GPtrArray *chain = g_ptr_array_new_with_free_func(g_free);
        add_chain(chain, certificate);
        send_fields("certificates", v->id, 0, (int)chain->len, (const char *const *)chain->pdata);
        g_ptr_array_unref(chain);
        send_list(v);
    }
    if (event >= LOAD_STARTED && event <= LOAD_FINISHED) {
        send_texts("load", v->id, 0, names[event], engine.webkit_web_view_get_uri(web) ?: "", main_type(web), NULL);
    }
}

static gboolean load_failed(WebKitWebView *web, int event, const char *uri, GError *error, view *v) {
    (void)web;
    char code[16];
    snprintf(code, sizeof code, "%d", error->code);
    const char *stage = event < LOAD_COMMITTED ? "provisional" : "committed";
    v->has_failed = true;
    send_texts("failed", v->id, 0, stage, g_quark_to_string(error->domain), code, error->message, uri ?: "", NULL);
    // The engine would show a page of its own with the error.
    return TRUE;
}

// MARK: Servers whose certificates nobody knows

typedef struct { uint32_t view; char *uri; Opaque certificate; } trust_question;

static gboolean tls_failed(WebKitWebView *web, const char *uri, Opaque certificate, int errors, view *v) {
    (void)web;
    trust_question *question = g_new(trust_question, 1);
    *question = (trust_question){ v->id, g_strdup(uri), g_object_ref(certificate) };
    // The app hears nothing of the end of this load: it may go on.
    v->has_failed = true;
    v->is_judged = true;
    GPtrArray *fields = g_ptr_array_new_with_free_func(g_free);
    g_ptr_array_add(fields, g_strdup(uri));
    g_ptr_array_add(fields, g_strdup_printf("%d", errors));
    add_chain(fields, certificate);
    send_fields("judge", v->id, keep(question), (int)fields->len, (const char *const *)fields->pdata);
    g_ptr_array_unref(fields);
    return TRUE;
}

/// Field: whether the server is trusted, from now on; then its page is loaded.
void trust_answer(const message *m) {
    trust_question *question = take(m->token);
    if (!question) return;
    view *v = find_view(question->view);
    if (v) v->is_judged = false;
    if (v && field_integer(m, 0)) {
        GUri *uri = g_uri_parse(question->uri, G_URI_FLAGS_NONE, NULL);
        const char *host = uri ? g_uri_get_host(uri) : "";
        if (v->context->session && engine.webkit_network_session_allow_tls_certificate_for_host) {
            engine.webkit_network_session_allow_tls_certificate_for_host(v->context->session, question->certificate, host);
        } else if (engine.webkit_web_context_allow_tls_certificate_for_host) {
            engine.webkit_web_context_allow_tls_certificate_for_host(v->context->web, question->certificate, host);
        }
        v->is_again = true;
        Opaque request = engine.webkit_uri_request_new(question->uri);
        engine.webkit_web_view_load_request(v->web, request);
        g_object_unref(request);
        if (uri) g_uri_unref(uri);
    }
    g_object_unref(question->certificate);
    g_free(question->uri);
    g_free(question);
}

static void process_ended(WebKitWebView *web, int reason, view *v) {
    (void)web, (void)reason;
    send_texts("terminated", v->id, 0, NULL);
}

static gboolean window_closed(WebKitWebView *web, view *v) {
    (void)web;
    send_texts("closed", v->id, 0, NULL);
    return TRUE;
}

void loading_attach(view *v) {
    g_signal_connect(v->web, "load-changed", G_CALLBACK(load_changed), v);
    g_signal_connect(v->web, "load-failed", G_CALLBACK(load_failed), v);
    g_signal_connect(v->web, "load-failed-with-tls-errors", G_CALLBACK(tls_failed), v);
    g_signal_connect(v->web, "web-process-terminated", G_CALLBACK(process_ended), v);
    g_signal_connect(v->web, "close", G_CALLBACK(window_closed), v);
    g_signal_connect(v->web, "notify::title", G_CALLBACK(title_changed), v);
    g_signal_connect(v->web, "notify::uri", G_CALLBACK(uri_changed), v);
    g_signal_connect(v->web, "notify::estimated-load-progress", G_CALLBACK(progress_changed), v);
    g_signal_connect(v->web, "notify::is-loading", G_CALLBACK(loading_changed), v);
    g_signal_connect(engine.webkit_web_view_get_back_forward_list(v->web), "changed", G_CALLBACK(list_changed), v);
}

// MARK: The page's own bytes

typedef struct { uint32_t view, token; } data_question;

static void got_data(GObject *resource, GAsyncResult *result, gpointer data) {
    data_question *question = data;
    gsize length = 0;
    guchar *bytes = engine.webkit_web_resource_get_data_finish(resource, result, &length, NULL);
    // An empty answer where the engine has none.
    GBytes *all = g_bytes_new_take(bytes, bytes ? length : 0);
    send_bytes("data", question->view, question->token, all);
    g_bytes_unref(all);
    g_object_unref(resource);
    g_free(question);
}

void load_data(view *v, const message *m) {
    Opaque resource = engine.webkit_web_view_get_main_resource(v->web);
    if (!resource) { send_bytes("data", v->id, m->token, NULL); return; }
    data_question *question = g_new(data_question, 1);
    *question = (data_question){ v->id, m->token };
    engine.webkit_web_resource_get_data(g_object_ref(resource), NULL, got_data, question);
}

/// Fields: URL, header lines.
void load_request(view *v, const message *m) {
    Opaque request = engine.webkit_uri_request_new(field(m, 0));
    headers_add(engine.webkit_uri_request_get_http_headers(request), field(m, 1));
    engine.webkit_web_view_load_request(v->web, request);
    g_object_unref(request);
}
