// SPDX-License-Identifier: MIT
#include <sqlite3.h>
static inline sqlite3_destructor_type ts_sqlite_transient(void) { return SQLITE_TRANSIENT; }
