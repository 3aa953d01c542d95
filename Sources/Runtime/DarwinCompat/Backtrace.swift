// SPDX-License-Identifier: MIT

// The calling functions by address, from <execinfo.h>, which Darwin's module has and Linux's C library has in no module.
// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/backtrace.3.html

/// - Returns: how many return addresses were stored, at most `size`.
@_silgen_name("backtrace")
public func backtrace(_ array: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ size: Int32) -> Int32

/// - Returns: a text for each address, to be freed with `free` by the caller; nil without memory.
@_silgen_name("backtrace_symbols")
public func backtrace_symbols(
    _ array: UnsafePointer<UnsafeMutableRawPointer?>!, _ size: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!

/// Writes the texts to a file, a line each, without allocating memory.
@_silgen_name("backtrace_symbols_fd")
public func backtrace_symbols_fd(_ array: UnsafePointer<UnsafeMutableRawPointer?>!, _ size: Int32, _ fd: Int32)
