// SPDX-License-Identifier: MIT
//
// What websites leave on the device: cookies and other data.
#include "views.h"
#include <stdio.h>
#include <string.h>

// MARK: Cookies

typedef struct { uint32_t token; Opaque cookies; GPtrArray *lines; int waiting; GHashTable *seen; } cookie_query;

static void finish_query(cookie_query *q) {
    send_fields("cookies", 0, q->token, (int)q->lines->len, (const char *const *)q->lines->pdata);
    g_ptr_array_unref(q->lines);
    g_hash_table_unref(q->seen);
    g_free(q);
}

static void add_cookies(cookie_query *q, GList *cookies) {
    for (GList *i = cookies; i; i = i->next) {
        char *header = engine.soup_cookie_to_set_cookie_header(i->data);
        char *line = g_strconcat(engine.soup_cookie_get_domain(i->data), "\n", header, NULL);
        g_free(header);
        engine.soup_cookie_free(i->data);
        if (g_hash_table_add(q->seen, line)) g_ptr_array_add(q->lines, line);
    }
    g_list_free(cookies);
}

static void read_all(GObject *manager, GAsyncResult *result, gpointer data) {
    cookie_query *q = data;
    add_cookies(q, engine.webkit_cookie_manager_get_all_cookies_finish(manager, result, NULL));
    finish_query(q);
}

static void read_some(GObject *manager, GAsyncResult *result, gpointer data) {
    cookie_query *q = data;
    add_cookies(q, engine.webkit_cookie_manager_get_cookies_finish(manager, result, NULL));
    if (--q->waiting == 0) finish_query(q);
}

/// Releases before 2.42 tell cookies of one URL only: those of each domain with data are put together.
static void read_domains(GObject *manager, GAsyncResult *result, gpointer data) {
    cookie_query *q = data;
    GList *domains = engine.webkit_website_data_manager_fetch_finish(manager, result, NULL);
    q->waiting = 1;
    for (GList *i = domains; i; i = i->next) {
        char *url = g_strconcat("https://", engine.webkit_website_data_get_name(i->data), "/", NULL);
        q->waiting++;
        engine.webkit_cookie_manager_get_cookies(q->cookies, url, NULL, read_some, q);
        g_free(url);
        engine.webkit_website_data_unref(i->data);
    }
    g_list_free(domains);
    if (--q->waiting == 0) finish_query(q);
}

/// In the message's context. Answers with one field a cookie: its domain, a line end, its Set-Cookie header.
void cookies_read(const message *m) {
    enum { COOKIES = 1 << 8 };
    context *c = find_context(m->view);
    if (!c) return;
    cookie_query *q = g_new0(cookie_query, 1);
    q->token = m->token;
    q->cookies = c->cookies;
    q->lines = g_ptr_array_new();
    q->seen = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    if (engine.webkit_cookie_manager_get_all_cookies) {
        engine.webkit_cookie_manager_get_all_cookies(c->cookies, NULL, read_all, q);
    } else {
        engine.webkit_website_data_manager_fetch(c->manager, COOKIES, NULL, read_domains, q);
    }
}

static void cookie_added(GObject *manager, GAsyncResult *result, gpointer data) {
    engine.webkit_cookie_manager_add_cookie_finish(manager, result, NULL);
    send_texts("done", 0, GPOINTER_TO_UINT(data), NULL);
}

static void cookie_deleted(GObject *manager, GAsyncResult *result, gpointer data) {
    engine.webkit_cookie_manager_delete_cookie_finish(manager, result, NULL);
    send_texts("done", 0, GPOINTER_TO_UINT(data), NULL);
}

/// In the message's context. Fields: "set" or "delete", a Set-Cookie header, the URL it belongs to.
void cookie_change(const message *m) {
    context *c = find_context(m->view);
    GUri *origin = g_uri_parse(field(m, 2), G_URI_FLAGS_NONE, NULL);
    Opaque cookie = c ? engine.soup_cookie_parse(field(m, 1), origin) : NULL;
    if (origin) g_uri_unref(origin);
    gpointer token = GUINT_TO_POINTER(m->token);
    if (!cookie) {
        send_texts("done", 0, m->token, NULL);
    } else if (field(m, 0)[0] == 's') {
        engine.webkit_cookie_manager_add_cookie(c->cookies, cookie, NULL, cookie_added, token);
    } else {
        engine.webkit_cookie_manager_delete_cookie(c->cookies, cookie, NULL, cookie_deleted, token);
    }
    if (cookie) engine.soup_cookie_free(cookie);
}

