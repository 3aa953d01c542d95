// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import Foundation
import PackageDescription

/// Root of the toolchain that evaluates this manifest: the process has libPackageDescription.so from
/// `<root>/lib/swift/pm/ManifestAPI` mapped, which also holds behind toolchain managers' shims. Read line by line:
/// Foundation's whole-file reading now and then gives up on a file that the kernel reports as empty.
func toolchainRoot() -> String {
    if let maps = fopen("/proc/self/maps", "r") {
        defer { fclose(maps) }
        var buffer = [CChar](repeating: 0, count: 8192)
        while fgets(&buffer, Int32(buffer.count), maps) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let end = line.range(of: "/lib/swift/pm/ManifestAPI/"), let start = line.firstIndex(of: "/") {
                return String(line[start..<end.lowerBound])
            }
        }
    }
    return "/usr"
}

/// SwiftSyntax comes with the toolchain; its modules link themselves.
let syntaxLibraries = toolchainRoot() + "/lib/swift/host"
let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries])
]

/// Dynamic exclusivity checks of class properties cost eight times in layout code; debug builds keep them.
///
/// Networking and XML come with thirty libraries that take a third of a start. Programs that use them link them; the
/// frameworks' library does not ask for them.
let frameworkSettings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .unsafeFlags(
        ["FoundationNetworking", "FoundationXML"].flatMap {
            ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
        }),
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    // By name, the first use of a generic type searches all conformances of the process.
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
]

func system(_ name: String, pkgConfig: String?, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// - Parameter isHot: works on pixels, glyphs or every layer of a frame, so that debug builds optimise it too.
func framework(
    _ name: String, _ dependencies: [Target.Dependency], isHot: Bool = false, settings: [SwiftSetting] = [],
    linkerSettings: [LinkerSetting] = []
) -> Target {
    let optimised: [SwiftSetting] = isHot ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
    return .target(
        name: name, dependencies: dependencies, path: "Sources/\(name)",
        swiftSettings: frameworkSettings + optimised + settings,
        linkerSettings: linkerSettings)
}

/// Modules that iOS sources import by name and that hold nothing but re-exports.
func facade(_ name: String, _ dependencies: [Target.Dependency], at path: String? = nil) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path ?? "Sources/Facades/\(name)",
        swiftSettings: frameworkSettings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], syntax: Bool = false,
    settings: [SwiftSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)",
        exclude: exclude, resources: [],
        swiftSettings: (syntax ? syntaxSettings : []) + settings, linkerSettings: syntax ? syntaxLinking : [])
}

let systemLibraries: [Target] = [
    system("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
]

let cTargets: [Target] = [
    .target(name: "CObjCRegistry", path: "Sources/CObjCRegistry"),
    .target(
        name: "CPhysics", path: "Sources/CPhysics", cxxSettings: [.unsafeFlags(["-O2"])],
        linkerSettings: [.linkedLibrary("box2d")]),
    .target(name: "CViewDescriptors", path: "Sources/CViewDescriptors"),
    .target(name: "CVirtualClock", path: "Sources/CVirtualClock", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CRaster", path: "Sources/CRaster", cSettings: [.unsafeFlags(["-O3", "-ffp-contract=off"])]),
    .target(
        name: "CVectorImages", dependencies: ["CCairo"], path: "Sources/CVectorImages",
        linkerSettings: [.linkedLibrary("dl")]),
    .target(
        name: "CImageCodecs", path: "Sources/CImageCodecs",
        linkerSettings: ["png16", "jpeg", "webp", "webpdemux", "gif", "z", "dl"].map { .linkedLibrary($0) }),
]

// Shared libraries of plain C, opened only when a window or a page is wanted: a headless start loads neither.
let plugins: [Target] = [
    .target(
        name: "CHostPlugins", path: "Sources/CHostPlugins", linkerSettings: [.linkedLibrary("dl")]),
    .target(
        name: "CWindowPlugin", dependencies: ["CHostPlugins"], path: "Sources/CWindowPlugin",
        linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("dl")]),
    .target(
        name: "CWebPlugin", dependencies: ["CHostPlugins"], path: "Sources/CWebPlugin",
        linkerSettings: ["websockets", "png16", "jpeg"].map { .linkedLibrary($0) }),
]

let frameworks: [Target] = [
    framework("ObjCRuntime", ["CObjCRegistry"]),
    framework("ObjectiveC", ["ObjCRuntime"]),
    framework("FoundationCompat", ["ObjectiveC"]),
    framework("Combine", ["FoundationCompat"]),
    framework(
        "CoreGraphics",
        [
            "FoundationCompat", "CCairo", "CFreeType", "CRaster", "CImageCodecs", "CVectorImages",
            "_Testing_CoreGraphics",
        ],
        isHot: true
    ),
    framework("ImageIO", ["CoreGraphics", "CImageCodecs"], isHot: true),
    framework("CoreImage", ["ImageIO", "_Testing_CoreImage"], isHot: true),
    // ICU comes with the toolchain's Foundation: line breaking with dictionaries, bidirectional levels.
    framework(
        "CoreText", ["CoreGraphics", "CRaster", "CFreeType", "CHarfBuzz", "CFontconfig"], isHot: true,
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    framework("QuartzCore", ["CoreGraphics", "CoreText", "CRaster", "CVirtualClock"], isHot: true),
    framework("LayoutEngine", []),
    framework("HostKit", ["CoreGraphics", "CHostPlugins"]),
    framework("WindowHost", ["HostKit", "CHostPlugins"]),
    framework("WebHost", ["HostKit", "CHostPlugins"]),
    framework(
        "UIKit",
        [
            "QuartzCore", "CoreText", "CoreImage", "ImageIO", "LayoutEngine", "HostKit", "WindowHost", "WebHost",
            "CVirtualClock", "CVectorImages", "CViewDescriptors", "CPhysics", "UniformTypeIdentifiers",
            "_Testing_UIKit",
        ],
        // The frameworks' library refers to itself without being asked for each name at every start.
        linkerSettings: [.unsafeFlags(["-Xlinker", "-Bsymbolic"])]),
    framework("TouchstoneXCTest", ["UIKit"]),
    framework("LocalAuthentication", ["FoundationCompat"]),
    framework("UniformTypeIdentifiers", ["FoundationCompat"]),
]

/// Frameworks with a shared library of their own, which ProjectKit links; programs that do not import them, and would
/// pay for them at each start, do not load it. The module tells what to link.
let separateFrameworks: [Target] = [
    framework(
        "CoreData", ["FoundationCompat", "CSQLite"],
        settings: [.unsafeFlags(["-module-link-name", "TouchstoneCoreData"])])
]

/// Programs of this package have a separate framework's objects, not its library.
let withoutSeparateLibraries: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "TouchstoneCoreData"])
]

