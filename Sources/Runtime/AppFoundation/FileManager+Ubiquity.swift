// SPDX-License-Identifier: MIT
import FoundationCompat

/// Files of an account's cloud. All of them are on the device: nothing has to come, and nothing can be left away.
extension FileManager {
    /// - Throws: `CocoaError.ubiquitousFileUnavailable` for a file that is in no container of the app.
    public func startDownloadingUbiquitousItem(at url: URL) throws { try demandUbiquity(of: url) }

    /// Leaves the file where it is: there is no other copy.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable` for a file that is in no container of the app.
    public func evictUbiquitousItem(at url: URL) throws {
        try demandUbiquity(of: url)
        Unsupported.report("FileManager.evictUbiquitousItem(at:): the device has the only copy")
    }

    /// Moves a file into a container, or out of it.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable` when what should lie in a container does not.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        try demandUbiquity(of: flag ? destinationURL : url)
        try moveItem(at: url, to: destinationURL)
    }

    /// A file's address for people without the account: there is no server that could give one.
    /// - Throws: `CocoaError.ubiquitousFileUnavailable` for a file that is in no container of the app, else
    ///   `.ubiquitousFileUbiquityServerNotAvailable`.
    public func url(
        forPublishingUbiquitousItemAt url: URL, expiration outDate: UnsafeMutablePointer<NSDate?>?
    ) throws -> URL {
        try demandUbiquity(of: url)
        throw CocoaError(.ubiquitousFileUbiquityServerNotAvailable, userInfo: [NSURLErrorKey: url])
    }

    private func demandUbiquity(of url: URL) throws {
        guard isUbiquitousItem(at: url) else {
            throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
        }
    }
}
