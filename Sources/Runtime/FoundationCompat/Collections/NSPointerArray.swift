// SPDX-License-Identifier: MIT
public import Foundation

/// A list of pointers that may be nil. What lies behind them is kept, held weakly (its place then becomes nil) or not
/// touched at all, as the options say.
open class NSPointerArray: __ObjCObject, NSCopying {
    private enum Element {
        case object(CollectionReference)
        case raw(UnsafeMutableRawPointer)
        case null

        var pointer: UnsafeMutableRawPointer? {
            switch self {
            case .object(let reference): reference.object.map { Unmanaged.passUnretained($0).toOpaque() }
            case .raw(let pointer): pointer
            case .null: nil
            }
        }
    }

    private let options: NSPointerFunctions.Options
    private var elements: [Element] = []

    public init(options: NSPointerFunctions.Options) { self.options = options }

    public convenience override init() { self.init(options: .strongMemory) }

    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    private func element(_ pointer: UnsafeMutableRawPointer?) -> Element {
        guard let pointer else { return .null }
        guard options.holdsObjects else { return .raw(pointer) }
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return .object(CollectionReference(object, weak: options.isWeak))
    }

    private func check(_ index: Int, below end: Int) {
        guard index < 0 || index >= end else { return }
        NSException.raise(.rangeException, "*** -[NSPointerArray pointerAtIndex:]: index \(index) beyond bounds \(end)")
    }

    /// Places, those that are nil included. A greater count appends nil, a smaller one takes the last places away.
    open var count: Int {
        get { elements.count }
        set {
            let missing = newValue - elements.count
            if missing < 0 {
                elements.removeLast(-missing)
            } else {
                elements += Array(repeating: .null, count: missing)
            }
        }
    }

    /// The objects in order, without places that are nil.
    open var allObjects: [Any] {
        elements.compactMap { if case .object(let reference) = $0 { reference.object } else { nil } }
    }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, below: elements.count)
        return elements[index].pointer
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(element(pointer)) }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, below: elements.count + 1)
        elements.insert(element(item), at: index)
    }

    open func removePointer(at index: Int) {
        check(index, below: elements.count)
        elements.remove(at: index)
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, below: elements.count)
        elements[index] = element(item)
    }

    /// Takes the places that are nil away.
    open func compact() { elements.removeAll { $0.pointer == nil } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.elements = elements
        return copy
    }
}
