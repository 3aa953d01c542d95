// SPDX-License-Identifier: MIT
//
// A disk that is full whenever the file named by FULL_DISK is there: writing to files fails with ENOSPC, and files cannot be
// made longer. Loaded before the C library (LD_PRELOAD); needs no rights and works on every file system.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static int is_full(int file) {
    struct stat status;
    const char *flag = getenv("FULL_DISK");
    return flag && access(flag, F_OK) == 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define REFUSE(file) \
    if (is_full(file)) { \
        errno = ENOSPC; \
        return -1; \
    }

ssize_t write(int file, const void *bytes, size_t count) { REFUSE(file) return REAL(write)(file, bytes, count); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { REFUSE(file) return REAL(pwrite)(file, bytes, count, at); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) { REFUSE(file) return REAL(pwrite64)(file, bytes, count, at); }
ssize_t writev(int file, const struct iovec *parts, int count) { REFUSE(file) return REAL(writev)(file, parts, count); }

static int grows(int file, off_t size) {
    struct stat status;
    return fstat(file, &status) == 0 && size > status.st_size && is_full(file);
}
int ftruncate(int file, off_t size) {
    if (grows(file, size)) REFUSE(file)
    return REAL(ftruncate)(file, size);
}
int ftruncate64(int file, off64_t size) {
    if (grows(file, size)) REFUSE(file)
    return REAL(ftruncate64)(file, size);
}
int fallocate(int file, int mode, off_t at, off_t size) {
    REFUSE(file)
    int (*real)(int, int, off_t, off_t) = (int (*)(int, int, off_t, off_t))dlsym(RTLD_NEXT, "fallocate");
    return real(file, mode, at, size);
}
