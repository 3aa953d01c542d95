// SPDX-License-Identifier: MIT
public import FoundationCompat

/// What adapted `@NSManaged` declarations of common types call: the general accessors' work without boxes. Where the model
/// and the declaration differ in type, the general ones convert.
extension NSManagedObject {
    // MARK: texts

    public final func __managedGet(_ key: String) -> String {
        if case .text(let value)? = plainValue(key) { return value }
        return convertedValue(key)
    }

    public final func __managedGet(_ key: String) -> String? {
        switch plainValue(key) {
        case .text(let value)?: value
        case .some(.none): nil
        default: convertedValue(key)
        }
    }

    public final func __managedSet(_ key: String, _ value: String) {
        set(.text(value), .stringAttributeType, key, value)
    }

    public final func __managedSet(_ key: String, _ value: String?) {
        set(value.map(PropertyValue.text) ?? .none, .stringAttributeType, key, value)
    }

    // MARK: dates and data

    public final func __managedGet(_ key: String) -> Date {
        if case .date(let value)? = plainValue(key) { return value }
        return convertedValue(key)
    }

    public final func __managedGet(_ key: String) -> Date? {
        switch plainValue(key) {
        case .date(let value)?: value
        case .some(.none): nil
        default: convertedValue(key)
        }
    }

    public final func __managedSet(_ key: String, _ value: Date) {
        set(.date(value), .dateAttributeType, key, value)
    }

    public final func __managedSet(_ key: String, _ value: Date?) {
        set(value.map(PropertyValue.date) ?? .none, .dateAttributeType, key, value)
    }

    public final func __managedGet(_ key: String) -> Data? {
        switch plainValue(key) {
        case .data(let value)?: value
        case .some(.none): nil
        default: convertedValue(key)
        }
    }

    public final func __managedSet(_ key: String, _ value: Data?) {
        set(value.map(PropertyValue.data) ?? .none, .binaryDataAttributeType, key, value)
    }

    // MARK: numbers

    public final func __managedGet(_ key: String) -> Int16 { integer(key) ?? convertedValue(key) }
    public final func __managedGet(_ key: String) -> Int32 { integer(key) ?? convertedValue(key) }
    public final func __managedGet(_ key: String) -> Int64 { integer(key) ?? convertedValue(key) }

    private func integer<Number: FixedWidthInteger>(_ key: String) -> Number? {
        if case .integer(let value)? = plainValue(key) { return Number(exactly: value) }
        return nil
    }

    public final func __managedSet(_ key: String, _ value: Int16) { setInteger(Int64(value), key, value) }
    public final func __managedSet(_ key: String, _ value: Int32) { setInteger(Int64(value), key, value) }
    public final func __managedSet(_ key: String, _ value: Int64) { setInteger(value, key, value) }

    private func setInteger<Number>(_ value: Int64, _ key: String, _ given: Number) {
        guard let index = layout.index(of: key), layout.slots[index].attribute?.attributeType.isInteger == true else {
            return setConverted(key, given)
        }
        setCell(.integer(value), index, key)
    }

    public final func __managedGet(_ key: String) -> Double {
        if case .real(let value)? = plainValue(key) { return value }
        return convertedValue(key)
    }

    public final func __managedSet(_ key: String, _ value: Double) {
        set(.real(value), .doubleAttributeType, key, value)
    }

    public final func __managedGet(_ key: String) -> Float {
        if case .single(let value)? = plainValue(key) { return value }
        return convertedValue(key)
    }

    public final func __managedSet(_ key: String, _ value: Float) {
        set(.single(value), .floatAttributeType, key, value)
    }

    public final func __managedGet(_ key: String) -> Bool {
        if case .boolean(let value)? = plainValue(key) { return value }
        return convertedValue(key)
    }

    public final func __managedSet(_ key: String, _ value: Bool) {
        set(.boolean(value), .booleanAttributeType, key, value)
    }

    // MARK: objects, whose getter the type of the result does not choose

    public final func __managedSet<Object: NSManagedObject>(_ key: String, _ value: Object?) {
        guard let index = layout.index(of: key), case .relationship(let relationship) = layout.slots[index],
            !relationship.isToMany
        else { return setConverted(key, value) }
        let object = value.map { checkedDestination($0, relationship) }
        willChangeValue(forKey: key)
        setToOne(object, index, relationship)
        didChangeValue(forKey: key)
    }

    // MARK: parts

    /// The value of an attribute, read as its getter does; nil: the key names none.
    private func plainValue(_ key: String) -> PropertyValue? {
        guard let index = layout.index(of: key), case .attribute = layout.slots[index] else { return nil }
        willAccessValue(forKey: key)
        let value = values.cells[index]
        didAccessValue(forKey: key)
        return value
    }

    private func set<Value>(_ cell: PropertyValue, _ type: NSAttributeType, _ key: String, _ given: Value) {
        guard let index = layout.index(of: key), case .attribute(let attribute) = layout.slots[index],
            attribute.attributeType == type
        else { return setConverted(key, given) }
        setCell(cell, index, key)
    }

    /// What the type does not tell from the others stands for the general accessors.
    private func convertedValue<Value>(_ key: String) -> Value { __managedGet(key) }
    private func setConverted<Value>(_ key: String, _ value: Value) { __managedSet(key, value) }
}
