// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

struct AbsentFrameworkTests {
    @Test("no framework that is here is called missing")
    func presentFrameworks() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL
        let floors = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let modules = try floors.flatMap {
            try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent($0).path)
        }
        #expect(modules.contains("PDFKit"))
        #expect(AbsentFrameworks.names.isDisjoint(with: modules))
    }

    @Test("a framework of Apple's that is missing is called so; a package's module is left as the compiler says")
    func messages() {
        let text = """
            /app/Game.swift:3:8: error: no such module 'SceneKit'
            /app/Net.swift:1:8: error: no such module 'Alamofire'
            """
        #expect(
            CompilerOutput.diagnostics(in: text).map(\.message) == [
                "no such module 'SceneKit': the framework SceneKit is not supported", "no such module 'Alamofire'",
            ])
    }
}
