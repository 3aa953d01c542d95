// SPDX-License-Identifier: MIT
//
// A clock for the whole process that stands still unless advanced, so that an app's timers, delays and dates are the
// same in every run and cost no waiting.
//
// The C library's clock, sleep and timer functions are replaced by definitions in this file: the dynamic linker finds
// them before the C library's, because the program or library that holds them is loaded first. No LD_PRELOAD is needed.
// Foundation, Dispatch and Swift's concurrency all reach the time through these functions. While the clock is real they
// do nothing but pass the call on.
//
// The clock advances when the main thread waits (poll, ppoll, sleeps) and all other threads are asleep: to the next
// time anybody waits for. Timers of Dispatch are timerfds; an armed one is kept in a table here and made readable when
// its time has come.
#define _GNU_SOURCE
#include "CVirtualClock.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define NS 1000000000LL
#define NEVER INT64_MAX

// MARK: The C library's own functions

#define REAL(name) \
    static __typeof__(&name) real_##name(void) { \
        static _Atomic(void *) cached; \
        void *f = atomic_load_explicit(&cached, memory_order_relaxed); \
        if (!f) { f = dlsym(RTLD_NEXT, #name); atomic_store_explicit(&cached, f, memory_order_relaxed); } \
        return (__typeof__(&name))f; \
    }
REAL(clock_gettime)
REAL(gettimeofday)
REAL(time)
REAL(nanosleep)
REAL(clock_nanosleep)
REAL(usleep)
REAL(sleep)
REAL(poll)
REAL(ppoll)
REAL(timerfd_create)
REAL(timerfd_settime)
REAL(timerfd_gettime)
REAL(pthread_cond_timedwait)
REAL(pthread_cond_clockwait)
REAL(sem_timedwait)

// MARK: State

// Nanoseconds of the virtual CLOCK_MONOTONIC, and what CLOCK_REALTIME is ahead of it.
static _Atomic int64_t now_ns;
static int64_t real_offset;
static _Atomic bool is_virtual;
static _Atomic bool main_waits;

typedef struct { int64_t deadline, interval; int clock; } timer_slot;
enum { TIMERS = 4096 };
static timer_slot timers[TIMERS];
// One more than the greatest descriptor in use.
static int timer_end;

// A thread that sleeps, or waits with a time limit.
typedef struct sleeper {
    int64_t deadline;
    struct sleeper *next;
    /// Rung when the deadline has come, for waits on a condition.
    pthread_cond_t *bell;
    bool rung;
} sleeper;
static sleeper *sleepers;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t advanced = PTHREAD_COND_INITIALIZER;

// Requests under way elsewhere: while there are any, the clock stands.
static _Atomic int holds;

static bool on(void) { return atomic_load_explicit(&is_virtual, memory_order_acquire); }
static int64_t now(void) { return atomic_load_explicit(&now_ns, memory_order_acquire); }
static bool is_main(void) { return (pid_t)syscall(SYS_gettid) == getpid(); }
static int64_t to_ns(const struct timespec *t) { return (int64_t)t->tv_sec * NS + t->tv_nsec; }
static struct timespec from_ns(int64_t ns) { return (struct timespec){ ns / NS, ns % NS }; }

/// Whether a clock counts the world's time, as against time since boot. -1: not a clock of ours (CPU times).
static int is_wall(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_TAI: return 1;
    case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW: case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: return 0;
    default: return -1;
    }
}
static int64_t clock_ns(int wall) { return wall ? now() + real_offset : now(); }

// MARK: Whose time

/// Whether a caller lies in a library of the system: codecs, databases and the like. Their sleeps and time limits guard
/// against other threads and processes, whose work takes real time only; the app's own time must not show in them, and
/// must not move for them. The toolchain's libraries, in a folder `swift` wherever it is installed, act for the app.
static bool lies_in_system(const void *caller) {
    Dl_info info;
    if (!dladdr(caller, &info) || !info.dli_fname) return false;
    const char *path = info.dli_fname;
    return (!strncmp(path, "/usr/lib", 8) || !strncmp(path, "/lib", 4)) && !strstr(path, "/swift/");
}

/// How many libraries were closed so far: only then can an address come to belong to another one.
static int count_closed(struct dl_phdr_info *info, size_t size, void *count) {
    (void)size;
    *(uint64_t *)count = info->dlpi_subs;
    return 1;
}

