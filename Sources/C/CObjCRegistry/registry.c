// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"
#include <pthread.h>
#include <stdlib.h>

static ts_registration *registrations;
static int32_t count, capacity;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

_Thread_local bool ts_requirement_missing;
_Thread_local ts_requirement_call ts_current_requirement;

void ts_registry_add(ts_registration registration) {
    pthread_mutex_lock(&lock);
    if (count == capacity) {
        capacity = capacity ? capacity * 2 : 256;
        registrations = realloc(registrations, (size_t)capacity * sizeof *registrations);
        if (!registrations) abort();
    }
    registrations[count++] = registration;
    pthread_mutex_unlock(&lock);
}

int32_t ts_registry_count(void) { return __atomic_load_n(&count, __ATOMIC_ACQUIRE); }

ts_registration ts_registry_get(int32_t index) {
    pthread_mutex_lock(&lock);
    ts_registration registration = registrations[index];
    pthread_mutex_unlock(&lock);
    return registration;
}
