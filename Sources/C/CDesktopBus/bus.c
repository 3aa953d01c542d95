// SPDX-License-Identifier: MIT
// https://dbus.freedesktop.org/doc/api/html/ and https://dbus.freedesktop.org/doc/dbus-specification.html. Structures and
// numbers are those of libdbus's stable interface, whose header the default packages need not bring.
#define _GNU_SOURCE
#include "CDesktopBus.h"
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// `DBusError`.
typedef struct { const char *name, *message; unsigned bits; void *padding; } bus_error;
typedef unsigned truth;

#define BUS_FUNCTIONS(F) \
    F(void, dbus_error_init, (bus_error *)) \
    F(void, dbus_error_free, (bus_error *)) \
    F(void *, dbus_connection_open_private, (const char *, bus_error *)) \
    F(void, dbus_connection_set_exit_on_disconnect, (void *, truth)) \
    F(void, dbus_connection_close, (void *)) \
    F(void, dbus_connection_unref, (void *)) \
    F(truth, dbus_connection_get_is_connected, (void *)) \
    F(truth, dbus_connection_get_unix_fd, (void *, int *)) \
    F(truth, dbus_connection_has_messages_to_send, (void *)) \
    F(truth, dbus_connection_read_write, (void *, int)) \
    F(truth, dbus_connection_send, (void *, void *, uint32_t *)) \
    F(void *, dbus_connection_pop_message, (void *)) \
    F(truth, dbus_bus_register, (void *, bus_error *)) \
    F(const char *, dbus_bus_get_unique_name, (void *)) \
    F(void *, dbus_message_new_method_call, (const char *, const char *, const char *, const char *)) \
    F(void *, dbus_message_new_signal, (const char *, const char *, const char *)) \
    F(void *, dbus_message_new_method_return, (void *)) \
    F(void *, dbus_message_new_error, (void *, const char *, const char *)) \
    F(void *, dbus_message_ref, (void *)) \
    F(void, dbus_message_unref, (void *)) \
    F(int, dbus_message_get_type, (void *)) \
    F(truth, dbus_message_get_no_reply, (void *)) \
    F(uint32_t, dbus_message_get_reply_serial, (void *)) \
    F(const char *, dbus_message_get_sender, (void *)) \
    F(const char *, dbus_message_get_path, (void *)) \
    F(const char *, dbus_message_get_interface, (void *)) \
    F(const char *, dbus_message_get_member, (void *)) \
    F(const char *, dbus_message_get_error_name, (void *)) \
    F(truth, dbus_message_iter_init, (void *, void *)) \
    F(int, dbus_message_iter_get_arg_type, (void *)) \
    F(truth, dbus_message_iter_next, (void *)) \
    F(void, dbus_message_iter_recurse, (void *, void *)) \
    F(void, dbus_message_iter_get_basic, (void *, void *)) \
    F(char *, dbus_message_iter_get_signature, (void *)) \
    F(void, dbus_free, (void *)) \
    F(void, dbus_message_iter_init_append, (void *, void *)) \
    F(truth, dbus_message_iter_append_basic, (void *, int, const void *)) \
    F(truth, dbus_message_iter_open_container, (void *, int, const char *, void *)) \
    F(truth, dbus_message_iter_close_container, (void *, void *)) \
    F(truth, dbus_validate_bus_name, (const char *, bus_error *)) \
    F(truth, dbus_validate_path, (const char *, bus_error *)) \
    F(truth, dbus_validate_interface, (const char *, bus_error *)) \
    F(truth, dbus_validate_member, (const char *, bus_error *)) \
    F(truth, dbus_validate_error_name, (const char *, bus_error *)) \
    F(truth, dbus_validate_utf8, (const char *, bus_error *)) \
    F(truth, dbus_signature_validate, (const char *, bus_error *)) \
    F(truth, dbus_signature_validate_single, (const char *, bus_error *))

