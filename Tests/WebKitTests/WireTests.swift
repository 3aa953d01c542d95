// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import WebKit

/// What goes between the app and the engine's program.
@Suite struct WireTests {
    @Test("A message is the same after it was cut into pieces on its way, and the next one is kept")
    func messages() throws {
        let first = WebMessage(
            verb: "html", view: 7, token: 9, fields: [Data("<p>ü</p>".utf8), Data(), Data([0, 255])])
        let second = WebMessage(verb: "authenticate", view: 1, token: 2, fields: [])
        let bytes = first.encoded + second.encoded
        var collected = Data()
        var found: [WebMessage] = []
        for byte in bytes {
            collected.append(byte)
            if let message = WebMessage.take(from: &collected) { found.append(message) }
        }
        #expect(collected.isEmpty)
        #expect(found.map(\.verb) == ["html", "authenticate"])
        #expect(found.map(\.view) == [7, 1])
        #expect(found.map(\.token) == [9, 2])
        #expect(found.first?.fields == first.fields)
    }

    @Test("Values of scripts come as Apple's documentation of evaluateJavaScript has them")
    func decodedValues() throws {
        #expect(try ScriptValue.decode("{\"u\":1}") == nil)
        #expect(try ScriptValue.decode("null") is NSNull)
        #expect(try ScriptValue.decode("true") as? Bool == true)
        #expect(try ScriptValue.decode("1.5") as? Double == 1.5)
        #expect(try ScriptValue.decode("\"a\"") as? String == "a")
        #expect(try ScriptValue.decode("{\"d\":1000}") as? Date == Date(timeIntervalSince1970: 1))
        let object =
            try ScriptValue.decode("{\"o\":{\"list\":[1,null,{\"u\":1}],\"gone\":{\"u\":1}}}") as? [String: Any]
        #expect(object?.keys.sorted() == ["list"])
        #expect((object?["list"] as? [Any])?.count == 3)
        #expect((try ScriptValue.decode("{\"n\":\"NaN\"}") as? Double)?.isNaN == true)
        #expect(throws: ScriptValue.Unsupported.self) { try ScriptValue.decode("{\"f\":\"function\"}") }
    }

    @Test("Values of the app become source that ECMAScript reads as the same value")
    func sources() {
        #expect(ScriptValue.source(of: nil) == "undefined")
        #expect(ScriptValue.source(of: NSNull()) == "null")
        #expect(ScriptValue.source(of: true) == "true")
        #expect(ScriptValue.source(of: 3) == "3")
        #expect(ScriptValue.source(of: Double.infinity) == "Infinity")
        #expect(ScriptValue.source(of: ["a", 1] as [Any]) == "[\"a\",1]")
        #expect(ScriptValue.source(of: ["b": 2, "a": "\"\n"] as [String: Any]) == "({\"a\":\"\\\"\\n\",\"b\":2})")
        #expect(ScriptValue.source(of: Date(timeIntervalSince1970: 1)) == "new Date(1000.0)")
        #expect(ScriptValue.source(of: Thread()) == nil)
    }

    @Test("Of the engine's errors those are passed on that somebody can do something about")
    func errors() {
        #expect(EngineErrors.isNoise(""))
        #expect(
            EngineErrors.isNoise(
                "(WPEWebProcess:7): GStreamer-CRITICAL **: 19:19:30.1: gst_mini_object_unref: assertion"))
        #expect(EngineErrors.isNoise("GStreamer element appsink not found. Please install it"))
        #expect(!EngineErrors.isNoise("touchstone-web: no such verb: x"))
        #expect(!EngineErrors.isNoise("*** Program crashed: Aborted at 0x0000000000000aa5 ***"))
    }

    @Test("An exception's text gives its place and message, as WKError documents them")
    func exceptions() {
        let error = WKError.exception("https://example.org/:1:4: ReferenceError: Can't find variable: foo")
        #expect(error.domain == "WKErrorDomain")
        #expect(error.code == 4)
        #expect(error.userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 1)
        #expect(error.userInfo["WKJavaScriptExceptionColumnNumber"] as? Int == 4)
        let text = error.userInfo["WKJavaScriptExceptionMessage"] as? String
        #expect(text == "ReferenceError: Can't find variable: foo")
    }
}
