// SPDX-License-Identifier: MIT
import Foundation

/// What Foundation's unarchiver has and does not declare: where its fields lie, and its delegate's part in decoding.
struct UnarchiverFunctions: @unchecked Sendable {
    // Immutable: addresses of code and field offsets; `referenceType` is a class of Foundation.
    private let containers, objects, known, number: Int
    private let replacement: UnsafeMutableRawPointer
    private let allocate: @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
    private let referenceType: AnyClass

    /// Nil: Foundation is another than the one whose names are known here.
    static let shared = UnarchiverFunctions()

    private init?() {
        let replacement =
            "$s10Foundation17NSKeyedUnarchiverC18_replacementObject33_8A4A1351250253AE495C4D706D70227BLLyypSgAFF"
        let fields = fieldOffsets(of: NSKeyedUnarchiver.self)
        guard let containers = fields["_containers"], let objects = fields["_objects"],
            let known = fields["_objRefMap"],
            let referenceType = _typeByName("10Foundation19_NSKeyedArchiverUIDC") as? AnyClass,
            let number = fieldOffsets(of: referenceType)["value"], let replacement = dlsym(nil, replacement),
            let allocate = dlsym(nil, "swift_allocObject")
        else { return nil }
        (self.containers, self.objects, self.known, self.number) = (containers, objects, known, number)
        (self.replacement, self.referenceType) = (replacement, referenceType)
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

    /// A context like those that the unarchiver has: a dictionary and a number that counts keys without names.
    private func context(_ dictionary: [String: Any], like example: AnyObject) -> AnyObject? {
        let header = 2 * MemoryLayout<UInt>.size
        let type: AnyClass = Swift.type(of: example)
        guard fieldOffsets(of: type) == ["dict": header, "genericKey": header + MemoryLayout<[String: Any]>.size] else {
            return nil
        }
        let size = header + MemoryLayout<([String: Any], UInt)>.size
        let memory = allocate(
            unsafeBitCast(type, to: UnsafeRawPointer.self), size, MemoryLayout<UInt>.alignment * 2 - 1)
        (memory + header).initializeMemory(as: ([String: Any], UInt).self, to: (dictionary, 0))
        return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
    }
}
