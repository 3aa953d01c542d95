// SPDX-License-Identifier: MIT
public import Foundation
import ObjCRuntime

extension Data {
    /// What `data as NSData` gives. Foundation's on Linux is a copy, so `(data as NSData).bytes`, as C functions are given
    /// it, points to memory that is free again. On iOS the object has the data's own bytes, which live as long as the
    /// data, and takes no time that grows with them:
    /// https://developer.apple.com/documentation/foundation/nsdata#Bridging-Between-NSData-and-Data
    @_silgen_name("$s20FoundationEssentials4DataV0A0E19_bridgeToObjectiveCAD6NSDataCyF")
    public func __bridgedObject() -> NSData {
        guard count > Self.inlineCapacity else { return smallObject }
        // Holding the data keeps the memory where it is: whoever changes it meanwhile gets a copy.
        let address = withUnsafeBytes { UnsafeMutableRawPointer(mutating: $0.baseAddress) }
        guard let address else { return NSData() }
        return NSData(bytesNoCopy: address, length: count, deallocator: { _, _ in withExtendedLifetime(self) {} })
    }

    /// Bytes that lie in the value itself have no address of their own. The object lives until its turn of the main loop
    /// ends, as an autoreleased one; on other threads, whose turns nobody ends, until it is one of many.
    private var smallObject: NSData {
        let object = withUnsafeBytes { NSData(bytes: $0.baseAddress, length: $0.count) }
        if Thread.isMainThread {
            _ = autoreleased(object)
        } else {
            RecentObjects.ofThread.keep(object)
        }
        return object
    }

    /// Up to so many bytes may lie in the value: all but the two that hold their number and the kind.
    private static let inlineCapacity = MemoryLayout<Data>.size - 2
}

/// The last objects that a thread made in passing, each kept until as many others came after it.
private final class RecentObjects {
    private static let count = 64
    private static let key = "org.touchstone.recent-objects"
    private var objects: [AnyObject] = []
    private var next = 0

    /// The current thread's, which ends with it.
    static var ofThread: RecentObjects {
        let values = Thread.current.threadDictionary
        if let own = values[key] as? RecentObjects { return own }
        let own = RecentObjects()
        values[key] = own
        return own
    }

    func keep(_ object: AnyObject) {
        if objects.count < Self.count { objects.append(object) } else { objects[next] = object }
        next = (next + 1) % Self.count
    }
}
