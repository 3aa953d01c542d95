import Foundation

class Base: NSObject {
    func a() -> String { "Base.a" }
    var p: String { "Base.p" }
    var q = 1 { didSet { say("Base.q \(oldValue)->\(q)") } }
    @objc func tapped() -> String { "Base.tapped" }
    class func kind() -> String { "base" }
}

extension Base {
    @objc func declaredInExtension(_ x: Int = 1) -> String { "Base.ext \(x)" }
    func plain() -> String { "plain" }
}

class Derived: Base {
    override func tapped() -> String { super.tapped() + " Derived.tapped" }
    override func declaredInExtension(_ x: Int) -> String { super.declaredInExtension(x) + " Derived" }
}

extension Derived {
    override func a() -> String { super.a() + " Derived.a" }
    override var p: String { super.p + " Derived.p" }
    override var q: Int { didSet { say("Derived.q \(oldValue)->\(q)") } }
    override class func kind() -> String { super.kind() + " derived" }
}

class Outer { class Inner: NSObject { @objc private func secret() -> String { "Inner.secret" } } }

@objc(LegacyName) class Old: NSObject {}

class Box<T>: NSObject {
    var value: T
    init(_ value: T) { self.value = value }
    @objc private func show(_ s: String) -> String { "\(T.self) \(value) \(s)" }
    @objc dynamic var title = "t"
}
class IntBox: Box<Int> {}

struct Maker<Made: Base> { func make() -> Made { Made() } }

// `init()` of a class that does not require it: every class of Objective-C can be made.
protocol MadeInPlace: class { init() }
extension MadeInPlace {
    init(_ block: (Self) -> Void) {
        self.init()
        block(self)
    }
    static func fresh() -> Self { Self() }
}
extension NSObject: MadeInPlace {}
class Style: MadeInPlace {
    var n = 1
    required init() {}
}
class BoldStyle: Style {
    required init() {
        super.init()
        n = 2
    }
}
class Plain: NSObject { var k = 3 }

// Reserved for Interface Builder.
class Reserved: NSObject {
    var kind = 0
    @available(*, unavailable, message: "Use kind")
    @IBInspectable var kindName: String {
        get { "\(kind)" }
        set { kind = Int(newValue) ?? 0 }
    }
}

// What the compiler derives for classes that have an object above them.
class Coded: NSObject, Codable {
    var name: String
    var count = 1
    init(name: String) {
        self.name = name
        super.init()
    }
}

func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

func inheritance() {
    say("\((1 as NSNumber) < (2 as NSNumber)) \((1.5 as NSNumber) < (1 as NSNumber))")
    // expect: true false
    let coded = try! JSONDecoder().decode(Coded.self, from: Data("{\"name\": \"n\", \"count\": 2}".utf8))
    say("\(coded.name) \(coded.count) \(String(decoding: try! JSONEncoder().encode(Coded(name: "m")), as: UTF8.self).count)")
    // expect: n 2 22
    say("\(BoldStyle.fresh().n) \(Style { $0.n = 7 }.n) \(Plain.fresh().k) \(Plain { $0.k = 4 }.k)")
    // expect: 2 7 3 4
    let reserved = Reserved()
    reserved.setValue("5", forKey: "kindName")
    say("\(reserved.kind)")
    // expect: 5
    say(Maker<Derived>().make().a())
    // expect: Base.a Derived.a
    let d: Base = Derived()
    say("\(d.a()), \(d.p), \(d.tapped()), \(Derived.kind())")
    // expect: Base.a Derived.a, Base.p Derived.p, Base.tapped Derived.tapped, base derived
    d.q = 2
    // expect: Base.q 1->2
    // expect: Derived.q 1->2
    say(d.declaredInExtension(3) + ", " + d.plain())
    // expect: Base.ext 3 Derived, plain
    say("\(d.perform(Selector("declaredInExtension:"), with: 4)!.takeUnretainedValue()), \(d.perform(Selector("tapped"))!.takeUnretainedValue())")
    // expect: Base.ext 4 Derived, Base.tapped Derived.tapped
    say("\(Outer.Inner().perform(Selector("secret"))!.takeUnretainedValue())")
    // expect: Inner.secret
    say("\(IntBox(4).perform(Selector("show:"), with: "x")!.takeUnretainedValue()), \(Box("s").perform(Selector("show:"), with: "y")!.takeUnretainedValue())")
    // expect: Int 4 x, String s y
    say("\(NSStringFromClass(Derived.self)) \(NSStringFromClass(Outer.Inner.self)) \(NSStringFromClass(Old.self))")
    // expect: Constructs.Derived _TtCC10Constructs5Outer5Inner LegacyName
    say("\(NSClassFromString("Constructs.Derived") == Derived.self) \(NSClassFromString("LegacyName") == Old.self) \(NSClassFromString("_TtCC10Constructs5Outer5Inner") == Outer.Inner.self) \(NSClassFromString("Nope") == nil) \(NSClassFromString("NSString") != nil)")
    // expect: true true true true true
    func local() -> String {
        class Local: NSObject { @objc func f() -> String { "local" } }
        return Local().perform(Selector("f"))!.takeUnretainedValue() as! String
    }
    say(local())
    // expect: local
}
