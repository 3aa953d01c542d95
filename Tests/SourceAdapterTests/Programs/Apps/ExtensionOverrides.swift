import UIKit

open class CalendarView: UICollectionView {
    public init() { super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    required public init?(coder: NSCoder) { super.init(coder: coder) }
    func tell() { say("calendar") }
}

extension CalendarView {
    @available(*, unavailable)
    open override var delegate: UICollectionViewDelegate? {
        get { return super.delegate }
        set {}
    }
    @available(*, unavailable, message: "no")
    open override var dataSource: UICollectionViewDataSource? {
        get { super.dataSource }
        set {}
    }
    open override var contentOffset: CGPoint { didSet { say("moved \(contentOffset.x)") } }
    override open class var layerClass: AnyClass { CAGradientLayer.self }
    open override func responds(to selector: Selector) -> Bool { super.responds(to: selector) }
    open override func value(forUndefinedKey key: String) -> Any? { "undefined " + key }
    open override var description: String { "Calendar!" }
    @objc open func overridable() { say("base") }
    @objc var overridableValue: Int { 1 }
}

class YearView: CalendarView {
    override func overridable() {
        super.overridable()
        say("year")
    }
    override var overridableValue: Int { super.overridableValue + 1 }
    override func tell() {
        super.tell()
        say("year tells")
    }
}

extension UIView {
    @objc func themed(_ times: Int) -> String { "view \(times)" }
    @objc var themeName: String {
        get { "plain" }
        set { say("set \(newValue)") }
    }
    @objc class func kind() -> String { "view" }
    @objc class var shade: String { "\(self)" }
}

extension UILabel {
    override func themed(_ times: Int) -> String { super.themed(times) + " label" }
    override var themeName: String {
        get { "label" }
        set { super.themeName = newValue + " on a label" }
    }
}

class FancyLabel: UILabel {
    override func themed(_ times: Int) -> String { super.themed(times + 1) + " fancy" }
    override var themeName: String {
        get { super.themeName + "!" }
        set { super.themeName = newValue }
    }
    override class func kind() -> String { super.kind() + " fancy" }
    override class var shade: String { "shade of " + super.shade }
}

class Entry: NSObject {
    var x = 1
    required override init() { super.init() }
}

extension Entry {
    open override func isEqual(_ object: Any?) -> Bool { (object as? Entry)?.x == x }
    open override var description: String { "entry \(x)" }
}

class NamedEntry: Entry {
    var name = "a"
}

// Overrides what another extension overrides.
extension NamedEntry {
    open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? NamedEntry)?.name == name }
    open override var description: String { super.description + " " + name }
}

@objc protocol EntrySet {
    func removeFirst() -> Bool
    func removeLast() -> Bool
}

class BaseEntrySet: NSObject, EntrySet {
    func removeFirst() -> Bool { false }
    func removeLast() -> Bool { false }
}

// Differs from what the protocol asks for in its result alone.
class ListedEntrySet: BaseEntrySet {
    var entries = [1, 2, 3]
}
extension ListedEntrySet {
    func removeFirst() -> Int { entries.removeFirst() }
    override func removeLast() -> Bool { entries.popLast() != nil }
}

@MainActor func extensionOverrides() {
    let year = YearView()
    year.overridable()
    year.tell()
    // expect: base
    // expect: year
    // expect: calendar
    // expect: year tells
    say("\(year.overridableValue) \(year.description) \(year.value(forKey: "nope")!) \(type(of: year.layer))")
    // expect: 2 Calendar! undefined nope CAGradientLayer
    year.contentOffset = CGPoint(x: 2, y: 0)
    // expect: moved 2.0
    let views: [UIView] = [UIView(), UILabel(), FancyLabel()]
    for view in views { say("\(view.themed(1)), \(view.themeName), \(type(of: view).kind()), \(type(of: view).shade)") }
    // expect: view 1, plain, view, UIView
    // expect: view 1 label, label, view, UILabel
    // expect: view 2 label fancy, label!, view fancy, shade of FancyLabel
    views[2].themeName = "red"
    // expect: set red on a label
    say("\(views[2].perform(Selector("themed:"), with: 5)!.takeUnretainedValue())")
    // expect: view 6 label fancy
    let (first, second) = (NamedEntry(), NamedEntry())
    say("\(first == second) \(first)")
    // expect: true entry 1 a
    second.name = "b"
    say("\(first == second) \(Entry() == Entry())")
    // expect: false true
    let list = ListedEntrySet()
    let number: Int = list.removeFirst()
    say("\(number) \((list as EntrySet).removeFirst()) \((list as EntrySet).removeLast())")
    // expect: 1 false true
}
