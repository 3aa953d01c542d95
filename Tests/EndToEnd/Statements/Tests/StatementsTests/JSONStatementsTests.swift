// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

/// JSON in and out, as RFC 8259 and the documentation of `JSONSerialization` have it.
@MainActor @Suite struct JSONStatementsTests {
    private func read(_ text: String, _ options: JSONSerialization.ReadingOptions = []) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: options)
    }
    private func write(_ object: Any, _ options: JSONSerialization.WritingOptions = []) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
    }

    @Test("JS1, JS3: objects, arrays in their order, strings, numbers, null")
    func reading() throws {
        let object = try #require(
            try read(#"{"list": [3, 1, 2], "inner": {"a": "b"}, "none": null}"#) as? [String: Any])
        #expect(object["list"] as? [Int] == [3, 1, 2])
        #expect(object["inner"] as? [String: String] == ["a": "b"])
        #expect(object["none"] is NSNull && object["none"] != nil && object["other"] == nil)
        #expect((try read("[1, [2], {}]") as? [Any])?.count == 3)
    }

    @Test("JS2: booleans stay booleans, whole numbers whole, with all their digits")
    func numbers() throws {
        let list = try #require(try read("[true, false, 1, 1.5, 9007199254740993]") as? [NSNumber])
        #expect(list[0] == true && list[1] == false && list[0].boolValue)
        #expect(list[4].int64Value == 9_007_199_254_740_993)
        #expect(try write(list) == "[true,false,1,1.5,9007199254740993]")
    }

    @Test("JS4: containers can be changed in place when that was asked for, and not without")
    func mutable() throws {
        let fixed = try read(#"{"a": [1]}"#)
        #expect(!(fixed is NSMutableDictionary) && !((fixed as? NSDictionary)?["a"] is NSMutableArray))
        let object = try read(#"{"a": [1]}"#, .mutableContainers)
        let dictionary = try #require(object as? NSMutableDictionary)
        dictionary["b"] = 2
        #expect(dictionary.count == 2)
    }

    @Test("JS5: text that is none throws, and says what is wrong", arguments: [#"{"a":}"#, "[1, 2", "", "nonsense"])
    func malformed(_ text: String) throws {
        let error = #expect(throws: CocoaError.self) { try read(text) }
        #expect(error?.code == .propertyListReadCorrupt)
        let explanation = (error as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
        #expect(explanation?.isEmpty == false)
    }

    @Test("JS6: a bare value needs .fragmentsAllowed")
    func fragments() throws {
        #expect(throws: (any Error).self) { try read("\"text\"") }
        #expect(try read("\"text\"", .fragmentsAllowed) as? String == "text")
        #expect(try read("12", .fragmentsAllowed) as? Int == 12)
    }

    @Test("JS7: no white space, or line breaks, indentation and a space on both sides of the colon")
    func writing() throws {
        #expect(try write(["a": [1, 2]]) == #"{"a":[1,2]}"#)
        #expect(try write(["a": 1], .prettyPrinted) == "{\n  \"a\" : 1\n}")
    }

    @Test("JS8: what was written reads back equal")
    func roundTrip() throws {
        let texts = ["\"", "\\", "\u{1}\n\t", "\u{E9}\u{1F600}", "</script>"]
        let object: NSDictionary = ["texts": texts, "numbers": [1, -2.25, true], "none": NSNull()]
        #expect(try read(try write(object)) as? NSDictionary == object)
    }

    @Test("JS9: dates and NaN cannot be written")
    func invalid() {
        #expect(!JSONSerialization.isValidJSONObject(["date": Date()]))
        #expect(!JSONSerialization.isValidJSONObject(["number": Double.nan]))
        let valid: [String: Any] = ["a": ["b"], "c": 1, "d": NSNull(), "e": ["f": true]]
        #expect(JSONSerialization.isValidJSONObject(valid))
    }

    private struct Entry: Codable, Equatable {
        struct Fields: Codable, Equatable {
            var id: Int
            var name: String?
        }
        var message: Fields
    }

    @Test("JS10: a Codable type reads and writes the same; a missing key throws with its path")
    func codable() throws {
        let entry = Entry(message: .init(id: 3, name: "Ada"))
        let data = try JSONEncoder().encode(entry)
        #expect(try JSONDecoder().decode(Entry.self, from: data) == entry)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Entry.self, from: Data(#"{"message": {"name": "Ada"}}"#.utf8))
        }
        guard case .keyNotFound(let key, let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(key.stringValue == "id" && context.codingPath.map(\.stringValue) == ["message"])
    }

    @Test("JS20: a moment as ISO 8601 has it")
    func dates() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
        #expect(formatter.string(from: Date(timeIntervalSince1970: 1_404_466_200)) == "2014-07-04T09:30:00Z")
    }

    @Test("JS21: without a registration there is no cell yet; one of two lines shows both")
    func cells() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "MsgCell") == nil)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "MsgCell")
        cell.textLabel?.text = "message"
        cell.detailTextLabel?.text = "by Ada on 2014-07-04"
        #expect(cell.textLabel?.text == "message" && cell.detailTextLabel?.text == "by Ada on 2014-07-04")
    }

    @Test("SO35: a tweet's number keeps its 64 bits, its moment parses, null is NSNull")
    func tweets() throws {
        let text = #"{"id": 306959580582248448, "created_at": "Thu Feb 28 02:50:41 +0000 2013", "geo": null}"#
        let tweet = try #require(try read(text) as? [String: Any])
        #expect((tweet["id"] as? NSNumber)?.int64Value == 306_959_580_582_248_448)
        #expect(tweet["geo"] is NSNull)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE MMM dd HH:mm:ss Z yyyy"
        let date = formatter.date(from: tweet["created_at"] as? String ?? "")
        #expect(date?.timeIntervalSince1970 == 1_362_019_841)
    }

    @Test("ME23: texts by their encodings; a wrong one throws", arguments: [String.Encoding.utf8, .utf16, .isoLatin1])
    func encodings(_ encoding: String.Encoding) throws {
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).txt"
        try "Gr\u{FC}\u{DF}e".write(toFile: path, atomically: true, encoding: encoding)
        #expect(try String(contentsOfFile: path, encoding: encoding) == "Gr\u{FC}\u{DF}e")
        if encoding == .isoLatin1 {
            #expect(throws: (any Error).self) { try String(contentsOfFile: path, encoding: .utf8) }
        }
    }

    @Test("ME24: property lists keep dates and data")
    func propertyLists() throws {
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).plist"
        let date = Date(timeIntervalSince1970: 1_404_466_200)
        let list: NSDictionary = ["date": date, "data": Data([1, 2]), "list": ["a", 1]]
        #expect(list.write(toFile: path, atomically: true))
        let read = try #require(NSDictionary(contentsOfFile: path))
        #expect(read == list && read["date"] as? Date == date && read["data"] as? Data == Data([1, 2]))
        let array: NSArray = [1, "b"]
        #expect(array.write(toFile: path, atomically: true) && NSArray(contentsOfFile: path) == array)
    }

    @Test("ME1: the files of a folder by their ending; a new one is there the next time")
    func folders() throws {
        let folder = NSTemporaryDirectory() + "/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func pictures() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter {
                ($0 as NSString).pathExtension == "png"
            }.sorted()
        }
        for name in ["a.png", "b.txt"] { try Data().write(to: URL(fileURLWithPath: folder + "/" + name)) }
        #expect(try pictures() == ["a.png"])
        try Data().write(to: URL(fileURLWithPath: folder + "/c.png"))
        #expect(try pictures() == ["a.png", "c.png"])
    }
}
