// SPDX-License-Identifier: MIT
//
// URLs of schemes that the app answers itself. An answer is collected until it is whole.
#include "views.h"
#include <string.h>

typedef struct { Opaque request; unsigned status; char *type, *headers; GByteArray *body; } answer;

static GHashTable *answers;

static void requested(Opaque request, gpointer unused) {
    (void)unused;
    static uint32_t last;
    view *v = view_of(engine.webkit_uri_scheme_request_get_web_view(request));
    answer *a = g_new0(answer, 1);
    a->request = g_object_ref(request);
    a->status = 200;
    a->body = g_byte_array_new();
    if (!answers) answers = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(answers, GUINT_TO_POINTER(++last), a);
    const char *method = engine.webkit_uri_scheme_request_get_http_method
        ? engine.webkit_uri_scheme_request_get_http_method(request) ?: "GET" : "GET";
    char *headers = engine.webkit_uri_scheme_request_get_http_headers
        ? headers_text(engine.webkit_uri_scheme_request_get_http_headers(request)) : g_strdup("");
    send_texts(
        "scheme", v ? v->id : 0, last, engine.webkit_uri_scheme_request_get_uri(request), method, headers, NULL);
    g_free(headers);
}

/// In the message's context: registers the field as a scheme.
void scheme_register(const message *m) {
    context *c = find_context(m->view);
    if (!c) return;
    engine.webkit_web_context_register_uri_scheme(c->web, field(m, 0), (void *)requested, NULL, NULL);
    Opaque security = engine.webkit_web_context_get_security_manager(c->web);
    engine.webkit_security_manager_register_uri_scheme_as_cors_enabled(security, field(m, 0));
}

static void finish(answer *a) {
    GBytes *bytes = g_byte_array_free_to_bytes(a->body);
    a->body = NULL;
    GInputStream *stream = engine.g_memory_input_stream_new_from_bytes(bytes);
    Opaque response = engine.webkit_uri_scheme_response_new(stream, (gint64)g_bytes_get_size(bytes));
    engine.webkit_uri_scheme_response_set_status(response, a->status, NULL);
    if (a->type && *a->type) engine.webkit_uri_scheme_response_set_content_type(response, a->type);
    if (a->headers && *a->headers) {
        enum { RESPONSE_HEADERS = 1 };
        Opaque headers = engine.soup_message_headers_new(RESPONSE_HEADERS);
        headers_add(headers, a->headers);
        engine.webkit_uri_scheme_response_set_http_headers(response, headers);
    }
    engine.webkit_uri_scheme_request_finish_with_response(a->request, response);
    g_object_unref(response);
    g_object_unref(stream);
    g_bytes_unref(bytes);
}

static void fail(answer *a, const char *reason) {
    GError *error = g_error_new_literal(g_quark_from_string("touchstone-scheme"), 1, reason);
    engine.webkit_uri_scheme_request_finish_error(a->request, error);
    g_error_free(error);
}

static void forget(answer *a, uint32_t token) {
    g_hash_table_remove(answers, GUINT_TO_POINTER(token));
    if (a->body) g_byte_array_unref(a->body);
    g_object_unref(a->request);
    g_free(a->type);
    g_free(a->headers);
    g_free(a);
}

/// Fields: "head" with status, type and header lines; "body" with bytes; "end"; "fail" with a reason.
void scheme_answer(const message *m) {
    answer *a = answers ? g_hash_table_lookup(answers, GUINT_TO_POINTER(m->token)) : NULL;
    if (!a) return;
    const char *part = field(m, 0);
    if (!strcmp(part, "head")) {
        a->status = (unsigned)field_integer(m, 1);
        a->type = g_strdup(field(m, 2));
        a->headers = g_strdup(field(m, 3));
    } else if (!strcmp(part, "body")) {
        g_byte_array_append(a->body, (const guint8 *)field(m, 1), m->count > 1 ? m->lengths[1] : 0);
    } else if (!strcmp(part, "end")) {
        finish(a);
        forget(a, m->token);
    } else {
        fail(a, field(m, 1));
        forget(a, m->token);
    }
}
