// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Modules of C that a project's Swift imports by maps of its own, as `SWIFT_INCLUDE_PATHS` is documented:
/// https://developer.apple.com/documentation/xcode/build-settings-reference#Import-Paths
struct ClangModuleTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.file("Pack.xcodeproj/project.pbxproj", Self.project)
        try scratch.file("Source/Pack.swift", "import Archive\n")
        try scratch.file("C/archive.c", "#include \"archive.h\"\n")
        try scratch.file("Headers/archive.h", "int archive(void);\n")
        try scratch.file(
            "Maps/one/module.modulemap", "module Archive { header \"../../Headers/archive.h\" link \"z\" }\n")
    }

    @Test(
        "the target's C sources are compiled for the map's module and find the project's headers; nothing is left out")
    func sources() throws {
        let project = try ProjectLoader.load(scratch.folder)
        let pack = try #require(project.target(named: "Pack"))
        #expect(pack.dependencies == ["Archive"] && pack.foreignSources.isEmpty)
        let module = try #require(project.target(named: "Archive")?.clang)
        #expect(module.sources == [scratch.folder / "C/archive.c"])
        #expect(module.moduleMap == scratch.folder / "Maps/one/module.modulemap")
        #expect(module.searchPaths == [scratch.folder / "Headers"])
        #expect(module.libraries == ["z"] && module.flags == ["-DFAST=1"])
        #expect(!project.diagnostics.contains { $0.message.contains("left out") })
    }

    @Test("a map of headers that are not there, as old projects have for the platform's, makes no module")
    func absentHeaders() throws {
        try scratch.file("Maps/one/module.modulemap", "module Archive { header \"/Applications/Archive.h\" }\n")
        let project = try ProjectLoader.load(scratch.folder)
        #expect(project.target(named: "Archive") == nil)
        #expect(project.target(named: "Pack")?.foreignSources == [scratch.folder / "C/archive.c"])
        #expect(project.diagnostics.contains { $0.message.contains("left out") })
    }

    @Test("nor does a map that nothing imports")
    func unused() throws {
        try scratch.file("Source/Pack.swift", "import Foundation\n")
        #expect(try ProjectLoader.load(scratch.folder).target(named: "Archive") == nil)
    }

    private static let project = """
        { objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, C, H); };
          F = { isa = PBXFileReference; path = Source/Pack.swift; sourceTree = "<group>"; };
          H = { isa = PBXFileReference; path = Headers/archive.h; sourceTree = "<group>"; };
          C = { isa = PBXFileReference; path = C/archive.c; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Pack; productType = "com.apple.product-type.framework"; buildPhases = (S);
                buildConfigurationList = L; dependencies = (); };
          S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
          B1 = { isa = PBXBuildFile; fileRef = F; };
          B2 = { isa = PBXBuildFile; fileRef = C; };
          L = { isa = XCConfigurationList; buildConfigurations = (D); };
          D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                SWIFT_INCLUDE_PATHS = "${SRCROOT}/Maps/**"; GCC_PREPROCESSOR_DEFINITIONS = "FAST=1"; }; };
        }; }
        """
}
