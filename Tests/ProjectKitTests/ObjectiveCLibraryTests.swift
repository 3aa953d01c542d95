// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Libraries with Objective-C that a Swift face stands on.
struct ObjectiveCLibraryTests {
    private func target(_ name: String, sources: [Path] = [], foreign: [Path] = []) -> ProjectKit.Target {
        var target = ProjectKit.Target(
            name: name, kind: .framework, moduleName: name, productName: name, settings: ResolvedSettings(layers: []))
        (target.sources, target.foreignSources) = (sources, foreign)
        return target
    }

    @Test("observers that Objective-C registers when it is loaded are registered by their Swift names")
    func observers() throws {
        let scratch = try Scratch()
        let swift = try scratch.file(
            "Tracker.swift",
            """
            @objc public final class Tracker: NSObject, XCTestObservation {
                @objc(sharedInstance)
                public static let shared = Tracker()
            }
            """)
        let objectiveC = try scratch.file(
            "Center+Register.m",
            """
            @implementation XCTestObservationCenter (Register)
            + (void)load {
                [[self sharedTestObservationCenter] addTestObserver:[Tracker sharedInstance]];
            }
            @end
            """)
        let face = target("Face", sources: [swift])
        var core = target("Core", foreign: [objectiveC])
        core.dependencies = ["Face"]
        let project = Project(name: "P", root: scratch.folder, targets: [face, core])
        let observers = LoadedObservers([core], in: project)
        #expect(observers.expressions == ["Face.Tracker.shared"])
        #expect(observers.modules == ["Face"])
        // Which may be internal: Objective-C sees it all the same.
        let discovery = try TestDiscovery(sources: [], libraries: [])
        let main = TestMain(target: face, discovery: discovery, observers: observers)
        #expect(main.source.contains("@testable import Face\n"))
        #expect(LoadedObservers([face], in: project).expressions == [])
        // Linked with the face on a Mac, whatever depends on it here.
        core.isMacOnly = true
        let withheld = Project(name: "P", root: scratch.folder, targets: [face, core])
        #expect(LoadedObservers([face], in: withheld).expressions == observers.expressions)
    }

    @Test("ours take the place of FBSnapshotTestCase's Objective-C, and nothing is said of that")
    func standIns() throws {
        let scratch = try Scratch()
        let own = try scratch.file("Touchstone/Sources/Testing/SnapshotCases/Case.swift", "import TouchstoneXCTest\n")
        let file = try scratch.file("FBSnapshotTestCase.m", "")
        var project = Project(
            name: "P", root: scratch.folder, targets: [target("Core", foreign: [file]), target("Other")])
        project.diagnostics = [Diagnostic(.warning, "not built", at: SourceLocation(file: file))]
        try StandIns.add(to: &project, root: scratch.folder / "Touchstone", folder: scratch.folder / "build")
        let copy = try #require(project.targets[0].sources.first)
        #expect(copy.name == own.name)
        #expect(try copy.readText() == "import XCTest\n")
        #expect(project.targets[1].sources.isEmpty)
        #expect(project.diagnostics.isEmpty)
    }

    @Test("and of what runs expectations, where it lies in one target with the Swift that stands on it")
    func expectations() throws {
        let scratch = try Scratch()
        try scratch.file("Touchstone/Sources/Testing/ExpectationCore/Capture.swift", "")
        let file = try scratch.file("NMBExceptionCapture.m", "")
        let matcher = try scratch.file("Matchers/Equal.swift", "")
        var project = Project(
            name: "P", root: scratch.folder,
            targets: [target("Pod", sources: [matcher], foreign: [file]), target("OfPackage", foreign: [file])])
        try StandIns.add(to: &project, root: scratch.folder / "Touchstone", folder: scratch.folder / "build")
        #expect(project.targets.map { $0.sources.map(\.name) } == [["Equal.swift", "Capture.swift"], []])
    }

    @Test("and of Swift that asks a Mac's kernel, with what lies beside it")
    func kernelCalls() throws {
        let scratch = try Scratch()
        try scratch.file("Touchstone/Sources/Testing/CaughtTraps/Catch.swift", "")
        let call = try scratch.file("Traps/CwlCatchBadInstruction.swift", "")
        let words = try scratch.file("Traps/CwlDarwinDefinitions.swift", "")
        let matcher = try scratch.file("Matchers/Equal.swift", "")
        var whole = target("Traps", sources: [call, words])
        whole.dependencies = ["MachHandler"]
        var part = target("Matchers", sources: [matcher, call, words])
        part.dependencies = ["Other"]
        var project = Project(name: "P", root: scratch.folder, targets: [whole, part])
        try StandIns.add(to: &project, root: scratch.folder / "Touchstone", folder: scratch.folder / "build")
        #expect(project.targets.map { $0.sources.map(\.name) } == [["Catch.swift"], ["Equal.swift", "Catch.swift"]])
        #expect(project.targets.map(\.dependencies) == [[], ["Other"]])
    }
}
