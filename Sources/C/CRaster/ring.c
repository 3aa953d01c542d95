// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "raster_layers.h"
#include <sys/mman.h>
#include <unistd.h>

void *crl_ring_create(size_t *bytes) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), size = (*bytes + page - 1) / page * page;
    int file = memfd_create("touchstone-frame", MFD_CLOEXEC);
    if (file < 0) return NULL;
    char *start = MAP_FAILED;
    if (ftruncate(file, (off_t)size) == 0) {
        start = mmap(NULL, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    if (start != MAP_FAILED) {
        void *first = mmap(start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
        void *second = mmap(start + size, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
        if (first == MAP_FAILED || second == MAP_FAILED) {
            munmap(start, 2 * size);
            start = MAP_FAILED;
        }
    }
    close(file);
    *bytes = size;
    return start == MAP_FAILED ? NULL : start;
}

void crl_ring_destroy(void *ring, size_t bytes) { munmap(ring, 2 * bytes); }

void *crl_screen_create(size_t bytes) {
    const size_t large = 2 << 20;
    char *start = mmap(NULL, bytes + large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) return NULL;
    // Large pages lie at multiples of their size; what lies outside is given back.
    char *aligned = (char *)(((uintptr_t)start + large - 1) & ~(uintptr_t)(large - 1));
    size_t page = (size_t)sysconf(_SC_PAGESIZE), size = (bytes + page - 1) / page * page;
    if (aligned > start) munmap(start, (size_t)(aligned - start));
    char *end = start + ((bytes + large + page - 1) / page * page);
    if (end > aligned + size) munmap(aligned + size, (size_t)(end - aligned - size));
    // Where the kernel has no large pages to give, small ones do.
    (void)madvise(aligned, size, MADV_HUGEPAGE);
    return aligned;
}

void crl_screen_destroy(void *screen, size_t bytes) { munmap(screen, bytes); }
