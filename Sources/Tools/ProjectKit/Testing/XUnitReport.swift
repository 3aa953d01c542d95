// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// JUnit's XML, as continuous integration reads it.
package enum XUnitReport {
    /// A target that could not be built, which is an error and not the absence of failures.
    package struct BuildError: Sendable {
        /// Name of the target that could not be built.
        package var target: String
        /// One sentence.
        package var message: String
        /// What the compiler printed.
        package var output: String
        package init(target: String, message: String, output: String) {
            (self.target, self.message, self.output) = (target, message, output)
        }
    }

    /// One suite a target.
    package static func write(
        _ cases: [TestRun.Case], errors: [BuildError] = [], suite: String, to file: Path
    ) throws {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        let total = counts(cases, errors: errors.count)
        lines.append(#"<testsuites name="\#(escaped(suite))" \#(total)>"#)
        var targets: [String] = []
        for target in cases.map(\.target) + errors.map(\.target) where !targets.contains(target) {
            targets.append(target)
        }
        for target in targets {
            let own = cases.filter { $0.target == target }
            let ownErrors = errors.filter { $0.target == target }
            let name = target.isEmpty ? suite : target
            lines.append(#"<testsuite name="\#(escaped(name))" \#(counts(own, errors: ownErrors.count))>"#)
            lines += ownErrors.map(line) + own.map(line)
            lines.append("</testsuite>")
        }
        try file.write((lines + ["</testsuites>", ""]).joined(separator: "\n"))
    }

    private static func counts(_ cases: [TestRun.Case], errors: Int) -> String {
        let failures = cases.filter(\.isFailure).count
        let skipped = cases.filter { $0.outcome == .skipped }.count
        let seconds = cases.reduce(0) { $0 + $1.seconds }
        return
            #"tests="\#(cases.count + errors)" failures="\#(failures)" errors="\#(errors)" skipped="\#(skipped)" time="\#(seconds)""#
    }

    private static func line(_ error: BuildError) -> String {
        let message = escaped(error.message)
        return
            #"<testcase classname="\#(escaped(error.target))" name="build" time="0"><error message="\#(message)" type="build">\#(escaped(error.output))</error></testcase>"#
    }

    private static func line(_ test: TestRun.Case) -> String {
        let owner = test.target.isEmpty ? test.className : "\(test.target).\(test.className)"
        var start =
            #"<testcase classname="\#(escaped(owner))" name="\#(escaped(test.name))" time="\#(test.seconds)""#
        if let file = test.file { start += #" file="\#(escaped(file))""# }
        if let line = test.line { start += #" line="\#(line)""# }
        switch test.outcome {
        case .passed: return start + "/>"
        case .skipped:
            let reason = test.reason.map { #" message="\#(escaped($0))""# } ?? ""
            return start + "><skipped\(reason)/></testcase>"
        case .failed(let messages):
            let text = escaped(messages.joined(separator: "\n"))
            let first = escaped(messages.first ?? "failed")
            return start + #"><failure message="\#(first)">\#(text)</failure></testcase>"#
        }
    }

    private static func escaped(_ text: String) -> String {
        let visible = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }))
        return visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// The cases of a report; none when there is no file.
    package static func read(_ file: Path) throws -> [TestRun.Case] {
        guard file.exists else { return [] }
        let reader = Reader()
        let parser = XMLParser(data: try file.read())
        parser.delegate = reader
        guard parser.parse() else { throw Failure(.app, "\(file): not well-formed XML") }
        return reader.cases
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var cases: [TestRun.Case] = []
        private var suite = ""

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch element {
            case "testsuite": suite = attributes["name"] ?? ""
            case "testcase": cases.append(test(attributes))
            case "failure", "error":
                guard let last = cases.indices.last else { return }
                cases[last].outcome = .failed([attributes["message"] ?? "failed"])
            case "skipped":
                guard let last = cases.indices.last else { return }
                cases[last].outcome = .skipped
            default: break
            }
        }

        private func test(_ attributes: [String: String]) -> TestRun.Case {
            let name = attributes["classname"] ?? ""
            let isOwn = !suite.isEmpty && name.hasPrefix(suite + ".")
            var test = TestRun.Case(
                className: isOwn ? String(name.dropFirst(suite.count + 1)) : name, name: attributes["name"] ?? "",
                seconds: attributes["time"].flatMap(Double.init) ?? 0, outcome: .passed)
            if isOwn { test.target = suite }
            return test
        }
    }
}
