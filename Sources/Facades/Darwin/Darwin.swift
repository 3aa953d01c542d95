// SPDX-License-Identifier: MIT
@_exported import FoundationCompat
@_exported import Glibc
