// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

// MARK: notifications

/// Observers by selector: which tokens belong to which object, so that `removeObserver(object)` finds them.
// Sendable: only reached through the mutex.
private struct SelectorObservers: @unchecked Sendable {
    struct Item {
        weak var observer: AnyObject?
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }
    var items: [ObjectIdentifier: [Item]] = [:]
    var sweepAt = 512
}

private let selectorObservers = Mutex<[ObjectIdentifier: SelectorObservers]>([:])

extension NotificationCenter {
    /// Calls `selector` of `observer` with the notification. The observer is not retained and need not be removed.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        if let cls = observer as? AnyClass {
            _ = addObserver(forName: name, object: object, queue: nil) { __objcSend(cls, selector, [$0]) }
            return
        }
        nonisolated(unsafe) weak let weakObserver = observer as AnyObject
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            if let weakObserver { __objcSend(weakObserver, selector, [notification]) }
        }
        let key = ObjectIdentifier(observer as AnyObject)
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        nonisolated(unsafe) let item = SelectorObservers.Item(
            observer: weakObserver, name: name, object: sender, token: token)
        let dead = selectorObservers.withLock { all -> [any NSObjectProtocol] in
            var dead: [any NSObjectProtocol] = []
            var mine = all[ObjectIdentifier(self)] ?? SelectorObservers()
            // A new object at the address of a dead one.
            if let stale = mine.items[key]?.filter({ $0.observer == nil }), !stale.isEmpty {
                dead += stale.map(\.token)
                mine.items[key]?.removeAll { $0.observer == nil }
            }
            mine.items[key, default: []].append(item)
            if mine.items.count > mine.sweepAt {
                for (id, items) in mine.items where items.allSatisfy({ $0.observer == nil }) {
                    dead += items.map(\.token)
                    mine.items[id] = nil
                }
                mine.sweepAt = max(512, mine.items.count * 2)
            }
            all[ObjectIdentifier(self)] = mine
            nonisolated(unsafe) let result = dead
            return result
        }
        for token in dead { removeObserver(token as Any) }
    }

    /// Ends block observers (by token) and selector observers (by object). Preferred by the compiler to Foundation's
    /// own method, which takes `Any` and knows tokens only.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// The same for one notification or one sender; nil matches any.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer, name: NSNotification.Name?, object: Any?
    ) {
        let key = ObjectIdentifier(observer)
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let tokens = selectorObservers.withLock { all -> [any NSObjectProtocol] in
            func matches(_ item: SelectorObservers.Item) -> Bool {
                (name == nil || item.name == name) && (sender == nil || item.object == sender)
            }
            let items = all[ObjectIdentifier(self)]?.items[key] ?? []
            all[ObjectIdentifier(self)]?.items[key] = items.filter { !matches($0) }
            nonisolated(unsafe) let result = items.filter(matches).map(\.token)
            return result
        }
        for token in tokens { removeObserver(token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

// MARK: timers

/// A timer that keeps the object it was made with.
private final class SelectorTimer: Timer {
    private let information: Any?

    init(_ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool) {
        information = info
        nonisolated(unsafe) let target = target
        super.init(fire: date, interval: interval, repeats: repeats) { __objcSend(target, selector, [$0]) }
    }

    override var userInfo: Any? { information }
}

extension Timer {
    /// `Timer(timeInterval:target:selector:userInfo:repeats:)` of adapted code: only a function can return the subclass
    /// that keeps `userInfo`. The timer retains `target` until invalidated.
    public class func __make(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        SelectorTimer(Date(timeIntervalSinceNow: interval), interval, target, selector, userInfo, repeats)
    }

    /// `Timer(fireAt:interval:target:selector:userInfo:repeats:)` of adapted code.
    public class func __make(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        SelectorTimer(date, interval, target, selector, userInfo, repeats)
    }

    /// Makes a timer that calls `selector` of `target` with the timer, and adds it to the current run loop in the default
    /// mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = __make(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

// MARK: threads

extension Thread {
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        self.init { __objcSend(target, selector, [argument]) }
    }

    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        detachNewThread { __objcSend(target, selector, [argument]) }
    }
}

extension RunLoop {
    public func perform(
        _ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        perform(inModes: modes) { __objcSend(target, selector, [argument]) }
    }
}
