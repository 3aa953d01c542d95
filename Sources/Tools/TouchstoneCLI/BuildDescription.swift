// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone build --json`: what a program wants to know of a build.
struct BuildDescription {
    private struct Output: Encodable {
        struct Entry: Encodable {
            var severity: String
            var message: String
            var file: String?
            var line: Int?
            var column: Int?

            init(_ diagnostic: Diagnostic) {
                severity = diagnostic.severity.rawValue
                message = diagnostic.message
                file = diagnostic.location?.file.string
                line = diagnostic.location?.line
                column = diagnostic.location?.column
            }
        }
        var succeeded: Bool
        var product: String?
        var bundleIdentifier: String?
        var compiled: [String]
        /// How long each step took.
        var seconds: [String: Double]
        var diagnostics: [Entry]
    }

    let tool: CommandLineTool

    func run() throws -> Int32 {
        let libraries = try tool.selectLibraries()
        let selection = libraries == nil ? try tool.select() : nil
        guard let project = libraries?.0 ?? selection?.project else { return Failure.Code.build.rawValue }
        var build = try ProjectBuild(project: project, installation: try Installation.current())
        var output: Output
        do {
            let product = try selection.map { try build.build($0.application) }
            let modules = try libraries.map { try build.build(libraries: $0.1) }
            output = Output(
                succeeded: true, product: product?.bundle.string ?? modules?.last?.string,
                bundleIdentifier: product?.bundleIdentifier,
                compiled: build.report.compiled, seconds: build.report.seconds,
                diagnostics: build.report.diagnostics.map(Output.Entry.init))
        } catch let failure as CompileFailure {
            tool.report(failure)
            let all = failure.diagnostics + build.report.diagnostics
            output = Output(
                succeeded: false, product: nil, bundleIdentifier: nil, compiled: build.report.compiled,
                seconds: build.report.seconds, diagnostics: all.map(Output.Entry.init))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(output), as: UTF8.self))
        return output.succeeded ? 0 : Failure.Code.build.rawValue
    }
}