let facades: [Target] = [
    facade("_Testing_UIKit", []),
    facade("_Testing_CoreGraphics", []),
    facade("_Testing_CoreImage", []),
    facade("DarwinCompat", ["FoundationCompat"]),
    facade("os", ["FoundationCompat"]),
    facade("Security", ["FoundationCompat"]),
    facade("SwiftFourNames", ["UIKit"]),
]

/// What app executables carry to take the place of parts of Foundation; linked by ProjectKit, never by SwiftPM.
let overrides = facade("FoundationOverrides", ["FoundationCompat"], at: "Sources/FoundationOverrides")

let tools: [Target] = [
    .target(
        name: "SourceAdapter", path: "Sources/SourceAdapter",
        // Runs on every edit of an app's source; debug builds of Touchstone must not be felt there.
        swiftSettings: syntaxSettings + [
            .treatAllWarnings(as: .error), .unsafeFlags(["-O"], .when(configuration: .debug)),
        ], linkerSettings: syntaxLinking),
    .target(
        name: "ProjectKit", dependencies: ["SourceAdapter"], path: "Sources/ProjectKit",
        swiftSettings: syntaxSettings + [.treatAllWarnings(as: .error)], linkerSettings: syntaxLinking),
    .executableTarget(
        name: "touchstone-swiftc", dependencies: ["SourceAdapter"], path: "Sources/CompilerDriver",
        swiftSettings: syntaxSettings + [.treatAllWarnings(as: .error)], linkerSettings: syntaxLinking),
    .executableTarget(
        name: "touchstone-cli", dependencies: ["ProjectKit"], path: "Sources/TouchstoneCLI",
        swiftSettings: syntaxSettings + [.treatAllWarnings(as: .error)], linkerSettings: syntaxLinking),
]

let testTargets: [Target] = [
    // An app of its own, because a virtual clock is the whole process's.
    .executableTarget(name: "clock-probe", dependencies: ["UIKit"], path: "Tests/ClockProbe"),
    .target(name: "TestSupport", dependencies: ["UIKit", "HostKit"], path: "Tests/Support"),
    tests("ObjCRuntimeTests", ["FoundationCompat"]),
    tests("CombineTests", ["Combine"]),
    tests("CoreDataTests", ["CoreData"], settings: withoutSeparateLibraries),
    tests("CoreGraphicsTests", ["CoreGraphics", "ImageIO", "TestSupport"]),
    tests("CoreImageTests", ["CoreImage", "TestSupport"]),
    tests("CoreTextTests", ["CoreText", "TestSupport"]),
    tests("QuartzCoreTests", ["QuartzCore", "TestSupport"]),
    tests("LayoutEngineTests", ["LayoutEngine"]),
    tests("WebHostTests", ["WebHost"]),
    tests("WindowHostTests", ["WindowHost"]),
    tests("UIKitTests", ["UIKit", "TestSupport", "clock-probe"]),
    tests(
        "SourceAdapterTests", ["SourceAdapter", "ProjectKit", "UIKit", "FoundationCompat", "os", "DarwinCompat"],
        exclude: ["Programs"],
        syntax: true),
    tests("ProjectKitTests", ["ProjectKit"], syntax: true),
]

let package = Package(
    name: "Touchstone",
    products: [
        // What client programs link: every framework in one shared library.
        .library(
            name: "Touchstone", type: .dynamic,
            targets: frameworks.map(\.name) + facades.map(\.name)),
        .library(name: "TouchstoneWindow", type: .dynamic, targets: ["CWindowPlugin"]),
        .library(name: "TouchstoneWeb", type: .dynamic, targets: ["CWebPlugin"]),
        .executable(name: "touchstone-cli", targets: ["touchstone-cli"]),
        .executable(name: "touchstone-swiftc", targets: ["touchstone-swiftc"]),
    ],
    targets: systemLibraries + cTargets + plugins + frameworks + separateFrameworks + facades + [overrides] + tools
        + testTargets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11,
    cxxLanguageStandard: .cxx17
)
