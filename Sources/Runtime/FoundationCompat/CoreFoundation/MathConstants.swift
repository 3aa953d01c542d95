// SPDX-License-Identifier: MIT

// Constants of the C library on iOS that Linux has under other names.
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = Float.greatestFiniteMagnitude
