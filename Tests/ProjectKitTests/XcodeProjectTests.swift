// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

struct XcodeProjectTests {
    @Test func textListsReadAsXcodeWritesThem() throws {
        let text = """
            // !$*UTF8*$!
            { /* a comment */ a = b.c; "quoted key" = "x \\"y\\" \\n\\U00e9"; list = (1, "two", ); empty = {}; }
            """
        let list = try PropertyListTextParser.parse(text, file: Path("/x"))
        #expect(list["a"]?.string == "b.c")
        #expect(list["quoted key"]?.string == "x \"y\" \né")
        #expect(list["list"]?.strings == ["1", "two"])
        #expect(list["empty"]?.dictionary == [:])
    }

    @Test func errorsNameTheLine() {
        let found = failure { _ = try PropertyListTextParser.parse("{\n a = b\n c = d;\n}", file: Path("/p")) }
        #expect(found?.location == SourceLocation(file: Path("/p"), line: 3))
    }

    @Test func deepNestingIsRefused() {
        let text = String(repeating: "(", count: 100_000)
        #expect(failure { _ = try PropertyListTextParser.parse(text, file: Path("/p")) }?.code == .build)
    }

    @Test func targetsGetSourcesResourcesAndSettings() throws {
        let scratch = try Scratch()
        try scratch.file("App.xcodeproj/project.pbxproj", Self.classic)
        let project = try ProjectLoader.load(scratch.folder)
        let app = try project.application(named: nil)
        #expect(app.moduleName == "My_App")
        #expect(app.sources == [scratch.folder / "Source/Deep/Main.swift", scratch.folder / "Top.swift"])
        #expect(
            app.resources == [
                Resource(path: scratch.folder / "Source/Base.lproj/Main.storyboard", localization: "Base"),
                Resource(path: scratch.folder / "Source/de.lproj/Main.strings", localization: "de"),
            ])
        #expect(app.infoPlist == scratch.folder / "Source/Info.plist")
        #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-App")
        let tests = try #require(project.target(named: "Tests"))
        #expect(tests.kind == .unitTests)
        #expect(tests.testHost == "App")
        #expect(try project.buildOrder(for: tests).map(\.name) == ["App", "Tests"])
    }

    @Test(
        "a target is built when one of its platforms is iOS's, whatever its base SDK",
        arguments: [
            ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", true),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
            ("SDKROOT = macosx;", false), ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = macosx;", false),
            ("SDKROOT = iphoneos;", true), ("", true),
        ])
    func platforms(settings: String, isPhone: Bool) throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.classic.replacingOccurrences(of: "SDKROOT = iphoneos;", with: settings))
        let project = try ProjectLoader.load(scratch.folder)
        #expect(project.target(named: "App")?.kind == (isPhone ? .application : .other))
    }

    @Test func synchronizedFoldersAreTheirFilesButForExceptions() throws {
        let scratch = try Scratch()
        try scratch.file("App.xcodeproj/project.pbxproj", Self.synchronized)
        for name in [
            "A.swift", "Sub/B.swift", "Skip.swift", "Info.plist", "Art.xcassets/Contents.json", "de.lproj/X.strings",
            "page.html",
        ] {
            try scratch.file("App/\(name)")
        }
        let app = try ProjectLoader.load(scratch.folder).application(named: nil)
        #expect(app.sources == [scratch.folder / "App/A.swift", scratch.folder / "App/Sub/B.swift"])
        #expect(
            Set(app.resources) == [
                Resource(path: scratch.folder / "App/Art.xcassets"),
                Resource(path: scratch.folder / "App/de.lproj/X.strings", localization: "de"),
                Resource(path: scratch.folder / "App/page.html"),
                Resource(path: scratch.folder / "App/page.html", folder: "Pages"),
            ])
    }

    @Test func circlesOfTargetsAreReported() {
        func target(_ name: String, needs: String) -> Target {
            var target = Target(
                name: name, kind: .framework, moduleName: name, productName: name,
                settings: ResolvedSettings(layers: []))
            target.dependencies = [needs]
            return target
        }
        let project = Project(name: "P", root: Path("/"), targets: [target("A", needs: "B"), target("B", needs: "A")])
        let found = failure { _ = try project.buildOrder(for: project.targets[0]) }
        #expect(found?.message == "targets need each other in a circle: A -> B -> A")
    }

    static let classic = """
        { objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, U); developmentRegion = en; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (GS, FT); };
          GS = { isa = PBXGroup; sourceTree = "<group>"; path = Source; children = (GN, V); };
          GN = { isa = PBXGroup; sourceTree = "<group>"; name = "No folder"; children = (FM); };
          FM = { isa = PBXFileReference; path = Deep/Main.swift; sourceTree = "<group>"; };
          FT = { isa = PBXFileReference; path = Top.swift; sourceTree = SOURCE_ROOT; };
          V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (VB, VD); };
          VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
          VD = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R);
                buildConfigurationList = TL; productReference = X; dependencies = (); };
          S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
          R = { isa = PBXResourcesBuildPhase; files = (B3); };
          B1 = { isa = PBXBuildFile; fileRef = FM; };
          B2 = { isa = PBXBuildFile; fileRef = FT; };
          B3 = { isa = PBXBuildFile; fileRef = V; };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
          PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; COMPANY = org.example; }; };
          TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
          TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My App";
                 INFOPLIST_FILE = "$(SRCROOT)/Source/Info.plist";
                 PRODUCT_BUNDLE_IDENTIFIER = "$(COMPANY).$(PRODUCT_NAME:rfc1034identifier)"; }; };
          U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
                buildConfigurationList = UL; dependencies = (D); };
          D = { isa = PBXTargetDependency; target = T; };
          UL = { isa = XCConfigurationList; buildConfigurations = (UD); };
          UD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                 TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
        }; }
        """

    private static let synchronized = """
        { objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, C); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Skip.swift); };
          C = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = B; membershipExceptions = (page.html); };
          B = { isa = PBXCopyFilesBuildPhase; dstPath = Pages; dstSubfolderSpec = 7; files = (); };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B);
                buildConfigurationList = PL; fileSystemSynchronizedGroups = (F); };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
          PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = App/Info.plist; }; };
        }; }
        """
}
