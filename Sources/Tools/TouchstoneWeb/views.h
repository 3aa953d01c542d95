// SPDX-License-Identifier: MIT
#pragma once
#include "engine.h"
#include "wire.h"

/// Where websites' data and the schemes of the app are: the engine's context, shared by views.
typedef struct {
    uint32_t id;
    Opaque web, session, manager, cookies;
} context;

/// One web view of the app.
typedef struct {
    uint32_t id;
    context *context;
    WebKitWebView *web;
    Opaque content;
    struct wpe_view_backend_exportable_fdo *exportable;
    struct wpe_view_backend *backend;
    // Points and pixels a point.
    uint32_t width, height;
    double scale;
    // Memory for frames, shared with the app; the app has not taken the last one while `is_shown` is false.
    GPtrArray *pieces;
    uint32_t last_piece;
    struct wpe_fdo_shm_exported_buffer *waiting;
    bool is_shown;
    // The app has closed it; the engine may still hand over a frame.
    bool is_closed;
    gint64 last_frame;
    unsigned pacing;
    unsigned touches;
    // What the page has loaded, and how much of it was there before the load that has begun.
    GPtrArray *resources;
    guint resources_before;
    // What the engine's inspector makes of the page: see inspector.c. The numbers are 0, the page is NULL before it is known.
    struct {
        uint64_t connection, target;
        bool is_attached;
        char *page, appearance[8], media[8];
        // The app's question, and the request that answers it.
        uint32_t token, request;
    } inspected;
    // The load ended with an error that the app knows: the engine still says "finished", the app must not hear it.
    bool has_failed;
    // The app is asked about the server's certificates; the load that goes on then has begun for the app already.
    bool is_judged, is_again;
} view;

view *find_view(uint32_t id);
view *view_of(WebKitWebView *web);
/// Freed by the caller.
GList *all_views(void);
context *find_context(uint32_t id);
context *first_context(void);

void context_create(const message *);
void view_create(const message *);
void view_close(const message *);
void view_resize(view *, const message *);
void view_set_activity(view *, const message *);

/// The fonts of all pages, before the engine is opened: see fonts.c.
void fonts_prepare(void);

/// Frames: see frames.c.
void frames_attach(view *);
/// No frame goes to the app any more.
void frames_stop(view *);
/// The engine has let go of the view, which is freed.
void frames_free(void *view);
void frame_taken(view *, const message *);

/// Dark pages and printed ones: see inspector.c.
void inspector_prepare(void);
void inspector_open(void);
void inspector_follow(view *);
void inspector_set(view *, const message *);
void inspector_repeat(view *);
/// The view is about to be closed.
void inspector_forget(view *);

/// Signals of the engine, and the app's answers.
void loading_attach(view *);
void load_request(view *, const message *);
void load_data(view *, const message *);
void trust_answer(const message *);
/// What a page is made of: see resources.c.
void resources_attach(view *);
void resources_begin_load(view *);
void resources_commit_load(view *);
void resources_send(view *, const message *);
void send_list(view *);
void policies_attach(view *);
void policy_answer(const message *);
void dialogs_attach(view *);
void dialog_answer(const message *);
void permission_answer(const message *);
void files_answer(const message *);
void authentication_answer(const message *);
void window_answer(const message *);
void evaluate(view *, const message *);
void call_function(view *, const message *);
/// A value of a page as JSON in which dates and the like are tagged (scripts.c). Freed by the caller; NULL: it cannot be told.
char *json_of_value(Opaque value);
void content_add_script(view *, const message *);
void content_clear_scripts(view *);
void content_add_handler(view *, const message *);
void content_remove_handler(view *, const message *);
/// What pages look like before their own style sheets: see style.c.
void style_add(Opaque content);
void content_add_filter(view *, const message *);
void content_clear_filters(view *);
void input_key(view *, const message *);
void input_pointer(view *, const message *);
void input_touch(view *, const message *);
void find_text(view *, const message *);
void finding_attach(view *);
void settings_set(view *, const message *);
void scheme_register(const message *);
void scheme_answer(const message *);
void downloads_attach(context *);
void download_start(view *, const message *);
void download_answer(const message *);
void cookies_read(const message *);
void cookie_change(const message *);
void cookies_allow(const message *);
void data_read(const message *);
void data_remove(const message *);

/// Objects of the engine that wait for the app's answer, by token.
uint32_t keep(Opaque object);
Opaque kept(uint32_t token);
/// The same, which is kept no longer.
Opaque take(uint32_t token);

/// All headers as lines "Name: value".
char *headers_text(Opaque headers);
void headers_add(Opaque headers, const char *lines);
