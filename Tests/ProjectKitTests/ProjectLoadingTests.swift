// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Projects that are made of several: projects inside projects, workspaces, packages, products of each other.
struct ProjectLoadingTests {
    /// A project with one target; `more` are further objects.
    private static func project(
        _ target: String, type: String, phases: String = "", settings: String = "", children: String = "",
        targets: String = "", dependencies: String = "", rules: String = "", more: String = ""
    ) -> String {
        """
        { objectVersion = 56; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, \(targets)); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
          T = { isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(type)";
                buildPhases = (\(phases)); buildConfigurationList = PL; dependencies = (\(dependencies)); buildRules = (\(rules)); };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
          PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
          \(more)
        }; }
        """
    }

    @Test func productsOfInnerProjectsAreLinked() throws {
        let scratch = try Scratch()
        try scratch.file("Kit/Kit.xcodeproj/project.pbxproj", Self.project("Kit-iOS", type: "framework"))
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "F", children: "K",
                more: """
                    K = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
                    F = { isa = PBXFrameworksBuildPhase; files = (B); };
                    B = { isa = PBXBuildFile; fileRef = X; };
                    X = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = C; sourceTree = BUILT_PRODUCTS_DIR; };
                    C = { isa = PBXContainerItemProxy; containerPortal = K; proxyType = 2; remoteInfo = "Kit-iOS"; };
                    """))
        let project = try ProjectLoader.load(scratch.folder / "App.xcodeproj")
        let app = try project.application(named: nil)
        #expect(try project.buildOrder(for: app).map(\.name) == ["Kit-iOS", "App"])
    }

    @Test func targetsOfOneNameInAWorkspaceAreBothThere() throws {
        let scratch = try Scratch()
        for name in ["First", "Second"] {
            try scratch.file(
                "\(name)/App.xcodeproj/project.pbxproj",
                Self.project(
                    "App", type: "application", targets: "U", dependencies: "",
                    more: """
                        U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                              buildPhases = (); buildConfigurationList = PL; dependencies = (D); };
                        D = { isa = PBXTargetDependency; target = T; };
                        """))
        }
        try scratch.file(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace version="1.0"><FileRef location="group:First/App.xcodeproj"/>
            <FileRef location="group:Second/App.xcodeproj"/><FileRef location="group:First/App.xcodeproj"/></Workspace>
            """)
        let project = try ProjectLoader.load(scratch.folder)
        #expect(project.targets.map(\.name) == ["App", "Tests", "App (Second)", "Tests (Second)"])
        let tests = try #require(project.target(named: "Tests (Second)"))
        #expect(tests.testHost == "App (Second)")
        #expect(try project.buildOrder(for: tests).map(\.name) == ["App (Second)", "Tests (Second)"])
    }

    @Test(
        "tests of a package inside a project are there for those that name them, tests of other people's packages not")
    func testsOfPackagesInProjects() throws {
        let scratch = try Scratch()
        func package(_ name: String, _ more: String) throws {
            try scratch.file(
                "\(name)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "\(name)", \(more) targets: [
                    .target(name: "\(name)"), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])])
                """)
            try scratch.file("\(name)/Sources/\(name)/A.swift")
            try scratch.file("\(name)/Tests/\(name)Tests/A.swift")
        }
        try package("Kit", "dependencies: [.package(path: \"../Ground\")],")
        try package("Ground", "")
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application",
                more: "R = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };"))
        let project = try ProjectLoader.load(scratch.folder / "App.xcodeproj")
        let tests = project.targets.filter { $0.kind == .unitTests }
        #expect(tests.map(\.name) == ["KitTests"])
        #expect(tests.first?.isElective == true)
        #expect(try project.scheme(named: "Kit")?.tests.map(\.target) == ["KitTests"])
    }

    /// https://github.com/swiftlang/swift-package-manager/blob/main/Documentation/DependencyResolution.md: a root package
    /// is taken for every dependency of its identity.
    @Test func packagesOfTheProjectStandForDependenciesOfTheirName() throws {
        let scratch = try Scratch()
        for (name, place, dependencies) in [
            ("Ground", "Packages/Ground", ""),
            ("Kit", "Features/Kit", ".package(path: \"../../Nowhere/Ground\")"),
        ] {
            try scratch.file(
                "\(place)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [\(dependencies)], targets: [.target(name: "\(name)")])
                """)
            try scratch.file("\(place)/Sources/\(name)/A.swift")
        }
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application",
                more: """
                    R = { isa = XCLocalSwiftPackageReference; relativePath = Features/Kit; };
                    S = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Ground; };
                    """))
        let project = try ProjectLoader.load(scratch.folder / "App.xcodeproj")
        #expect(Set(project.targets.map(\.name)) == ["App", "Kit", "Ground"])
    }

    /// Its Swift files see what the pod's umbrella header imports, as `-import-underlying-module` has it.
    @Test func staticPodsImportTheirUmbrellaHeader() throws {
        let scratch = try Scratch()
        try scratch.file("Kit.modulemap", "module Kit {\n  umbrella header \"Kit-umbrella.h\"\n}\n")
        func headers(_ flags: String) throws -> [String] {
            try scratch.file(
                "Kit.xcodeproj/project.pbxproj",
                Self.project(
                    "Kit", type: "library.static", phases: "H",
                    settings: "MODULEMAP_FILE = Kit.modulemap; OTHER_SWIFT_FLAGS = \"\(flags)\";", children: "U, O",
                    more: """
                        H = { isa = PBXHeadersBuildPhase; files = (B, C); };
                        B = { isa = PBXBuildFile; fileRef = U; settings = { ATTRIBUTES = (Project, ); }; };
                        C = { isa = PBXBuildFile; fileRef = O; settings = { ATTRIBUTES = (Project, ); }; };
                        U = { isa = PBXFileReference; path = "Kit-umbrella.h"; sourceTree = "<group>"; };
                        O = { isa = PBXFileReference; path = Other.h; sourceTree = "<group>"; };
                        """))
            return try ProjectLoader.load(scratch.folder).targets.flatMap(\.publicHeaders).map(\.name)
        }
        #expect(try headers("-D COCOAPODS -import-underlying-module") == ["Kit-umbrella.h"])
        #expect(try headers("-D COCOAPODS") == [])
    }

    @Test func projectsAreReadAsJSONAndAsXML() throws {
        let json = """
            {"objectVersion": "77", "rootObject": "P", "objects": {
              "P": {"isa": "PBXProject", "mainGroup": "G", "buildConfigurationList": "PL", "targets": ["T"]},
              "G": {"isa": "PBXGroup", "sourceTree": "<group>", "children": []},
              "T": {"isa": "PBXNativeTarget", "name": "App", "productType": "com.apple.product-type.application",
                    "buildPhases": [], "buildConfigurationList": "PL"},
              "PL": {"isa": "XCConfigurationList", "buildConfigurations": ["PD"]},
              "PD": {"isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": {"SDKROOT": "iphoneos"}}}}
            """
        let scratch = try Scratch()
        try scratch.file("App.xcodeproj/project.pbxproj", json)
        #expect(try ProjectLoader.load(scratch.folder).targets.map(\.name) == ["App"])
        try scratch.file("App.xcodeproj/project.pbxproj", "{\n\"objects\": {\n,}}")
        #expect(failure { _ = try ProjectLoader.load(scratch.folder) }?.location?.line == 3)
    }

    @Test func whatAPackageSaysOfOtherPlatformsAndConfigurationsDoesNotCount() throws {
        let scratch = try Scratch()
        try scratch.file(
            "Package.swift",
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", dependencies: [.target(name: "Mac", condition: .when(platforms: [.macOS])), "Core"],
                    swiftSettings: [
                        .define("MAC", .when(platforms: [.macOS])), .define("PHONE", .when(platforms: [.iOS])),
                        .define("RELEASED", .when(configuration: .release)), .swiftLanguageMode(.v5),
                        .enableExperimentalFeature("Lifetimes")]),
                .target(name: "Core", exclude: ["Resources/Television"], resources: [.process("Resources")]),
                .target(name: "Mac"), .plugin(name: "Tool", capability: .buildTool()),
                .binaryTarget(name: "Blob", path: "Blob.xcframework"), .target(name: "User", dependencies: ["Blob"]),
            ])
            """)
        for name in [
            "Sources/Kit/A.swift", "Sources/Core/B.swift", "Sources/Mac/c.c", "Plugins/Tool/T.swift",
            "Sources/User/U.swift",
        ] {
            try scratch.file(name)
        }
        try scratch.file("Blob.xcframework/Info.plist")
        for name in ["Television/tv.txt", "phone.txt"] { try scratch.file("Sources/Core/Resources/\(name)") }
        let project = try ProjectLoader.load(scratch.folder)
        #expect(project.target(named: "Core")?.resources.map(\.path.name) == ["phone.txt"])
        let kit = try #require(project.target(named: "Kit"))
        #expect(kit.dependencies == ["Core"])
        #expect(kit.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "SWIFT_PACKAGE", "PHONE"])
        #expect(kit.settings["SWIFT_VERSION"] == "5")
        #expect(kit.settings.list("OTHER_SWIFT_FLAGS") == ["-enable-experimental-feature", "Lifetimes"])
        let messages = project.diagnostics.map(\.message)
        #expect(messages.contains("binary target 'Blob' is not supported; 'User' needs it"))
        // Nothing applies the plugin.
        #expect(!messages.contains { $0.contains("'Tool'") })
        #expect(project.target(named: "Mac")?.clang?.sources.map(\.name) == ["c.c"])
        let released = try ProjectLoader.load(scratch.folder, configuration: "Release").target(named: "Kit")
        #expect(
            released?.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["SWIFT_PACKAGE", "PHONE", "RELEASED"])
    }

    /// A static library's file is named after the product with `lib` before it, as those of pods are.
    @Test(arguments: [("framework", "Kit.framework"), ("library.static", "libKit.a")])
    func workspacesJoinProjectsByTheNamesOfProducts(type: String, product: String) throws {
        let scratch = try Scratch()
        try scratch.file(
            "Kit/Kit.xcodeproj/project.pbxproj", Self.project("KitTarget", type: type, settings: "PRODUCT_NAME = Kit;"))
        try scratch.file(
            "App/App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "F", children: "K",
                more: """
                    K = { isa = PBXFileReference; path = \(product); sourceTree = BUILT_PRODUCTS_DIR; };
                    F = { isa = PBXFrameworksBuildPhase; files = (B); };
                    B = { isa = PBXBuildFile; fileRef = K; };
                    """))
        try scratch.file(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace version="1.0"><Group location="group:Kit" name="Kit"><FileRef location="group:Kit.xcodeproj"/></Group>
            <FileRef location="container:App/App.xcodeproj"/><FileRef location="group:gone.xcodeproj"/></Workspace>
            """)
        let project = try ProjectLoader.load(scratch.folder)
        #expect(try project.buildOrder(for: project.application(named: "App")).map(\.name) == ["KitTarget", "App"])
        #expect(project.diagnostics.map(\.message) == ["'group:gone.xcodeproj' is not there"])
    }

    /// Xcode builds what has no configuration of the chosen name in its own standard one.
    @Test func projectsOfAWorkspaceNeedNotAllHaveTheConfiguration() throws {
        let scratch = try Scratch()
        let kit = Self.project("Kit", type: "framework")
        try scratch.file("Kit.xcodeproj/project.pbxproj", kit)
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application",
                more: """
                    PL = { isa = XCConfigurationList; buildConfigurations = (PD, PS); };
                    PS = { isa = XCBuildConfiguration; name = Staging; buildSettings = { SDKROOT = iphoneos; STAGE = 2; }; };
                    """))
        try scratch.file(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace version="1.0"><FileRef location="group:Kit.xcodeproj"/>
            <FileRef location="group:App.xcodeproj"/></Workspace>
            """)
        let project = try ProjectLoader.load(scratch.folder / "All.xcworkspace", configuration: "Staging")
        #expect(project.targets.map(\.name) == ["Kit", "App"])
        #expect(project.target(named: "App")?.settings["STAGE"] == "2")
        #expect(throws: Failure.self) {
            try ProjectLoader.load(scratch.folder / "All.xcworkspace", configuration: "Nope")
        }
    }

    @Test func filesForOtherPlatformsAndExcludedNamesAreLeftOut() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "S",
                settings: "EXCLUDED_SOURCE_FILE_NAMES = \"*Mock*\";", children: "A, B, C, D",
                more: """
                    S = { isa = PBXSourcesBuildPhase; files = (BA, BB, BC, BD); };
                    A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                    B = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                    C = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
                    D = { isa = PBXFileReference; path = AMock.swift; sourceTree = "<group>"; };
                    BA = { isa = PBXBuildFile; fileRef = A; };
                    BB = { isa = PBXBuildFile; fileRef = B; platformFilter = maccatalyst; };
                    BC = { isa = PBXBuildFile; fileRef = C; platformFilters = (ios, tvos, ); };
                    BD = { isa = PBXBuildFile; fileRef = D; };
                    """))
        let app = try ProjectLoader.load(scratch.folder).application(named: nil)
        #expect(app.sources.map(\.name) == ["A.swift", "Phone.swift"])
    }

    @Test func whatIsNotBuiltIsNamed() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "Widget", type: "app-extension", phases: "R",
                settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;", rules: "U",
                more: """
                    R = { isa = PBXShellScriptBuildPhase; name = Lint; };
                    U = { isa = PBXBuildRule; filePatterns = "*.tmpl"; fileType = pattern.proxy; };
                    """))
        let warnings = try ProjectLoader.load(scratch.folder).diagnostics.filter { $0.severity == .warning }
        let messages = warnings.map(\.message)
        #expect(messages.contains("Widget: script phase 'Lint' is not run"))
        #expect(messages.contains("Widget: the build rule for '*.tmpl' is not run"))
        #expect(messages.contains { $0.contains("bridging header is not read") })
    }

    @Test func aWorkspaceBesideItsProjectIsOpenedWhenItHasMore() throws {
        let scratch = try Scratch()
        try scratch.file("Kit/Kit.xcodeproj/project.pbxproj", Self.project("Kit", type: "framework"))
        try scratch.file("App.xcodeproj/project.pbxproj", Self.project("App", type: "application"))
        func workspace(_ files: String) throws -> Project {
            try scratch.file("App.xcworkspace/contents.xcworkspacedata", "<Workspace>\(files)</Workspace>")
            return try ProjectLoader.load(scratch.folder)
        }
        let own = "<FileRef location=\"group:App.xcodeproj\"/>"
        let pods = "<FileRef location=\"group:Pods/Pods.xcodeproj\"/>"
        #expect(try workspace(own + pods).targets.map(\.name) == ["App"])
        let kit = "<FileRef location=\"group:Kit/Kit.xcodeproj\"/>"
        #expect(try workspace(own + kit).targets.map(\.name) == ["App", "Kit"])
    }

    @Test func extensionsAreCarriedAndNotLinked() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", targets: "W, K", dependencies: "D",
                more: """
                    W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                          buildPhases = (); buildConfigurationList = PL; dependencies = (DK); };
                    K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                          buildPhases = (); buildConfigurationList = PL; };
                    D = { isa = PBXTargetDependency; target = W; };
                    DK = { isa = PBXTargetDependency; target = K; };
                    """))
        let project = try ProjectLoader.load(scratch.folder)
        let app = try project.application(named: nil)
        #expect(try project.buildOrder(for: app).map(\.name) == ["App"])
        let widget = try #require(project.extensions(of: app).first)
        #expect(try project.buildOrder(for: widget).map(\.name) == ["Kit", "Widget"])
    }

    @Test func filesOfTheMachineAreRefused() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "R", children: "F",
                more: """
                    F = { isa = PBXFileReference; path = /etc/passwd; sourceTree = "<absolute>"; };
                    R = { isa = PBXResourcesBuildPhase; files = (B); };
                    B = { isa = PBXBuildFile; fileRef = F; };
                    """))
        #expect(failure { _ = try ProjectLoader.load(scratch.folder) }?.message.contains("leads out") == true)
    }

    @Test("A resource that the disk has in another case goes into the bundle as the project spells it")
    func spelling() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "R", children: "F",
                more: """
                    F = { isa = PBXFileReference; path = "Deep/Shop List.txt"; sourceTree = "<group>"; };
                    R = { isa = PBXResourcesBuildPhase; files = (B); };
                    B = { isa = PBXBuildFile; fileRef = F; };
                    """))
        let file = try scratch.file("deep/Shop list.txt", "milk")
        let resource = try #require(try ProjectLoader.load(scratch.folder).target(named: "App")?.resources.first)
        #expect(resource.path == file && resource.name == "Shop List.txt")
    }

    @Test func linksToFilesOfTheMachineAreRefused() throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project(
                "App", type: "application", phases: "R", children: "F",
                more: """
                    F = { isa = PBXFileReference; path = Notes.txt; sourceTree = "<group>"; };
                    R = { isa = PBXResourcesBuildPhase; files = (B); };
                    B = { isa = PBXBuildFile; fileRef = F; };
                    """))
        try FileManager.default.createSymbolicLink(
            atPath: (scratch.folder / "Notes.txt").string, withDestinationPath: "/etc/passwd")
        #expect(failure { _ = try ProjectLoader.load(scratch.folder) }?.message.contains("leads out") == true)
    }

    @Test func missingSettingsFilesAreNamed() throws {
        let scratch = try Scratch()
        let file = try scratch.file("A.xcconfig", "#include? \"B.xcconfig\"\n#include \"C.xcconfig\"\nA = 1\n")
        var missing: [Diagnostic] = []
        #expect(try XCConfig.read(file) { missing.append($0) } == ["A": "1"])
        #expect(missing.map(\.location) == [SourceLocation(file: file, line: 2)])
    }

    @Test(arguments: ["../../evil", "..", "a/b"])
    func productNamesThatLeadElsewhereAreRefused(_ name: String) throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.xcodeproj/project.pbxproj",
            Self.project("App", type: "application", settings: "PRODUCT_NAME = \"\(name)\"; PRODUCT_MODULE_NAME = App;")
        )
        #expect(failure { _ = try ProjectLoader.load(scratch.folder) }?.code == .build)
    }

    @Test func conditionsMayNameTheConfiguration() {
        let settings = ResolvedSettings(layers: [
            ["CONFIGURATION": "Debug"],
            ["A": "all", "A[config=Debug]": "debug", "B": "all", "B[config=Release]": "no"],
        ])
        #expect(settings["A"] == "debug")
        #expect(settings["B"] == "all")
    }
}
