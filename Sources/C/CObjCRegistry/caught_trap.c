// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

// Swift ends a program with an instruction that is none. Tests of what a program refuses want to go on: the thread jumps
// out of the call. Nothing that the call held is released; that is so where a Mac's kernel is asked instead.

enum { signal_count = 2 };
/// What the instruction raises on Intel's and on ARM's processors.
static const int signals[signal_count] = {SIGILL, SIGTRAP};

/// Where the innermost call of this thread goes on.
static _Thread_local sigjmp_buf *catcher;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// Guarded by the lock: calls that are under way on any thread, and what was there before the first.
static int callers;
static struct sigaction previous[signal_count];
static bool checked_accesses;

/// Swift's list of the accesses of a thread lies in the frames that are jumped over, so that it keeps none meanwhile.
static bool *accesses_unchecked(void) { return dlsym(RTLD_DEFAULT, "_swift_disableExclusivityChecking"); }

static void jump(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    if (catcher) siglongjmp(*catcher, 1);
    // Another thread's trap: the instruction runs again into what is for it.
    for (int i = 0; i < signal_count; i++) {
        if (signals[i] == number) sigaction(number, &previous[i], NULL);
    }
}

static void begin(void) {
    pthread_mutex_lock(&lock);
    if (callers++ == 0) {
        struct sigaction action = {.sa_sigaction = jump, .sa_flags = SA_SIGINFO};
        sigemptyset(&action.sa_mask);
        for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &previous[i]);
        bool *unchecked = accesses_unchecked();
        if (unchecked) {
            checked_accesses = !*unchecked;
            *unchecked = true;
        }
    }
    pthread_mutex_unlock(&lock);
}

static void end(void) {
    pthread_mutex_lock(&lock);
    if (--callers == 0) {
        for (int i = 0; i < signal_count; i++) sigaction(signals[i], &previous[i], NULL);
        bool *unchecked = accesses_unchecked();
        if (unchecked && checked_accesses) *unchecked = false;
    }
    pthread_mutex_unlock(&lock);
}

/// Calls the body; whether it ran into a trap. For sources that are compiled into projects, by its name.
bool ts_catch_trap(void (*body)(void *context), void *context);
bool ts_catch_trap(void (*body)(void *context), void *context) {
    sigjmp_buf place;
    sigjmp_buf *outer = catcher;
    begin();
    // The mask is kept too: the signal is blocked while its handler runs, which is never returned from.
    bool trapped = sigsetjmp(place, 1) != 0;
    if (!trapped) {
        catcher = &place;
        body(context);
    }
    catcher = outer;
    end();
    return trapped;
}
