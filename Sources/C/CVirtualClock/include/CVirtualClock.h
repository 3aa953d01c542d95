// SPDX-License-Identifier: MIT
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

// The time of this process, real until ts_clock_start. See clock.c.

/// Stops the process's clocks: CLOCK_MONOTONIC and its like read `monotonic` seconds, CLOCK_REALTIME reads `unix_time`,
/// until somebody advances them. From the main thread, before other threads wait for times.
void ts_clock_start(double monotonic, double unix_time);
bool ts_clock_is_virtual(void);
/// The virtual monotonic time in seconds.
double ts_clock_now(void);
/// Moves the clocks forward to the monotonic time, and wakes everything that is due by then, in order of time.
void ts_clock_advance(double monotonic);
/// Whether all threads but the calling one are asleep. Under the virtual clock they are waited for, until they have used five
/// seconds of processors' time: one may never stop.
bool ts_threads_asleep(void);
/// poll with a limit in nanoseconds; negative: none.
int ts_wait(struct pollfd *fds, unsigned long count, int64_t nanoseconds);

// While a request to another process, machine or thread is under way, the virtual clock must stand: its answer comes in
// real time, and a time limit of the app would run out meanwhile. Calls nest; any thread.
void ts_clock_hold(void);
void ts_clock_release(void);
bool ts_clock_is_held(void);
/// A millisecond of the machine's time, whatever the clock says.
void ts_rest(void);
