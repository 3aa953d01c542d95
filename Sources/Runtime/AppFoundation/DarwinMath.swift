// SPDX-License-Identifier: MIT

// Functions of Darwin's C library for mathematics that C declares itself and Linux's has under another name, or not.
// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/exp10.3.html

@_silgen_name("exp10") private func exp10(_ exponent: Double) -> Double
@_silgen_name("exp10f") private func exp10f(_ exponent: Float) -> Float

/// Ten to the power of the exponent.
@_cdecl("__exp10") public func __exp10(_ exponent: Double) -> Double { exp10(exponent) }
@_cdecl("__exp10f") public func __exp10f(_ exponent: Float) -> Float { exp10f(exponent) }
