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

    /// Another one for each account; nil: nobody is signed in to iCloud on the device.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {
        World.shared.state.cloudAccount.map { NSString(string: $0) }
    }

    /// The folder whose documents all devices of the account have; nil when nobody is signed in, or the app's entitlements do
    /// not name the container.
    /// - Parameter containerIdentifier: nil: the first one that they name.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        let allowed = AppEntitlements.strings("com.apple.developer.ubiquity-container-identifiers")
        guard let account = World.shared.state.cloudAccount, let name = containerIdentifier ?? allowed.first,
            allowed.contains(name), !(name + account).contains("/")
        else { return nil }
        let folder = Device.current.cloudContainer(name, of: account)
        do {
            try createDirectory(
                at: folder.appendingPathComponent("Documents"), withIntermediateDirectories: true)
        } catch {
            fatalError("The folder of the iCloud container '\(name)' cannot be made: \(error)")
        }
        return folder
    }

    public func isUbiquitousItem(at url: URL) -> Bool {
        guard let folder = self.url(forUbiquityContainerIdentifier: nil) else { return false }
        return url.standardizedFileURL.path.hasPrefix(folder.deletingLastPathComponent().standardizedFileURL.path + "/")
    }
}
