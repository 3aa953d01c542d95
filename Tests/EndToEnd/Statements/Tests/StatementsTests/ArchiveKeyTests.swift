// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// "The decoded object, or nil if there is no object for the key":
/// https://developer.apple.com/documentation/foundation/nskeyedunarchiver/decodeobject(forkey:)
@Suite struct ArchiveKeyTests {
    /// Reads two keys that an older version did not write, before and after one that it did.
    final class Person: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        let name: String
        let city, note: String?
        let age: Int

        init(name: String) { (self.name, city, note, age) = (name, nil, nil, 0) }

        init?(coder: NSCoder) {
            city = coder.decodeObject(forKey: "city") as? String
            age = coder.decodeInteger(forKey: "age")
            name = coder.decodeObject(of: NSString.self, forKey: "$name") as String? ?? ""
            note = coder.decodeObject(of: NSString.self, forKey: "note") as String?
        }

        func encode(with coder: NSCoder) { coder.encode(name, forKey: "$name") }
    }

    @Test("What is not in an archive is nil, and what is there is read all the same")
    func missingKeys() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: [Person(name: "Ada"), Person(name: "Alan")] as NSArray, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let people = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [Person]
        #expect(people?.map(\.name) == ["Ada", "Alan"])
        #expect(people?.allSatisfy { $0.city == nil && $0.note == nil && $0.age == 0 } == true)
        #expect(unarchiver.error == nil)
        #expect(!unarchiver.containsValue(forKey: "elsewhere"))
        #expect(unarchiver.decodeObject(forKey: "elsewhere") == nil)
    }

    @Test("Objects without keys come in their order, and none is behind the last")
    func objectsInOrder() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode("first" as NSString)
        archiver.encode("second" as NSString)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        #expect(unarchiver.decodeObject() as? String == "first")
        #expect(unarchiver.decodeObject() as? String == "second")
        #expect(unarchiver.decodeObject() == nil)
    }
}
