// SPDX-License-Identifier: MIT
import ProjectKit

extension CommandLineTool {
    func test() throws -> Int32 { throw Failure(.app, "touchstone: \(command) is not there yet") }
}
