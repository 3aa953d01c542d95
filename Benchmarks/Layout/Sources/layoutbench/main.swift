// SPDX-License-Identifier: MIT
import LayoutEngine

#if canImport(Glibc)
    import Glibc
#endif

// layoutbench SHAPE VIEWS OPERATION: callgrind counts what happens inside `measured`.
// Operations: build, leaf (1,000 edits of one constant), root (10 edits), toggle (100 removals and additions), idle
// (1,000 solutions of an unchanged system), memory (prints the peak of the process instead of counting).

@_cdecl("measured") @inline(never)
func measured(_ context: UnsafeMutableRawPointer) {
    context.assumingMemoryBound(to: (() -> Void).self).pointee()
}

@MainActor
func measure(_ body: @escaping () -> Void) {
    var body: () -> Void = body
    withUnsafeMutablePointer(to: &body) { measured(UnsafeMutableRawPointer($0)) }
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]) else {
    print("usage: layoutbench nested|chain|grid|cells VIEWS build|leaf|root|toggle|idle|memory")
    exit(2)
}

// This program has one thread.
nonisolated(unsafe) var system = System()

func build() {
    switch arguments[1] {
    case "chain": system.chain(count)
    case "grid": system.grid(count)
    case "cells": system.cells(count)
    default: system.nested(count)
    }
    system.engine.solve()
}

switch arguments[3] {
case "build": measure(build)
case "leaf":
    build()
    measure {
        for step in 0..<1000 {
            system.engine.setConstant(Double(10 + step % 7), of: system.leaf!)
            system.engine.solve()
        }
    }
case "root":
    build()
    measure {
        for step in 0..<10 {
            system.engine.setConstant(Double(4000 + step % 7), of: system.root!)
            system.engine.solve()
        }
    }
case "toggle":
    build()
    let box = system.boxes[system.boxes.count / 2]
    measure {
        for step in 0..<100 {
            let row = system.engine.add([LayoutTerm(box.width)], .equal, Double(20 + step), priority: 999)
            system.engine.solve()
            system.engine.remove(row)
            system.engine.solve()
        }
    }
case "idle":
    build()
    measure { for _ in 0..<1000 { system.engine.solve() } }
default:
    build()
    var usage = rusage()
    // RUSAGE_SELF; its type differs from system to system.
    getrusage(0, &usage)
    print("memory \(usage.ru_maxrss) KiB")
}
var sum = 0.0
for box in system.boxes {
    sum += system.engine.value(of: box.x) + system.engine.value(of: box.y) * 3 + system.engine.value(of: box.width) * 5
    sum += system.engine.value(of: box.height) * 7
}
print("checksum \((sum * 100).rounded() / 100) pivots \(system.engine.statistics.pivots)")