// MARK: Other data

typedef struct { uint32_t token; unsigned types; char **names; } removal;

static void fetched(GObject *manager, GAsyncResult *result, gpointer data) {
    GList *records = engine.webkit_website_data_manager_fetch_finish(manager, result, NULL);
    GPtrArray *fields = g_ptr_array_new_with_free_func(g_free);
    for (GList *i = records; i; i = i->next) {
        g_ptr_array_add(fields, g_strdup(engine.webkit_website_data_get_name(i->data)));
        g_ptr_array_add(fields, g_strdup_printf("%u", engine.webkit_website_data_get_types(i->data)));
        engine.webkit_website_data_unref(i->data);
    }
    g_list_free(records);
    send_fields("records", 0, GPOINTER_TO_UINT(data), (int)fields->len, (const char *const *)fields->pdata);
    g_ptr_array_unref(fields);
}

/// In the message's context. Field: whether pages may keep cookies.
void cookies_allow(const message *m) {
    enum { ACCEPT_ALWAYS = 0, ACCEPT_NEVER = 1 };
    context *c = find_context(m->view);
    if (!c) return;
    engine.webkit_cookie_manager_set_accept_policy(c->cookies, field_integer(m, 0) ? ACCEPT_ALWAYS : ACCEPT_NEVER);
    send_texts("done", m->view, m->token, NULL);
}

/// In the message's context. Field: the types as the engine's bits. Answers with name and types of each record.
void data_read(const message *m) {
    context *c = find_context(m->view);
    if (!c) return;
    engine.webkit_website_data_manager_fetch(
        c->manager, (unsigned)field_integer(m, 0), NULL, fetched, GUINT_TO_POINTER(m->token));
}

static void cleared(GObject *manager, GAsyncResult *result, gpointer data) {
    engine.webkit_website_data_manager_clear_finish(manager, result, NULL);
    send_texts("done", 0, GPOINTER_TO_UINT(data), NULL);
}

static void removed(GObject *manager, GAsyncResult *result, gpointer data) {
    engine.webkit_website_data_manager_remove_finish(manager, result, NULL);
    send_texts("done", 0, GPOINTER_TO_UINT(data), NULL);
}

static void remove_named(GObject *manager, GAsyncResult *result, gpointer data) {
    removal *r = data;
    GList *records = engine.webkit_website_data_manager_fetch_finish(manager, result, NULL), *chosen = NULL;
    for (GList *i = records; i; i = i->next) {
        const char *name = engine.webkit_website_data_get_name(i->data);
        if (g_strv_contains((const char *const *)r->names, name)) chosen = g_list_prepend(chosen, i->data);
    }
    engine.webkit_website_data_manager_remove(
        manager, r->types, chosen, NULL, removed, GUINT_TO_POINTER(r->token));
    g_list_free(chosen);
    for (GList *i = records; i; i = i->next) engine.webkit_website_data_unref(i->data);
    g_list_free(records);
    g_strfreev(r->names);
    g_free(r);
}

/// In the message's context. Fields: types, age in seconds (all that is younger goes; 0: all), names of records (none: all).
void data_remove(const message *m) {
    context *c = find_context(m->view);
    if (!c) return;
    unsigned types = (unsigned)field_integer(m, 0);
    if (m->count <= 2) {
        GTimeSpan span = (GTimeSpan)(field_number(m, 1) * G_TIME_SPAN_SECOND);
        engine.webkit_website_data_manager_clear(c->manager, types, span, NULL, cleared, GUINT_TO_POINTER(m->token));
        return;
    }
    removal *r = g_new0(removal, 1);
    r->token = m->token;
    r->types = types;
    r->names = g_new0(char *, m->count - 1);
    for (int i = 2; i < m->count; i++) r->names[i - 2] = g_strdup(field(m, i));
    engine.webkit_website_data_manager_fetch(c->manager, types, NULL, remove_named, r);
}
