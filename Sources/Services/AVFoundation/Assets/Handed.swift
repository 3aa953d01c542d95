// SPDX-License-Identifier: MIT

/// Hands values over that are only read.
struct Handed<Value>: @unchecked Sendable { let value: Value }
