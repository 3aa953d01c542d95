// SPDX-License-Identifier: MIT
#pragma once
typedef void (*uik_reg_fn)(void);
void uik_reg_add(uik_reg_fn f);   // called from .init_array, before main: only stores the pointer
int uik_reg_count(void);
uik_reg_fn uik_reg_get(int i);
