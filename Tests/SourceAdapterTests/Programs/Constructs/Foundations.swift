import CoreFoundation
import Foundation
import ObjectiveC

class Target: NSObject {
    @objc func tick(_ timer: Timer) { say("tick \(timer.userInfo ?? "-")"); timer.invalidate() }
    @objc func noted(_ n: Notification) { say("noted \(n.name.rawValue)") }
    @objc func later(_ x: Any?) { say("later \(x ?? "nil")") }
}

struct Item { var n: Int }
private var associationKey: UInt8 = 0

func foundations() {
    let t = Target()
    let name = Notification.Name("N")
    NotificationCenter.default.addObserver(t, selector: #selector(Target.noted(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    // expect: noted N
    NotificationCenter.default.removeObserver(t)
    NotificationCenter.default.post(name: name, object: nil)
    _ = Timer.scheduledTimer(
        timeInterval: 0.001, target: t, selector: #selector(Target.tick(_:)), userInfo: "info", repeats: true)
    RunLoop.main.run(until: Date().addingTimeInterval(0.03))
    // expect: tick info
    t.perform(#selector(Target.later(_:)), with: "a", afterDelay: 0)
    t.perform(#selector(Target.later(_:)), with: "b", afterDelay: 0.001)
    NSObject.cancelPreviousPerformRequests(withTarget: t, selector: #selector(Target.later(_:)), object: "a")
    RunLoop.main.run(until: Date().addingTimeInterval(0.03))
    // expect: later b
    objc_setAssociatedObject(t, &associationKey, "tied", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    say("\(objc_getAssociatedObject(t, &associationKey) as? String ?? "lost")")
    // expect: tied
    objc_sync_enter(t)
    objc_sync_exit(t)
    let s = "abc" as CFString
    say("\(CFStringGetLength(s)) \((["a": 1] as CFDictionary).count) \(CFGetTypeID(s) == CFStringGetTypeID())")
    // expect: 3 1 true
    let json = try! JSONSerialization.jsonObject(with: Data("{\"w\": 1.5}".utf8)) as! [String: Any]
    say("\(json["w"] as? CGFloat ?? -1) \((NSValue(point: CGPoint(x: 1, y: 2)) as Any) as? CGSize as Any)")
    // expect: 1.5 nil
    let sorted = ([["n": 2], ["n": 1]] as NSArray).sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
    say("\(sorted.map { ($0 as! [String: Int])["n"]! })")
    // expect: [1, 2]
    let predicate = NSPredicate(format: "n > %d AND name BEGINSWITH[c] %@", 1, "x")
    say("\(predicate.evaluate(with: ["n": 2, "name": "Xy"])) \(predicate is NSCompoundPredicate)")
    // expect: true true
    say(String.localizedStringWithFormat(NSLocalizedString("%d files", comment: ""), 3))
    // expect: 3 files
    say(String(format: "%02d %@", 3, "s") + " " + String(localized: "plain \(2)"))
    // expect: 03 s plain 2
    bridgedCasts()
    namedByModule()
}

// A value is an object where a protocol of objects is asked for, as on iOS (Swift's SE-0116: `id` as `Any`).
func bridgedCasts() {
    let values: [Any] = [
        "s", 1, 2.5, true, [1], ["k": 1], Date(), Data(), URL(fileURLWithPath: "/"), UUID(), IndexPath(index: 0),
    ]
    say("\(values.allSatisfy { $0 is NSCoding }) \(values.allSatisfy { $0 as? NSSecureCoding != nil })")
    // expect: true true
    say("\(values.compactMap { $0 as? (any NSCopying) }.count) \((Item(n: 1) as Any) is NSCoding)")
    // expect: 11 false
    let none: Any? = nil
    let nested: Any?? = .some(nil)
    say("\(none as? NSCoding != nil) \(nested is NSCopying) \((Item(n: 1) as Any) is NSObjectProtocol)")
    // expect: false false true
    let info: [String: NSSecureCoding] = [
        "a": 1 as NSSecureCoding, "b": "x" as NSSecureCoding, "c": [1, 2] as NSSecureCoding,
    ]
    say("\(info["a"] as? Int ?? 0) \(info["b"] as? String ?? "-") \(info["c"] as? [Int] ?? [])")
    // expect: 1 x [1, 2]
    func thrown() throws -> Any? { 3 }
    let number = try! thrown() as! NSSecureCoding
    say("\(number as! Int + 1) \((try? thrown()) as? NSObjectProtocol != nil)")
    // expect: 4 true
    let archive = try! NSKeyedArchiver.archivedData(withRootObject: info["b"]!, requiringSecureCoding: true)
    say(
        "\(try! NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: archive) as? NSCoding as? String ?? "-")"
    )
    // expect: x
}

// What a module's name stands before is the class of iOS too; Darwin's memcpy takes pointers that may be null.
func namedByModule() {
    let upper: Foundation.ValueTransformer = Upper()
    Foundation.ValueTransformer.setValueTransformer(upper, forName: NSValueTransformerName("Upper"))
    let found = Foundation.ValueTransformer(forName: NSValueTransformerName("Upper"))
    say(
        "\(found?.transformedValue("a") as? String ?? "-") \(Foundation.Date(timeIntervalSince1970: 0).timeIntervalSince1970)"
    )
    // expect: A 0.0
    var bytes = [UInt8](repeating: 0, count: 2)
    bytes.withUnsafeMutableBufferPointer { buffer in
        let place = UnsafeMutableRawPointer(buffer.baseAddress)
        _ = [7, 8].withUnsafeBytes { (source: UnsafeRawBufferPointer) in memcpy(place, source.baseAddress, 1) }
    }
    say("\(bytes)")
    // expect: [7, 0]
    var status = Darwin.stat()
    say("\(stat("/", &status)) \(Darwin.pow(2.0, 3.0)) \(realPath("/usr/.."))")
    // expect: 0 8.0 /
    let object = NSObject()
    // expect: true false
    say("\(same(object, object)) \(same(object, nil))")
    eachWord(of: "ab cd") { say($0) }
    // expect: ab
    // expect: cd
}

// `self` of an object is no member of its class.
func same(_ one: NSObject, _ other: AnyObject?) -> Bool { one === other.self }

// A function of a module as a value: https://developer.apple.com/documentation/darwin
func realPath(_ path: String) -> String {
    let realpath = Darwin.realpath
    guard let found = realpath(path, nil) else { return "-" }
    defer { free(found) }
    return String(cString: found)
}

// The closure of enumerateMatches does not escape on iOS.
func eachWord(of text: String, _ body: (String) -> Void) {
    let words = try! NSRegularExpression(pattern: "[a-z]+")
    words.enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { found, _, _ in
        if let found { body((text as NSString).substring(with: found.range)) }
    }
}

final class Upper: Foundation.ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
}
