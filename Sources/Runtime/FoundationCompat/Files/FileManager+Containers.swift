// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// Folders that an app shares with others.
extension FileManager {
    /// The folder that the apps and extensions of a group share on the device, made when it is first asked for; nil when
    /// the app's entitlements do not name the group, as on iOS.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard AppEntitlements.strings("com.apple.security.application-groups").contains(groupIdentifier),
            !groupIdentifier.contains("/")
        else { return nil }
        let folder = Device.current.appGroup(groupIdentifier)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            fatalError("The folder of the group '\(groupIdentifier)' cannot be made: \(error)")
        }
        return folder
    }

    /// nil: nobody is signed in to iCloud on the device.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// nil, as when nobody is signed in to iCloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Nothing is in iCloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
