// SPDX-License-Identifier: MIT
import Foundation

import enum ObjectiveC.KeyValueCoding

/// Makes an image from inputs, most often images and numbers. Not for several threads at once.
///
/// Built-in ones are made by name or by the type methods of `CIFilterBuiltins`; their inputs are set by key-value coding
/// or typed properties. An app's own are subclasses with stored properties named `input…` and an `outputImage`.
open class CIFilter: __ObjCObject, NSSecureCoding, NSCopying, CIFilterProtocol {
    private var givenName: String?

    public override init() { super.init() }

    /// The built-in filter's name; the class's for others.
    open var name: String {
        get { givenName ?? String(describing: type(of: self)) }
        set { givenName = newValue }
    }

    /// What the filter makes of its inputs; computed when rendered. nil when inputs are missing.
    open var outputImage: CIImage? { nil }

    /// Keys of inputs. Of an app's own class: its stored properties whose names begin so.
    open var inputKeys: [String] {
        var keys: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != CIFilter.self {
            keys = current.children.compactMap(\.label).filter { $0.hasPrefix("input") } + keys
            mirror = current.superclassMirror
        }
        return keys
    }

    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Gives every input its documented value. Built-in filters are made with them.
    open func setDefaults() {}

    /// What is known of the filter and, under their keys, of its inputs: names, classes, ranges, standard values.
    open var attributes: [String: Any] {
        [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: FilterNames.displayName(name),
            kCIAttributeFilterCategories: [kCICategoryVideo, kCICategoryStillImage],
        ]
    }

    open class func customAttributes() -> [String: Any]? { nil }

    open override func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : super.value(forKey: key)
    }

    // MARK: Archives and copies

    /// Built-in filters are unarchived as such by `NSKeyedUnarchiver`; this makes one without inputs.
    public required init?(coder: NSCoder) {
        super.init()
        givenName = coder.decodeObject(of: NSString.self, forKey: "CIFilterName") as String?
    }

    open func encode(with coder: NSCoder) { coder.encode(NSString(string: name), forKey: "CIFilterName") }
    open class var supportsSecureCoding: Bool { true }
    /// Another filter of the same class with the same inputs.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).__made()
        copy.givenName = givenName
        for key in inputKeys { copy.setValue(value(forKey: key), forKey: key) }
        return copy
    }

    open override var description: String { "<\(name): inputKeys=\(inputKeys)>" }
}

/// What every typed filter has.
public protocol CIFilterProtocol: NSObjectProtocol {
    var outputImage: CIImage? { get }
    static func customAttributes() -> [String: Any]?
}

/// A built-in filter.
class BuiltinFilter: CIFilter {
    let definition: FilterDefinition
    final var values: [String: Any] = [:]

    required init(_ definition: FilterDefinition) {
        self.definition = definition
        super.init()
        setDefaults()
    }

    required init?(coder: NSCoder) { nil }

    override var name: String {
        get { definition.name }
        set { super.name = newValue }
    }

    override var outputImage: CIImage? { definition.output(FilterValues(values: values)) }
    override var inputKeys: [String] { definition.inputs.map(\.key) }

    override func setDefaults() {
        for input in definition.inputs { if let value = input.standard { values[input.key] = value } }
    }

    override var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: definition.name,
            kCIAttributeFilterDisplayName: FilterNames.displayName(definition.name),
            kCIAttributeFilterCategories: definition.categories,
        ]
        for input in definition.inputs { result[input.key] = input.attributes }
        return result
    }

    override func value(forKey key: String) -> Any? {
        if let value = values[key] { return value }
        return definition.inputs.contains { $0.key == key } ? nil : super.value(forKey: key)
    }

    override func setValue(_ value: Any?, forKey key: String) {
        guard definition.inputs.contains(where: { $0.key == key }) else { return super.setValue(value, forKey: key) }
        __kvoWill(key)
        values[key] = Self.stored(value)
        __kvoDid(key)
    }

    /// Numbers as objects, an optional in an `Any` as what it holds, null as nothing.
    private static func stored(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { stored($0.value) } }
        return KeyValueCoding.boxed(value)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(definition)
        copy.values = values
        return copy
    }
}

// MARK: Making filters by name

/// What initialisers that return other classes are written on.
public protocol __FilterMaking {}
extension CIFilter: __FilterMaking {}

extension __FilterMaking {
    /// A built-in or registered filter with its standard values. nil for unknown names, and, with a report, for those
    /// of Core Image that there are not here.
    public init?(name: String) {
        guard let made = FilterRegistry.filter(name) as? Self else { return nil }
        self = made
    }

    /// With some inputs set to other values.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let made = FilterRegistry.filter(name) else { return nil }
        for (key, value) in params ?? [:] { made.setValue(value, forKey: key) }
        guard let result = made as? Self else { return nil }
        self = result
    }

    @available(*, deprecated, renamed: "init(name:parameters:)")
    public init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }
}

/// Makes filters for a name that an app has registered.
public protocol CIFilterConstructor: AnyObject {
    func filter(withName name: String) -> CIFilter?
}
