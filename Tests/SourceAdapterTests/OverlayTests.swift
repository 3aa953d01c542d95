// SPDX-License-Identifier: MIT
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// What stays as it was, what is reported, and what the cache keeps.
@Suite struct OverlayTests {
    @Test("of two edits of one place the second is told of, unless nothing is lost")
    func overlappingEdits() throws {
        let source = "let a = f(b)"
        let tree = Parser.parse(source: source)
        let call = try #require(tree.tokens(viewMode: .sourceAccurate).first { $0.text == "f" }?.parent?.parent)
        let argument = try #require(tree.tokens(viewMode: .sourceAccurate).first { $0.text == "b" })
        func applied(_ texts: (any SyntaxProtocol, String)...) -> (text: String, overlaps: [EditList.Overlap]) {
            var edits = EditList()
            for (node, text) in texts { edits.replace(Syntax(node), text) }
            return edits.apply(to: Array(source.utf8))
        }
        let clash = applied((call, "g"), (argument, "c"))
        #expect(clash.text == "let a = g")
        #expect(clash.overlaps == [EditList.Overlap(offset: 10, kept: "g", dropped: "c")])
        #expect(applied((call, ""), (argument, "c")).overlaps.isEmpty)
        #expect(applied((argument, "c"), (argument, "c")).overlaps.isEmpty)
        #expect(applied((argument, "c"), (argument, "d")).overlaps.count == 1)
    }

    @Test("every line stays where it was")
    func linesStay() throws {
        let source = """
            import UIKit // one
            @objc
            @objcMembers
            class A: NSObject {
                @IBOutlet
                weak var label: UILabel!
                @objc dynamic var x = 1 {
                    didSet { mark() }
                }
                let s = #selector(
                    tap(_:)
                )
                @objc func tap(
                    _ sender: UIButton,
                    // a comment
                    event: (Int,
                            String) -> Void
                ) { mark() }
                func mark() {}
            }
            #if os(Linux)
            let never = 1
            #endif
            let last = 2
            """
        let adapted = try adapt(source).text.split(separator: "\n", omittingEmptySubsequences: false)
        let original = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in original.enumerated() where line.contains("mark()") || line.contains("last") {
            #expect(adapted[index].contains(line.contains("last") ? "last" : "mark()"), "line \(index + 1)")
        }
    }

    @Test("code without Objective-C is left alone")
    func untouched() throws {
        let source = """
            import Foundation
            struct Point { var x = 1; func f(_ a: Int) -> Int { a } }
            final class C { weak var next: C?; lazy var t = Point() }
            let c: (() -> Void)? = nil
            c?()
            """
        #expect(try adapt(source).text == source)
    }

    @Test("what has no effect is reported with its place")
    func reports() throws {
        let reports = try adapt("class Box<T>: NSObject {}\nextension Box { @objc func f() {} }").reports
        #expect(reports.count == 1)
        #expect(reports.first?.line == 2)
        #expect(reports.first?.severity == .warning)
    }

    @Test("a second run takes everything from the cache and says the same")
    func cached() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("A.swift")
        try "extension UIButton { override open func layoutSubviews() {} }".write(
            to: file, atomically: true, encoding: .utf8)
        func run() throws -> Overlay {
            try SourceAdapter.adapt(
                module: "M", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"))
        }
        let first = try run()
        let second = try run()
        #expect(first.outputs == second.outputs)
        #expect(first.reports == second.reports)
        #expect(first.file == second.file)
    }
}
