// SPDX-License-Identifier: MIT
public import Foundation

extension URL {
    /// Whether what a promised file stands for can be read. Nothing here promises files: it is the file itself.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
