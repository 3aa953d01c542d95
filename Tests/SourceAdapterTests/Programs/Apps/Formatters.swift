import UIKit

class CentsFormatter: NumberFormatter {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if string == "super" { return try super.getObjectValue(obj, for: "12", range: rangep) }
        obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 100)
    }
}

class UpperFormatter: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard !string.isEmpty else {
            error?.pointee = "empty"
            return false
        }
        obj?.pointee = string.lowercased() as AnyObject
        return true
    }
    override func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { partialString.count < 3 }
}

func parsed<T>(_ formatter: Formatter, _ text: String, as type: T.Type) -> T? {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let value: AutoreleasingUnsafeMutablePointer<AnyObject?> = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(
        memory)
    let error: AutoreleasingUnsafeMutablePointer<NSString?>? = nil
    guard formatter.getObjectValue(value, for: text, errorDescription: error) else { return nil }
    return value.pointee as? T
}

/// The module has a `Formatter` of its own, perhaps: this one is Foundation's.
class LowerFormatter: Foundation.Formatter {
    @objc public dynamic var width = 3 { didSet { widths.append(width) } }
    var widths: [Int] = []
}
extension LowerFormatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.lowercased() }
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        obj?.pointee = string.uppercased() as AnyObject
        return true
    }
}

func firstWords(_ list: NSArray) -> Bool {
    #if os(iOS)
        let first = list.object(at: 0) as AnyObject
    #else
        let first = "none"
    #endif
    return first.isEqual("a")
}

class Maker: NSObject {}

func enumerated(_ collection: Any) -> String {
    guard let collection = collection as? NSFastEnumeration else { return "-" }
    var iterator = NSFastEnumerationIterator(collection)
    var words: [String] = []
    while let item = iterator.next() { words.append("\(item)") }
    return words.joined(separator: " ")
}

@MainActor func formatters() {
    say("\(LowerFormatter().string(for: "AB") ?? "-") \(parsed(LowerFormatter(), "ab", as: String.self) ?? "-")")
    // expect: ab AB
    let lower = LowerFormatter()
    lower.width = 5
    say("\(lower.widths) \(firstWords(["a"])) \(enumerated(["x", "y"] as NSArray)) \(enumerated(7))")
    // expect: [5] true x y -
    let block: @convention(block) (Maker, Int, String) -> String = { _, count, text in
        String(repeating: text, count: count)
    }
    let selector = NSSelectorFromString("repeat this:times:")
    let isAdded = class_addMethod(Maker.self, selector, imp_implementationWithBlock(block as Any), "@@:q@")
    let isAddedTwice = class_addMethod(Maker.self, selector, imp_implementationWithBlock(block as Any), "@@:q@")
    let answer = Maker().perform(selector, with: 3, with: "ha")?.takeUnretainedValue() as? String
    say("\(isAdded) \(isAddedTwice) \(answer ?? "-") \(Maker.instancesRespond(to: selector))")
    // expect: true false hahaha true
    var count: UInt32 = 0
    let list = objc_copyClassList(&count)
    let classes = UnsafeBufferPointer(start: list, count: Int(count))
    say("\(classes.contains { $0 == LowerFormatter.self }) \(classes.contains { $0 == UIView.self })")
    // expect: true true
    let known = objc_getClassList(nil, 0)
    let memory = UnsafeMutablePointer<AnyClass?>.allocate(capacity: Int(known))
    memory.initialize(repeating: nil, count: Int(known))
    objc_getClassList(AutoreleasingUnsafeMutablePointer(memory), known - 1)
    let written = UnsafeBufferPointer(start: memory, count: Int(known)).compactMap { $0 }
    say("\(known == count) \(known - Int32(written.count)) \(written.allSatisfy { cls in classes.contains { $0 == cls } })")
    // expect: true 1 true
    free(memory)
    free(list)
    struct Place: Hashable {
        let manager: FileManager
        var name = "a"
    }
    let places: Set = [Place(manager: .default), Place(manager: .default), Place(manager: FileManager())]
    say("\(places.count) \(Place(manager: .default) == Place(manager: .default))")
    // expect: 2 true
    say((NSLocale(localeIdentifier: "fr_FR") as NSLocale).localizedString(forCountryCode: "DE") ?? "-")
    // expect: Allemagne
    say(
        "\(parsed(CentsFormatter(), "250", as: Double.self) ?? -1) \(parsed(CentsFormatter(), "super", as: Int.self) ?? -1)"
    )
    // expect: 2.5 12
    say(
        "\(parsed(UpperFormatter(), "AB", as: String.self) ?? "-") \(parsed(UpperFormatter(), "", as: String.self) ?? "-")"
    )
    // expect: ab -
    let plain = NumberFormatter()
    plain.locale = Locale(identifier: "en_US")
    say("\(parsed(plain, "7", as: Double.self) ?? -1) \(parsed(plain, "x", as: Double.self) ?? -1)")
    // expect: 7.0 -1.0
    let upper: Formatter = UpperFormatter()
    say(
        "\(upper.isPartialStringValid("ab", newEditingString: nil, errorDescription: nil)) \(upper.isPartialStringValid("abc", newEditingString: nil, errorDescription: nil))"
    )
    // expect: true false
    let byName = NSSortDescriptor(key: "name", ascending: true)
    let others = [
        NSSortDescriptor(key: "name", ascending: true), NSSortDescriptor(key: "name", ascending: false),
        NSSortDescriptor(key: "age", ascending: true),
        NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:")),
        NSSortDescriptor(key: "name", ascending: true) { _, _ in .orderedSame },
    ]
    say("\(others.map { $0 == byName }) \(others[0].hash == byName.hash) \(others[1])")
    // expect: [true, false, false, false, false] true (name, descending, compare:)
}
