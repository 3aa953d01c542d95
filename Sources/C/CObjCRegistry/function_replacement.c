// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A jump to any address: an instruction that reads the address behind it.
#if defined(__x86_64__)
static const unsigned char jump[] = {0xff, 0x25, 0x00, 0x00, 0x00, 0x00};  // jmp *0(%rip)
#elif defined(__aarch64__)
static const unsigned char jump[] = {0x50, 0x00, 0x00, 0x58, 0x00, 0x02, 0x1f, 0xd6};  // ldr x16, 8; br x16
#endif

bool ts_replace_function(void *function, const void *replacement) {
#if defined(__x86_64__) || defined(__aarch64__)
    unsigned char code[sizeof jump + sizeof replacement];
    memcpy(code, jump, sizeof jump);
    memcpy(code + sizeof jump, &replacement, sizeof replacement);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)function & ~(page - 1);
    size_t length = (uintptr_t)function + sizeof code - start;
    if (mprotect((void *)start, length, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) return false;
    memcpy(function, code, sizeof code);
    mprotect((void *)start, length, PROT_READ | PROT_EXEC);
    __builtin___clear_cache((char *)function, (char *)function + sizeof code);
    return true;
#else
    return false;
#endif
}
