// SPDX-License-Identifier: MIT
//
// Dark pages, and pages as printers want them: the engine's interface for embedding has no switch for either, its protocol
// for web inspectors has both (Page.setForcedAppearance, Page.setEmulatedMedia).
//
// The engine serves inspectors on a port of the loopback address. This program is the first to connect; from then on the
// engine waits at a socket that nobody reaches, and whoever comes to the port gets no answer. Views are inspected from the
// first time on that they are dark or have another medium.
#define _GNU_SOURCE
#include "views.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct sockaddr_in address;
/// The connection to the engine's server; -1: there is none.
static int connection = -1;
static GByteArray *received;
/// Views whose targets the server has not listed yet, in the order in which they were made: targets have rising numbers.
static GQueue new_views = G_QUEUE_INIT;
/// The last that a view was given. Lower ones that no view has are of views that have been closed.
static uint64_t last_target;
static uint32_t last_request;

// MARK: The server and its door

/// Before the engine starts: it reads the address from the environment.
void inspector_prepare(void) {
    int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    socklen_t size = sizeof address;
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bool found = probe >= 0 && bind(probe, (struct sockaddr *)&address, sizeof address) == 0 &&
        getsockname(probe, (struct sockaddr *)&address, &size) == 0;
    if (probe >= 0) close(probe);
    if (!found) { address.sin_port = 0; return; }
    char text[32];
    snprintf(text, sizeof text, "127.0.0.1:%d", ntohs(address.sin_port));
    g_setenv("WEBKIT_INSPECTOR_SERVER", text, TRUE);
}

static bool is_door(int descriptor) {
    struct sockaddr_in own;
    socklen_t size = sizeof own;
    int listens = 0;
    socklen_t flag_size = sizeof listens;
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &flag_size) == 0 && listens &&
        getsockname(descriptor, (struct sockaddr *)&own, &size) == 0 && own.sin_family == AF_INET &&
        own.sin_port == address.sin_port;
}

static int guests;

static gboolean ignore(gint guest, GIOCondition condition, gpointer unused) {
    (void)condition, (void)unused;
    char block[4096];
    ssize_t count = recv(guest, block, sizeof block, MSG_DONTWAIT);
    if (count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))) return G_SOURCE_CONTINUE;
    close(guest);
    guests--;
    return G_SOURCE_REMOVE;
}

/// The engine's own page processes come here, and whoever else looks at the machine's ports. Nobody gets an answer, and nobody
/// is sent away: a page's process that finds the connection broken while it writes never goes on (seen with WPE WebKit 2.38 in
/// every third run of a test that loads an archive).
static gboolean let_in(gint door, GIOCondition condition, gpointer unused) {
    (void)condition, (void)unused;
    enum { MOST_GUESTS = 256 };
    int guest = accept4(door, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (guest >= 0 && guests == MOST_GUESTS) {
        close(guest);
    } else if (guest >= 0) {
        guests++;
        g_unix_fd_add(guest, G_IO_IN | G_IO_HUP, ignore, NULL);
    }
    return G_SOURCE_CONTINUE;
}

/// Takes the listening socket away from the engine, which has accepted us by now.
static void close_door(void) {
    int quiet[2], most = 1024;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, quiet) != 0) return;
    for (int descriptor = 3; descriptor < most; descriptor++) {
        if (!is_door(descriptor)) continue;
        int door = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
        if (door < 0) continue;
        fcntl(door, F_SETFL, O_NONBLOCK);
        dup3(quiet[0], descriptor, O_CLOEXEC);
        g_unix_fd_add(door, G_IO_IN, let_in, NULL);
        break;
    }
    // The other end stays open: a closed one could be read from.
    close(quiet[0]);
}

// MARK: Messages: size and order of bytes, name, parameters as a GVariant

