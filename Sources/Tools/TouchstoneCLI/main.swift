// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

do {
    if CommandLine.arguments.dropFirst().first == Sandbox.command {
        try Sandbox.launch(Array(CommandLine.arguments.dropFirst(2)))
    }
    exit(try CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
} catch let failure as Failure {
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
    exit(failure.code.rawValue)
} catch let end as Exit {
    exit(end.code)
} catch {
    FileHandle.standardError.write(Data("touchstone: \(error.localizedDescription)\n".utf8))
    exit(Failure.Code.app.rawValue)
}
