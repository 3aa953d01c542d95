import UIKit
import os

// One form of each class of source that public projects showed.

@objcMembers class Versioned: NSObject {
    @available(swift, obsoleted: 1.0)
    func objectiveCOnly(_ value: Int) -> Int { value }
    @available(swift, obsoleted: 1.0, renamed: "value") var objectiveCValue: Int { 1 }
    @available(*, unavailable, message: "use value") func gone() {}
    @available(*, unavailable) var goneToo: Int { 2 }
    @available(tvOS, unavailable) func present() {}
    var value = 7
}

@objc protocol RowDelegate: AnyObject {
    @objc optional func title(for row: Int) -> String
    @objc optional func frame(of row: Int) -> CGRect
}

class RowSource: NSObject {
    weak var delegate: RowDelegate?
    func read(_ controllers: [UIViewController]) -> [String] {
        let parts = controllers.compactMap { $0.title }
        let frames = controllers.map { $0.view.frame.width }
        return parts + frames.map { "\($0)" } + [delegate?.title == nil ? "no title" : "title"]
    }
}

class Priority: UILabel {
    var heard: [String] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        heard.append("hugging \(priority.rawValue)")
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) { heard.append("constraint") }
}

class LayerOwner: UIView {}
extension LayerOwner { override class var layerClass: AnyClass { CAShapeLayer.self } }

class ViewMill<View: UIView> {
    let make: () -> View
    init(_ make: @escaping () -> View = View.init) { self.make = make }
    func several(_ frames: [CGRect]) -> [View] { frames.map(View.init) }
}

class Chest {
    @objc(ChestDrawer) class Drawer: NSObject, NSCoding {
        var label = ""
        override init() {}
        func encode(with coder: NSCoder) { coder.encode(label, forKey: "label") }
        required init?(coder: NSCoder) { label = coder.decodeObject(forKey: "label") as? String ?? "" }
    }
    class Lock: NSObject, NSCoding {
        override init() {}
        func encode(with coder: NSCoder) {}
        required init?(coder: NSCoder) {}
    }
}

enum Command: RawRepresentable {
    case save, close
    init?(rawValue: Selector) {
        switch rawValue {
        case #selector(CommandView.save): self = .save
        case #selector(CommandView.close(_:)): self = .close
        default: return nil
        }
    }
    var rawValue: Selector {
        switch self {
        case .save: return #selector(CommandView.save)
        case .close: return #selector(CommandView.close(_:))
        }
    }
}
class CommandView: UIView {
    @objc func save() {}
    @objc func close(_ sender: Any) {}
}

struct Cabinet {
    enum Part {
        class Door: NSObject, NSCoding {
            override init() {}
            func encode(with coder: NSCoder) {}
            required init?(coder: NSCoder) {}
        }
    }
}
extension UIView {
    class Note: NSObject, NSCoding {
        override init() {}
        func encode(with coder: NSCoder) {}
        required init?(coder: NSCoder) {}
    }
}
private class Hidden: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var inner = Inside()
    class Inside: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        override init() {}
        func encode(with coder: NSCoder) {}
        required init?(coder: NSCoder) {}
    }
    override init() {}
    func encode(with coder: NSCoder) { coder.encode(inner, forKey: "inner") }
    required init?(coder: NSCoder) {
        guard let inner = coder.decodeObject(of: Inside.self, forKey: "inner") else { return nil }
        self.inner = inner
    }
}
class Crate<Content>: NSObject, NSCoding {
    var content: Content?
    override init() {}
    func encode(with coder: NSCoder) { coder.encode(content, forKey: "content") }
    required init?(coder: NSCoder) { content = coder.decodeObject(forKey: "content") as? Content }
}

typealias NumberSnapshot = NSDiffableDataSourceSnapshot<String, Int>

func takeShape(_ layer: some CALayer, in frame: (some Equatable)?) -> String { "\(type(of: layer))" }

