// SPDX-License-Identifier: MIT

/// What `registerForTraitChanges` returns; give it to `unregisterForTraitChanges` to stop. Registrations need not be
/// kept: they end with the object.
public protocol UITraitChangeRegistration: AnyObject {}

/// A trait environment that tells others when chosen traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    var __traitRegistrations: TraitRegistrations { get }
}

/// The registrations of one environment.
@MainActor
public final class TraitRegistrations {
    final class Entry: UITraitChangeRegistration {
        let traits: [UITrait]
        let notify: (any UITraitEnvironment, UITraitCollection) -> Void

        init(traits: [UITrait], notify: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = traits
            self.notify = notify
        }
    }

    private var entries: [Entry] = []

    /// Without registrations; a property of what is observed.
    nonisolated package init() {}

    func add(_ entry: Entry) { entries.append(entry) }
    func remove(_ registration: any UITraitChangeRegistration) { entries.removeAll { $0 === registration } }

    /// Calls every handler one of whose traits differs between `previous` and the environment's present traits.
    package func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
        let current = environment.traitCollection.values
        for entry in entries where entry.traits.contains(where: { $0.hasChanged(previous.values, current) }) {
            entry.notify(environment, previous)
        }
    }
}

extension UITraitChangeObservable {
    /// The handler gets this object, so that it need not capture it, and the traits before the change.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            guard let environment = environment as? Environment else {
                preconditionFailure("registerForTraitChanges: \(environment) is not a \(Environment.self)")
            }
            handler(environment, previous)
        }
    }

    /// The target is not retained. The method takes no argument, the environment, or it and the previous traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let receiver = target as AnyObject
        return register(traits) { environment, previous in
            guard let receiver else { return }
            _ = __objcSend(receiver, action, [environment, previous])
        }
    }

    /// Calls the method of this object.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        __traitRegistrations.remove(registration)
    }

    private func register(
        _ traits: [UITrait], notify: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let entry = TraitRegistrations.Entry(traits: traits, notify: notify)
        __traitRegistrations.add(entry)
        return entry
    }
}
