import Foundation
import UIKit

// Forms that public libraries are written in.

final class Counter: NSLock, @unchecked Sendable {
    private var value = 0
    func next() -> Int {
        lock()
        defer { unlock() }
        value += 1
        return value
    }
}
final class Reentered: NSRecursiveLock, @unchecked Sendable {}

// A class of no actor with a member that belongs to the main actor.
class Ticker: NSObject {
    var ticks = 0
    @MainActor @objc func tick() { ticks += 1 }
    @MainActor @objc var doubled: Int { ticks * 2 }
    @objc func reset() { ticks = 0 }
}

// In Objective-C a value of a protocol's type conforms to the protocol.
@objc protocol Ordered: NSObjectProtocol { func rank() -> Int }
class Rank: NSObject, Ordered {
    let value: Int
    init(_ value: Int) { self.value = value }
    func rank() -> Int { value }
}
struct Rule<T> { let holds: (T) -> Bool }
func above<T: Ordered>(_ bound: T?) -> Rule<T> { Rule { $0.rank() > (bound?.rank() ?? 0) } }
// Numbers are of that protocol, and on iOS nothing that `<` compares.
extension NSNumber: Ordered { func rank() -> Int { intValue } }
func above<T: Comparable>(_ bound: T?) -> Rule<T> { Rule { value in bound.map { value > $0 } ?? true } }
func isAbove(_ value: Any, _ bound: Any) -> Bool {
    guard let value = value as? Ordered else { return false }
    return above(bound as? Ordered).holds(value)
}

// The storyboard names one class, the source a class below it: nobody looks.
class Plain: UITextField {}
class Fancy: Plain {
    let margin = 12
    override var isEnabled: Bool {
        get { true }
        set {}
    }
}
class Form: NSObject {
    @IBOutlet weak var field: Fancy!
    @IBOutlet var name: UILabel!
}

class Workshop: NSObject {
    @objc func part() -> NSObject { self }
    @objc func name() -> NSString { "factory" }
}

@MainActor func libraries() {
    let counter = Counter()
    _ = counter.next()
    say("\(counter.next()) \(Reentered().try())")  // expect: 2 true

    let ticker = Ticker()
    ticker.perform(#selector(Ticker.tick))
    ticker.perform(Selector("tick"))
    say("\(ticker.ticks) \(ticker.value(forKey: "doubled") as! Int)")  // expect: 2 4

    say("\(isAbove(Rank(3), Rank(2))) \(isAbove(Rank(1), Rank(2)))")  // expect: true false
    say("\(above(2 as NSNumber).holds(3)) \(above(2).holds(3)) \(above(2.5).holds(2))")  // expect: true true false

    let form = Form()
    let plain = Plain()
    plain.text = "outlet"
    form.setValue(plain, forKey: "field")
    say(form.field.text ?? "nil")  // expect: outlet

    let found = (NSClassFromString("Apps.Fancy") as? UIView.Type)?.isSubclass(of: UITextField.self) ?? false
    let missing = (NSClassFromString("Apps.Nobody") as? UIView.Type)?.isSubclass(of: UITextField.self) ?? false
    say("\(found) \(missing)")  // expect: true false

    let name = Workshop().perform(Selector("part"))?.takeUnretainedValue()
        .perform(Selector("name"))?.takeUnretainedValue()
    say("\(name as! NSString)")  // expect: factory
    if let part = Workshop().perform(Selector("part"))?.takeUnretainedValue() {
        say("\(part.perform(Selector("name"))!.takeUnretainedValue() as! NSString)")  // expect: factory
    }
    if let part = counter.next() > 0
        ? Workshop().perform(Selector("part"))?.takeUnretainedValue().perform(Selector("part"))?.takeUnretainedValue()
        : Workshop().perform(Selector("part"))?.takeUnretainedValue(),
        let same = ([part] as AnyObject) as? [AnyObject], let found = same.first(where: { $0 === part })
    {
        say("\(found.perform(Selector("name"))!.takeUnretainedValue() as! NSString)")  // expect: factory
    }
}
