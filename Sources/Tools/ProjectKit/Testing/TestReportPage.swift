// SPDX-License-Identifier: MIT
import Foundation

/// `index.html` of a report: every test with what it said, and what it attached. Needs no server and no network.
package struct TestReportPage {
    private let name: String
    private let cases: [TestRun.Case]
    private let errors: [XUnitReport.BuildError]
    private let attachments: Path?
    private let folder: Path

    /// - Parameters:
    ///   - attachments: a folder with what tests attached; nil: nothing.
    ///   - folder: where the page goes; links to attachments are relative to it.
    package init(
        name: String, cases: [TestRun.Case], errors: [XUnitReport.BuildError], attachments: Path?, folder: Path
    ) {
        (self.name, self.cases, self.errors) = (name, cases, errors)
        (self.attachments, self.folder) = (attachments, folder)
    }

    /// Replaces an older page.
    package func write() throws { try (folder / "index.html").write(page) }

    private var page: String {
        let failures = cases.filter(\.isFailure)
        let skipped = cases.filter { $0.outcome == .skipped }.count
        let passed = cases.count - failures.count - skipped
        var parts = [
            Self.head(title: name),
            "<h1>\(Self.escaped(name))</h1>",
            "<p class=\"sum\"><b class=\"passed\">\(passed) passed</b>, <b class=\"failed\">\(failures.count) failed</b>, "
                + "\(skipped) skipped, \(Self.seconds(cases.reduce(0) { $0 + $1.seconds }))</p>",
        ]
        parts += errors.map { error in
            "<section class=\"failed\"><h2>\(Self.escaped(error.target)) was not built</h2>"
                + "<pre>\(Self.escaped(error.output))</pre></section>"
        }
        parts += failures.map(failure)
        parts.append(table)
        return parts.joined(separator: "\n") + "\n</body></html>\n"
    }

    private static func head(title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title)): tests</title>
        <style>
        body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222 }
        table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .25em .6em; border-top: 1px solid #ddd }
        section { border: 1px solid #ddd; border-left: .4em solid #c33; padding: .2em 1em; margin: 1em 0 }
        pre { white-space: pre-wrap; background: #f5f5f5; padding: .7em; overflow-x: auto }
        .passed { color: #17803d } .failed { color: #b3261e } .skipped { color: #7a6a00 }
        figure { display: inline-block; margin: .5em; vertical-align: top } figure img { max-width: 22em; border: 1px solid #ccc }
        td.time { text-align: right; font-variant-numeric: tabular-nums }
        </style></head><body>
        """
    }

    // MARK: Tests

    private func failure(_ test: TestRun.Case) -> String {
        let place = test.file.map { "<p>\(Self.escaped($0)):\(test.line ?? 0)</p>" } ?? ""
        let messages = Self.escaped(test.messages.joined(separator: "\n"))
        return "<section id=\"\(Self.escaped(test.identifier))\"><h2>\(Self.escaped(test.identifier))</h2>\(place)"
            + "<pre>\(messages)</pre>\(attached(to: test))</section>"
    }

    private var table: String {
        let rows = cases.map { test in
            let word = test.isFailure ? "failed" : test.outcome == .skipped ? "skipped" : "passed"
            let note = test.reason.map(Self.escaped) ?? (test.attempts > 1 ? "attempt \(test.attempts)" : "")
            let title = Self.escaped(test.identifier)
            let link = test.isFailure ? "<a href=\"#\(title)\">\(title)</a>" : title
            return
                "<tr><td class=\"\(word)\">\(word)</td><td>\(link)</td><td>\(note)</td><td class=\"time\">\(Self.seconds(test.seconds))</td></tr>"
        }
        return "<table><tr><th></th><th>test</th><th></th><th>time</th></tr>\n\(rows.joined(separator: "\n"))\n</table>"
    }

    /// Pictures first, beside each other: reference, what came, and the difference.
    private func attached(to test: TestRun.Case) -> String {
        guard let attachments else { return "" }
        let files = (attachments / test.attachmentFolder).children.sorted {
            $0.stem.compare($1.stem, options: .numeric) == .orderedAscending
        }
        return (files.filter(Self.isPicture).map(figure) + files.filter { !Self.isPicture($0) }.map(entry)).joined(
            separator: "\n")
    }

    private static func isPicture(_ file: Path) -> Bool { ["png", "jpg", "jpeg"].contains(file.pathExtension) }

    private func figure(_ file: Path) -> String {
        let (link, title) = (Self.escaped(link(to: file)), Self.escaped(file.stem))
        return "<figure><a href=\"\(link)\"><img src=\"\(link)\" alt=\"\(title)\"></a>"
            + "<figcaption>\(title)</figcaption></figure>"
    }

    private func entry(_ file: Path) -> String {
        "<p><a href=\"\(Self.escaped(link(to: file)))\">\(Self.escaped(file.name))</a></p>"
    }

    /// Relative, so that the folder may be moved.
    private func link(to file: Path) -> String {
        let path = file.relative(to: folder) ?? file.string
        return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
