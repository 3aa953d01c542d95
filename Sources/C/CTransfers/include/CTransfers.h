// SPDX-License-Identifier: MIT
// What URL sessions use of libcurl, which FoundationNetworking has loaded, and of libssl's check of a server's certificates.
#ifndef TOUCHSTONE_CTRANSFERS_H
#define TOUCHSTONE_CTRANSFERS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether libcurl is there and has all that is used of it.
bool ts_transfers_available(void);

/// Seconds of the machine's monotonic clock, whatever the app's clock says.
double ts_transfers_real_time(void);

enum {
    TS_BODY_ABORT = -1,  ///< of `read`: give the transfer up
};

/// What a transfer tells, on the thread that performs it. `context` is the transfer's.
typedef struct {
    /// A line of the head, with its line end; an empty one ends a head. More than one head may come.
    void (*header)(void *context, const uint8_t *bytes, size_t length);
    /// Decoded bytes of the body. False: give the transfer up.
    bool (*body)(void *context, const uint8_t *bytes, size_t length);
    /// Bytes to send: their number, 0 at the end, or the number above.
    ptrdiff_t (*read)(void *context, uint8_t *room, size_t length);
    /// Sending begins anew from a place. False: it cannot.
    bool (*seek)(void *context, int64_t offset);
    /// Judges a server by its certificates, in DER, its own first. Null: libcurl judges by the system's.
    bool (*judge)(void *context, const uint8_t *const *certificates, const size_t *lengths, size_t count);
} ts_transfer_events;

typedef struct ts_transfer ts_transfer;

/// Owned by the caller. Null: no libcurl, or no memory.
ts_transfer *ts_transfer_new(const ts_transfer_events *events, void *context);
/// Before it is performed.
void ts_transfer_set_context(ts_transfer *transfer, void *context);
/// Not while it is performed.
void ts_transfer_free(ts_transfer *transfer);

/// Before it is performed. Strings are copied.
typedef struct {
    const char *url;
    const char *method;
    /// Lines `Name: value`; `Name;` has no value, `Name:` is left out.
    const char *const *headers;
    size_t headerCount;
    bool hasBody;
    /// -1: not known, sent in chunks.
    int64_t bodyLength;
    /// Null: `user` is not told to anybody.
    const char *user;
    const char *password;
    /// 1 basic, 2 digest, 8 NTLM.
    long authentication;
    /// Null: none, whatever the environment says.
    const char *proxy;
    bool decodes;
} ts_transfer_request;
void ts_transfer_prepare(ts_transfer *transfer, const ts_transfer_request *request);

/// Performs it on the calling thread.
/// - Returns: libcurl's code, 0 when all went well.
int ts_transfer_perform(ts_transfer *transfer);

/// What is known after a transfer, in seconds since its start; 0 where there was no such step.
typedef struct {
    double lookedUp, connected, secured, sent, answered, ended;
    long code, osError, newConnections, version, port, localPort;
    char address[64], localAddress[64];
    int64_t headSent, headReceived, bodySent, bodyReceived;
} ts_transfer_figures;
void ts_transfer_get_figures(ts_transfer *transfer, ts_transfer_figures *figures);
const char *ts_transfer_error(int code);

// Many transfers on one thread, over connections that are kept.
typedef struct ts_transfer_pool ts_transfer_pool;
ts_transfer_pool *ts_transfer_pool_new(long connectionsPerHost);
bool ts_transfer_pool_add(ts_transfer_pool *pool, ts_transfer *transfer);
void ts_transfer_pool_remove(ts_transfer_pool *pool, ts_transfer *transfer);
/// Works off what has come and waits at most so long for more. On the pool's thread, as all but `wake`.
void ts_transfer_pool_work(ts_transfer_pool *pool, int milliseconds);
/// A transfer that has ended, with libcurl's code; null when there is none. It is removed.
void *ts_transfer_pool_next_ended(ts_transfer_pool *pool, int *code);
/// Ends a wait. Any thread.
void ts_transfer_pool_wake(ts_transfer_pool *pool);
/// Ends one that is performed alone, within a second. Any thread.
void ts_transfer_stop(ts_transfer *transfer);

#endif
