// SPDX-License-Identifier: MIT
public import Foundation

/// What a delegate does not implement: everything is done, and ends with the first error, as
/// https://developer.apple.com/documentation/foundation/filemanagerdelegate says of each method. Foundation's on Linux asks
/// by addresses alone; those that are not there ask by paths, as on iOS.
extension FileManagerDelegate {
    public func fileManager(
        _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }
    public func fileManager(
        _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }
    public func fileManager(
        _ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { true }
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { false }
}

extension FileManagerDelegate {
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool {
        self.fileManager(fileManager, shouldRemoveItemAtPath: URL.path)
    }

    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, copyingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, movingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, linkingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, removingItemAtPath: URL.path)
    }
}
