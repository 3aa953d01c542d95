// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// What a message says about projects that cannot be built or tested as they are.
struct UnsupportedProjectTests {
    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch { return "\(error)" }
    }

    @Test("A folder whose projects lie in subfolders is answered with what to name")
    func subfolders() throws {
        let scratch = try Scratch()
        try scratch.file("Source/Kit.swift")
        try scratch.file("Pods/Pods.xcodeproj/project.pbxproj")
        try scratch.file("Example/Demo.xcodeproj/project.pbxproj")
        try scratch.file("Tools/Tool.xcodeproj/project.pbxproj")
        let text = message { _ = try ProjectLoader.load(scratch.folder) }
        #expect(
            text.hasSuffix(
                "the project lies in a subfolder: name Example/Demo.xcodeproj or Tools/Tool.xcodeproj"))
    }

    @Test("A folder with one project, in a subfolder, means that project")
    func subfolder() throws {
        let scratch = try Scratch()
        try scratch.file("README.md")
        try scratch.file("Pods/Pods.xcodeproj/project.pbxproj")
        try scratch.file("Source/App/Package.swift", "// swift-tools-version:5.9")
        #expect(NearbyProjects.folderOfOnly(below: scratch.folder) == scratch.folder / "Source/App")
        try scratch.file("Source/Other/Other.xcodeproj/project.pbxproj")
        #expect(NearbyProjects.folderOfOnly(below: scratch.folder) == nil)
    }

    @Test("A target of Objective-C sources alone is named as such, with its first file")
    func objectiveC() {
        var target = Target(
            name: "App", kind: .application, moduleName: "App", productName: "App",
            settings: ResolvedSettings(layers: []))
        target.foreignSources = [Path("/p/AppDelegate.m"), Path("/p/main.m"), Path("/p/fast.cpp")]
        #expect(
            target.lackOfSources
                == "target 'App' has no Swift sources: AppDelegate.m and 2 more are in Objective-C and "
                + "C++, which is not supported")
        target.foreignSources = []
        #expect(target.lackOfSources == "target 'App' has no sources")
    }

    @Test("A project without unit tests says where some lie, or that it has only UI tests")
    func noUnitTests() throws {
        let scratch = try Scratch()
        var target = Target(
            name: "Screens", kind: .uiTests, moduleName: "S", productName: "S", settings: ResolvedSettings(layers: []))
        target.foreignSources = []
        let project = Project(name: "Kit", root: scratch.folder, targets: [target])
        #expect("\(project.lackOfTests)" == "Kit has no test target")
        try scratch.file(
            "Example/Demo.xcodeproj/project.pbxproj", "productType = \"com.apple.product-type.bundle.unit-test\";")
        #expect("\(project.lackOfTests)".hasSuffix("its tests lie in a subfolder: name Example/Demo.xcodeproj"))
        try scratch.file("Package.swift", "targets: [.testTarget(name: \"KitTests\")]")
        #expect("\(project.lackOfTests)" == "Kit has no test target; its package has: name Package.swift")
    }

    @Test("A folder whose project has no tests means its package's, else those of the only example below it")
    func testsBeside() throws {
        let scratch = try Scratch()
        let unitTests = "productType = \"com.apple.product-type.bundle.unit-test\";"
        var project = Project(name: "Kit", root: scratch.folder, targets: [])
        #expect(project.placeOfTests == nil)
        try scratch.file("Example/Demo.xcodeproj/project.pbxproj", unitTests)
        #expect(project.placeOfTests == scratch.folder / "Example/Demo.xcodeproj")
        try scratch.file("Sample/Sample.xcodeproj/project.pbxproj", unitTests)
        #expect(project.placeOfTests == nil)
        try scratch.file("Package.swift", "targets: [.testTarget(name: \"KitTests\")]")
        #expect(project.placeOfTests == scratch.folder / "Package.swift")
        project.targets = [
            Target(
                name: "Tests", kind: .uiTests, moduleName: "T", productName: "T", settings: ResolvedSettings(layers: [])
            )
        ]
        #expect(project.placeOfTests == nil)
    }

    @Test("Tests that are Quick specs are named where none were run")
    func quick() throws {
        let scratch = try Scratch()
        var target = Target(
            name: "Tests", kind: .unitTests, moduleName: "T", productName: "T", settings: ResolvedSettings(layers: []))
        target.sources = [
            try scratch.file("A.swift", "class A {}"), try scratch.file("B.swift", "class B: QuickSpec {}"),
        ]
        var project = Project(name: "Kit", root: scratch.folder, targets: [target])
        #expect(
            project.reasonForNoTests(in: [target])
                == "'Tests' holds Quick specs (B.swift), and Quick itself is not there: its pod, checkout or package is missing"
        )
        project.targets.append(
            Target(
                name: "Quick", kind: .framework, moduleName: "Quick", productName: "Quick",
                settings: ResolvedSettings(layers: [])))
        #expect(
            project.reasonForNoTests(in: [target])
                == "'Tests' holds Quick specs (B.swift), none of which made an example")
        target.sources.removeLast()
        #expect(project.reasonForNoTests(in: [target]) == nil)
    }

    @Test("A crash of the compiler is reported at the source that the dump names")
    func compilerCrash() throws {
        let output = """
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: /usr/bin/swift-frontend -c /p/A.swift
            1.\tSwift version 6.3
            2.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/p/A.swift")
            3.\tWhile type-checking 'f()' (at /p/A.swift:12:5)
            """
        let crash = try #require(CompileFailure(target: "App", diagnostics: [], output: output).crash)
        #expect(
            crash.description
                == "/p/A.swift:12:5: error: the Swift compiler crashed: while type-checking 'f()' (at /p/A.swift:12:5)")
        #expect(CompileFailure(target: "App", diagnostics: [], output: "error: no").crash == nil)
    }
}
