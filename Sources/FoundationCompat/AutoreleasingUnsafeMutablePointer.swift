// SPDX-License-Identifier: MIT

/// What Swift's own library has on Apple's platforms only: a pointer to a place for an object, of delegate methods that
/// hand one in and out.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let pointer: UnsafeMutablePointer<Pointee>

    /// The place has to outlive the pointer.
    package init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

    public var pointee: Pointee {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}
