// SPDX-License-Identifier: MIT
import Foundation
import FoundationXML

/// JUnit's XML, as continuous integration reads it.
package enum XUnitReport {
    package static func write(_ cases: [TestRun.Case], suite: String, to file: Path) throws {
        let failures = cases.filter(\.isFailure).count
        let skipped = cases.filter { $0.outcome == .skipped }.count
        let seconds = cases.reduce(0) { $0 + $1.seconds }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>",
            #"<testsuite name="\#(escaped(suite))" tests="\#(cases.count)" failures="\#(failures)" errors="0" skipped="\#(skipped)" time="\#(seconds)">"#,
        ]
        for test in cases {
            let start =
                #"<testcase classname="\#(escaped(test.className))" name="\#(escaped(test.name))" time="\#(test.seconds)""#
            switch test.outcome {
            case .passed: lines.append(start + "/>")
            case .skipped: lines.append(start + "><skipped/></testcase>")
            case .failed(let messages):
                let text = escaped(messages.joined(separator: "\n"))
                lines.append(
                    start
                        + #"><failure message="\#(escaped(messages.first ?? "failed"))">\#(text)</failure></testcase>"#)
            }
        }
        try file.write((lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n"))
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

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch element {
            case "testcase":
                cases.append(
                    TestRun.Case(
                        className: attributes["classname"] ?? "", name: attributes["name"] ?? "",
                        seconds: attributes["time"].flatMap(Double.init) ?? 0, outcome: .passed))
            case "failure", "error":
                guard let last = cases.indices.last else { return }
                cases[last].outcome = .failed([attributes["message"] ?? "failed"])
            case "skipped":
                guard let last = cases.indices.last else { return }
                cases[last].outcome = .skipped
            default: break
            }
        }
    }
}
