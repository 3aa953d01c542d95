// SPDX-License-Identifier: MIT
import ProjectKit

extension CommandLineTool {
    func build() throws -> Int32 {
        let project = try loadProject()
        print(project.name)
        return 0
    }
    enum HostKind: String { case headless, window, web }
    func launch(defaultHost: HostKind?) throws -> Int32 {
        throw Failure(.app, "touchstone: \(command) is not there yet")
    }
    func shot() throws -> Int32 { throw Failure(.app, "touchstone: \(command) is not there yet") }
    func tree() throws -> Int32 { throw Failure(.app, "touchstone: \(command) is not there yet") }
    func test() throws -> Int32 { throw Failure(.app, "touchstone: \(command) is not there yet") }
}
