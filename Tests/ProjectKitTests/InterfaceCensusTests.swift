// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Everything that public interface files hold is either read by UIKit's loader, or known to mean nothing to a running
/// app, or reported with file and line.
struct InterfaceCensusTests {
    /// The compiled archive and the reports of a document whose fourth line holds one element with one attribute.
    private static func compile(_ element: String, _ attribute: String) throws -> (data: Data, reports: [Diagnostic]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <objects>
            <\(element) \(attribute)="probe-value"/>
            </objects>
            </document>
            """
        let file = try Scratch().file("Main.storyboard", text)
        let result = try InterfaceCompiler.compile(file, module: "App")
        return (result.data, result.diagnostics)
    }

    private static func isWritten(_ data: Data) -> Bool { data.range(of: Data("probe-value".utf8)) != nil }

    @Test func whatIsHonouredReachesTheArchiveSilently() throws {
        for (element, attribute) in InterfaceCensus.honoured where element != "document" {
            // Resolved by the compiler itself.
            if attribute == "customModuleProvider" { continue }
            let (data, reports) = try Self.compile(element, attribute)
            #expect(reports.isEmpty, "\(element)@\(attribute): \(reports.map(\.message))")
            #expect(Self.isWritten(data), "\(element)@\(attribute) does not reach the archive")
        }
    }

    @Test func whatIsForTheEditorIsLeftOutSilently() throws {
        for (element, attribute) in InterfaceCensus.editor where element != "document" {
            let (data, reports) = try Self.compile(element, attribute)
            #expect(reports.isEmpty, "\(element)@\(attribute): \(reports.map(\.message))")
            #expect(!Self.isWritten(data), "\(element)@\(attribute) reaches the archive")
        }
    }

    @Test func whatIsNotSupportedIsReportedWithItsLine() throws {
        for (element, attribute) in InterfaceCensus.reported {
            let (_, reports) = try Self.compile(element, attribute)
            #expect(reports.count == 1, "\(element)@\(attribute): \(reports.map(\.message))")
            #expect(reports.first?.message.contains("is not supported and ignored") == true)
            #expect(reports.first?.location?.line == 4)
            #expect(reports.first?.location?.file.name == "Main.storyboard")
        }
    }

    /// An attribute that the compiler lets through is read somewhere in UIKit: no attribute is dropped in silence.
    @Test func whatReachesTheArchiveIsReadByUIKit() throws {
        let sources = Path.absolute(#filePath).parent.parent.parent / "Sources/Interface/UIKit"
        var words: Set<String> = []
        let files = FileManager.default.enumerator(atPath: sources.string)
        while let name = files?.nextObject() as? String {
            guard name.hasSuffix(".swift"), !name.hasPrefix("Generated") else { continue }
            let source = try String(contentsOfFile: "\(sources.string)/\(name)", encoding: .utf8)
            guard name.contains("Storyboard/") || source.contains("InterfaceCoder") else { continue }
            words.formUnion(source.split(separator: "\"").map(String.init))
        }
        for (element, attributes) in InterfaceSchema.elements {
            for attribute in attributes where !InterfaceSchema.isForEditor(attribute, of: element) {
                #expect(words.contains(attribute), "\(element)@\(attribute) is not read")
            }
        }
    }

    @Test func framesByInsetsBecomePlainOnes() throws {
        func rect(_ frame: String) -> String? {
            var superview = ResourceNode(name: "view")
            var bounds = ResourceNode(name: "rect")
            bounds.attributes = [("key", "frame"), ("width", "375"), ("height", "667")]
            var node = ResourceNode(name: "frame")
            node.attributes =
                [("key", "frameInset")]
                + frame.split(separator: " ").map {
                    let sides = $0.split(separator: "=").map(String.init)
                    return (sides[0], sides[1])
                }
            var list = ResourceNode(name: "subviews")
            var view = ResourceNode(name: "imageView")
            view.children = [node]
            list.children = [view]
            superview.children = [bounds, list]
            let found = InterfaceFrames.resolved(superview).children[1].children[0].children[0]
            return ["x", "y", "width", "height"].compactMap { found[$0] }.joined(separator: " ")
        }
        #expect(rect("minX=10 minY=20 width=120 height=40") == "10.0 20.0 120.0 40.0")
        #expect(rect("width=375 height=80") == "0.0 0.0 375.0 80.0")
        #expect(rect("maxX=10 minY=20 width=120 height=40") == "245.0 20.0 120.0 40.0")
        #expect(rect("minX=10 maxX=20 minY=5 maxY=7") == "10.0 5.0 345.0 655.0")
        // Shares of what is left free.
        #expect(rect("minX=100.00% minY=50% width=175 height=67") == "200.0 300.0 175.0 67.0")
        // Beside a length that is a share the shares add up to the whole.
        #expect(rect("minX=20% minY=50% width=60% height=67") == "75.0 300.0 225.0 67.0")
        #expect(rect("maxX=20% width=60% height=67") == "75.0 0.0 225.0 67.0")
    }
}
