// SPDX-License-Identifier: MIT
@preconcurrency import Glibc

// Darwin computes its standard streams, so that code on any thread may name them also where the compiler checks that
// (`Darwin.stderr`). Linux's C library has variables, which only one thread may.
// https://github.com/swiftlang/swift/blob/main/stdlib/public/Platform/Platform.swift

public var stdin: UnsafeMutablePointer<FILE> {
    get { Glibc.stdin }
    set { Glibc.stdin = newValue }
}
public var stdout: UnsafeMutablePointer<FILE> {
    get { Glibc.stdout }
    set { Glibc.stdout = newValue }
}
public var stderr: UnsafeMutablePointer<FILE> {
    get { Glibc.stderr }
    set { Glibc.stderr = newValue }
}
