// SPDX-License-Identifier: MIT
//
// Messages between the app and this program, over one socket.
//
// A message is a header of 32 bytes (length of what follows, verb, number of fields, view, token; little-endian) and its
// fields, each a length of four bytes, that many bytes and a zero byte. Numbers are written as text.
#pragma once
#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
    char verb[16];
    uint32_t view, token;
    int count;
    char **fields;
    uint32_t *lengths;
} message;

/// Descriptor 3 is the socket.
enum { WIRE = 3 };

/// A field; an empty text where the message has none.
const char *field(const message *m, int index);
double field_number(const message *m, int index);
int field_integer(const message *m, int index);

/// Sends a message whose fields are texts, up to a NULL.
void send_texts(const char *verb, uint32_t view, uint32_t token, ...) G_GNUC_NULL_TERMINATED;
/// Sends a message of texts with one field of bytes at its end.
void send_bytes(const char *verb, uint32_t view, uint32_t token, GBytes *bytes);
/// Sends a message whose fields are bytes.
void send_parts(const char *verb, uint32_t view, uint32_t token, int count, GBytes *const *fields);
void send_fields(const char *verb, uint32_t view, uint32_t token, int count, const char *const *fields);
/// Sends a message with a descriptor, which stays the sender's.
void send_descriptor(const char *verb, uint32_t view, uint32_t token, int descriptor, const char *size);

/// Calls `handler` for each message from the main loop; the program ends with its socket.
void wire_start(void (*handler)(const message *));
/// Handles messages until `*done`; for signals of the engine that must be answered at once.
void wire_wait(const bool *done);
