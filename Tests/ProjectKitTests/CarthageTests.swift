// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Libraries that Carthage has checked out beside a project.
struct CarthageTests {
    @Test("a checkout that makes an imported module is built with the app; what has none is named with its version")
    func checkouts() throws {
        let scratch = try Scratch()
        try scratch.file("App.xcodeproj/project.pbxproj", XcodeProjectTests.classic)
        try scratch.file("Cartfile.resolved", "github \"a/Chip\" \"1.0\"\ngithub \"b/Far\" \"v2.1\"\n")
        try scratch.file(
            "Carthage/Checkouts/Chip/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Chip", targets: [.target(name: "Chip"), .target(name: "Unused")])
            """)
        try scratch.file("Carthage/Checkouts/Chip/Sources/Chip/Chip.swift", "public let chip = 1")
        try scratch.file("Carthage/Checkouts/Chip/Sources/Unused/Unused.swift", "public let unused = 1")
        var project = try ProjectLoader.load(scratch.folder)
        #expect(project.target(named: "Chip") == nil)
        let missing = "'Far' (b/Far, v2.1) is not in Carthage/Checkouts"
        #expect(project.diagnostics.contains { $0.message.contains(missing) })
        let source = try #require(try project.application(named: nil).sources.first)
        try source.write("import Chip\n")
        project = try ProjectLoader.load(scratch.folder)
        #expect(try project.buildOrder(for: project.application(named: nil)).map(\.name) == ["Chip", "App"])
        #expect(project.target(named: "Unused") == nil)
    }
}