static void send_message(const char *name, GVariant *parameters) {
    enum { LITTLE_ENDIAN_BYTES = 1 };
    g_variant_ref_sink(parameters);
    uint32_t name_size = (uint32_t)strlen(name) + 1, size = name_size + (uint32_t)g_variant_get_size(parameters);
    GByteArray *bytes = g_byte_array_new();
    uint32_t head = htonl(size);
    guint8 order = G_BYTE_ORDER == G_LITTLE_ENDIAN ? LITTLE_ENDIAN_BYTES : 0;
    g_byte_array_append(bytes, (const guint8 *)&head, sizeof head);
    g_byte_array_append(bytes, &order, 1);
    g_byte_array_append(bytes, (const guint8 *)name, name_size);
    g_byte_array_append(bytes, g_variant_get_data(parameters), (guint)g_variant_get_size(parameters));
    for (guint sent = 0; sent < bytes->len;) {
        ssize_t count = send(connection, bytes->data + sent, bytes->len - sent, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        sent += (guint)count;
    }
    g_byte_array_unref(bytes);
    g_variant_unref(parameters);
}

/// To the inspector's side of a page.
static uint32_t request(view *v, const char *method, const char *name, const char *value) {
    last_request++;
    // Method, name and value are ours: no letter of them needs a backslash.
    char *outer = g_strdup_printf(
        "{\"id\":%u,\"method\":\"Target.sendMessageToTarget\",\"params\":{\"targetId\":\"%s\",\"message\":"
        "\"{\\\"id\\\":%u,\\\"method\\\":\\\"%s\\\",\\\"params\\\":{%s%s%s%s%s}}\"}}",
        last_request, v->inspected.page, last_request, method, name ? "\\\"" : "", name ? name : "",
        name ? "\\\":\\\"" : "", name ? value : "", name ? "\\\"" : "");
    send_message("SendMessageToBackend", g_variant_new("(tts)", v->inspected.connection, v->inspected.target, outer));
    g_free(outer);
    return last_request;
}

// MARK: What a view is to be

static void answer(view *v, bool done) {
    if (v->inspected.token) send_texts("done", v->id, v->inspected.token, done ? "1" : "0", NULL);
    v->inspected.token = 0;
    v->inspected.request = 0;
}

static bool is_plain(const view *v) { return !*v->inspected.appearance && !*v->inspected.media; }

/// Tells the page; the last request's result is the answer.
static void apply(view *v) {
    if (!v->inspected.page) return;
    request(v, "Page.enable", NULL, NULL);
    request(v, "Page.setForcedAppearance", "appearance", v->inspected.appearance);
    v->inspected.request = request(v, "Page.setEmulatedMedia", "media", v->inspected.media);
}

/// For as long as the view lives: the server crashes when a page still has something to say to an inspector that has left.
static void attach(view *v) {
    v->inspected.is_attached = true;
    send_message("Setup", g_variant_new("(tt)", v->inspected.connection, v->inspected.target));
}

/// Every view has a target, by the number of which it can be inspected. Nothing has to be allowed for that: the engine's
/// setting "enable-developer-extras" is for its own inspector.
void inspector_follow(view *v) {
    if (connection >= 0) g_queue_push_tail(&new_views, v);
}

/// Another page is there, which knows nothing of what was asked for.
void inspector_repeat(view *v) {
    if (v->inspected.is_attached && !is_plain(v)) apply(v);
}

void inspector_forget(view *v) { g_queue_remove(&new_views, v); }

/// Fields: "Light", "Dark" or nothing; "print" or nothing. Answers whether the page is so now.
void inspector_set(view *v, const message *m) {
    answer(v, false);
    g_strlcpy(v->inspected.appearance, field(m, 0), sizeof v->inspected.appearance);
    g_strlcpy(v->inspected.media, field(m, 1), sizeof v->inspected.media);
    v->inspected.token = m->token;
    if (connection < 0) { answer(v, false); return; }
    if (v->inspected.is_attached) {
        apply(v);
    } else if (is_plain(v)) {
        answer(v, true);
    } else if (v->inspected.target) {
        attach(v);
    }
}

// MARK: Receiving

static view *inspected_view(uint64_t server, uint64_t target) {
    GList *all = all_views();
    view *found = NULL;
    for (GList *i = all; i && !found; i = i->next) {
        view *v = i->data;
        if (v->inspected.target == target && v->inspected.connection == server) found = v;
    }
    g_list_free(all);
    return found;
}

/// In the order in which they were made.
static gint compare_views(gconstpointer one, gconstpointer other, gpointer unused) {
    (void)unused;
    uint32_t first = ((const view *)one)->id, second = ((const view *)other)->id;
    return first < second ? -1 : first > second;
}

static gint compare_targets(gconstpointer one, gconstpointer other) {
    uint64_t first = *(const uint64_t *)one, second = *(const uint64_t *)other;
    return first < second ? -1 : first > second;
}

/// The next view's target.
static void found(uint64_t server, uint64_t target) {
    view *v = g_queue_pop_head(&new_views);
    last_target = target;
    v->inspected.connection = server;
    v->inspected.target = target;
    if (!is_plain(v)) attach(v);
}

static bool holds_target(GArray *targets, uint64_t target) {
    for (guint i = 0; i < targets->len; i++) {
        if (g_array_index(targets, uint64_t, i) == target) return true;
    }
    return false;
}

/// A view whose target is gone while it lives was given that of one that has been closed: its own comes next.
static void drop_lost_targets(GArray *listed) {
    GList *all = all_views();
    for (GList *i = all; i; i = i->next) {
        view *v = i->data;
        if (!v->inspected.target || holds_target(listed, v->inspected.target)) continue;
        v->inspected.target = 0;
        v->inspected.is_attached = false;
        g_clear_pointer(&v->inspected.page, g_free);
        g_queue_insert_sorted(&new_views, v, compare_views, NULL);
    }
    g_list_free(all);
}

static void take_targets(GVariant *parameters) {
    uint64_t server, target;
    GVariantIter *list;
    const char *type, *name, *url;
    gboolean has_debugger;
    GArray *pages = g_array_new(FALSE, FALSE, sizeof target);
    g_variant_get(parameters, "(ta(tsssb))", &server, &list);
    while (g_variant_iter_next(list, "(t&s&s&sb)", &target, &type, &name, &url, &has_debugger)) {
        if (!strcmp(type, "WebPage")) g_array_append_val(pages, target);
    }
    g_variant_iter_free(list);
    g_array_sort(pages, compare_targets);
    drop_lost_targets(pages);
    for (guint i = 0; i < pages->len && new_views.head; i++) {
        target = g_array_index(pages, uint64_t, i);
        if (target > last_target) found(server, target);
    }
    g_array_unref(pages);
}

/// The text between `start` and the next quotation mark; freed by the caller.
static char *text_after(const char *message, const char *start) {
    const char *at = strstr(message, start);
    if (!at) return NULL;
    at += strlen(start);
    return g_strndup(at, strcspn(at, "\""));
}

static void take_result(view *v, const char *message) {
    const char *number = strstr(message, "\\\"id\\\":");
    if (!number || !v->inspected.request || strtoul(number + 7, NULL, 10) != v->inspected.request) return;
    answer(v, !strstr(message, "\\\"error\\\":"));
}

/// A page that gives way to one in another process is another target: the new one is told before it is shown.
static void take_event(view *v, const char *message) {
    if (strstr(message, "\"Target.targetCreated\"")) {
        char *page = text_after(message, "\"targetId\":\"");
        if (!page) return;
        g_free(v->inspected.page);
        v->inspected.page = page;
        apply(v);
    } else if (strstr(message, "\"Target.dispatchMessageFromTarget\"")) {
        take_result(v, message);
    }
}

static void take_message(const char *name, const char *body, gsize size) {
    static const struct { const char *name, *type; } known[] = {
        { "SetTargetList", "(ta(tsssb))" }, { "SendMessageToFrontend", "(tts)" },
    };
    // The engine has accepted us, and before us its own end.
    if (!strcmp(name, "DidSetupInspectorClient")) { close_door(); return; }
    for (int i = 0; i < 2; i++) {
        if (strcmp(name, known[i].name)) continue;
        // Copied to where its numbers are aligned.
        GVariant *parameters = g_variant_ref_sink(g_variant_new_from_data(
            G_VARIANT_TYPE(known[i].type), g_memdup2(body, size), size, FALSE, g_free, NULL));
        GVariant *normal = g_variant_get_normal_form(parameters);
        g_variant_unref(parameters);
        if (i == 0) {
            take_targets(normal);
        } else {
            uint64_t server, target;
            const char *message;
            g_variant_get(normal, "(tt&s)", &server, &target, &message);
            view *v = inspected_view(server, target);
            if (v) take_event(v, message);
        }
        g_variant_unref(normal);
    }
}

static gboolean readable(gint descriptor, GIOCondition condition, gpointer unused) {
    (void)condition, (void)unused;
    enum { HEAD = 5 };
    guint8 block[16384];
    ssize_t length = recv(descriptor, block, sizeof block, MSG_DONTWAIT);
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) return G_SOURCE_CONTINUE;
    if (length <= 0) {
        close(connection);
        connection = -1;
        return G_SOURCE_REMOVE;
    }
    g_byte_array_append(received, block, (guint)length);
    while (received->len >= HEAD) {
        uint32_t size;
        memcpy(&size, received->data, sizeof size);
        size = ntohl(size);
        if (received->len < HEAD + size) break;
        // Ended by a zero byte, whatever is in it.
        char *body = g_malloc0(size + 1);
        memcpy(body, received->data + HEAD, size);
        g_byte_array_remove_range(received, 0, HEAD + size);
        gsize name_size = strlen(body) + 1;
        if (name_size <= size) take_message(body, body + name_size, size - name_size);
        g_free(body);
    }
    return G_SOURCE_CONTINUE;
}

/// After the engine has started.
void inspector_open(void) {
    if (!address.sin_port || connection >= 0) return;
    g_unsetenv("WEBKIT_INSPECTOR_SERVER");
    int own = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (own < 0 || connect(own, (struct sockaddr *)&address, sizeof address) != 0) {
        if (own >= 0) close(own);
        address.sin_port = 0;
        return;
    }
    connection = own;
    received = g_byte_array_new();
    g_unix_fd_add(connection, G_IO_IN | G_IO_HUP, readable, NULL);
    // Its other parameter tells the version of the inspector's own scripts; ours has none.
    send_message("SetupInspectorClient", g_variant_new("(^ay)", ""));
}