@MainActor func findings() {
    let old = Versioned()
    // expect: false false true 7
    say(
        "\(old.responds(to: NSSelectorFromString("objectiveCOnly:"))) \(old.responds(to: NSSelectorFromString("gone"))) "
            + "\(old.responds(to: NSSelectorFromString("present"))) \(old.value(forKey: "value") ?? "")")
    let controller = UIViewController()
    controller.title = "Shelf"
    controller.view.frame.size.width = 10
    // expect: Shelf 10.0 no title
    say(RowSource().read([controller]).joined(separator: " "))
    let label = Priority()
    label.setContentHuggingPriority(.required, for: .vertical)
    label.addConstraint(label.heightAnchor.constraint(equalToConstant: 1))
    // expect: hugging 1000.0 constraint 1000.0
    say((label.heard + ["\(label.contentHuggingPriority(for: .vertical).rawValue)"]).joined(separator: " "))
    // expect: true
    say("\(LayerOwner().layer is CAShapeLayer)")
    let mill = ViewMill<UISwitch>()
    // expect: UISwitch 2 5.0
    say(
        "\(type(of: mill.make())) \(mill.several([.zero, CGRect(x: 5, y: 0, width: 1, height: 1)]).count) "
            + "\(mill.several([CGRect(x: 5, y: 0, width: 1, height: 1)])[0].frame.minX)")
    let cls: AnyClass = UILabel.self
    // expect: UIView true false UILabel UIView
    say(
        "\(NSStringFromClass(cls.superclass()!)) \(cls.isSubclass(of: UIView.self)) "
            + "\(UIView.isSubclass(of: cls)) \(UILabel.description()) \(NSStringFromClass(UILabel().superclass!))")
    let drawer = Chest.Drawer()
    drawer.label = "socks"
    let data = try! NSKeyedArchiver.archivedData(withRootObject: [drawer, Chest.Lock()], requiringSecureCoding: false)
    let back = try! NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [NSObject]
    // expect: socks true true
    say(
        "\((back?.first as? Chest.Drawer)?.label ?? "") \(back?.last is Chest.Lock) "
            + "\(String(decoding: data, as: UTF8.self).contains("ChestDrawer"))")
    // expect: close
    say("\(Command(rawValue: #selector(CommandView.close(_:)))!)")
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    // expect: 2 [1, 2] [1, 2]
    say(
        "\(reference.numberOfItems) \((reference as NSDiffableDataSourceSnapshot<String, Int>).itemIdentifiers)"
            + " \((reference as NumberSnapshot).itemIdentifiers)")
    // expect: CAShapeLayer
    say(takeShape(CAShapeLayer(), in: Optional("x")))
    delegateWindows()
    archives()
    observedDefaults()
    agreements()
    keysOfObjects()
    packedData()
}

class WindowOwner: NSObject, UIApplicationDelegate { var window: UIWindow? }
class NoWindowOwner: NSObject, UIApplicationDelegate {}

@MainActor func delegateWindows() {
    let owner = WindowOwner()
    let delegate: UIApplicationDelegate? = owner
    // expect: true true
    say("\(delegate?.window != nil) \(delegate?.window??.frame == nil)")
    owner.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    if let window = delegate?.window, let window {
        // expect: 3.0
        say("\(window.frame.width)")
    }
    // expect: 4.0 4.0
    say("\(delegate!.window!!.frame.height) \((delegate?.window ?? nil)?.frame.height ?? 0)")
    let without: UIApplicationDelegate = NoWindowOwner()
    // expect: true
    say("\(without.window == nil)")
}

/// What is archived under one name is the same class again.
@MainActor func archives() {
    let objects = [Cabinet.Part.Door(), UIView.Note(), Hidden(), Crate<Int>(), Crate<[String: Versioned]>()]
    (objects[3] as? Crate<Int>)?.content = 4
    for object in objects {
        let data = try! NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let back = NSKeyedUnarchiver.unarchiveObject(with: data) as? NSObject
        let name = NSStringFromClass(type(of: object))
        say(
            "\(back.map { type(of: $0) == type(of: object) } ?? false) \(NSClassFromString(name) == type(of: object)) "
                + (object is Hidden ? "\(name.hasPrefix("_TtC4AppsP33_") && name.hasSuffix("6Hidden"))" : name))
    }
    // expect: true true _TtCOV4Apps7Cabinet4Part4Door
    // expect: true true _TtCE4AppsC5UIKit6UIView4Note
    // expect: true true true
    // expect: true true _TtGC4Apps5CrateSi_
    // expect: true true _TtGC4Apps5CrateGVs10DictionarySSCS_9Versioned__
    let hidden = try! NSKeyedArchiver.archivedData(withRootObject: Hidden(), requiringSecureCoding: true)
    // expect: true nil
    say(
        "\((try? NSKeyedUnarchiver.unarchivedObject(ofClass: Hidden.self, from: hidden)) != nil) "
            + "\(NSClassFromString("_TtC4Apps7Nothing").map { "\($0)" } ?? "nil")")
    // expect: NSDateFormatter NSTimer true true
    say(
        "\(NSStringFromClass(DateFormatter.self)) \(NSStringFromClass(Timer.self)) "
            + "\(NSClassFromString("NSUserDefaults") == UserDefaults.self) \(NSClassFromString("NSMutableArray") != nil)"
    )
}

extension UserDefaults {
    @objc dynamic var favourite: String? { string(forKey: "favourite") }
}

