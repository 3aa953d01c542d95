// SPDX-License-Identifier: MIT
//
// How much an app may store: its home, CFFIXED_USER_HOME, may grow to TOUCHSTONE_STORAGE bytes. What would make it larger fails
// with ENOSPC, as on a device without room. For processes in which it is loaded before the C library (LD_PRELOAD), which is only
// where somebody asks for a limit; needs no rights and works on every file system. Files that are written through memory count
// with the size that they were given before.
#define _GNU_SOURCE
#include "include/CStorageLimit.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static char home[PATH_MAX];
static size_t home_length;
static long long limit = -1;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// At least what the home holds: files that were removed are noticed when there seems to be no room.
static long long used;

static int add(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)path;
    (void)place;
    if (kind == FTW_F && S_ISREG(status->st_mode)) used += status->st_size;
    return 0;
}

static void measure(void) {
    used = 0;
    nftw(home, add, 32, FTW_PHYS | FTW_MOUNT);
}

__attribute__((constructor)) static void start(void) {
    const char *folder = getenv("CFFIXED_USER_HOME"), *bytes = getenv("TOUCHSTONE_STORAGE");
    if (!folder || !bytes || !realpath(folder, home)) return;
    home_length = strlen(home);
    measure();
    limit = atoll(bytes);
}

static int is_at_home(int file) {
    char name[32], path[PATH_MAX];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path);
    return length > (ssize_t)home_length && !memcmp(path, home, home_length) && path[home_length] == '/';
}

/// Whether there is no room for the file to reach so far; else the room is taken.
static int lacks_room(int file, long long end) {
    struct stat status;
    if (limit < 0 || fstat(file, &status) || !S_ISREG(status.st_mode)) return 0;
    long long growth = end - status.st_size;
    if (growth <= 0 || !is_at_home(file)) return 0;
    pthread_mutex_lock(&lock);
    if (used + growth > limit) measure();
    int lacks = used + growth > limit;
    if (!lacks) used += growth;
    pthread_mutex_unlock(&lock);
    return lacks;
}

/// Where bytes go that are written without a place.
static long long next(int file) {
    struct stat status;
    int flags = fcntl(file, F_GETFL);
    if (flags >= 0 && flags & O_APPEND) return fstat(file, &status) ? 0 : status.st_size;
    off64_t place = lseek64(file, 0, SEEK_CUR);
    return place < 0 ? 0 : place;
}

static long long length(const struct iovec *parts, int count) {
    long long result = 0;
    for (int i = 0; i < count; i++) result += (long long)parts[i].iov_len;
    return result;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define REFUSE(file, end, result) \
    if (limit >= 0 && lacks_room(file, end)) { \
        errno = ENOSPC; \
        return result; \
    }

ssize_t write(int file, const void *bytes, size_t count) {
    REFUSE(file, next(file) + (long long)count, -1)
    return REAL(write)(file, bytes, count);
}
ssize_t writev(int file, const struct iovec *parts, int count) {
    REFUSE(file, next(file) + length(parts, count), -1)
    return REAL(writev)(file, parts, count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
    REFUSE(file, place + (long long)count, -1)
    return REAL(pwrite)(file, bytes, count, place);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
    REFUSE(file, place + (long long)count, -1)
    return REAL(pwrite64)(file, bytes, count, place);
}
int ftruncate(int file, off_t size) {
    REFUSE(file, size, -1)
    return REAL(ftruncate)(file, size);
}
int ftruncate64(int file, off64_t size) {
    REFUSE(file, size, -1)
    return REAL(ftruncate64)(file, size);
}
int fallocate(int file, int mode, off_t place, off_t size) {
    REFUSE(file, place + size, -1)
    return REAL(fallocate)(file, mode, place, size);
}
int posix_fallocate(int file, off_t place, off_t size) {
    // Says what is wrong by its result.
    REFUSE(file, place + size, ENOSPC)
    return REAL(posix_fallocate)(file, place, size);
}
