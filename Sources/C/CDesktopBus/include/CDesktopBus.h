// SPDX-License-Identifier: MIT
// What is used of libdbus, which is opened when the first connection is asked for. One thread uses a connection and its
// messages.
#ifndef TOUCHSTONE_CDESKTOPBUS_H
#define TOUCHSTONE_CDESKTOPBUS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Seconds of the machine's monotonic clock, whatever the app's clock says.
double ts_bus_real_time(void);

/// A descriptor that can be read once it was rung, until it is hushed.
int ts_bus_bell_new(void);
void ts_bus_bell_ring(int bell);
void ts_bus_bell_hush(int bell);

typedef struct ts_bus ts_bus;

/// Connects to an address as `unix:path=/run/dbus/system_bus_socket` and makes itself known there. Blocks until the bus has
/// answered.
/// - Returns: null with the reason, as text, when there is no library, no bus, or the bus refuses.
ts_bus *ts_bus_open(const char *address, char *reason, size_t room);
void ts_bus_close(ts_bus *bus);
/// Its own name on the bus, as `:1.42`. As long as the connection.
const char *ts_bus_name(ts_bus *bus);
/// Sends what is to be sent and takes in what has come; waits for that at most until the moment `until` of the real clock
/// (negative: without end), or until the bell `wake` was rung.
/// - Returns: false when the connection has ended.
bool ts_bus_work(ts_bus *bus, int wake, double until);

typedef struct ts_bus_message ts_bus_message;

enum { TS_BUS_CALL = 1, TS_BUS_REPLY = 2, TS_BUS_ERROR = 3, TS_BUS_SIGNAL = 4 };

/// The next that has come, owned by the caller; null: none.
ts_bus_message *ts_bus_next(ts_bus *bus);
/// Queues it; the message stays the caller's.
/// - Returns: its number, which an answer repeats; 0: no memory.
uint32_t ts_bus_send(ts_bus *bus, ts_bus_message *message);

// Null where a name is not valid: libdbus would end the process.
ts_bus_message *ts_bus_new_call(const char *service, const char *path, const char *interface, const char *member);
ts_bus_message *ts_bus_new_signal(const char *path, const char *interface, const char *member);
ts_bus_message *ts_bus_new_reply(ts_bus_message *call);
ts_bus_message *ts_bus_new_error(ts_bus_message *call, const char *name, const char *text);
void ts_bus_free(ts_bus_message *message);
ts_bus_message *ts_bus_retain(ts_bus_message *message);

int ts_bus_kind(ts_bus_message *message);
/// Whether whoever sent the call waits for an answer.
bool ts_bus_wants_reply(ts_bus_message *call);
uint32_t ts_bus_answered(ts_bus_message *answer);
// Null where the message has no such field. As long as the message.
const char *ts_bus_sender(ts_bus_message *message);
const char *ts_bus_path(ts_bus_message *message);
const char *ts_bus_interface(ts_bus_message *message);
const char *ts_bus_member(ts_bus_message *message);
const char *ts_bus_error_name(ts_bus_message *message);

/// A place in the values of a message: the library's own, with room to spare.
typedef struct { void *words[16]; } ts_bus_place;
/// A value that is no container: the member of its type.
typedef union {
    uint8_t byte;
    uint32_t flag;
    int16_t i16;
    uint16_t u16;
    int32_t i32;
    uint32_t u32;
    int64_t i64;
    uint64_t u64;
    double number;
    const char *text;
} ts_bus_basic;

// Reading. Types are the letters of signatures; of containers `a`, `r`, `e`, `v`.
void ts_bus_read(ts_bus_message *message, ts_bus_place *place);
/// 0 after the last.
int ts_bus_type(ts_bus_place *place);
void ts_bus_go_on(ts_bus_place *place);
void ts_bus_enter(ts_bus_place *place, ts_bus_place *inside);
ts_bus_basic ts_bus_value(ts_bus_place *place);
/// The type of the value here, owned by the caller (`ts_bus_free_text`).
char *ts_bus_signature(ts_bus_place *place);
void ts_bus_free_text(char *text);

// Writing. False: no memory, or a text that is not valid for its type.
void ts_bus_write(ts_bus_message *message, ts_bus_place *place);
bool ts_bus_append(ts_bus_place *place, int type, ts_bus_basic value);
/// - Parameter contents: the type of the elements of an array or of the value in a variant; null for the others.
bool ts_bus_open_container(ts_bus_place *place, int type, const char *contents, ts_bus_place *inside);
bool ts_bus_close_container(ts_bus_place *place, ts_bus_place *inside);

#endif