// Answers for callers seen before, as address, libraries closed by then (15 bits) and answer (1 bit). `dladdr` goes through
// all symbols of the caller's library: a twelfth of a scrolled frame's time, as the main loop waits several times in each.
enum { CALLERS = 256 };
static _Atomic uint64_t callers[CALLERS];

static bool is_of_system(const void *caller) {
    uint64_t closed = 0;
    dl_iterate_phdr(count_closed, &closed);
    uint64_t address = (uint64_t)(uintptr_t)caller;
    uint64_t key = address << 16 | (closed & 0x7FFF) << 1;
    _Atomic uint64_t *slot = &callers[(address >> 2 ^ address >> 10) % CALLERS];
    uint64_t known = atomic_load_explicit(slot, memory_order_relaxed);
    if (address && (known & ~1ULL) == key) return known & 1;
    bool answer = lies_in_system(caller);
    atomic_store_explicit(slot, key | answer, memory_order_relaxed);
    return answer;
}

// Threads that wait by the real clock: what they wait for goes on.
static _Atomic int real_waits;

/// The moment of the real monotonic clock that lies `span` nanoseconds ahead.
static struct timespec really_after(int64_t span) {
    struct timespec t;
    real_clock_gettime()(CLOCK_MONOTONIC, &t);
    return from_ns(to_ns(&t) + (span > 0 ? span : 0));
}

// MARK: Advancing

static void make_readable(int fd) {
    struct itimerspec soon = { .it_value = { 0, 1 } };
    real_timerfd_settime()(fd, 0, &soon, NULL);
}

/// With the lock held.
static int64_t next_deadline(void) {
    int64_t next = NEVER;
    for (int fd = 0; fd < timer_end; fd++) if (timers[fd].deadline && timers[fd].deadline < next) next = timers[fd].deadline;
    // The main thread sees by itself that one who was rung for is awake.
    for (sleeper *s = sleepers; s; s = s->next) if (!s->rung && s->deadline < next) next = s->deadline;
    return next;
}

/// With the lock held.
static void fire_due(void) {
    for (int fd = 0; fd < timer_end; fd++) {
        timer_slot *t = &timers[fd];
        if (!t->deadline || t->deadline > now()) continue;
        t->deadline = t->interval ? t->deadline + t->interval : 0;
        make_readable(fd);
    }
    for (sleeper *s = sleepers; s; s = s->next) {
        if (!s->bell || s->rung || s->deadline > now()) continue;
        s->rung = true;
        pthread_cond_broadcast(s->bell);
    }
    pthread_cond_broadcast(&advanced);
}

static void advance(int64_t target) {
    pthread_mutex_lock(&lock);
    if (target > now()) atomic_store_explicit(&now_ns, target, memory_order_release);
    fire_due();
    pthread_mutex_unlock(&lock);
}

static int64_t next_locked(void) {
    pthread_mutex_lock(&lock);
    int64_t next = next_deadline();
    pthread_mutex_unlock(&lock);
    return next;
}

// MARK: Who is awake

// Asked several times a frame. Opening files of /proc is dear: a frame of a scrolled list would spend half of its time
// there. So the folder of threads stays open, and so do the files of each thread; those of one that ended read as empty.

enum { THREADS = 64 };
/// `state` is its stat file, `runs` its schedstat file; -1: the kernel has none.
typedef struct { pid_t tid; int state, runs; } thread_files;
static thread_files known[THREADS];
static int thread_folder = -1;
static pid_t files_owner;
static pthread_mutex_t files_lock = PTHREAD_MUTEX_INITIALIZER;

/// The state letter of a thread, from the third field of its stat file; the name before it may hold anything. X: it ended.
static char state_letter(int fd) {
    char text[512];
    ssize_t n = pread(fd, text, sizeof text - 1, 0);
    if (n <= 0) return 'X';
    text[n] = 0;
    char *end = strrchr(text, ')');
    return end && end[1] == ' ' ? end[2] : 'X';
}

/// How often a thread was given a processor: the third number of its schedstat file. 0 where the kernel does not count.
static uint64_t run_count(int fd) {
    char text[96];
    ssize_t n = fd < 0 ? 0 : pread(fd, text, sizeof text - 1, 0);
    if (n <= 0) return 0;
    text[n] = 0;
    char *at = text;
    for (int field = 0; field < 2; field++) strtoull(at, &at, 10);
    return strtoull(at, &at, 10);
}

