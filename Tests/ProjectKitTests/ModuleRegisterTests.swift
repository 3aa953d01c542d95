// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// docs/adding-a-framework.md: what a manifest says is all that has to be said.
@Suite struct ModuleRegisterTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try add("Runtime/Base")
        try add("C/CShim")
        try add("System/CStore", #", "pkgConfig": "store""#)
        try add("Interface/Kit", #", "dependsOn": ["Base"]"#)
    }

    private func add(_ place: String, _ rest: String = "") throws {
        _ = try scratch.file("Sources/\(place)/module.json", #"{ "about": "a module"\#(rest) }"#)
    }

    private func register() throws -> ModuleRegister { try ModuleRegister(sources: scratch.folder / "Sources") }

    @Test func aLibraryHasItsOwnShimsAndIsLinkedAfterThoseItStandsOn() throws {
        try add("Services/Movies", #", "dependsOn": ["Kit", "CShim", "CStore"], "library": "own", "links": ["reel"]"#)
        try add("Services/Cinema", #", "dependsOn": ["Kit", "Movies"], "library": "own""#)
        let register = try register()
        #expect(try register.ownLibraries().map(\.name) == ["Movies", "Cinema"])
        #expect(try register.content(ofLibrary: "Movies").map(\.name) == ["CShim", "Movies"])
        #expect(try register.systemPackages(ofLibrary: "Movies") == ["store"])
        #expect(try register.links(ofLibrary: "Movies") == ["reel"])
        #expect(try register.content(ofLibrary: "Cinema").map(\.name) == ["Cinema"])
        #expect(try register.ownLibraries(below: "Cinema").map(\.name) == ["Movies"])
    }

    @Test func whatIsInTheSharedLibraryIsNotLinkedTwice() throws {
        try add("Graphics/Pictures", #", "dependsOn": ["CShim", "CStore"]"#)
        try add("Services/Movies", #", "dependsOn": ["Kit", "CShim", "CStore"], "library": "own""#)
        let register = try register()
        #expect(try register.content(ofLibrary: "Movies").map(\.name) == ["Movies"])
        #expect(try register.systemPackages(ofLibrary: "Movies") == [])
    }

    @Test func aManifestThatIsMissingOrWrongIsNamed() throws {
        try (scratch.folder / "Sources/Services/Forgotten").makeDirectory()
        let missing = #expect(throws: Failure.self) { try register() }
        #expect(missing?.location?.file.string.hasSuffix("Forgotten/module.json") == true)
        try add("Services/Forgotten", #", "dependsOn": ["Nobody"]"#)
        let unknown = #expect(throws: Failure.self) { try register() }
        #expect(unknown?.message == "depends on Nobody, which no manifest declares")
        try add("Services/Forgotten", #", "dependsOn": ["Forgotten"]"#)
        let circle = #expect(throws: Failure.self) { try register() }
        #expect(circle?.message == "depends on itself: Forgotten, Forgotten")
    }

    @Test func theRepositorysOwnManifestsAreInOrder() throws {
        let sources = Path(#filePath).parent.parent.parent / "Sources"
        let register = try ModuleRegister(sources: sources)
        #expect(register.modules["UIKit"]?.manifest.bundle == "com.apple.UIKitCore")
        #expect(try Set(register.content(ofLibrary: "CoreData").map(\.name)) == ["CoreData", "CStoreClasses"])
        #expect(try register.systemPackages(ofLibrary: "CoreData") == ["sqlite3"])
    }
}
