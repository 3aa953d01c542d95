// SPDX-License-Identifier: MIT

// SQLite itself, under the name that iOS gives it.
@_exported import CSQLite
