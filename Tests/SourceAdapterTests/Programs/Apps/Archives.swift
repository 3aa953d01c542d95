import UIKit

// Objects that refer to each other, archives that are not what was expected, lists of pointers, operations that wait.

private class Family: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }
    let name: String
    var children: [Family]
    weak var parent: Family?
    init(_ name: String, _ children: [Family] = []) {
        (self.name, self.children) = (name, children)
        super.init()
        for child in children { child.parent = self }
    }
    func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name")
        coder.encode(children, forKey: "children")
        coder.encode(parent, forKey: "parent")
    }
    required init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "-"
        children = coder.decodeObject(of: [NSArray.self, Family.self], forKey: "children") as? [Family] ?? []
        parent = coder.decodeObject(of: Family.self, forKey: "parent")
        super.init()
    }
}

private class Insecure: NSObject, NSCoding {
    override init() {}
    func encode(with coder: NSCoder) {}
    required init?(coder: NSCoder) {}
}

private class Idle: Operation, @unchecked Sendable {}
private class Busy: Operation, @unchecked Sendable {
    let end = DispatchSemaphore(value: 0)
    override func main() { end.wait() }
}

@MainActor func archivesOfGraphs() {
    let tree = Family("root", [Family("leaf", [Family("twig")]), Family("bud")])
    let data = try! NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: true)
    let back = try! NSKeyedUnarchiver.unarchivedObject(ofClass: Family.self, from: data)!
    // expect: root ["leaf", "bud"] true true
    say(
        "\(back.name) \(back.children.map(\.name)) \(back.children.allSatisfy { $0.parent === back }) "
            + "\(back.children[0].children[0].parent === back.children[0])")
    // Foundation logs what it refuses.
    freopen("/dev/null", "w", stderr)
    // expect: 4864 4864 true
    say(
        [
            error { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) },
            error {
                let insecure = try NSKeyedArchiver.archivedData(
                    withRootObject: Insecure(), requiringSecureCoding: false)
                return try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Insecure.self], from: insecure)
            },
            "\((try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data([1, 2, 3]))) == nil)",
        ].joined(separator: " "))
    encodedNumbers()
    pointers()
    operations()
    scenes()
}

private func error(_ body: () throws -> Any?) -> String {
    do { return "\(try body() ?? "nil")" } catch { return "\((error as NSError).code)" }
}

/// Sources of before Swift 3 encoded objects, later ones numbers; many apps read either.
private class Age: NSObject, NSCoding {
    let years: Int
    init(_ years: Int) { self.years = years }
    func encode(with coder: NSCoder) {
        coder.encode(years, forKey: "years")
        coder.encode(NSNumber(value: years), forKey: "object")
    }
    required init?(coder: NSCoder) {
        let object = coder.decodeObject(forKey: "object") as? Int ?? -1
        years = object + (coder.decodeObject(forKey: "years") as? Int ?? coder.decodeInteger(forKey: "years"))
    }
}

@MainActor private func encodedNumbers() {
    let data = try! NSKeyedArchiver.archivedData(withRootObject: Age(7), requiringSecureCoding: false)
    let back = try! NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Age
    // expect: 14
    say("\(back?.years ?? 0)")
}

@MainActor private func pointers() {
    let (strong, weak) = (NSPointerArray.strongObjects(), NSPointerArray.weakObjects())
    let kept = NSString(string: "kept")
    autoreleasepool {
        let gone = Insecure()
        strong.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        weak.addPointer(Unmanaged.passUnretained(gone).toOpaque())
        weak.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        weak.addPointer(nil)
    }
    let count = weak.count
    let isGone = weak.pointer(at: 0) == nil
    weak.compact()
    // expect: 3 true 1 kept 1
    say(
        "\(count) \(isGone) \(weak.count) "
            + "\(weak.pointer(at: 0).map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() } ?? "-") "
            + "\(strong.allObjects.count)")
}

/// What waits for an operation that still runs is cancelled, ends and is gone first.
@MainActor private func operations() {
    let queue = OperationQueue()
    let busy = Busy()
    queue.addOperation(busy)
    weak var waiting: Operation?
    autoreleasepool {
        let first = Idle()
        first.addDependency(busy)
        queue.addOperation(first)
        waiting = first
    }
    queue.cancelAllOperations()
    for _ in 0..<3000 where waiting != nil { Thread.sleep(forTimeInterval: 0.01) }
    busy.end.signal()
    queue.waitUntilAllOperationsAreFinished()
    let (free, never) = (Idle(), Idle())
    free.addDependency(never)
    let wasReady = free.isReady
    free.removeDependency(never)
    queue.addOperations([free], waitUntilFinished: true)
    // expect: true false true
    say("\(waiting == nil) \(wasReady) \(free.isFinished)")
}

@MainActor private func scenes() {
    // expect: true -1
    let scene = (UIWindowScene.self as NSObject.Type).init() as! UIWindowScene
    say("\(scene.windows.isEmpty) \(scene.activationState.rawValue)")
}
