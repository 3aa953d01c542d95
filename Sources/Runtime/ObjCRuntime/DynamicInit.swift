// SPDX-License-Identifier: MIT
internal import CObjCRegistry
import Foundation
import Glibc

/// Names a designated initialiser of a framework class in its vtable, so that objects of a subclass known only at run
/// time can be made with it though it is not `required` (making it so would break every unmodified subclass).
package struct DynamicInitializer: Sendable {
    // Addresses of constant data in the program image.
    nonisolated(unsafe) private let method: UnsafeRawPointer
    nonisolated(unsafe) private let description: UnsafeRawPointer

    /// - Parameters:
    ///   - method: address of the method descriptor, symbol `...cfCTq`.
    ///   - description: address of the descriptor of the class that introduces the initialiser, symbol `...CMn`.
    package init(method: UnsafeRawPointer, description: UnsafeRawPointer) {
        self.method = method
        self.description = description
    }

    /// `init()`.
    package func make<Object: AnyObject>(_ cls: AnyClass, as type: Object.Type) -> Object {
        take(ts_new(metadata(cls), method, description))
    }

    /// `init(frame:)` and the like.
    package func make<Object: AnyObject>(_ cls: AnyClass, rect: CGRect, as type: Object.Type) -> Object {
        take(ts_new_rect(metadata(cls), method, description, rect.minX, rect.minY, rect.width, rect.height))
    }

    /// `init(frame:style:)`; `byte`: the case number of an enumeration without payload.
    package func make<Object: AnyObject>(_ cls: AnyClass, rect: CGRect, byte: UInt8, as type: Object.Type) -> Object {
        take(
            ts_new_rect_word(
                metadata(cls), method, description, rect.minX, rect.minY, rect.width, rect.height,
                UnsafeRawPointer(bitPattern: UInt(byte))))
    }

    /// `init(frame:collectionViewLayout:)`.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, rect: CGRect, object: AnyObject, as type: Object.Type
    ) -> Object {
        take(
            ts_new_rect_word(
                metadata(cls), method, description, rect.minX, rect.minY, rect.width, rect.height,
                UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())))
    }

    /// `init(style:)`; `byte`: the case number of an enumeration without payload.
    package func make<Object: AnyObject>(_ cls: AnyClass, byte: UInt8, as type: Object.Type) -> Object {
        take(ts_new_objects(metadata(cls), method, description, UnsafeRawPointer(bitPattern: UInt(byte)), nil))
    }

    /// `init(target: Any?, action: Selector?)`: the address of the first argument, then the words of the second, all at +1.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, any argument: Any?, selector: Selector?, as type: Object.Type
    ) -> Object {
        let memory = UnsafeMutablePointer<Any?>.allocate(capacity: 1)
        memory.initialize(to: argument)
        defer { memory.deallocate() }
        let words = stringWords(selector?.name)
        return take(ts_new_string_object(metadata(cls), method, description, memory, words.0, words.1))
    }

    /// `init(reuseIdentifier:)`.
    package func make<Object: AnyObject>(_ cls: AnyClass, string: String?, as type: Object.Type) -> Object {
        let words = stringWords(string)
        return take(ts_new_string(metadata(cls), method, description, words.0, words.1))
    }

    /// `init(style:reuseIdentifier:)`; `byte`: the case number of an enumeration without payload.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, byte: UInt8, string: String?, as type: Object.Type
    ) -> Object {
        let words = stringWords(string)
        return take(ts_new_byte_string(metadata(cls), method, description, byte, words.0, words.1))
    }

    /// `init(nibName:bundle:)`.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, string: String?, object: AnyObject?, as type: Object.Type
    ) -> Object {
        let words = stringWords(string)
        let retained = object.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
        return take(ts_new_string_object(metadata(cls), method, description, words.0, words.1, retained))
    }

    /// An optional string and two objects, as `UIStoryboardSegue.init(identifier:source:destination:)` takes them.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, string: String?, objects first: AnyObject, _ second: AnyObject, as type: Object.Type
    ) -> Object {
        let words = stringWords(string)
        let retained = [first, second].map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
        return take(
            ts_new_string_objects(metadata(cls), method, description, words.0, words.1, retained[0], retained[1]))
    }

    /// Initialisers of one or two optional objects.
    package func make<Object: AnyObject>(
        _ cls: AnyClass, objects first: AnyObject?, _ second: AnyObject? = nil, as type: Object.Type
    ) -> Object {
        let retained = [first, second].map { $0.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) } }
        return take(ts_new_objects(metadata(cls), method, description, retained[0], retained[1]))
    }

    /// `init(_: Any)`, which takes the address of its argument and the argument itself at +1.
    package func make<Object: AnyObject>(_ cls: AnyClass, any argument: Any, as type: Object.Type) -> Object {
        let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        memory.initialize(to: argument)
        defer { memory.deallocate() }
        return take(ts_new_objects(metadata(cls), method, description, memory, nil))
    }

    private func metadata(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }

    private func take<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
        guard let pointer else {
            NSException.raise(.internalInconsistencyException, "an initialiser of \(Object.self) made no object")
        }
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }

    /// The two words of a string at +1: `initialize` retains it, and nothing releases it here.
    private func stringWords(_ string: String?) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        memory.initialize(to: string)
        defer { memory.deallocate() }
        return UnsafeRawPointer(memory).loadUnaligned(as: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    }
}

/// `cls.init()` for a class known only at run time, which must derive from `NSObject`; runs the override of `init()`.
package func objcNew(_ cls: AnyClass) -> NSObject {
    guard cls is NSObject.Type else {
        NSException.raise(.invalidArgumentException, "\(objcClassName(cls)) does not derive from NSObject")
    }
    return DynamicInitializer(method: ts_object_init(), description: ts_object_description()).make(
        cls, as: NSObject.self)
}

extension DynamicInitializer {
    /// An initialiser by the mangled names of its method descriptor and of the class that introduces it, which programs
    /// export as data; nil when there is none.
    package init?(_ method: String, of description: String) {
        guard let program = dlopen(nil, RTLD_NOW), let method = dlsym(program, method),
            let description = dlsym(program, description)
        else { return nil }
        self.init(method: UnsafeRawPointer(method), description: UnsafeRawPointer(description))
    }
}
