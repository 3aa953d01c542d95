// SPDX-License-Identifier: MIT
#include "CViewDescriptors.h"

// Weak: the module that defines them links this one, not the other way round.
extern const char view_init_frame[] __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
    __attribute__((weak));
extern const char view_class[] __asm__("$s5UIKit6UIViewCMn") __attribute__((weak));

const void *tvd_view_init_frame(void) { return view_init_frame; }
const void *tvd_view_class(void) { return view_class; }
