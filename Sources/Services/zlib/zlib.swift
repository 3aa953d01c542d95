// SPDX-License-Identifier: MIT

// zlib itself, under the name that iOS gives it.
@_exported import CZlib
