// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CObjCRegistry.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A class's initialiser allocates with `swift_allocObject`, which its library calls through a table of addresses that the
// dynamic linker has filled in. There stands a function of ours from the first object of the library that is awaited.

#if defined(__x86_64__)
enum { slot_of_call = R_X86_64_JUMP_SLOT, slot_of_address = R_X86_64_GLOB_DAT };
#elif defined(__aarch64__)
enum { slot_of_call = R_AARCH64_JUMP_SLOT, slot_of_address = R_AARCH64_GLOB_DAT };
#else
enum { slot_of_call = -1, slot_of_address = -1 };
#endif

typedef void *(*allocator)(const void *cls, size_t size, size_t alignment_mask);

/// A reference count and the class come first in objects; a class's descriptor is its sixth word.
enum { header_size = 16, descriptor_place = 5 };

static _Thread_local const void *awaited;
static _Thread_local void **awaited_place;
static allocator allocate;
static const char function_name[] = "swift_allocObject";

static void *allocate_and_tell(const void *cls, size_t size, size_t alignment_mask) {
    void *object = allocate(cls, size, alignment_mask);
    if (awaited == cls) {
        if (size > header_size) memset((char *)object + header_size, 0, size - header_size);
        *awaited_place = object;
        ts_forget_allocation();
    }
    return object;
}

static void write_slot(void *slot) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    // The page stays writable: it also holds what the dynamic linker fills in later.
    if (mprotect((void *)((uintptr_t)slot & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return;
    atomic_store((_Atomic(void *) *)slot, (void *)allocate_and_tell);
}

/// What a library's dynamic section says; addresses may still be relative to its start.
typedef struct tables {
    const ElfW(Sym) *symbols;
    const char *strings;
    const ElfW(Rela) *relocations[2];
    size_t sizes[2];
} tables;

static const void *address(const struct dl_phdr_info *library, ElfW(Addr) value) {
    return (const void *)(value < library->dlpi_addr ? library->dlpi_addr + value : value);
}

static tables tables_of(const struct dl_phdr_info *library, const ElfW(Dyn) *entry) {
    tables found = {0};
    for (; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: found.symbols = address(library, entry->d_un.d_ptr); break;
        case DT_STRTAB: found.strings = address(library, entry->d_un.d_ptr); break;
        case DT_JMPREL: found.relocations[0] = address(library, entry->d_un.d_ptr); break;
        case DT_PLTRELSZ: found.sizes[0] = entry->d_un.d_val; break;
        case DT_RELA: found.relocations[1] = address(library, entry->d_un.d_ptr); break;
        case DT_RELASZ: found.sizes[1] = entry->d_un.d_val; break;
        default: break;
        }
    }
    return found;
}

static void redirect(const struct dl_phdr_info *library, const ElfW(Dyn) *dynamic) {
    tables all = tables_of(library, dynamic);
    if (!all.symbols || !all.strings) return;
    for (int list = 0; list < 2; list++) {
        for (size_t i = 0; all.relocations[list] && i < all.sizes[list] / sizeof(ElfW(Rela)); i++) {
            const ElfW(Rela) *entry = all.relocations[list] + i;
            int type = (int)ELF64_R_TYPE(entry->r_info);
            if (type != slot_of_call && type != slot_of_address) continue;
            if (strcmp(all.strings + all.symbols[ELF64_R_SYM(entry->r_info)].st_name, function_name) == 0) {
                write_slot((void *)(library->dlpi_addr + entry->r_offset));
            }
        }
    }
}

static bool contains(const struct dl_phdr_info *library, uintptr_t place) {
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = library->dlpi_phdr + i;
        uintptr_t start = library->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && place >= start && place < start + part->p_memsz) return true;
    }
    return false;
}

/// Libraries that are redirected, by their start, which is 0 for some programs: kept as one more.
static uintptr_t redirected[64];
static int redirected_count;

static int visit(struct dl_phdr_info *library, size_t size, void *place) {
    (void)size;
    if (!contains(library, *(uintptr_t *)place)) return 0;
    for (int i = 0; i < redirected_count; i++) {
        if (redirected[i] == library->dlpi_addr + 1) return 1;
    }
    if (redirected_count == sizeof redirected / sizeof *redirected) return 0;
    redirected[redirected_count++] = library->dlpi_addr + 1;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = library->dlpi_phdr + i;
        if (part->p_type == PT_DYNAMIC) redirect(library, (const ElfW(Dyn) *)(library->dlpi_addr + part->p_vaddr));
    }
    return 1;
}

bool ts_await_allocation(const void *cls, void **place) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    // Generic classes lie in memory; their descriptors are their library's.
    uintptr_t descriptor = ((const uintptr_t *)cls)[descriptor_place];
    pthread_mutex_lock(&lock);
    if (!allocate) allocate = (allocator)dlsym(RTLD_DEFAULT, function_name);
    bool found = allocate && slot_of_call >= 0 && dl_iterate_phdr(visit, &descriptor) == 1;
    pthread_mutex_unlock(&lock);
    if (!found) return false;
    awaited = cls;
    awaited_place = place;
    return true;
}

void ts_forget_allocation(void) {
    awaited = NULL;
    awaited_place = NULL;
}
