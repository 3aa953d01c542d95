// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// What Foundation's unarchiver has and does not declare: where its fields lie, and its delegate's part in decoding.
struct UnarchiverFunctions: @unchecked Sendable {
    // Immutable: addresses of code and field offsets; `referenceType` is a class of Foundation.
    private let containers, objects, known, number: Int
    private let replacement, nextKey: UnsafeMutableRawPointer
    private let allocate: @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
    private let referenceType: AnyClass

    /// Nil: Foundation is another than the one whose names are known here.
    static let shared = UnarchiverFunctions()

    private init?() {
        let replacement =
            "$s10Foundation17NSKeyedUnarchiverC18_replacementObject33_8A4A1351250253AE495C4D706D70227BLLyypSgAFF"
        let nextKey = "$s10Foundation17NSKeyedUnarchiverC15_nextGenericKey33_8A4A1351250253AE495C4D706D70227BLLSSyF"
        let fields = fieldOffsets(of: NSKeyedUnarchiver.self)
        guard let containers = fields["_containers"], let objects = fields["_objects"],
            let known = fields["_objRefMap"],
            let referenceType = _typeByName("10Foundation19_NSKeyedArchiverUIDC") as? AnyClass,
            let number = fieldOffsets(of: referenceType)["value"], let replacement = dlsym(nil, replacement),
            let nextKey = dlsym(nil, nextKey),
            let allocate = dlsym(nil, "swift_allocObject")
        else { return nil }
        (self.containers, self.objects, self.known, self.number) = (containers, objects, known, number)
        (self.replacement, self.nextKey, self.referenceType) = (replacement, nextKey, referenceType)
        self.allocate = unsafeBitCast(
            allocate, to: (@convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer).self)
    }

    private func field<Value>(_ offset: Int, of object: AnyObject, as type: Value.Type) -> UnsafeMutablePointer<Value> {
        (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: type)
    }

    /// The number of the object that a reference is for; nil: it is none.
    func number(of reference: AnyObject) -> UInt32? {
        type(of: reference) == referenceType ? field(number, of: reference, as: UInt32.self).pointee : nil
    }

    /// What the object that is being decoded has under a key, nil: nothing.
    /// - Parameter key: nil: the next one that has no name.
    func reference(forKey key: String?, in unarchiver: NSKeyedUnarchiver) -> Any? {
        // A key's first dollar is written twice, for single ones are the archive's own.
        let name =
            key.map { $0.hasPrefix("$") ? "$" + $0 : $0 } ?? FoundationMethod(nextKey, of: unarchiver).text()
        guard let context = field(containers, of: unarchiver, as: [AnyObject]?.self).pointee?.last else { return nil }
        guard hasKnownLayout(context) else { return nil }
        return field(Self.header, of: context, as: [String: Any].self).pointee[name]
    }

    /// What the archive holds under a number.
    func value(_ number: UInt32, in unarchiver: NSKeyedUnarchiver) -> Any? {
        let list = field(objects, of: unarchiver, as: [Any].self)
        return Int(number) < list.pointee.count ? list.pointee[Int(number)] : nil
    }

    /// Objects that have been decoded.
    func known(in unarchiver: NSKeyedUnarchiver) -> UnsafeMutablePointer<[UInt32: Any]> {
        field(known, of: unarchiver, as: [UInt32: Any].self)
    }

    /// What the unarchiver's delegate puts in the place of a decoded object.
    func replacement(for object: Any?, in unarchiver: NSKeyedUnarchiver) -> Any? {
        FoundationMethod(replacement, of: unarchiver).call(object)
    }

    /// Runs `body` while keys are those of `dictionary`.
    func decoding<Result>(
        _ dictionary: [String: Any], in unarchiver: NSKeyedUnarchiver, _ body: () -> Result
    ) -> Result? {
        let stack = field(containers, of: unarchiver, as: [AnyObject]?.self)
        guard let example = stack.pointee?.first, let context = context(dictionary, like: example) else { return nil }
        stack.pointee?.append(context)
        defer { stack.pointee?.removeLast() }
        return body()
    }

    /// What each object begins with: its class and its count of references.
    private static let header = 2 * MemoryLayout<UInt>.size

    /// The class of contexts that was found to have the known layout, by its address; 0: none yet.
    private static let knownContext = Atomic<UInt>(0)

    /// Asked for each key: the class is looked at once.
    private func hasKnownLayout(_ context: AnyObject) -> Bool {
        let type: AnyClass = type(of: context)
        let address = unsafeBitCast(type, to: UInt.self)
        if Self.knownContext.load(ordering: .relaxed) == address { return true }
        let known = ["dict": Self.header, "genericKey": Self.header + MemoryLayout<[String: Any]>.size]
        guard fieldOffsets(of: type) == known else { return false }
        Self.knownContext.store(address, ordering: .relaxed)
        return true
    }

    /// A context like those that the unarchiver has: a dictionary and a number that counts keys without names.
    private func context(_ dictionary: [String: Any], like example: AnyObject) -> AnyObject? {
        guard hasKnownLayout(example) else { return nil }
        let header = Self.header
        let type: AnyClass = Swift.type(of: example)
        let size = header + MemoryLayout<([String: Any], UInt)>.size
        let memory = allocate(
            unsafeBitCast(type, to: UnsafeRawPointer.self), size, MemoryLayout<UInt>.alignment * 2 - 1)
        (memory + header).initializeMemory(as: ([String: Any], UInt).self, to: (dictionary, 0))
        return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
    }
}
