// SPDX-License-Identifier: MIT

/// A thing of a game, which is what its components make of it.
open class GKEntity: __ObjCObject, NSCopying {
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// A component of the same class is replaced.
    open func addComponent(_ component: GKComponent) {
        component.entity?.remove(component)
        components.removeAll { old in
            guard type(of: old) == type(of: component) else { return false }
            old.leave()
            return true
        }
        components.append(component)
        component.join(self)
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let found = component(ofType: componentClass) { remove(found) }
    }

    fileprivate func remove(_ component: GKComponent) {
        component.leave()
        components.removeAll { $0 === component }
    }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKEntity()
        for component in components { if let part = component.copy() as? GKComponent { copy.addComponent(part) } }
        return copy
    }
}

/// One ability of an entity.
open class GKComponent: __ObjCObject, NSCopying {
    open private(set) weak var entity: GKEntity?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}

    fileprivate func join(_ entity: GKEntity) {
        self.entity = entity
        didAddToEntity()
    }
    fileprivate func leave() {
        willRemoveFromEntity()
        entity = nil
    }

    /// A subclass that keeps something copies it too.
    open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }
}

/// The components of one class, of all entities, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: __ObjCObject {
    open private(set) var componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    open subscript(index: Int) -> ComponentType { components[index] }

    open func addComponent(_ component: ComponentType) {
        precondition(
            type(of: component) == componentClass,
            "GKComponentSystem.addComponent: \(type(of: component)) is not \(componentClass)")
        components.append(component)
    }
    open func addComponent(foundIn entity: GKEntity) {
        if let found = entity.components.first(where: { type(of: $0) == componentClass }) as? ComponentType {
            components.append(found)
        }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func classForGenericArgument(at index: Int) -> AnyClass { componentClass }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