static int open_file(pid_t tid, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/%s", (int)tid, name);
    return open(path, O_RDONLY | O_CLOEXEC);
}

static void forget(thread_files *files) {
    if (!files->tid) return;
    close(files->state);
    if (files->runs >= 0) close(files->runs);
    files->tid = 0;
}

/// NULL: the thread has ended. With the lock held.
static thread_files *files_of(pid_t tid) {
    thread_files *files = &known[(unsigned)tid % THREADS];
    if (files->tid == tid) return files;
    forget(files);
    int state = open_file(tid, "stat");
    if (state < 0) return NULL;
    *files = (thread_files){ tid, state, open_file(tid, "schedstat") };
    return files;
}

/// A child made by `fork` has its parent's files, which tell about the parent's threads; it may have closed them and given
/// their numbers to others. With the lock held.
static void forget_files_of_another_process(void) {
    pid_t me = getpid();
    if (files_owner == me) return;
    for (int i = 0; i < THREADS; i++) known[i].tid = 0;
    thread_folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    files_owner = me;
}

static _Atomic pid_t watchdog_tid;

/// A directory entry as the kernel writes it.
struct entry { uint64_t inode; int64_t offset; unsigned short length; unsigned char kind; char name[]; };

/// A thread that was seen asleep, and how often it had run by then.
typedef struct { pid_t tid; uint64_t runs; } sleeping;
enum { SLEEPING = 512 };  // Of more threads, the others are looked at alone.

/// Whether the thread sleeps, and, in the second look, has slept since the first.
///
/// The first look counts before it asks for the state and the second after: whatever wakes or runs between the two
/// shows in one of them.
static bool is_asleep(pid_t tid, bool second, sleeping *seen) {
    thread_files *files = files_of(tid);
    if (!files) return true;
    uint64_t runs = second ? 0 : run_count(files->runs);
    char state = state_letter(files->state);
    // Of one that ended; another may have its number, and is looked at next time.
    if (state == 'X') forget(files);
    if (state == 'R' || state == 'D' || state == 'X') return false;
    if (second) return seen->tid == tid && seen->runs == run_count(files->runs);
    *seen = (sleeping){ tid, runs };
    return true;
}

/// One look at all threads. Reads the directory without `opendir`, which takes 32 KB from the heap each time.
static bool look_at_others(pid_t except, bool second, sleeping *seen) {
    bool asleep = true;
    int count = 0;
    _Alignas(struct entry) char entries[2048];
    long filled;
    lseek(thread_folder, 0, SEEK_SET);
    while (asleep && (filled = syscall(SYS_getdents64, thread_folder, entries, sizeof entries)) > 0) {
        for (long at = 0; asleep && at < filled; at += ((struct entry *)(void *)(entries + at))->length) {
            const char *name = ((struct entry *)(void *)(entries + at))->name;
            if (name[0] == '.') continue;
            pid_t tid = (pid_t)atoi(name);
            if (tid == except || tid == atomic_load(&watchdog_tid)) continue;
            sleeping one;
            asleep = count < SLEEPING ? is_asleep(tid, second, &seen[count]) : is_asleep(tid, false, &one);
            count++;
        }
    }
    return asleep;
}

/// Whether there is a moment at which all other threads sleep. One look does not tell: a thread seen asleep may be woken
/// by one that is looked at later, which then sleeps too.
static bool others_asleep(pid_t except) {
    // Not set to zero: the second look reads what the first has written.
    sleeping seen[SLEEPING];
    pthread_mutex_lock(&files_lock);
    forget_files_of_another_process();
    bool asleep = look_at_others(except, false, seen) && look_at_others(except, true, seen);
    pthread_mutex_unlock(&files_lock);
    return asleep;
}

static bool is_alone(void) { return others_asleep((pid_t)syscall(SYS_gettid)); }

/// How long others are waited for. One may never stop, and must not stop the clock for ever.
///
/// Counted in the processor's time, which a busy machine gives out slowly: whether a thread has ended its work by then must
/// not depend on what else the machine does. In rounds of a millisecond too, for those that get no time at all.
typedef struct { int64_t cpu; int rounds; } patience;
enum { PATIENCE = 5, ROUNDS = 60000 };

