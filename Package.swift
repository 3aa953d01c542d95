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

/// Relative relocations in a word for dozens of them instead of 24 bytes each, which every start reads whole. glibc can
/// read them from 2.36 on.
let packsRelocations: Bool = {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>
    guard let symbol = dlsym(nil, "gnu_get_libc_version") else { return false }
    let name = String(cString: unsafeBitCast(symbol, to: Version.self)())
    let version = name.split(separator: ".").compactMap { Int($0) }
    return version.count >= 2 && (version[0], version[1]) >= (2, 36)
}()

/// How the frameworks' library is linked, and all else that has the frameworks in it.
let libraryLinking: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"] + (packsRelocations ? ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"] : []),
        .when(configuration: .release))
]

/// A module of the register, as its manifest `Sources/<floor>/<module>/module.json` describes it.
struct Module {
    enum Kind { case system, c, framework, tool, program, tests, support }
    /// Where its objects end up: in libTouchstone; in a library of its own that ProjectKit links, so that programs which
    /// do not import it do not load it; in a library that is opened at run time; in every app's executable.
    enum Library: Equatable {
        case touchstone, own, none
        case plugin(String)
    }

    let kind: Kind
    let name: String
    let path: String
    var dependencies: [String] = []
    var links: [String] = []
    var flags: [String] = []
    var linkerFlags: [String] = []
    var isHot = false
    var library = Library.touchstone
    var exclude = ["module.json"]
    var pkgConfig: String?
    var apt = ""

    static func system(_ name: String, pkgConfig: String, apt: String) -> Module {
        Module(kind: .system, name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, apt: apt)
    }

    static func c(
        _ name: String, in floor: String, _ dependencies: [String] = [], links: [String] = [], flags: [String] = [],
        library: Library = .touchstone
    ) -> Module {
        Module(
            kind: .c, name: name, path: "Sources/\(floor)/\(name)", dependencies: dependencies, links: links,
            flags: flags,
            library: library)
    }

    /// - Parameter isHot: works on pixels, glyphs or every layer of a frame, so that debug builds optimise it too.
    static func framework(
        _ name: String, in floor: String, _ dependencies: [String] = [], links: [String] = [], flags: [String] = [],
        linkerFlags: [String] = [], isHot: Bool = false, library: Library = .touchstone
    ) -> Module {
        Module(
            kind: .framework, name: name, path: "Sources/\(floor)/\(name)", dependencies: dependencies, links: links,
            flags: flags, linkerFlags: linkerFlags, isHot: isHot, library: library)
    }

    static func tool(
        _ name: String, in floor: String, _ dependencies: [String] = [], isHot: Bool = false, program: String? = nil
    ) -> Module {
        Module(
            kind: program == nil ? .tool : .program, name: program ?? name, path: "Sources/\(floor)/\(name)",
            dependencies: dependencies, isHot: isHot)
    }

    static func tests(_ name: String, at path: String, _ dependencies: [String], exclude: [String] = []) -> Module {
        Module(kind: .tests, name: name, path: path, dependencies: dependencies, exclude: exclude)
    }

    static func support(_ name: String, at path: String, _ dependencies: [String], exclude: [String] = []) -> Module {
        Module(kind: .support, name: name, path: path, dependencies: dependencies, exclude: exclude)
    }

    static func program(_ name: String, at path: String, _ dependencies: [String], exclude: [String] = []) -> Module {
        Module(kind: .program, name: name, path: path, dependencies: dependencies, exclude: exclude)
    }
}

