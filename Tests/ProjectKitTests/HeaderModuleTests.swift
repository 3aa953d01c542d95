// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// C that Swift sees without an import: "import any header file of your C code in the bridging header, and Swift sees all of
/// it", "in a framework target, in the umbrella header" (Importing Objective-C into Swift, Apple's documentation).
struct HeaderModuleTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.file("Mix.xcodeproj/project.pbxproj", Self.project)
        try scratch.file("App/App.swift", "print(twice(2))\n")
        try scratch.file("App/App-Bridging.h", "#import <UIKit/UIKit.h>\n#import \"tools.h\"\n#import \"Own.h\"\n")
        try scratch.file("App/Own.h", "@interface Own : NSObject\n@end\n")
        try scratch.file(
            "C/tools.h",
            """
            /* @interface */
            #include <stdint.h>
            #include "kinds.h"
            #ifdef __OBJC__
            @class Own;
            #endif
            int twice(int);
            """)
        try scratch.file("C/kinds.h", "typedef int kind; // of a tool\n")
        try scratch.file("C/tools.c", "#include \"tools.h\"\nint twice(int a) { return 2 * a; }\n")
        try scratch.file("C/apple.c", "#include <mach/none.h>\n")
    }

    @Test("headers of C are a module that the target imports, with its C sources; Objective-C stays out and is told of")
    func bridgingHeader() throws {
        let project = try ProjectLoader.load(scratch.folder)
        let app = try #require(project.target(named: "App"))
        let name = try #require(app.exportedModules.first)
        #expect(app.exportedModules.count == 1 && app.dependencies.contains(name))
        let module = try #require(project.target(named: name)?.clang)
        #expect(module.headers == [scratch.folder / "C/tools.h", scratch.folder / "C/kinds.h"])
        #expect(module.sources == [scratch.folder / "C/tools.c"])
        #expect(app.foreignSources == [scratch.folder / "C/apple.c"])
        #expect(project.diagnostics.contains { $0.message.contains("bridging header is not read") })
    }

    @Test("a bridging header that only imports frameworks, or C, is no reason for a warning")
    func readWhole() throws {
        try scratch.file("App/App-Bridging.h", "#import <CommonCrypto/CommonCrypto.h>\n")
        let project = try ProjectLoader.load(scratch.folder)
        #expect(project.target(named: "App")?.exportedModules == [])
        #expect(project.target(named: "App")?.bridgingHeader == scratch.folder / "App/App-Bridging.h")
        #expect(!project.diagnostics.contains { $0.message.contains("bridging header is not read") })
    }

    @Test("a map of the target's own shows headers that are not public")
    func ownMap() throws {
        try scratch.file("App/App-Bridging.h", "\n")
        try scratch.file("Maps/app.modulemap", "framework module App { header \"kinds.h\" export * }\n")
        try scratch.file(
            "Mix.xcodeproj/project.pbxproj",
            Self.project.replacing(
                "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; MODULEMAP_FILE = Maps/app.modulemap;"))
        let project = try ProjectLoader.load(scratch.folder)
        let name = try #require(project.target(named: "App")?.exportedModules.first)
        #expect(project.target(named: name)?.clang?.headers == [scratch.folder / "C/kinds.h"])
    }

    private static let project = """
        { objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, O, H, K, C, D); };
          F = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
          O = { isa = PBXFileReference; path = App/Own.h; sourceTree = "<group>"; };
          H = { isa = PBXFileReference; path = C/tools.h; sourceTree = "<group>"; };
          K = { isa = PBXFileReference; path = C/kinds.h; sourceTree = "<group>"; };
          C = { isa = PBXFileReference; path = C/tools.c; sourceTree = "<group>"; };
          D = { isa = PBXFileReference; path = C/apple.c; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
                buildConfigurationList = L; dependencies = (); };
          S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
          B1 = { isa = PBXBuildFile; fileRef = F; };
          B2 = { isa = PBXBuildFile; fileRef = C; };
          B3 = { isa = PBXBuildFile; fileRef = D; };
          L = { isa = XCConfigurationList; buildConfigurations = (E); };
          E = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
                SWIFT_OBJC_BRIDGING_HEADER = "App/App-Bridging.h"; }; };
        }; }
        """
}
