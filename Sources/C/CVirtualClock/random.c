// SPDX-License-Identifier: MIT
//
// Random numbers that follow a seed, so that an app that draws by chance draws the same in every run.
//
// The C library's sources of randomness are replaced as its clocks are (clock.c). Swift's generator, and with it UUIDs and
// shuffles, asks the kernel through `syscall`. Without TOUCHSTONE_SEED everything is passed on. Not for secrets of this
// program itself: those are read from /dev/urandom.
//
// The main thread has a sequence of its own: what other threads draw, in whatever order they come, changes nothing there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static bool is_seeded;
static uint64_t main_state, other_state;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t main_thread;

/// Before any code of the app and of Swift's libraries asks.
__attribute__((constructor(101))) static void start(void) {
    const char *text = getenv("TOUCHSTONE_SEED");
    if (!text || !*text) return;
    // FNV-1a, so that any text may be a seed.
    uint64_t hash = 0xcbf29ce484222325;
    for (const char *c = text; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001b3;
    main_state = hash;
    other_state = ~hash;
    main_thread = pthread_self();
    is_seeded = true;
}

/// SplitMix64: https://prng.di.unimi.it/splitmix64.c describes it.
static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static void fill_from(uint64_t *state, void *buffer, size_t size) {
    unsigned char *bytes = buffer;
    while (size) {
        uint64_t word = next(state);
        size_t part = size < sizeof word ? size : sizeof word;
        memcpy(bytes, &word, part);
        bytes += part;
        size -= part;
    }
}

static void fill(void *buffer, size_t size) {
    if (pthread_equal(pthread_self(), main_thread)) {
        fill_from(&main_state, buffer, size);
        return;
    }
    pthread_mutex_lock(&lock);
    fill_from(&other_state, buffer, size);
    pthread_mutex_unlock(&lock);
}

// MARK: The C library's own functions

typedef long (*system_call)(long, long, long, long, long, long, long);

static system_call real_syscall(void) {
    static _Atomic(void *) cached;
    void *f = cached;
    if (!f) cached = f = dlsym(RTLD_NEXT, "syscall");
    return (system_call)f;
}

// MARK: Replaced functions

/// Its variable arguments are all of one size and lie in registers, where six parameters find them.
__attribute__((visibility("default"))) long replaced_syscall(
    long number, long a, long b, long c, long d, long e, long f) __asm__("syscall");
long replaced_syscall(long number, long a, long b, long c, long d, long e, long f) {
    if (is_seeded && number == SYS_getrandom) {
        fill((void *)a, (size_t)b);
        return b;
    }
    return real_syscall()(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *buffer, size_t size, unsigned flags) {
    if (!is_seeded) return real_syscall()(SYS_getrandom, (long)buffer, (long)size, flags, 0, 0, 0);
    fill(buffer, size);
    return (ssize_t)size;
}

int getentropy(void *buffer, size_t size) {
    if (size > 256) return -1;
    return getrandom(buffer, size, 0) == (ssize_t)size ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t size) {
    unsigned char *bytes = buffer;
    while (size) {
        ssize_t filled = getrandom(bytes, size, 0);
        if (filled <= 0) continue;
        bytes += filled;
        size -= (size_t)filled;
    }
}

uint32_t arc4random(void) {
    uint32_t word;
    arc4random_buf(&word, sizeof word);
    return word;
}

/// Every number below `bound` is as likely as the others: the few highest words are drawn again.
uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    uint32_t lowest = -bound % bound, word;
    do { word = arc4random(); } while (word < lowest);
    return word % bound;
}