static bool is_patient(patience *waited) {
    struct timespec t;
    real_clock_gettime()(CLOCK_PROCESS_CPUTIME_ID, &t);
    if (waited->rounds++ == 0) waited->cpu = to_ns(&t);
    return waited->rounds < ROUNDS && to_ns(&t) - waited->cpu < PATIENCE * NS;
}

bool ts_threads_asleep(void) {
    patience waited = { 0, 0 };
    while (!is_alone()) {
        if (!on() || !is_patient(&waited)) return false;
        ts_rest();
    }
    return true;
}

/// The main thread may block where this file does not see it, as in a semaphore, while others wait for a time. Nobody
/// else would advance the clock then.
static void *watch(void *unused) {
    (void)unused;
    atomic_store(&watchdog_tid, (pid_t)syscall(SYS_gettid));
    int quiet = 0;
    for (;;) {
        struct timespec pause = { 0, 20000000 };
        real_nanosleep()(&pause, NULL);
        if (!on() || ts_clock_is_held() || atomic_load(&main_waits) || !others_asleep(0)) { quiet = 0; continue; }
        // A wait by the real clock ends, as a rule, within half a second; threads of some libraries wait so for ever.
        if (++quiet < (atomic_load(&real_waits) ? 50 : 3)) continue;
        int64_t next = next_locked();
        if (next != NEVER) advance(next);
        quiet = 0;
    }
    return NULL;
}

// MARK: Requests under way elsewhere

void ts_clock_hold(void) { atomic_fetch_add(&holds, 1); }
void ts_clock_release(void) { atomic_fetch_sub(&holds, 1); }
bool ts_clock_is_held(void) { return atomic_load(&holds) > 0; }

void ts_rest(void) {
    struct timespec pause = { 0, 1000000 };
    real_nanosleep()(&pause, NULL);
}

// MARK: For the main loop

