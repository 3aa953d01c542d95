// SPDX-License-Identifier: MIT

/// What makes the objects of interface files; their own classes reach it through their coder only.
@MainActor
package protocol InterfaceMaking: AnyObject {
    /// The object of an element, with what the element holds; nil when its kind is not supported.
    func make(_ node: ResourceNode) -> AnyObject?
    /// Gives a framework's object what its element says. Called when the object's own `init(coder:)` is through.
    func setUp(_ object: __ObjCObject, by node: ResourceNode)
}

/// What `init(coder:)` of an object in a storyboard or nib gets: the object's node.
///
/// The classes that nibs hold ask it to set up what they are, at the end of their own `init(coder:)`, so that an app's
/// subclass finds frame, subviews and properties in place when `super.init(coder:)` returns. To an app's own keys it has
/// no values, as a nib has none.
package final class InterfaceCoder: NSCoder {
    private let maker: any InterfaceMaking
    /// What the object's element says: its attributes and the elements in it. Frameworks above UIKit read theirs here,
    /// after `super.init(coder:)`.
    package let node: ResourceNode
    /// What framework classes look up by key because they need it before anything else.
    var integers: [String: Int] = [:]

    init(maker: any InterfaceMaking, node: ResourceNode) {
        self.maker = maker
        self.node = node
        super.init()
    }

    /// Sets the object up, subviews and properties included, as its element says.
    @MainActor
    package func configure(_ object: __ObjCObject) { maker.setUp(object, by: node) }

    /// The object of the element that is the value of a property; nil without such an element.
    @MainActor
    func made(_ property: String) -> AnyObject? { node.value(property).flatMap { maker.make($0) } }

    /// An attribute as the interface file has it; for views of frameworks above this one.
    package func attribute(named name: String) -> String? { node[name] }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { integers[key] != nil }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject() -> Any? { nil }
    package override func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String)
        -> DecodedObjectType? where DecodedObjectType: NSCoding, DecodedObjectType: NSObject
    { nil }
    package override func decodeBool(forKey key: String) -> Bool { integers[key] == 1 }
    package override func decodeInteger(forKey key: String) -> Int { integers[key] ?? 0 }
    package override func decodeCInt(forKey key: String) -> Int32 { Int32(clamping: integers[key] ?? 0) }
    package override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integers[key] ?? 0) }
    package override func decodeInt64(forKey key: String) -> Int64 { Int64(integers[key] ?? 0) }
    package override func decodeFloat(forKey key: String) -> Float { Float(integers[key] ?? 0) }
    package override func decodeDouble(forKey key: String) -> Double { Double(integers[key] ?? 0) }
}
