import UIKit

/// Objects that hold numbers cast to every number type which holds the value, Swift's own numbers only to their type.
@MainActor func numbers() {
    let number: Any = NSNumber(value: 1)
    say("\(number as! Int) \(number as! Double) \(number as? CGFloat ?? -1) \(number as? Bool ?? false)")
    // expect: 1 1.0 1.0 true
    let plain: Any = 10
    say("\(plain as! Int) \(plain as? Double ?? -1) \((plain as? NSNumber)?.doubleValue ?? 0)")
    // expect: 10 -1.0 10.0
    let defaults = UserDefaults.standard
    defaults.set(3, forKey: "numbers")
    UserDefaults.standard.set(["k": 2], forKey: "dictionary")
    say("\(defaults.object(forKey: "numbers") as! Double) \(UserDefaults.standard.value(forKey: "numbers") as? Int ?? 0)")
    // expect: 3.0 3
    say("\(defaults.dictionary(forKey: "dictionary")?["k"] as? Double ?? -1) \(defaults.object(forKey: "none") == nil)")
    // expect: 2.0 true
    let json = try! JSONSerialization.jsonObject(with: Data("{\"a\":1,\"b\":true,\"c\":1.0,\"d\":null,\"e\":[1,2]}".utf8)) as! [String: Any]
    say("\(json["a"] as! Double) \(json["b"] as! Bool) \(json["c"] as! Int) \(json["e"] as! [Double]) \(json["d"] is NSNull)")
    // expect: 1.0 true 1 [1.0, 2.0] true
    let object: AnyObject = 5 as AnyObject
    let text = "abc" as AnyObject
    say("\(object as! Int) \(object as? Double ?? -1) \(object.doubleValue ?? 0) \(text.length ?? 0) \((text as! NSString).uppercased)")
    // expect: 5 5.0 5.0 3 ABC
    // expect: Optional(3) Optional(3) nil
    say("\(defaults.small("numbers") as Int8?) \(defaults.ownSmall("numbers") as UInt16?) \(defaults.small("none") as Int8?)")
    // expect: Optional(5)
    say("\(NSNumber.maybe(5) as NSNumber?)")
    var kept: [String] = []
    let optional: AnyObject? = "kept" as NSString
    optional.map { kept.append("\($0)") }
    say("\(kept)")  // expect: ["kept"]
    let half: Any = NSNumber(value: 2.5)
    say("\(half as! Double) \(half as? Int == nil)")
    // expect: 2.5 true
}

extension UserDefaults {
    fileprivate func small<Number>(_ key: String) -> Number? { object(forKey: key) as? Number }
    fileprivate func ownSmall<Number>(_ key: String) -> Number? { self.value(forKey: key) as? Number }
}

extension NSNumber {
    fileprivate static func maybe(_ value: Int) -> Self? { return self.init(value: value) }
}
