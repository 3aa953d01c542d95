// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter

// Stands in for swiftc (`SWIFT_EXEC=.../touchstone-swiftc swift build`), so that an unmodified iOS package builds: adapts
// the module's sources, then runs the real compiler over them with the platform's modules and library.

let code: Int32
do {
    let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
    let driver = try CompilerDriver(environment: ProcessInfo.processInfo.environment)
    code = try driver.run(invocation)
} catch {
    FileHandle.standardError.write(Data("touchstone-swiftc: error: \(error)\n".utf8))
    code = 1
}
exit(code)
