// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

extension UserDefaults {
    /// Foundation's own calls itself for ever. As on iOS files are kept by their paths, with `~` for the home folder, and
    /// other addresses as archives.
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
    public func __set(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        if url.isFileURL {
            set((url.path as NSString).abbreviatingWithTildeInPath as Any?, forKey: key)
        } else {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            archiver.encode(url as NSURL, forKey: NSKeyedArchiveRootObjectKey)
            set(archiver.encodedData as Any?, forKey: key)
        }
    }
}
