// SPDX-License-Identifier: MIT
import FoundationCompat

/// The value of one property as objects, snapshots and stores keep it: those of common types lie in it, without a box.
enum PropertyValue {
    case none
    case integer(Int64)
    case boolean(Bool)
    case real(Double)
    case single(Float)
    case text(String)
    case date(Date)
    case data(Data)
    case object(NSManagedObject)
    case id(NSManagedObjectID)
    case many(ToMany)
    case ids([NSManagedObjectID])
    case other(OtherValue)

    /// Any value as it is; which attribute it belongs to is not known.
    init(_ value: Any?) {
        guard let value else {
            self = .none
            return
        }
        let type = type(of: value)
        if type == String.self, let text = value as? String {
            self = .text(text)
        } else if type == Date.self, let date = value as? Date {
            self = .date(date)
        } else if type == Data.self, let data = value as? Data {
            self = .data(data)
        } else if type == [NSManagedObjectID].self, let ids = value as? [NSManagedObjectID] {
            self = .ids(ids)
        } else {
            self = Self.reference(value)
        }
    }

    private static func reference(_ value: Any) -> PropertyValue {
        guard type(of: value) is AnyObject.Type else { return .other(OtherValue(value)) }
        switch value {
        case let object as NSManagedObject: return .object(object)
        case let id as NSManagedObjectID: return .id(id)
        case let many as ToMany: return .many(many)
        default: return .other(OtherValue(value))
        }
    }

    /// As key-value coding knows it.
    var any: Any? {
        switch self {
        case .none: nil
        case .integer(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .single(let value): NSNumber(value: value)
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .object(let value): value
        case .id(let value): value
        case .many(let value): value
        case .ids(let value): value
        case .other(let box): box.value
        }
    }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether a property that had one value and now has the other has not changed.
    func isSame(_ other: PropertyValue) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.none, _), (_, .none): false
        case (.integer(let left), .integer(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.real(let left), .real(let right)): left == right || left.isNaN && right.isNaN
        case (.text(let left), .text(let right)): left == right
        case (.date(let left), .date(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        case (.id(let left), .id(let right)): left === right || left == right
        default: AttributeValue.isSame(any, other.any)
        }
    }
}

/// A box for values of rare types.
// Sendable: immutable; what is in it follows the rules of contexts.
final class OtherValue: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}

/// The values of an object by the indexes of its layout. Copies share their storage until one of them changes.
struct PropertyValues: RandomAccessCollection, MutableCollection {
    var cells: [PropertyValue]

    init(cells: [PropertyValue]) { self.cells = cells }
    init(_ values: [Any?]) { cells = values.map(PropertyValue.init) }

    var startIndex: Int { 0 }
    var endIndex: Int { cells.count }

    subscript(index: Int) -> Any? {
        get { cells[index].any }
        set { cells[index] = PropertyValue(newValue) }
    }

    /// Whether releasing them may release other managed objects.
    var leadsToObjects: Bool {
        for cell in cells {
            switch cell {
            case .object, .many: return true
            default: continue
            }
        }
        return false
    }
}

/// Indexes of properties; the first 64 need no storage of their own.
struct PropertySet: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: Set<Int> = []

    init() {}
    init(arrayLiteral indexes: Int...) { formUnion(indexes) }

    var isEmpty: Bool { low == 0 && high.isEmpty }

    func contains(_ index: Int) -> Bool { index < 64 ? low & 1 << UInt64(index) != 0 : high.contains(index) }

    mutating func insert(_ index: Int) {
        if index < 64 { low |= 1 << UInt64(index) } else { high.insert(index) }
    }

    mutating func remove(_ index: Int) {
        if index < 64 { low &= ~(1 << UInt64(index)) } else { high.remove(index) }
    }

    mutating func formUnion(_ indexes: [Int]) { for index in indexes { insert(index) } }

    mutating func subtract(_ other: PropertySet) {
        low &= ~other.low
        if !high.isEmpty { high.subtract(other.high) }
    }

    /// In ascending order.
    var indexes: [Int] {
        var found: [Int] = []
        var rest = low
        while rest != 0 {
            found.append(rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return high.isEmpty ? found : found + high.sorted()
    }
}

/// What properties had before changes that are not processed yet.
struct EventStart {
    private(set) var changed: PropertySet = []
    /// All values at the first change, shared with the object until then.
    private var cells: [PropertyValue] = []
    /// What relationships led to, which change in place.
    private var related: [Int: PropertyValue] = [:]

    var isEmpty: Bool { changed.isEmpty }

    /// The property is about to change.
    mutating func note(_ index: Int, of object: NSManagedObject) {
        guard !changed.contains(index) else { return }
        if changed.isEmpty { cells = object.values.cells }
        changed.insert(index)
        if object.layout.slots[index].relationship != nil { related[index] = object.storedCell(index) }
    }

    /// As snapshots have it.
    subscript(index: Int) -> Any? { (related[index] ?? cells[index]).any }

    mutating func forget(_ indexes: PropertySet) {
        changed.subtract(indexes)
        guard changed.isEmpty else { return }
        cells = []
        related = [:]
    }
}
