// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// What the compiler is kept from.
struct CompilerWorkaroundTests {
    /// swiftlang/swift issue 89111.
    @Test("a loop over a literal of what calls with closures give compiles")
    func unrolledLoops() throws {
        let scratch = try Scratch()
        let source = try scratch.file(
            "Loop.swift",
            """
            func twice(_ numbers: [Double]) -> Int {
                let lists = [numbers.map({ $0 * 2 }), numbers.map({ $0 * 2 })]
                var count = 0
                lists.forEach { _ in count += 1 }
                return count
            }
            """)
        let command =
            [Toolchain.current.swiftc.string, "-c", "-Onone", "-Xfrontend", "-g", "-parse-as-library", source.string]
            + ["-o", (scratch.folder / "Loop.o").string] + ModuleCompiler.compilerWorkarounds
        #expect(try Subprocess(command).capture().ending.isSuccess)
    }
}
