// SPDX-License-Identifier: MIT
//
// What a page or its server asks a person: script dialogs, names and passwords, files, cameras and places.
#include "views.h"
#include <stdio.h>

static gboolean script_dialog(WebKitWebView *web, Opaque dialog, view *v) {
    (void)web;
    static const char *const names[] = { "alert", "confirm", "prompt", "unload" };
    int type = engine.webkit_script_dialog_get_dialog_type(dialog);
    if (type < DIALOG_ALERT || type > DIALOG_BEFORE_UNLOAD) return FALSE;
    const char *text = type == DIALOG_PROMPT ? engine.webkit_script_dialog_prompt_get_default_text(dialog) : "";
    send_texts(
        "dialog", v->id, keep(engine.webkit_script_dialog_ref(dialog)), names[type],
        engine.webkit_script_dialog_get_message(dialog) ?: "", text ?: "", NULL);
    return TRUE;
}

/// Fields: whether agreed to, the text; without a text, that of a prompt stays null.
void dialog_answer(const message *m) {
    Opaque dialog = take(m->token);
    if (!dialog) return;
    int type = engine.webkit_script_dialog_get_dialog_type(dialog);
    if (type == DIALOG_CONFIRM || type == DIALOG_BEFORE_UNLOAD) {
        engine.webkit_script_dialog_confirm_set_confirmed(dialog, field_integer(m, 0));
    }
    if (type == DIALOG_PROMPT && field_integer(m, 0)) engine.webkit_script_dialog_prompt_set_text(dialog, field(m, 1));
    engine.webkit_script_dialog_close(dialog);
    engine.webkit_script_dialog_unref(dialog);
}

static gboolean authenticate(WebKitWebView *web, Opaque request, view *v) {
    (void)web;
    char port[16], scheme[16];
    snprintf(port, sizeof port, "%u", engine.webkit_authentication_request_get_port(request));
    snprintf(scheme, sizeof scheme, "%d", engine.webkit_authentication_request_get_scheme(request));
    send_texts(
        "authenticate", v->id, keep(g_object_ref(request)), engine.webkit_authentication_request_get_host(request),
        port, engine.webkit_authentication_request_get_realm(request) ?: "", scheme,
        engine.webkit_authentication_request_is_for_proxy(request) ? "1" : "0",
        engine.webkit_authentication_request_is_retry(request) ? "1" : "0", NULL);
    return TRUE;
}

/// Fields: whether there is a credential, name, password.
void authentication_answer(const message *m) {
    Opaque request = take(m->token);
    if (!request) return;
    if (field_integer(m, 0)) {
        Opaque credential = engine.webkit_credential_new(field(m, 1), field(m, 2), CREDENTIAL_FOR_SESSION);
        engine.webkit_authentication_request_authenticate(request, credential);
        engine.webkit_credential_free(credential);
    } else {
        engine.webkit_authentication_request_cancel(request);
    }
    g_object_unref(request);
}

static gboolean choose_files(WebKitWebView *web, Opaque request, view *v) {
    (void)web;
    bool several = engine.webkit_file_chooser_request_get_select_multiple(request);
    const char *const *types = engine.webkit_file_chooser_request_get_mime_types(request);
    char *joined = types ? g_strjoinv("\n", (char **)types) : g_strdup("");
    send_texts("files", v->id, keep(g_object_ref(request)), several ? "1" : "0", joined, NULL);
    g_free(joined);
    return TRUE;
}

/// Fields: the files' paths; none: no choice was made.
void files_answer(const message *m) {
    Opaque request = take(m->token);
    if (!request) return;
    const char **paths = g_new0(const char *, m->count + 1);
    for (int i = 0; i < m->count; i++) paths[i] = field(m, i);
    if (m->count > 0) engine.webkit_file_chooser_request_select_files(request, paths);
    else engine.webkit_file_chooser_request_cancel(request);
    g_free(paths);
    g_object_unref(request);
}

static const char *permission_kind(Opaque request) {
    GType type = G_OBJECT_TYPE(request);
    if (type == engine.webkit_geolocation_permission_request_get_type()) return "location";
    if (type != engine.webkit_user_media_permission_request_get_type()) return NULL;
    bool sound = engine.webkit_user_media_permission_is_for_audio_device(request);
    bool picture = engine.webkit_user_media_permission_is_for_video_device(request);
    if (sound && picture) return "both";
    return picture ? "camera" : "microphone";
}

static gboolean ask_permission(WebKitWebView *web, Opaque request, view *v) {
    (void)web;
    const char *kind = permission_kind(request);
    if (!kind) return FALSE;
    send_texts("permission", v->id, keep(g_object_ref(request)), kind, NULL);
    return TRUE;
}

/// Field: whether it is granted.
void permission_answer(const message *m) {
    Opaque request = take(m->token);
    if (!request) return;
    if (field_integer(m, 0)) engine.webkit_permission_request_allow(request);
    else engine.webkit_permission_request_deny(request);
    g_object_unref(request);
}

void dialogs_attach(view *v) {
    g_signal_connect(v->web, "script-dialog", G_CALLBACK(script_dialog), v);
    g_signal_connect(v->web, "authenticate", G_CALLBACK(authenticate), v);
    g_signal_connect(v->web, "run-file-chooser", G_CALLBACK(choose_files), v);
    g_signal_connect(v->web, "permission-request", G_CALLBACK(ask_permission), v);
}
