// SPDX-License-Identifier: MIT
//
// Files that are saved instead of shown. The app names the place before the first byte is written.
#include "views.h"
#include <stdio.h>
#include <string.h>

static uint32_t token_of(Opaque download) {
    return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(download), "touchstone-token"));
}

static uint32_t view_number(Opaque download) {
    view *v = view_of(engine.webkit_download_get_web_view(download));
    return v ? v->id : 0;
}

static bool has_destination;

static gboolean decide_destination(Opaque download, const char *suggested, gpointer unused) {
    (void)unused;
    Opaque response = engine.webkit_download_get_response(download);
    char status[16], length[32];
    snprintf(status, sizeof status, "%u", response ? engine.webkit_uri_response_get_status_code(response) : 0);
    snprintf(length, sizeof length, "%llu",
        (unsigned long long)(response ? engine.webkit_uri_response_get_content_length(response) : 0));
    char *headers = headers_text(response ? engine.webkit_uri_response_get_http_headers(response) : NULL);
    has_destination = false;
    send_texts(
        "destination", view_number(download), token_of(download), suggested ?: "",
        response ? engine.webkit_uri_response_get_uri(response) ?: "" : "", status,
        response ? engine.webkit_uri_response_get_mime_type(response) ?: "" : "", length, headers, NULL);
    g_free(headers);
    // Older releases want the place at once.
    wire_wait(&has_destination);
    return TRUE;
}

static void progressed(Opaque download, uint64_t length, gpointer unused) {
    (void)length, (void)unused;
    char received[32];
    snprintf(received, sizeof received, "%llu",
        (unsigned long long)engine.webkit_download_get_received_data_length(download));
    send_texts("downloading", view_number(download), token_of(download), received, NULL);
}

static void finished(Opaque download, gpointer unused) {
    (void)unused;
    if (!g_object_get_data(G_OBJECT(download), "touchstone-failed")) {
        send_texts("downloaded", view_number(download), token_of(download), NULL);
    }
    take(token_of(download));
    g_object_unref(download);
}

static void failed(Opaque download, GError *error, gpointer unused) {
    (void)unused;
    g_object_set_data(G_OBJECT(download), "touchstone-failed", GINT_TO_POINTER(1));
    char code[16];
    snprintf(code, sizeof code, "%d", error->code);
    send_texts("lost", view_number(download), token_of(download), g_quark_to_string(error->domain), code,
        error->message, NULL);
}

static void follow(Opaque download) {
    if (token_of(download)) return;
    uint32_t token = keep(g_object_ref(download));
    g_object_set_data(G_OBJECT(download), "touchstone-token", GUINT_TO_POINTER(token));
    engine.webkit_download_set_allow_overwrite(download, FALSE);
    g_signal_connect(download, "decide-destination", G_CALLBACK(decide_destination), NULL);
    g_signal_connect(download, "received-data", G_CALLBACK(progressed), NULL);
    g_signal_connect(download, "finished", G_CALLBACK(finished), NULL);
    g_signal_connect(download, "failed", G_CALLBACK(failed), NULL);
    Opaque request = engine.webkit_download_get_request(download);
    send_texts("download", view_number(download), token, engine.webkit_uri_request_get_uri(request) ?: "", NULL);
}

static void started(Opaque source, Opaque download, gpointer unused) {
    (void)source, (void)unused;
    follow(download);
}

void downloads_attach(context *c) {
    g_signal_connect(c->session ? c->session : c->web, "download-started", G_CALLBACK(started), NULL);
}

/// Field: URL.
void download_start(view *v, const message *m) {
    Opaque download = engine.webkit_web_view_download_uri(v->web, field(m, 0));
    follow(download);
    g_object_unref(download);
}

/// Fields: "to" and a file URL, or "cancel". The token stays good until the download ends.
void download_answer(const message *m) {
    Opaque download = kept(m->token);
    if (!download) return;
    has_destination = true;
    if (!strcmp(field(m, 0), "to")) engine.webkit_download_set_destination(download, field(m, 1));
    else engine.webkit_download_cancel(download);
}
