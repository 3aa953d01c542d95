// SPDX-License-Identifier: MIT
import Foundation

/// The bundles of the platform's own frameworks: folders of the simulated device where iOS has them, with nothing in
/// them but who they are. They are made when first asked for.
enum SystemBundles {
    private struct Place {
        /// Below `System/Library`.
        let folder: String
        let identifier: String
    }

    private static let byModule: [String: Place] = {
        var result = [
            "UIKit": Place(folder: "PrivateFrameworks/UIKitCore.framework", identifier: "com.apple.UIKitCore")
        ]
        for name in [
            "Foundation", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "Combine", "LocalAuthentication",
            "UniformTypeIdentifiers",
        ] {
            result[name] = Place(folder: "Frameworks/\(name).framework", identifier: "com.apple.\(name)")
        }
        for part in [
            "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationCompat",
        ] {
            result[part] = result["Foundation"]
        }
        return result
    }()

    /// The one that apps link, whose classes are UIKitCore's.
    private static let umbrella = Place(folder: "Frameworks/UIKit.framework", identifier: "com.apple.UIKit")

    static func bundle(ofModule module: String) -> Bundle? { byModule[module].flatMap(bundle) }

    static func bundle(named identifier: String) -> Bundle? {
        ([umbrella] + byModule.values).first { $0.identifier == identifier }.flatMap(bundle)
    }

    private static func bundle(at place: Place) -> Bundle? {
        let device = ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE_FOLDER"] ?? NSTemporaryDirectory()
        let folder = device + "/System/Library/" + place.folder
        let info: [String: Any] = [
            "CFBundleIdentifier": place.identifier, "CFBundlePackageType": "FMWK",
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": (place.folder as NSString).lastPathComponent.replacingOccurrences(
                of: ".framework", with: ""),
        ]
        do {
            let file = folder + "/Info.plist"
            if !FileManager.default.fileExists(atPath: file) {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
                    .write(to: URL(fileURLWithPath: file), options: .atomic)
            }
        } catch {
            // A device that cannot be written has no such folders; the app's own bundle stands for them.
            return nil
        }
        return Bundle(path: folder)
    }
}
