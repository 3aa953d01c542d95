// SPDX-License-Identifier: MIT
import ObjCRuntime
import Synchronization

// Methods that a program gives its classes while it runs, made of closures.

/// What an `IMP` made of a closure points to.
private struct BlockMethod {
    // Tells the memory from that of other IMPs.
    static let mark: UInt = 0x626C_6F63_6B21
    let mark: UInt
    let block: ClosureCall
}

/// Type encodings of added methods.
enum AddedMethods {
    private struct Member: Hashable {
        let cls: ObjectIdentifier
        let name: String
    }
    // Sendable: the texts are never freed.
    private struct Encodings: @unchecked Sendable { var texts: [Member: UnsafePointer<CChar>] = [:] }
    private static let encodings = Mutex(Encodings())

    static func note(_ types: UnsafePointer<CChar>?, _ selector: Selector, of cls: AnyClass) {
        guard let types, let copy = strdup(types) else { return }
        nonisolated(unsafe) let text = UnsafePointer(copy)
        encodings.withLock { $0.texts[Member(cls: ObjectIdentifier(cls), name: selector.name)] = text }
    }

    static func encoding(_ selector: Selector, of cls: AnyClass) -> UnsafePointer<CChar>? {
        var next: AnyClass? = cls
        while let current = next {
            let member = Member(cls: ObjectIdentifier(current), name: selector.name)
            let found = encodings.withLock { all in all.texts[member].map { Encodings(texts: [member: $0]) } }
            if let found { return found.texts[member] }
            next = class_getSuperclass(current)
        }
        return nil
    }
}

/// A method's implementation that calls a closure with the object and the arguments of the message. The closure takes the
/// object first, no selector, and at most three arguments; it neither throws nor suspends. It is kept for ever.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let call = ClosureCall(block) else {
        NSException.raise(
            .invalidArgumentException,
            "imp_implementationWithBlock takes a closure of an object and at most three arguments that neither throws "
                + "nor suspends; it got \(type(of: block))")
    }
    let memory = UnsafeMutablePointer<BlockMethod>.allocate(capacity: 1)
    memory.initialize(to: BlockMethod(mark: BlockMethod.mark, block: call))
    return OpaquePointer(memory)
}

/// Gives the class a method made by `imp_implementationWithBlock`, which messages then find by its name.
///
/// Unlike on iOS, calls of a method that Swift declares are not led here, and implementations of other methods cannot be
/// added: that is reported.
/// - Returns: false when the class itself has a method of this name.
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    let method = UnsafePointer<BlockMethod>(imp)
    // Every IMP points to two words at least.
    guard let cls, UnsafePointer<UInt>(imp).pointee == BlockMethod.mark else {
        Unsupported.report("class_addMethod of \(cls.map(__NSStringFromClass) ?? "nil") \(name.name)")
        return false
    }
    let block = method.pointee.block
    guard objcAddMethod(cls, name, { target, arguments in block.call([target] + arguments) }) else { return false }
    AddedMethods.note(types, name, of: cls)
    return true
}

/// The classes that are known: those with members of Objective-C, and their superclasses. To be freed by the caller.
public func objc_copyClassList(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
    let classes = objcClasses()
    count?.pointee = UInt32(classes.count)
    guard !classes.isEmpty else { return nil }
    let list = UnsafeMutablePointer<AnyClass>.allocate(capacity: classes.count)
    list.initialize(from: classes, count: classes.count)
    return list
}
