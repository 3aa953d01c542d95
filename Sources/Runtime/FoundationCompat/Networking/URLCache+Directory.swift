// SPDX-License-Identifier: MIT
public import Foundation
@_weakLinked public import FoundationNetworking

extension URLCache {
    /// A cache with its limits in bytes.
    ///
    /// - Parameter directory: where it keeps answers on disk; nil: the app's standard place.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
