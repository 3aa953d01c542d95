// SPDX-License-Identifier: MIT
//
// Whether something may be loaded: asked of the app, which answers when it likes.
#include "views.h"
#include <stdio.h>

static void ask_navigation(view *v, Opaque decision, const char *kind) {
    Opaque action = engine.webkit_navigation_policy_decision_get_navigation_action(decision);
    Opaque request = engine.webkit_navigation_action_get_request(action);
    char type[16], button[16], modifiers[16];
    snprintf(type, sizeof type, "%d", engine.webkit_navigation_action_get_navigation_type(action));
    snprintf(button, sizeof button, "%u", engine.webkit_navigation_action_get_mouse_button(action));
    snprintf(modifiers, sizeof modifiers, "%u", engine.webkit_navigation_action_get_modifiers(action));
    char *headers = headers_text(engine.webkit_uri_request_get_http_headers(request));
    send_texts(
        "policy", v->id, keep(g_object_ref(decision)), kind, engine.webkit_uri_request_get_uri(request) ?: "",
        engine.webkit_uri_request_get_http_method(request) ?: "", headers, type, button, modifiers,
        engine.webkit_navigation_policy_decision_get_frame_name(decision) ?: "",
        engine.webkit_navigation_action_is_redirect(action) ? "1" : "0", NULL);
    g_free(headers);
}

static void ask_response(view *v, Opaque decision) {
    Opaque response = engine.webkit_response_policy_decision_get_response(decision);
    char status[16], length[32];
    snprintf(status, sizeof status, "%u", engine.webkit_uri_response_get_status_code(response));
    snprintf(length, sizeof length, "%llu", (unsigned long long)engine.webkit_uri_response_get_content_length(response));
    char *headers = headers_text(engine.webkit_uri_response_get_http_headers(response));
    send_texts(
        "policy", v->id, keep(g_object_ref(decision)), "response", engine.webkit_uri_response_get_uri(response) ?: "",
        status, headers, engine.webkit_uri_response_get_mime_type(response) ?: "", length,
        engine.webkit_uri_response_get_suggested_filename(response) ?: "",
        engine.webkit_response_policy_decision_is_mime_type_supported(decision) ? "1" : "0",
        engine.webkit_uri_request_get_uri(engine.webkit_response_policy_decision_get_request(decision)) ?: "", NULL);
    g_free(headers);
}

static gboolean decide_policy(WebKitWebView *web, Opaque decision, int type, view *v) {
    (void)web;
    switch (type) {
    case POLICY_NAVIGATION: ask_navigation(v, decision, "navigation"); return TRUE;
    case POLICY_NEW_WINDOW: ask_navigation(v, decision, "window"); return TRUE;
    case POLICY_RESPONSE: ask_response(v, decision); return TRUE;
    default: return FALSE;
    }
}

/// Field: "allow", "cancel" or "download".
void policy_answer(const message *m) {
    Opaque decision = take(m->token);
    if (!decision) return;
    switch (field(m, 0)[0]) {
    case 'a': engine.webkit_policy_decision_use(decision); break;
    case 'd': engine.webkit_policy_decision_download(decision); break;
    default: engine.webkit_policy_decision_ignore(decision); break;
    }
    g_object_unref(decision);
}

// MARK: New windows: the engine wants the view at once

static bool window_is_answered;
static uint32_t window_answered;

/// Field: the app's view for the new window; 0: none.
void window_answer(const message *m) {
    window_answered = (uint32_t)field_integer(m, 0);
    window_is_answered = true;
}

static void text_property(Opaque object, const char *name, char *text, size_t size) {
    gboolean value = FALSE;
    g_object_get(object, name, &value, NULL);
    snprintf(text, size, "%d", value);
}

static WebKitWebView *create(WebKitWebView *web, Opaque action, view *v) {
    Opaque request = engine.webkit_navigation_action_get_request(action);
    Opaque window = engine.webkit_web_view_get_window_properties(web);
    char type[16], flags[4][4];
    static const char *const names[] = { "menubar-visible", "statusbar-visible", "toolbar-visible", "resizable" };
    for (int i = 0; i < 4; i++) text_property(window, names[i], flags[i], sizeof flags[i]);
    snprintf(type, sizeof type, "%d", engine.webkit_navigation_action_get_navigation_type(action));
    window_is_answered = false;
    send_texts(
        "create", v->id, 0, engine.webkit_uri_request_get_uri(request) ?: "",
        engine.webkit_uri_request_get_http_method(request) ?: "", type, flags[0], flags[1], flags[2], flags[3], NULL);
    wire_wait(&window_is_answered);
    view *made = find_view(window_answered);
    return made ? made->web : NULL;
}

void policies_attach(view *v) {
    g_signal_connect(v->web, "decide-policy", G_CALLBACK(decide_policy), v);
    g_signal_connect(v->web, "create", G_CALLBACK(create), v);
}
