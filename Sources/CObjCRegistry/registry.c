// SPDX-License-Identifier: MIT
#include "CObjCRegistry.h"
#include <stdlib.h>
static uik_reg_fn *v; static int n, cap;
void uik_reg_add(uik_reg_fn f) { if (n == cap) { cap = cap ? cap * 2 : 64; v = realloc(v, cap * sizeof *v); } v[n++] = f; }
int uik_reg_count(void) { return n; }
uik_reg_fn uik_reg_get(int i) { return v[i]; }