/// Defaults tell of changes, by whomever, and of nothing else.
@MainActor func observedDefaults() {
    let defaults = UserDefaults.standard
    defaults.removeObject(forKey: "favourite")
    let observation = defaults.observe(\.favourite, options: [.old, .new]) { _, change in
        say("favourite \((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
    }
    // expect: favourite - tea
    defaults.set("tea", forKey: "favourite")
    defaults.set("tea", forKey: "favourite")
    defaults.set(1, forKey: "other")
    UserDefaults(suiteName: "elsewhere")?.set("milk", forKey: "favourite")
    // expect: favourite tea -
    defaults.removeObject(forKey: "favourite")
    observation.invalidate()
    defaults.set("water", forKey: "favourite")
}

@MainActor func agreements() {
    // expect: 1 apple, 2 boxes, 0 children
    say(
        [
            AttributedString(localized: "^[\(1) apple](inflect: true)"),
            AttributedString(localized: "^[\(2) box](inflect: true)"),
            AttributedString(localized: "^[\(0) child](inflect: true)"),
        ].map { String($0.characters) }.joined(separator: ", "))
    // expect: true 200 12.0
    say("\(URLResponse().mimeType == nil) \(HTTPURLResponse().statusCode) \(UIFont().pointSize)")
}

/// An object and the Swift value it stands for are one key.
@MainActor func keysOfObjects() {
    let info: [AnyHashable: Any] = ["name": 1, 2: "two", true: "yes", URL(string: "http://a.b")!: "link"]
    // expect: 1 two yes link
    say(
        [NSString(string: "name"), NSNumber(value: 2), NSNumber(value: true), NSURL(string: "http://a.b")!]
            .map { (key: NSObject) in "\(info[key]!)" }.joined(separator: " "))
    let constant: CFString = "name" as NSString
    // expect: 1 true 3 false
    say(
        "\(info[constant]!) \(AnyHashable(NSDate(timeIntervalSince1970: 5)) == AnyHashable(Date(timeIntervalSince1970: 5))) "
            + "\(Set<AnyHashable>([NSNumber(value: 1.5), 1.5, "a" as NSString, "a", NSNumber(value: 7), 7]).count) "
            + "\(AnyHashable(NSNumber(value: true)) == AnyHashable(1))")
}

/// ZLIB is deflate without a header. The packed bytes are those of Python's zlib.
@MainActor func packedData() {
    let packed = NSData(base64Encoded: "Ky7Jz0tVyM9TKEZhAAA=", options: [])!
    let plain = Data("stone on stone on stone".utf8) as NSData
    // expect: stone on stone on stone true
    say(
        "\(String(decoding: try! packed.decompressed(using: .zlib) as Data, as: UTF8.self)) "
            + "\((try! plain.compressed(using: .zlib).decompressed(using: .zlib)) == plain)")
    do {
        _ = try (Data(packed as Data).dropLast(2) as NSData).decompressed(using: .zlib)
    } catch {
        // expect: 5377
        say("\((error as NSError).code)")
    }
    class Pair { var one = 1, two = 2 }
    // expect: 32 0
    say("\(class_getInstanceSize(Pair.self)) \(class_getInstanceSize(nil))")
    blocksAndCounts()
}

/// A face for Objective-C, which says of its blocks that they are some.
final class Courier: NSObject {
    @objc var onArrival: (@convention(block) (Courier) -> Void)?
    @objc func deliver(_ parcel: String, then block: @escaping @convention(block) (Courier, NSString) -> Void)
        -> Courier
    {
        block(self, parcel as NSString)
        onArrival?(self)
        return self
    }
}

/// Blocks are objects; the free bytes of the volume are those that it has for every use.
@MainActor func blocksAndCounts() {
    let courier = Courier()
    let block: @convention(block) (Courier) -> Void = { say("arrived \($0 === courier)") }
    courier.setValue(block, forKey: "onArrival")
    // expect: parcel
    // expect: arrived true
    // expect: true
    say("\(courier.deliver("parcel") { say("\($1)") } === courier)")
    let shout: @convention(block) (String) -> String = { $0 + "!" }
    let object = unsafeBitCast(shout, to: AnyObject.self)
    let view = UIView()
    // expect: hey! true
    say("\(((object as Any) as? (String) -> String)?("hey") ?? "") \(unsafeBitCast(view, to: AnyObject.self) === view)")
    typealias Busy = @convention(block) (Int32) -> Int32
    let busy: Busy = { $0 * 2 }
    let context: UnsafeMutableRawPointer? = unsafeBitCast(busy, to: UnsafeMutableRawPointer.self)
    // expect: 42 true
    say("\(unsafeBitCast(context, to: Busy.self)(21)) \(unsafeBitCast(-1, to: Int.self) == -1)")
    let before = CFGetRetainCount(view)
    let holders = [view, view]
    // expect: 2
    say("\(CFGetRetainCount(view) - before)")
    withExtendedLifetime(holders) {}
    let path = CFURLCreateWithFileSystemPath(nil, "/tmp/a b" as CFString, .cfurlposixPathStyle, false)
    // expect: file:///tmp/a%20b /tmp/a b
    say("\(path!.absoluteString ?? "") \(CFURLCopyFileSystemPath(path, .cfurlposixPathStyle)!)")
    let lock = OSAllocatedUnfairLock(initialState: 1)
    // expect: true 2
    say("\(lock.withLock { _ in lock.withLockIfAvailable { $0 } == nil }) \(lock.withLockIfAvailable { $0 + 1 } ?? 0)")
    let gate = OSAllocatedUnfairLock()
    // expect: true false
    say("\(gate.lockIfAvailable()) \(gate.lockIfAvailable())")
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let values = try? home.resourceValues(forKeys: [
        .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ])
    // expect: true true
    say(
        "\((values?.volumeAvailableCapacityForImportantUsage ?? 0) > 0) "
            + "\((values?.volumeAvailableCapacityForOpportunisticUsage ?? 0) > 0)")
}
