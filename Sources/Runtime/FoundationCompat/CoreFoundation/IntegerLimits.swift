// SPDX-License-Identifier: MIT

// The limits of C's integers that Swift on Linux does not import, with the types they have on iOS.
public let INT16_MIN: Int32 = -0x8000
public let INT32_MIN: Int32 = .min
public let INT64_MIN: Int64 = .min
public let INT64_MAX: Int64 = .max
public let UINT64_MAX: UInt64 = .max
public let INT_MIN: Int32 = .min
public let UINT_MAX: UInt32 = .max
public let LONG_MIN: Int = .min
public let ULONG_MAX: UInt = .max
public let NSIntegerMax: Int = .max
public let NSIntegerMin: Int = .min
public let NSUIntegerMax: UInt = .max
public let INTMAX_MIN: Int64 = .min
public let INTMAX_MAX: Int64 = .max
public let UINTMAX_MAX: UInt64 = .max