// generated by scripts/generate
// swift-format-ignore
let modules: [Module] = [
    .system("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    .system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    .system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    .system("CGLib", pkgConfig: "gobject-2.0", apt: "libglib2.0-dev"),
    .system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    .system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    .system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    .system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    .c("CBarcodes", in: "C", links: ["dl"]),
    .c("CBarcodePlugin", in: "C", ["CBarcodes"], links: ["ZXing"], library: .plugin("TouchstoneBarcodes")),
    .c("CBaseMap", in: "C"),
    .c("CChildProcess", in: "C"),
    .c("CCompression", in: "C", links: ["z"]),
    .c("CCookieFiles", in: "C"),
    .c("CCrypto", in: "C", links: ["dl"]),
    .c("CDesktopBus", in: "C", links: ["dl"]),
    .c("CFilmPixels", in: "C", flags: ["-O3"]),
    .c("CGamePhysics", in: "C", links: ["box2d", "stdc++"], flags: ["-O2"]),
    .c("CGazetteer", in: "C"),
    .c("CHTTP2", in: "C", links: ["dl"]),
    .c("CImageCodecs", in: "C", links: ["png16", "jpeg", "webp", "webpdemux", "gif", "z", "dl"]),
    .c("CMarkup", in: "C", links: ["dl"], flags: ["-I/usr/include/libxml2"]),
    .c("CObjCRegistry", in: "C"),
    .c("CPDFText", in: "C", links: ["dl"]),
    .c("CPhysics", in: "C", links: ["box2d"], flags: ["-O2"]),
    .c("CRaster", in: "C", flags: ["-O3", "-ffp-contract=off"]),
    .c("CSpelling", in: "C", links: ["dl"]),
    .c("CStorageLimit", in: "C", links: ["dl"], library: .plugin("TouchstoneStorage")),
    .c("CStoreClasses", in: "C"),
    .c("CTransfers", in: "C", links: ["dl"]),
    .c("CVectorImages", in: "C", ["CCairo"], links: ["dl"]),
    .c("CViewDescriptors", in: "C"),
    .c("CVirtualClock", in: "C", links: ["dl"]),
    .framework("ObjCRuntime", in: "Runtime", ["CObjCRegistry"]),
    .framework("ObjectiveC", in: "Runtime", ["ObjCRuntime"], flags: ["-Xfrontend", "-disable-reflection-metadata"]),
    .framework("TouchstoneDevice", in: "Runtime", ["ObjCRuntime", "CVirtualClock"]),
    .framework("FoundationCompat", in: "Runtime", ["ObjectiveC", "TouchstoneDevice", "CCrypto", "CMarkup"], links: ["_FoundationICU"]),
    .framework("AppFoundation", in: "Runtime", ["CCompression", "CCookieFiles", "FoundationCompat"]),
    .framework("Combine", in: "Runtime", ["FoundationCompat"]),
    .framework("DarwinCompat", in: "Runtime", ["FoundationCompat"]),
    .framework("FoundationOverrides", in: "Runtime", ["CObjCRegistry", "CTransfers", "FoundationCompat", "ObjCRuntime", "ObjectiveC", "TouchstoneDevice"], library: .none),
    .framework("NeighbourLink", in: "Runtime", ["CCrypto"]),
    .framework("Security", in: "Runtime", ["FoundationCompat"]),
    .framework("TouchstoneDesktop", in: "Runtime", ["ObjCRuntime", "TouchstoneDevice", "CDesktopBus"]),
    .framework("os", in: "Runtime", ["FoundationCompat"]),
    .framework("simd", in: "Runtime", isHot: true, library: .own),
    .framework("_Testing_CoreGraphics", in: "Graphics"),
    .framework("CoreGraphics", in: "Graphics", ["FoundationCompat", "CCairo", "CFreeType", "CRaster", "CImageCodecs", "CVectorImages", "_Testing_CoreGraphics"], isHot: true),
    .framework("ImageIO", in: "Graphics", ["CoreGraphics", "CImageCodecs", "CRaster"], isHot: true),
    .framework("_Testing_CoreImage", in: "Graphics"),
    .framework("CoreImage", in: "Graphics", ["CRaster", "CBarcodes", "ImageIO", "_Testing_CoreImage"], isHot: true),
    .framework("CoreText", in: "Graphics", ["CoreGraphics", "CRaster", "CFreeType", "CHarfBuzz", "CFontconfig"], links: ["_FoundationICU"], isHot: true),
    .framework("QuartzCore", in: "Graphics", ["CoreGraphics", "CoreText", "CRaster", "CVirtualClock"], isHot: true),
    .c("CHostPlugins", in: "Hosts", links: ["dl"]),
    .c("CWebPlugin", in: "Hosts", ["CHostPlugins"], links: ["websockets", "png16", "jpeg"], library: .plugin("TouchstoneWeb")),
    .c("CWindowPlugin", in: "Hosts", ["CHostPlugins"], links: ["SDL2", "dl"], library: .plugin("TouchstoneWindow")),
    .framework("HostKit", in: "Hosts", ["CoreGraphics", "CHostPlugins"]),
    .framework("SessionHost", in: "Hosts", ["HostKit", "ObjCRuntime"]),
    .framework("WebHost", in: "Hosts", ["HostKit", "CHostPlugins"]),
    .framework("WindowHost", in: "Hosts", ["HostKit", "CHostPlugins"]),
    .framework("CoreAudioTypes", in: "Services", ["FoundationCompat"], library: .own),
    .framework("CoreAudio", in: "Services", ["CoreAudioTypes"], library: .own),
    .framework("CoreVideo", in: "Services", ["CoreGraphics", "CoreImage", "QuartzCore"], isHot: true, library: .own),
    .framework("CoreMedia", in: "Services", ["CoreVideo", "CoreAudioTypes", "QuartzCore"], library: .own),
    .framework("MediaEngine", in: "Services", ["CoreMedia", "CVirtualClock", "CChildProcess", "CFilmPixels", "HostKit", "TouchstoneDevice"], isHot: true, library: .own),
    .framework("AudioToolbox", in: "Services", ["CoreAudio", "CoreMedia", "MediaEngine", "TouchstoneDevice"], library: .own),
    .framework("AVFAudio", in: "Services", ["AudioToolbox", "MediaEngine", "QuartzCore", "TouchstoneDevice"], library: .own),
    .framework("UniformTypeIdentifiers", in: "Services", ["FoundationCompat"]),
    .framework("AVFoundation", in: "Services", ["AVFAudio", "CoreMedia", "CoreVideo", "CoreImage", "MediaEngine", "QuartzCore", "TouchstoneDevice", "UniformTypeIdentifiers"], links: ["FoundationNetworking"], library: .own),
    .framework("LayoutEngine", in: "Interface"),
    .framework("Accessibility", in: "Services", ["FoundationCompat"]),
    .framework("PhotoStore", in: "Services", ["ImageIO", "TouchstoneDevice"]),
    .framework("_Testing_UIKit", in: "Interface"),
    .framework("UIKit", in: "Interface", ["QuartzCore", "CoreText", "CoreImage", "ImageIO", "LayoutEngine", "HostKit", "CVirtualClock", "CVectorImages", "CSpelling", "CCompression", "CMarkup", "CViewDescriptors", "CPhysics", "Accessibility", "PhotoStore", "UniformTypeIdentifiers", "NeighbourLink", "_Testing_UIKit", "TouchstoneDesktop", "TouchstoneDevice"], linkerFlags: ["-Xlinker", "-Bsymbolic"]),
    .framework("AVKit", in: "Services", ["AVFoundation", "UIKit"], library: .own),
    .framework("Accelerate", in: "Services", ["CoreGraphics", "simd"], isHot: true, library: .own),
    .framework("Accounts", in: "Services", ["FoundationCompat", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("AdSupport", in: "Services", ["FoundationCompat"], library: .own),
    .framework("AppTrackingTransparency", in: "Services", ["TouchstoneDevice", "UIKit"], library: .own),
    .framework("Contacts", in: "Services", ["FoundationCompat", "TouchstoneDevice"], library: .own),
    .framework("CoreLocation", in: "Services", ["FoundationCompat", "Contacts", "TouchstoneDesktop", "TouchstoneDevice", "CGazetteer"], isHot: true, library: .own),
    .framework("Photos", in: "Services", ["AVFoundation", "CoreLocation", "ImageIO", "MediaEngine", "PhotoStore", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("AssetsLibrary", in: "Services", ["ImageIO", "Photos", "UIKit"], library: .own),
    .framework("WebKit", in: "Services", ["UIKit", "CVirtualClock", "TouchstoneDevice"], links: ["FoundationNetworking"], library: .own),
    .framework("SafariServices", in: "Services", ["WebKit"], links: ["FoundationNetworking"], library: .own),
    .framework("AuthenticationServices", in: "Services", ["SafariServices"], library: .own),
    .framework("BackgroundTasks", in: "Services", ["UIKit", "TouchstoneDevice"], library: .own),
    .framework("CFNetwork", in: "Services", ["FoundationCompat"], library: .own),
    .framework("CallKit", in: "Services", ["AVFAudio", "FoundationCompat", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("CommonCrypto", in: "Services", ["FoundationCompat", "CCrypto"], library: .own),
    .framework("Compression", in: "Services", ["FoundationCompat", "CCompression"], library: .own),
    .framework("ContactsUI", in: "Services", ["Contacts", "UIKit"], library: .own),
    .framework("Network", in: "Services", ["FoundationCompat", "TouchstoneDevice"], links: ["dl"], library: .own),
    .framework("CoreBluetooth", in: "Services", ["FoundationCompat", "Network", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("CoreData", in: "Services", ["Combine", "FoundationCompat", "CSQLite", "CStoreClasses"], library: .own),
    .framework("CoreHaptics", in: "Services", ["AVFAudio", "FoundationCompat"], library: .own),
    .framework("CoreMotion", in: "Services", ["FoundationCompat", "TouchstoneDevice"], library: .own),
    .framework("CoreSpotlight", in: "Services", ["TouchstoneDevice", "UIKit", "UniformTypeIdentifiers"], library: .own),
    .framework("CoreTelephony", in: "Services", ["FoundationCompat", "TouchstoneDevice"], library: .own),
    .framework("CryptoKit", in: "Services", ["FoundationCompat", "CCrypto"], library: .own),
    .framework("EventKit", in: "Services", ["FoundationCompat", "CoreGraphics", "CoreLocation", "TouchstoneDevice"], library: .own),
    .framework("EventKitUI", in: "Services", ["EventKit", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("GLKit", in: "Services", ["FoundationCompat", "simd"], isHot: true, library: .own),
    .framework("GameplayKit", in: "Services", ["FoundationCompat", "simd"], isHot: true, library: .own),
    .framework("GameKit", in: "Services", ["UIKit", "GameplayKit", "TouchstoneDevice"], library: .own),
    .framework("JavaScriptCore", in: "Services", ["UIKit"], library: .own),
    .framework("LinkPresentation", in: "Services", ["UIKit", "TouchstoneDevice", "UniformTypeIdentifiers"], links: ["FoundationNetworking"], library: .own),
    .framework("LocalAuthentication", in: "Services", ["FoundationCompat"]),
    .framework("ManagedDocuments", in: "Services", ["UIKit", "CoreData"], library: .own),
    .framework("MapEngine", in: "Services", ["CoreGraphics", "TouchstoneDevice", "CCompression", "CSQLite"], isHot: true, library: .own),
    .framework("MapKit", in: "Services", ["UIKit", "CoreLocation", "Contacts", "TouchstoneDevice", "CBaseMap", "CRaster", "MapEngine"], isHot: true, library: .own),
    .framework("MediaPlayer", in: "Services", ["AVFoundation", "AVKit", "TouchstoneDesktop", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("MessageUI", in: "Services", ["TouchstoneDevice", "UIKit", "UniformTypeIdentifiers"], library: .own),
    .framework("MultipeerConnectivity", in: "Services", ["UIKit", "Network", "TouchstoneDevice"], library: .own),
    .framework("NaturalLanguage", in: "Services", ["FoundationCompat"], library: .own),
    .framework("NotificationCenter", in: "Services", ["FoundationCompat", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("PDFKit", in: "Services", ["UIKit", "CPDFText"], library: .own),
    .framework("PhotosUI", in: "Services", ["Photos", "PhotoStore", "UIKit", "UniformTypeIdentifiers"], library: .own),
    .framework("PushKit", in: "Services", ["FoundationCompat", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("QuickLook", in: "Services", ["UIKit"], library: .own),
    .framework("QuickLookThumbnailing", in: "Services", ["UIKit", "UniformTypeIdentifiers", "TouchstoneDevice"], library: .own),
    .framework("SQLite3", in: "Services", ["FoundationCompat", "CSQLite"], library: .own),
    .framework("Social", in: "Services", ["UIKit", "Accounts", "TouchstoneDevice", "CCrypto"], links: ["FoundationNetworking"], library: .own),
    .framework("Speech", in: "Services", ["AVFoundation", "TouchstoneDevice"], library: .own),
    .framework("SpriteKit", in: "Services", ["UIKit", "GameplayKit", "GLKit", "simd", "AVFAudio", "CGamePhysics", "CRaster"], isHot: true, library: .own),
    .framework("StoreKit", in: "Services", ["UIKit"], library: .own),
    .framework("SystemConfiguration", in: "Services", ["FoundationCompat", "TouchstoneDevice"], library: .own),
    .framework("TouchstoneSettings", in: "Services", ["Accounts", "CoreLocation", "FoundationCompat", "TouchstoneDevice", "UIKit"], library: .own),
    .framework("TouchstoneHomeScreen", in: "Services", ["CoreSpotlight", "FoundationCompat", "HostKit", "NotificationCenter", "SessionHost", "TouchstoneDevice", "TouchstoneSettings", "UIKit"], library: .own),
    .framework("TouchstoneMaps", in: "Services", ["MapKit", "UIKit"], library: .own),
    .framework("UserNotifications", in: "Services", ["UIKit", "TouchstoneDesktop", "TouchstoneDevice", "MediaEngine"], library: .own),
    .framework("UserNotificationsUI", in: "Services", ["UIKit", "UserNotifications"], library: .own),
    .framework("Vision", in: "Services", ["CoreImage", "CoreVideo", "ImageIO"], library: .own),
    .framework("WatchConnectivity", in: "Services", ["FoundationCompat", "TouchstoneDevice"], library: .own),
    .framework("libxml2", in: "Services", ["FoundationCompat", "CLibXML2"], library: .own),
    .framework("zlib", in: "Services", ["FoundationCompat", "CZlib"], library: .own),
    .framework("SwiftFourNames", in: "Interface", ["UIKit"]),
    .framework("TouchstoneXCTest", in: "Testing", ["UIKit", "TouchstoneDevice"]),
    .framework("CaughtTraps", in: "Testing", ["TouchstoneXCTest"], library: .none),
    .framework("ExpectationCore", in: "Testing", ["TouchstoneXCTest"], library: .none),
    .framework("SnapshotCases", in: "Testing", ["TouchstoneXCTest"], library: .none),
    .framework("SpecBase", in: "Testing", ["TouchstoneXCTest"], library: .none),
    .tool("SourceAdapter", in: "Tools", isHot: true),
    .tool("CompilerDriver", in: "Tools", ["SourceAdapter"], program: "touchstone-swiftc"),
    .tool("ProjectKit", in: "Tools", ["SourceAdapter", "CCompression", "NeighbourLink"]),
    .tool("PushService", in: "Tools", ["CCrypto", "CHTTP2", "ProjectKit"]),
    .tool("TransferService", in: "Tools", ["CTransfers", "ProjectKit"]),
    .tool("TouchstoneCLI", in: "Tools", ["NeighbourLink", "ProjectKit", "PushService", "TransferService"], program: "touchstone-cli"),
    .tool("TouchstoneWeb", in: "Tools", ["CGLib"], program: "touchstone-web"),
    .tests("AVFoundationTests", at: "Tests/AVFoundationTests", ["AVFoundation", "AVKit", "CFilmPixels", "MediaEngine", "MediaPlayer", "QuartzCore", "TestSupport", "UIKit"]),
    .tests("AccelerateTests", at: "Tests/AccelerateTests", ["Accelerate", "CoreGraphics"]),
    .tests("AppFoundationTests", at: "Tests/AppFoundationTests", ["AppFoundation", "FoundationCompat", "UniformTypeIdentifiers"]),
    .tests("AudioToolboxTests", at: "Tests/AudioToolboxTests", ["AudioToolbox", "MediaEngine"]),
    .tests("AuthenticationServicesTests", at: "Tests/AuthenticationServicesTests", ["AuthenticationServices"]),
    .tests("CallKitTests", at: "Tests/CallKitTests", ["AVFAudio", "CallKit", "TestSupport", "TouchstoneDevice", "UIKit"]),
    .program("clock-probe", at: "Tests/ClockProbe", ["TouchstoneDevice", "UIKit"], exclude: ["module.json"]),
    .tests("CombineTests", at: "Tests/CombineTests", ["Combine", "TestSupport"]),
    .tests("CommonCryptoTests", at: "Tests/CommonCryptoTests", ["CommonCrypto"]),
    .tests("CompressionTests", at: "Tests/CompressionTests", ["Compression"]),
    .tests("ContactsTests", at: "Tests/ContactsTests", ["Contacts", "TouchstoneDevice"]),
    .tests("CoreBluetoothTests", at: "Tests/CoreBluetoothTests", ["CoreBluetooth", "TestSupport", "TouchstoneDevice", "UIKit"]),
    .tests("CoreDataTests", at: "Tests/CoreDataTests", ["CSQLite", "Combine", "CoreData", "TestSupport"]),
    .tests("CoreGraphicsTests", at: "Tests/CoreGraphicsTests", ["CRaster", "CoreGraphics", "ImageIO", "TestSupport"]),
    .tests("CoreImageTests", at: "Tests/CoreImageTests", ["CRaster", "CoreGraphics", "CoreImage", "TestSupport"]),
    .tests("CoreLocationTests", at: "Tests/CoreLocationTests", ["CoreLocation", "TouchstoneDevice"]),
    .tests("CoreMediaTests", at: "Tests/CoreMediaTests", ["CoreImage", "CoreMedia"]),
    .tests("CoreMotionTests", at: "Tests/CoreMotionTests", ["CoreMotion", "TouchstoneDevice"]),
    .tests("CoreSpotlightTests", at: "Tests/CoreSpotlightTests", ["CoreSpotlight"]),
    .tests("CoreTelephonyTests", at: "Tests/CoreTelephonyTests", ["CoreTelephony", "TouchstoneDevice"]),
    .tests("CoreTextTests", at: "Tests/CoreTextTests", ["CHarfBuzz", "CoreGraphics", "CoreText", "TestSupport"]),
    .tests("CryptoKitTests", at: "Tests/CryptoKitTests", ["CryptoKit"]),
    .tests("EventKitTests", at: "Tests/EventKitTests", ["EventKit", "TouchstoneDevice"]),
    .tests("GLKitTests", at: "Tests/GLKitTests", ["GLKit"]),
    .tests("GameKitTests", at: "Tests/GameKitTests", ["GameKit", "TouchstoneDevice"]),
    .tests("GameplayKitTests", at: "Tests/GameplayKitTests", ["GameplayKit"]),
    .tests("LayoutEngineTests", at: "Tests/LayoutEngineTests", ["LayoutEngine", "TestSupport"]),
    .tests("LinkPresentationTests", at: "Tests/LinkPresentationTests", ["LinkPresentation"]),
    .tests("LocalAuthenticationTests", at: "Tests/LocalAuthenticationTests", ["FoundationCompat", "LocalAuthentication", "TouchstoneDevice"]),
    .tests("ManagedDocumentsTests", at: "Tests/ManagedDocumentsTests", ["CoreData", "ManagedDocuments", "TestSupport", "UIKit"]),
    .tests("MapEngineTests", at: "Tests/MapEngineTests", ["CSQLite", "CoreGraphics", "MapEngine", "TestSupport"]),
    .tests("MapKitTests", at: "Tests/MapKitTests", ["Contacts", "CoreLocation", "MapKit", "TestSupport", "TouchstoneDevice", "UIKit"]),
    .tests("MessageUITests", at: "Tests/MessageUITests", ["MessageUI"]),
    .tests("MultipeerConnectivityTests", at: "Tests/MultipeerConnectivityTests", ["MultipeerConnectivity"]),
    .tests("NaturalLanguageTests", at: "Tests/NaturalLanguageTests", ["NaturalLanguage"]),
    .tests("NeighbourLinkTests", at: "Tests/NeighbourLinkTests", ["NeighbourLink"]),
    .tests("NetworkTests", at: "Tests/NetworkTests", ["FoundationCompat", "Network", "TouchstoneDevice"]),
    .tests("ObjCRuntimeTests", at: "Tests/ObjCRuntimeTests", ["FoundationCompat", "ObjCRuntime", "TouchstoneDevice"]),
    .tests("PDFKitTests", at: "Tests/PDFKitTests", ["PDFKit"]),
    .tests("PhotosTests", at: "Tests/PhotosTests", ["HostKit", "PhotoStore", "Photos", "PhotosUI", "TestSupport", "TouchstoneDevice", "UIKit", "UniformTypeIdentifiers"]),
    .tests("PrintingTests", at: "Tests/PrintingTests", ["PDFKit", "TouchstoneDevice", "UIKit"]),
    .tests("ProjectKitTests", at: "Tests/ProjectKitTests", ["ProjectKit", "SourceAdapter"]),
    .tests("PushKitTests", at: "Tests/PushKitTests", ["PushKit", "TestSupport", "UIKit"]),
    .tests("PushServiceTests", at: "Tests/PushServiceTests", ["ProjectKit", "PushService"]),
    .tests("QuartzCoreTests", at: "Tests/QuartzCoreTests", ["CRaster", "CoreGraphics", "QuartzCore", "TestSupport"]),
    .tests("SessionHostTests", at: "Tests/SessionHostTests", ["CoreGraphics", "HostKit", "SessionHost", "TestSupport"]),
    .tests("SimdTests", at: "Tests/SimdTests", ["simd"]),
    .tests("SocialTests", at: "Tests/SocialTests", ["Accounts", "Social", "TouchstoneDevice", "UIKit"]),
    .tests("SourceAdapterTests", at: "Tests/SourceAdapterTests", ["ProjectKit", "SourceAdapter", "UIKit", "FoundationCompat", "AppFoundation", "os", "DarwinCompat"], exclude: ["module.json", "Programs"]),
    .tests("SpriteKitTests", at: "Tests/SpriteKitTests", ["AVFAudio", "GameplayKit", "SpriteKit"]),
    .tests("StoreKitTests", at: "Tests/StoreKitTests", ["StoreKit"]),
    .support("TestSupport", at: "Tests/Support", ["HostKit", "UIKit"], exclude: ["module.json"]),
    .tests("SystemConfigurationTests", at: "Tests/SystemConfigurationTests", ["SystemConfiguration", "TouchstoneDevice"]),
    .tests("TouchstoneDesktopTests", at: "Tests/TouchstoneDesktopTests", ["TouchstoneDesktop", "TouchstoneDevice"]),
    .tests("TouchstoneDeviceTests", at: "Tests/TouchstoneDeviceTests", ["TouchstoneDevice"]),
    .tests("TouchstoneHomeScreenTests", at: "Tests/TouchstoneHomeScreenTests", ["CoreSpotlight", "HostKit", "NotificationCenter", "TestSupport", "TouchstoneDevice", "TouchstoneHomeScreen", "UIKit"]),
    .tests("TouchstoneMapsTests", at: "Tests/TouchstoneMapsTests", ["MapKit", "TouchstoneDevice", "TouchstoneMaps", "UIKit"]),
    .tests("TouchstoneSettingsTests", at: "Tests/TouchstoneSettingsTests", ["CoreLocation", "TouchstoneDevice", "TouchstoneSettings", "UIKit"]),
    .tests("UIKitTests", at: "Tests/UIKitTests", ["CoreText", "HostKit", "ImageIO", "ObjCRuntime", "QuartzCore", "TestSupport", "TouchstoneDevice", "UIKit", "UniformTypeIdentifiers", "clock-probe"], exclude: ["module.json"]),
    .tests("UserNotificationsTests", at: "Tests/UserNotificationsTests", ["CoreLocation", "MediaEngine", "TestSupport", "TouchstoneDevice", "UIKit", "UserNotifications"]),
    .tests("VisionTests", at: "Tests/VisionTests", ["Vision"]),
    .tests("WebHostTests", at: "Tests/WebHostTests", ["CoreGraphics", "HostKit", "TestSupport", "WebHost"]),
    .tests("WebKitTests", at: "Tests/WebKitTests", ["WebKit"]),
    .tests("WindowHostTests", at: "Tests/WindowHostTests", ["CoreGraphics", "HostKit", "WindowHost"]),
]
// end of generated

let registered = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })

/// All that the module stands on, in order of names.
func closure(of module: Module) -> [Module] {
    var found: [String: Module] = [:]
    var open = module.dependencies
    while let name = open.popLast() {
        guard found[name] == nil, let next = registered[name] else { continue }
        found[name] = next
        open += next.dependencies
    }
    return found.values.sorted { $0.name < $1.name }
}

/// A module with a library of its own tells those that import it what to link. Programs and tests of this package have
/// the objects instead, and ProjectKit links such libraries with each other as the manifests say.
func ownLibrarySettings(of module: Module) -> [SwiftSetting] {
    let name =
        module.library == .own ? [SwiftSetting.unsafeFlags(["-module-link-name", "Touchstone\(module.name)"])] : []
    return name
        + closure(of: module).filter { $0.library == .own }.map {
            .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "Touchstone\($0.name)"])
        }
}

func usesSyntax(_ module: Module) -> Bool {
    ([module] + closure(of: module)).contains { $0.name == "SourceAdapter" }
}

func swiftSettings(of module: Module) -> [SwiftSetting] {
    let optimised: [SwiftSetting] = module.isHot ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
    let syntax = usesSyntax(module) ? syntaxSettings : []
    switch module.kind {
    case .framework:
        let own: [SwiftSetting] = module.flags.isEmpty ? [] : [.unsafeFlags(module.flags)]
        return frameworkSettings + own + optimised + ownLibrarySettings(of: module)
    case .tests, .support: return syntax + ownLibrarySettings(of: module)
    case .tool: return syntax + [.treatAllWarnings(as: .error)] + optimised
    case .program: return usesSyntax(module) ? syntax + [.treatAllWarnings(as: .error)] : []
    case .system, .c: return []
    }
}

func target(_ module: Module) -> Target {
    let dependencies = module.dependencies.map { Target.Dependency.target(name: $0) }
    let linking =
        module.links.map { LinkerSetting.linkedLibrary($0) }
        + (module.linkerFlags.isEmpty ? [] : [.unsafeFlags(module.linkerFlags)] + libraryLinking)
        + (usesSyntax(module) ? syntaxLinking : [])
    switch module.kind {
    case .system:
        return .systemLibrary(
            name: module.name, path: module.path, pkgConfig: module.pkgConfig, providers: [.apt([module.apt])])
    case .c:
        return .target(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            cSettings: module.flags.isEmpty ? [] : [.unsafeFlags(module.flags)],
            cxxSettings: module.flags.isEmpty ? [] : [.unsafeFlags(module.flags)], linkerSettings: linking)
    case .framework, .tool, .support:
        return .target(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            swiftSettings: swiftSettings(of: module), linkerSettings: linking)
    case .program:
        return .executableTarget(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            swiftSettings: swiftSettings(of: module), linkerSettings: linking)
    case .tests:
        return .testTarget(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            swiftSettings: swiftSettings(of: module), linkerSettings: linking)
    }
}

/// Libraries that are opened only when a window or a page is wanted: a headless start loads neither.
func plugin(_ module: Module) -> Product? {
    guard case .plugin(let name) = module.library else { return nil }
    return .library(name: name, type: .dynamic, targets: [module.name])
}

let package = Package(
    name: "Touchstone",
    products: [
        // What client programs link: every framework without a library of its own, in one.
        .library(
            name: "Touchstone", type: .dynamic,
            targets: modules.filter { $0.kind == .framework && $0.library == .touchstone }.map(\.name))
    ] + modules.compactMap(plugin)
        + modules.filter { $0.kind == .program && $0.path.hasPrefix("Sources/") }.map {
            .executable(name: $0.name, targets: [$0.name])
        },
    targets: modules.map(target),
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11,
    cxxLanguageStandard: .cxx17
)
