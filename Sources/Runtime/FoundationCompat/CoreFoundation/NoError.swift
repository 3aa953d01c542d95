// SPDX-License-Identifier: MIT

/// No error of the functions that return an `OSStatus`.
public let noErr: OSStatus = 0