void ts_clock_start(double monotonic, double unix_time) {
    pthread_mutex_lock(&lock);
    atomic_store(&now_ns, (int64_t)(monotonic * 1e9));
    real_offset = (int64_t)(unix_time * 1e9) - (int64_t)(monotonic * 1e9);
    bool first = !on();
    atomic_store_explicit(&is_virtual, true, memory_order_release);
    pthread_mutex_unlock(&lock);
    pthread_t thread;
    if (first && pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

bool ts_clock_is_virtual(void) { return on(); }
double ts_clock_now(void) { return (double)now() * 1e-9; }

void ts_clock_advance(double monotonic) {
    int64_t target = (int64_t)(monotonic * 1e9 + 0.5);
    for (;;) {
        int64_t next = next_locked();
        if (next >= target) break;
        advance(next);
    }
    advance(target);
}

// MARK: Replaced functions: reading clocks

int clock_gettime(clockid_t clock, struct timespec *t) {
    int wall;
    if (!on() || (wall = is_wall(clock)) < 0) return real_clock_gettime()(clock, t);
    *t = from_ns(clock_ns(wall));
    return 0;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone) {
    if (!on()) return real_gettimeofday()(t, zone);
    int64_t ns = clock_ns(1);
    t->tv_sec = ns / NS;
    t->tv_usec = ns % NS / 1000;
    return 0;
}

time_t time(time_t *t) {
    if (!on()) return real_time()(t);
    time_t seconds = (time_t)(clock_ns(1) / NS);
    if (t) *t = seconds;
    return seconds;
}

// MARK: Replaced functions: sleeping

static void sleep_until(int64_t deadline) {
    if (is_main()) {
        // Others get their turns on the way.
        while (now() < deadline) {
            ts_threads_asleep();
            while (ts_clock_is_held()) ts_rest();
            int64_t next = next_locked();
            advance(next < deadline ? next : deadline);
        }
        return;
    }
    pthread_mutex_lock(&lock);
    sleeper me = { deadline, sleepers, NULL, false };
    sleepers = &me;
    while (now() < deadline) pthread_cond_wait(&advanced, &lock);
    for (sleeper **s = &sleepers; *s; s = &(*s)->next) if (*s == &me) { *s = me.next; break; }
    pthread_mutex_unlock(&lock);
}

/// The end of a sleep that begins now. Even the shortest takes time: Foundation sleeps for what is left, cut to whole
/// nanoseconds, until nothing is, and would do so for ever with half of one left.
static int64_t end_of_sleep(int64_t span) { return now() + (span > 0 ? span : 1); }

static int sleep_really(const struct timespec *wanted, struct timespec *left) {
    atomic_fetch_add(&real_waits, 1);
    int result = real_nanosleep()(wanted, left);
    atomic_fetch_sub(&real_waits, 1);
    return result;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
    if (!on()) return real_nanosleep()(wanted, left);
    if (is_of_system(__builtin_return_address(0))) return sleep_really(wanted, left);
    sleep_until(end_of_sleep(to_ns(wanted)));
    if (left) *left = from_ns(0);
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
    int wall;
    if (!on() || (wall = is_wall(clock)) < 0) return real_clock_nanosleep()(clock, flags, wanted, left);
    int64_t span = to_ns(wanted) - (flags & TIMER_ABSTIME ? clock_ns(wall) : 0);
    if (is_of_system(__builtin_return_address(0))) {
        struct timespec rest = from_ns(span > 0 ? span : 0);
        return sleep_really(&rest, flags & TIMER_ABSTIME ? NULL : left) ? errno : 0;
    }
    sleep_until(flags & TIMER_ABSTIME ? now() + span : end_of_sleep(span));
    if (left && !(flags & TIMER_ABSTIME)) *left = from_ns(0);
    return 0;
}

int usleep(useconds_t microseconds) {
    if (!on()) return real_usleep()(microseconds);
    if (is_of_system(__builtin_return_address(0))) {
        struct timespec wanted = from_ns((int64_t)microseconds * 1000);
        return sleep_really(&wanted, NULL);
    }
    sleep_until(end_of_sleep((int64_t)microseconds * 1000));
    return 0;
}

unsigned sleep(unsigned seconds) {
    if (!on()) return real_sleep()(seconds);
    if (is_of_system(__builtin_return_address(0))) {
        struct timespec wanted = { seconds, 0 }, left = { 0, 0 };
        sleep_really(&wanted, &left);
        return (unsigned)left.tv_sec;
    }
    sleep_until(now() + (int64_t)seconds * NS);
    return 0;
}

// MARK: Replaced functions: waiting with a limit

/// Ends a wait when the virtual deadline has come: whoever advances the clock rings. The caller's wait is cut into short
/// real ones all the same.
///
/// A signal that came together with the deadline is not lost: ringing woke all others who wait for it.
static int limited_wait(int64_t deadline, pthread_cond_t *cond, pthread_mutex_t *mutex) {
    pthread_mutex_lock(&lock);
    sleeper me = { deadline, sleepers, cond, false };
    sleepers = &me;
    pthread_mutex_unlock(&lock);
    int result;
    do {
        struct timespec t = really_after(2000000);
        result = real_pthread_cond_clockwait()(cond, mutex, CLOCK_MONOTONIC, &t);
    } while (result == ETIMEDOUT && now() < deadline);
    pthread_mutex_lock(&lock);
    for (sleeper **s = &sleepers; *s; s = &(*s)->next) if (*s == &me) { *s = me.next; break; }
    pthread_mutex_unlock(&lock);
    return me.rung ? ETIMEDOUT : result;
}

static int wait_really(int64_t span, pthread_cond_t *cond, pthread_mutex_t *mutex) {
    struct timespec t = really_after(span);
    atomic_fetch_add(&real_waits, 1);
    int result = real_pthread_cond_clockwait()(cond, mutex, CLOCK_MONOTONIC, &t);
    atomic_fetch_sub(&real_waits, 1);
    return result;
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *t) {
    int wall;
    if (!on() || (wall = is_wall(clock)) < 0) return real_pthread_cond_clockwait()(cond, mutex, clock, t);
    int64_t span = to_ns(t) - clock_ns(wall);
    if (is_of_system(__builtin_return_address(0))) return wait_really(span, cond, mutex);
    return limited_wait(now() + span, cond, mutex);
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *t) {
    if (!on()) return real_pthread_cond_timedwait()(cond, mutex, t);
    // The condition's clock cannot be asked for; times far from the wall clock's are monotonic ones.
    int64_t wall_span = to_ns(t) - clock_ns(1), span = to_ns(t) - clock_ns(0);
    if (llabs(wall_span) < llabs(span)) span = wall_span;
    if (is_of_system(__builtin_return_address(0))) return wait_really(span, cond, mutex);
    return limited_wait(now() + span, cond, mutex);
}

/// Runs in real time: Dispatch parks its idle threads so, and nothing of an app's timing depends on them.
int sem_timedwait(sem_t *sem, const struct timespec *t) {
    if (!on()) return real_sem_timedwait()(sem, t);
    struct timespec real;
    real_clock_gettime()(CLOCK_REALTIME, &real);
    int64_t span = to_ns(t) - clock_ns(1);
    real = from_ns(to_ns(&real) + (span > 0 ? span : 0));
    return real_sem_timedwait()(sem, &real);
}

/// The main thread's wait: readable descriptors first, then other threads' work, then time.
static int main_poll(struct pollfd *fds, nfds_t count, int64_t limit) {
    int64_t deadline = limit < 0 ? NEVER : now() + limit;
    atomic_store(&main_waits, true);
    int result = 0;
    for (patience busy = { 0, 0 };;) {
        if ((result = real_poll()(fds, count, 0))) break;
        if (limit == 0) break;
        if (!is_alone() && is_patient(&busy)) {
            if ((result = real_poll()(fds, count, 1))) break;
            continue;
        }
        if ((result = real_poll()(fds, count, 0))) break;
        if (ts_clock_is_held()) {
            if ((result = real_poll()(fds, count, 1))) break;
            busy.rounds = 0;
            continue;
        }
        int64_t next = next_locked();
        if (next > deadline) next = deadline;
        if (next == NEVER) {
            if ((result = real_poll()(fds, count, 20))) break;
            continue;
        }
        advance(next);
        busy.rounds = 0;
        if (now() >= deadline) { result = real_poll()(fds, count, 0); break; }
    }
    atomic_store(&main_waits, false);
    return result;
}

int poll(struct pollfd *fds, nfds_t count, int milliseconds) {
    if (!on() || !is_main()) return real_poll()(fds, count, milliseconds);
    return main_poll(fds, count, milliseconds < 0 ? -1 : (int64_t)milliseconds * 1000000);
}

int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *t, const sigset_t *mask) {
    if (!on() || !is_main()) return real_ppoll()(fds, count, t, mask);
    return main_poll(fds, count, t ? to_ns(t) : -1);
}

int ts_wait(struct pollfd *fds, unsigned long count, int64_t nanoseconds) {
    struct timespec t = from_ns(nanoseconds < 0 ? 0 : nanoseconds);
    return ppoll(fds, count, nanoseconds < 0 ? NULL : &t, NULL);
}

// MARK: Replaced functions: timer descriptors

int timerfd_create(int clock, int flags) {
    int fd = real_timerfd_create()(clock, flags);
    if (fd >= 0 && fd < TIMERS) {
        pthread_mutex_lock(&lock);
        timers[fd] = (timer_slot){ 0, 0, clock };
        if (fd >= timer_end) timer_end = fd + 1;
        pthread_mutex_unlock(&lock);
    }
    return fd;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (!on() || fd < 0 || fd >= TIMERS) return real_timerfd_settime()(fd, flags, new, old);
    struct itimerspec off = { { 0, 0 }, { 0, 0 } };
    int result = real_timerfd_settime()(fd, 0, &off, old);
    if (result != 0) return result;
    pthread_mutex_lock(&lock);
    timer_slot *t = &timers[fd];
    int64_t value = to_ns(&new->it_value);
    t->interval = to_ns(&new->it_interval);
    t->deadline = 0;
    if (value) {
        int64_t span = flags & TFD_TIMER_ABSTIME ? value - clock_ns(is_wall(t->clock) == 1) : value;
        if (span <= 0) {
            make_readable(fd);
            if (t->interval) t->deadline = now() + t->interval;
        } else {
            t->deadline = now() + span;
        }
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

int timerfd_gettime(int fd, struct itimerspec *current) {
    if (!on() || fd < 0 || fd >= TIMERS) return real_timerfd_gettime()(fd, current);
    pthread_mutex_lock(&lock);
    int64_t left = timers[fd].deadline ? timers[fd].deadline - now() : 0;
    current->it_value = from_ns(left > 0 ? left : 0);
    current->it_interval = from_ns(timers[fd].interval);
    pthread_mutex_unlock(&lock);
    return 0;
}
