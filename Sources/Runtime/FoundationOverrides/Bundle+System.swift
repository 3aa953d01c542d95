// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
import TouchstoneDevice

/// The bundles of the platform's own frameworks: folders of the simulated device where iOS has them, with nothing in
/// them but who they are. They are made when first asked for.
enum SystemBundles {
    private struct Place {
        /// Below `System/Library`.
        let folder: String
        let identifier: String
    }

    /// The one that apps link, whose classes are UIKitCore's.
    private static let umbrella = Place(folder: "Frameworks/UIKit.framework", identifier: "com.apple.UIKit")

    /// Of the frameworks that this process has loaded, in the order of loading.
    private static func places() -> [(module: String, place: Place)] {
        ClassRegistry.loadedFrameworks().map { ($0.module, Place(folder: $0.folder, identifier: $0.bundle)) }
    }

    static func bundle(ofModule module: String) -> Bundle? {
        places().first { $0.module == module }.flatMap { bundle(at: $0.place) }
    }

    static func bundle(named identifier: String) -> Bundle? {
        ([umbrella] + places().map(\.place)).first { $0.identifier == identifier }.flatMap(bundle)
    }

    private static func bundle(at place: Place) -> Bundle? {
        let folder = Device.current.systemLibrary.path + "/" + place.folder
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
