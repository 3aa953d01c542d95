// SPDX-License-Identifier: MIT
import Foundation

/// An `.ipa`: an app's bundle in a zip file, with the profile that says on which devices it may be installed.
package struct AppPackage {
    private static let profileName = "embedded.mobileprovision"
    private static let payload = "Payload"

    private let file: Path

    /// Need not be there yet.
    package init(_ file: Path) { self.file = file }

    /// An ad hoc package, as Xcode exports one.
    /// - Parameter devices: the UDIDs of those that may install it; empty: every device may.
    package func write(_ bundle: Path, devices: [String]) throws {
        var files = bundle.descendants().filter { $0.name != Self.profileName }.map { file in
            (name: "\(Self.payload)/\(bundle.name)/" + file.string.dropFirst(bundle.string.count + 1), source: file)
        }
        let scratch = Path(NSTemporaryDirectory()) / "touchstone-profile-\(getpid())"
        defer { unlink(scratch.string) }
        if !devices.isEmpty {
            try scratch.write(try Self.profile(for: bundle, devices))
            files.append((name: "\(Self.payload)/\(bundle.name)/\(Self.profileName)", source: scratch))
        }
        try ZipArchive.write(files, to: file)
    }

    /// Unsigned: there is nobody whose signature would count.
    private static func profile(for bundle: Path, _ devices: [String]) throws -> Data {
        let app = try InstalledApp(bundle: bundle)
        let entitlements = bundle / Entitlements.fileName
        var profile: [String: Any] = [
            "AppIDName": app.name, "Name": "Ad hoc: \(app.identifier)", "ProvisionedDevices": devices, "Version": 1,
        ]
        if entitlements.exists {
            profile["Entitlements"] = try PropertyListSerialization.propertyList(from: entitlements.read(), format: nil)
        }
        return try PropertyListSerialization.data(fromPropertyList: profile, format: .xml, options: 0)
    }

    /// Unpacks the app into a folder.
    /// - Parameter udid: of the device that it is for.
    /// - Returns: the bundle.
    /// - Throws: where the package is damaged, or its profile does not list the device.
    package func unpack(to folder: Path, for udid: String) throws -> Path {
        try ZipArchive.extract(file, to: folder)
        guard let bundle = (folder / Self.payload).children.first(where: { $0.pathExtension == "app" }) else {
            throw Failure(.app, "holds no Payload/NAME.app", at: SourceLocation(file: file))
        }
        let profile = bundle / Self.profileName
        if profile.exists { try Self.check(try profile.read(), of: file, for: udid) }
        return bundle
    }

    /// What Apple signs is a property list with a signature around it (CMS): the list is in there as it is.
    private static func check(_ profile: Data, of file: Path, for udid: String) throws {
        guard let start = profile.range(of: Data("<?xml".utf8)),
            let end = profile.range(of: Data("</plist>".utf8), in: start.lowerBound..<profile.endIndex),
            let list = try PropertyListSerialization.propertyList(
                from: profile[start.lowerBound..<end.upperBound], format: nil) as? [String: Any]
        else { throw Failure(.app, "its provisioning profile cannot be read", at: SourceLocation(file: file)) }
        // A profile of a company, or of the store, lists none.
        guard let devices = list["ProvisionedDevices"] as? [String] else { return }
        guard devices.contains(where: { $0.caseInsensitiveCompare(udid) == .orderedSame }) else {
            throw Failure(
                .app, "its provisioning profile does not list this device, \(udid)", at: SourceLocation(file: file))
        }
    }
}
