import Foundation

@objcMembers class Person: NSObject {
    dynamic var name: String = "Ann"
    @objc dynamic var age = 3 { didSet { say("didSet \(oldValue)->\(age)") } }
    dynamic var score: Double {
        get { stored }
        set { stored = newValue }
    }
    private var stored = 0.0
    var isActive = false
    var friend: Person?
    var width: CGFloat = 0
    var frame = CGRect.zero
    var tags: [String] = []
    @nonobjc var hidden = 1
    dynamic var first = "A"
    dynamic var last = "B"
    var full: String { first + " " + last }
    class func keyPathsForValuesAffectingFull() -> Set<String> { ["first", "last"] }
}

class Watcher: NSObject {
    var context = 0
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        say("observe \(keyPath!) old \(change?[.oldKey] ?? "-") new \(change?[.newKey] ?? "-")\(change?[.notificationIsPriorKey] != nil ? " prior" : "")")
    }
}

class Forgiving: NSObject {
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { say("ignored \(key)") }
}

func keys() {
    let p = Person()
    p.setValue("Bob", forKey: "name")
    p.setValue(2.5, forKey: "width")
    p.setValue(NSNumber(value: true), forKey: "isActive")
    p.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    say("\(p.value(forKey: "name")!) \(p.width) \(p.isActive) \(p.value(forKey: "active")!) \(p.frame.width)")
    // expect: Bob 2.5 true 1 3.0
    p.friend = Person()
    p.setValue("Eve", forKeyPath: "friend.name")
    say("\(p.value(forKeyPath: #keyPath(Person.friend.name))!) \(#keyPath(Person.friend.name))")
    // expect: Eve friend.name
    let all = [1, 2, 3].map { n -> Person in let p = Person(); p.score = Double(n); p.name = n == 3 ? "x" : "y"; return p }
    let array = all as NSArray
    say("\(array.value(forKeyPath: "@sum.score") as! Int) \(array.value(forKeyPath: "@avg.score") as! Int) \(array.value(forKeyPath: "@max.score") as! Int) \(array.value(forKeyPath: "@count") as! Int) \((array.value(forKeyPath: "@distinctUnionOfObjects.name") as! [String]).sorted())")
    // expect: 6 2 3 3 ["x", "y"]
    say("\(Forgiving().value(forKey: "k")!)")
    // expect: no k
    Forgiving().setValue(1, forKey: "z")
    // expect: ignored z
    p.setValuesForKeys(["name": "Zed", "tags": ["a"]])
    say("\(p.dictionaryWithValues(forKeys: ["name", "tags"]).count) \(p.tags)")
    // expect: 2 ["a"]

    let o = p.observe(\.name, options: [.old, .new]) { p, c in say("KVO \(c.oldValue!) -> \(c.newValue!)") }
    p.name = "One"
    // expect: KVO Zed -> One
    p.setValue("Two", forKey: "name")
    // expect: KVO One -> Two
    o.invalidate()
    p.name = "Three"
    let w = Watcher()
    p.addObserver(w, forKeyPath: "age", options: [.old, .new, .initial, .prior], context: nil)
    // expect: observe age old - new 3
    p.age = 4
    // expect: observe age old 3 new - prior
    // expect: didSet 3->4
    // expect: observe age old 3 new 4
    p.removeObserver(w, forKeyPath: "age")
    p.age = 5
    // expect: didSet 4->5
    p.addObserver(w, forKeyPath: "score", options: .new, context: &w.context)
    p.score = 1.5
    // expect: observe score old - new 1.5
    p.removeObserver(w, forKeyPath: "score", context: &w.context)
    p.addObserver(w, forKeyPath: "friend.name", options: [.new], context: nil)
    p.friend!.name = "Far"
    // expect: observe friend.name old - new Far
    p.removeObserver(w, forKeyPath: "friend.name")
    p.addObserver(w, forKeyPath: "full", options: [.old, .new], context: nil)
    p.last = "C"
    // expect: observe full old A B new A C
    p.removeObserver(w, forKeyPath: "full")
    p.addObserver(w, forKeyPath: "isActive", options: [.new], context: nil)
    p.setValue(false, forKey: "isActive")
    // expect: observe isActive old - new 0
    p.willChangeValue(forKey: "isActive")
    p.isActive = true
    p.didChangeValue(forKey: "isActive")
    // expect: observe isActive old - new 1
    p.removeObserver(w, forKeyPath: "isActive")
    (p as AnyObject).setValue("via any object", forKeyPath: "friend.name")
    say("\((p as AnyObject).value(forKeyPath: "friend.name")!) \((CGRect(x: 0, y: 0, width: 3, height: 4) as AnyObject).cgRectValue.width)")
    // expect: via any object 3.0
    let list = Listed()
    list.items.add("x")
    // expect: insertion ["x"] - [0]
    list.items.insert("y", at: 0)
    // expect: insertion ["y"] - [0]
    list.items.replaceObject(at: 0, with: "z")
    // expect: replacement ["z"] ["y"] [0]
    list.items.remove("x")
    // expect: removal - ["x"] [1]
    list.items.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["p", "q"])
    // expect: replacement ["p"] ["z"] [0]
    // expect: insertion ["q"] - [1]
    list.items[2] = "r"
    // expect: insertion ["r"] - [2]
    let row = Row()
    list.items.add(row)
    // expect: insertion [Constructs.Row] - [3]
    say("\(list.items.contains(row)) \(list.items.index(of: row)) \(list.items.contains(Row()))")
    // expect: true 3 false
    list.items.remove(row)
    // expect: removal - [Constructs.Row] [3]
    list.items.add(row)
    // expect: insertion [Constructs.Row] - [3]
    list.items.removeObjects(in: [row, Row()])
    // expect: removal - [Constructs.Row] [3]
    let names = list.observe(\.names, options: [.new]) { _, change in say("\(name(of: change.kind)) \(change.newValue ?? []) \(change.indexes.map { Array($0) } ?? [])") }
    list.mutableArrayValue(forKey: "names").add("b")
    // expect: insertion ["b"] [1]
    list.names.append("c")
    // expect: setting ["a", "b", "c"] []
    names.invalidate()
}

/// On iOS an enumeration of C, whose cases are told as numbers.
private func name(of kind: NSKeyValueChange) -> String {
    switch kind {
    case .setting: "setting"
    case .insertion: "insertion"
    case .removal: "removal"
    case .replacement: "replacement"
    }
}

/// Observes itself, and ends that while it is released.
class Listed: NSObject {
    @objc dynamic private var stored = NSMutableArray()
    @objc dynamic var names = ["a"]
    var items: NSMutableArray { mutableArrayValue(forKey: "stored") }
    override init() {
        super.init()
        addObserver(self, forKeyPath: "stored", options: [.new, .old], context: nil)
    }
    deinit { removeObserver(self, forKeyPath: "stored") }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let kind = NSKeyValueChange(rawValue: (change![.kindKey] as! NSNumber).uintValue)!
        let indexes = (change![.indexesKey] as? IndexSet).map { Array($0) } ?? []
        say("\(name(of: kind)) \(change![.newKey] ?? "-") \(change![.oldKey] ?? "-") \(indexes)")
    }
}

class Row {}