#define POINTER(result, name, arguments) static result (*name) arguments;
BUS_FUNCTIONS(POINTER)
#undef POINTER
static bool found;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define LOAD(result, name, arguments) if (!(name = (result (*) arguments)dlsym(library, #name))) return;
    BUS_FUNCTIONS(LOAD)
#undef LOAD
    found = true;
}

double ts_bus_real_time(void) {
    struct timespec t;
    // The library's function tells the app's time.
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int ts_bus_bell_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
void ts_bus_bell_ring(int bell) { eventfd_write(bell, 1); }

void ts_bus_bell_hush(int bell) {
    eventfd_t rung;
    // Fails where nobody rang.
    eventfd_read(bell, &rung);
}

// MARK: The connection

struct ts_bus { void *connection; };

ts_bus *ts_bus_open(const char *address, char *reason, size_t room) {
    pthread_once(&once, load);
    if (!found) {
        snprintf(reason, room, "libdbus is missing (package libdbus-1-3)");
        return NULL;
    }
    bus_error error;
    dbus_error_init(&error);
    void *connection = dbus_connection_open_private(address, &error);
    if (connection) dbus_connection_set_exit_on_disconnect(connection, false);
    bool registered = connection && dbus_bus_register(connection, &error);
    ts_bus *bus = registered ? malloc(sizeof *bus) : NULL;
    if (bus) {
        bus->connection = connection;
        return bus;
    }
    snprintf(reason, room, "%s", error.message ? error.message : "no memory");
    dbus_error_free(&error);
    if (connection) {
        dbus_connection_close(connection);
        dbus_connection_unref(connection);
    }
    return NULL;
}

void ts_bus_close(ts_bus *bus) {
    dbus_connection_close(bus->connection);
    dbus_connection_unref(bus->connection);
    free(bus);
}

const char *ts_bus_name(ts_bus *bus) { return dbus_bus_get_unique_name(bus->connection); }

/// The library's own waits are not used: they end for the connection alone, and by the app's clock.
static void wait_for(int socket, bool sends, int wake, double until) {
    struct pollfd files[] = {
        { .fd = socket, .events = (short)(POLLIN | (sends ? POLLOUT : 0)) }, { .fd = wake, .events = POLLIN },
    };
    struct timespec limit = { 0, 0 };
    double left = until - ts_bus_real_time();
    if (left > 0) {
        limit.tv_sec = (time_t)left;
        limit.tv_nsec = (long)((left - (double)limit.tv_sec) * 1e9);
    }
    syscall(SYS_ppoll, files, 2, until < 0 ? NULL : &limit, NULL, (size_t)8);
}

bool ts_bus_work(ts_bus *bus, int wake, double until) {
    int socket;
    if (!dbus_connection_get_is_connected(bus->connection)) return false;
    if (!dbus_connection_get_unix_fd(bus->connection, &socket)) return false;
    wait_for(socket, dbus_connection_has_messages_to_send(bus->connection), wake, until);
    // Without a wait. It answers false once what came before the end has been taken.
    return dbus_connection_read_write(bus->connection, 0);
}

ts_bus_message *ts_bus_next(ts_bus *bus) { return dbus_connection_pop_message(bus->connection); }

uint32_t ts_bus_send(ts_bus *bus, ts_bus_message *message) {
    uint32_t number = 0;
    return dbus_connection_send(bus->connection, message, &number) ? number : 0;
}

// MARK: Messages

ts_bus_message *ts_bus_new_call(const char *service, const char *path, const char *interface, const char *member) {
    bool valid = dbus_validate_bus_name(service, NULL) && dbus_validate_path(path, NULL)
        && dbus_validate_interface(interface, NULL) && dbus_validate_member(member, NULL);
    return valid ? dbus_message_new_method_call(service, path, interface, member) : NULL;
}

ts_bus_message *ts_bus_new_signal(const char *path, const char *interface, const char *member) {
    bool valid = dbus_validate_path(path, NULL) && dbus_validate_interface(interface, NULL)
        && dbus_validate_member(member, NULL);
    return valid ? dbus_message_new_signal(path, interface, member) : NULL;
}

ts_bus_message *ts_bus_new_reply(ts_bus_message *call) { return dbus_message_new_method_return(call); }

ts_bus_message *ts_bus_new_error(ts_bus_message *call, const char *name, const char *text) {
    bool valid = dbus_validate_error_name(name, NULL) && dbus_validate_utf8(text, NULL);
    return valid ? dbus_message_new_error(call, name, text) : NULL;
}

void ts_bus_free(ts_bus_message *message) { dbus_message_unref(message); }
ts_bus_message *ts_bus_retain(ts_bus_message *message) { return dbus_message_ref(message); }
int ts_bus_kind(ts_bus_message *message) { return dbus_message_get_type(message); }
bool ts_bus_wants_reply(ts_bus_message *call) { return !dbus_message_get_no_reply(call); }
uint32_t ts_bus_answered(ts_bus_message *answer) { return dbus_message_get_reply_serial(answer); }
const char *ts_bus_sender(ts_bus_message *message) { return dbus_message_get_sender(message); }
const char *ts_bus_path(ts_bus_message *message) { return dbus_message_get_path(message); }
const char *ts_bus_interface(ts_bus_message *message) { return dbus_message_get_interface(message); }
const char *ts_bus_member(ts_bus_message *message) { return dbus_message_get_member(message); }
const char *ts_bus_error_name(ts_bus_message *message) { return dbus_message_get_error_name(message); }

// MARK: Values

void ts_bus_read(ts_bus_message *message, ts_bus_place *place) { dbus_message_iter_init(message, place); }
int ts_bus_type(ts_bus_place *place) { return dbus_message_iter_get_arg_type(place); }
void ts_bus_go_on(ts_bus_place *place) { dbus_message_iter_next(place); }
void ts_bus_enter(ts_bus_place *place, ts_bus_place *inside) { dbus_message_iter_recurse(place, inside); }
char *ts_bus_signature(ts_bus_place *place) { return dbus_message_iter_get_signature(place); }
void ts_bus_free_text(char *text) { dbus_free(text); }

ts_bus_basic ts_bus_value(ts_bus_place *place) {
    ts_bus_basic value = { .u64 = 0 };
    dbus_message_iter_get_basic(place, &value);
    return value;
}

void ts_bus_write(ts_bus_message *message, ts_bus_place *place) { dbus_message_iter_init_append(message, place); }

bool ts_bus_append(ts_bus_place *place, int type, ts_bus_basic value) {
    switch (type) {
    case 's': if (!dbus_validate_utf8(value.text, NULL)) return false; break;
    case 'o': if (!dbus_validate_path(value.text, NULL)) return false; break;
    case 'g': if (!dbus_signature_validate(value.text, NULL)) return false; break;
    }
    return dbus_message_iter_append_basic(place, type, &value);
}

bool ts_bus_open_container(ts_bus_place *place, int type, const char *contents, ts_bus_place *inside) {
    // What may be in an array may be in a variant too, but for entries of dictionaries; those have no type of their own.
    char array[258];
    if (contents && snprintf(array, sizeof array, "a%s", contents) >= (int)sizeof array) return false;
    if (contents && !dbus_signature_validate_single(array, NULL)) return false;
    return dbus_message_iter_open_container(place, type, contents, inside);
}

bool ts_bus_close_container(ts_bus_place *place, ts_bus_place *inside) {
    return dbus_message_iter_close_container(place, inside);
}
