// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
import Testing

@testable import ObjCRuntime

private class Animal: __ObjCObject {
    var legs = 4
    func speak(_ word: String) -> String { "\(word)!" }
}

private final class Dog: Animal {}

/// Run-time tables as the adapter writes them.
@MainActor private func fillAnimal(_ table: inout __ObjCTable) {
    table.property("legs", \Animal.legs)
    table.method("speak:") { target, arguments in
        __objcResult(unsafeDowncast(target, to: Animal.self).speak(__objcArgument(arguments, 0)))
    }
}

@MainActor private func fillEars(_ table: inout __ObjCTable) { table.method("heard:") { _, _ in 42 } }

private let registered: Void = {
    __objcRegister(Animal.self, alias: "Beast", fillAnimal)
    __objcRegister(Ears.self, fillEars)
}()

private protocol Listener: AnyObject { func heard(_ word: String) -> Int }
extension Listener { func heard(_ word: String) -> Int { byName(self, "heard:", [word], or: 0) } }
private class Deaf: Listener {}
private class Ears: Deaf {}
private final class Sharp: Listener { func heard(_ word: String) -> Int { word.count } }

@Suite @MainActor struct RuntimeTests {
    init() { _ = registered }

    @Test("members are found in the class and below, not above")
    func lookup() {
        #expect(Dog().responds(to: Selector("speak:")))
        #expect(__objcSend(Dog(), "speak:", ["woof"]) as? String == "woof!")
        #expect(!__objcResponds(Foundation.NSObject(), "speak:"))
        #expect(__NSClassFromString("Beast") == Animal.self)
    }

    @Test("an optional requirement: implemented, missing, implemented by a subclass alone")
    func optionalRequirement() {
        #expect(optionalCall { (Sharp() as any Listener).heard("abc") } == 3)
        #expect(optionalCall { (Deaf() as any Listener).heard("abc") } == nil)
        #expect(optionalCall { (Ears() as any Listener).heard("abc") } == 42)
        // A call inside does not disturb the one around it.
        let outer = optionalCall { () -> Int in
            _ = optionalCall { (Deaf() as any Listener).heard("") }
            return 7
        }
        #expect(outer == 7)
    }

    @Test("values convert as key-value coding converts them")
    func conversion() {
        enum Kind: Int { case one = 1 }
        #expect(objcConvert(2.5) as CGFloat? == 2.5)
        #expect(objcConvert(NSNumber(value: 3)) as Int? == 3)
        #expect(objcConvert(1) as Bool? == true)
        #expect(objcConvert(NSNumber(value: 1)) as Kind? == .one)
        #expect(objcConvert(NSNumber(value: 1)) as Kind?? == .some(.one))
        #expect(objcConvert("text" as NSString) as String? == "text")
        #expect(objcConvert(nil) as String?? == .some(nil))
        #expect(objcConvert("x") as Int? == nil)
        #expect(objcConvert(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4))) as CGRect? != nil)
        let function: (Int) -> Int = { $0 + 1 }
        #expect((objcConvert(function) as ((Int) -> Int)?)?(1) == 2)
    }

    @Test("an unknown selector ends the program with Apple's text")
    func unrecognized() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = __objcSend(Foundation.NSObject(), "nope", [])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[NSObject nope]: unrecognized selector sent to instance 0x"
            ))
    }

    @Test("an unknown key ends the program with Apple's text")
    func undefinedKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            __ObjCObject().setValue(1, forKey: "foo")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo."))
        #expect(text.contains("NSUnknownKeyException"))
    }

    @Test("objects of run-time classes run the override of init()")
    func dynamicInit() {
        class Made: __ObjCObject {
            let mark: Int
            override init() {
                mark = 5
                super.init()
            }
        }
        #expect((objcNew(Made.self) as? Made)?.mark == 5)
    }

    @Test("weak collections forget what is gone")
    func weakCollections() {
        let table = NSHashTable<Foundation.NSObject>.weakObjects()
        let map = NSMapTable<Foundation.NSObject, NSString>.weakToStrongObjects()
        let kept = Foundation.NSObject()
        do {
            let gone = Foundation.NSObject()
            table.add(gone)
            table.add(kept)
            map.setObject("gone", forKey: gone)
            map.setObject("kept", forKey: kept)
        }
        #expect(table.allObjects == [kept])
        #expect(map.count == 1)
        #expect(map.object(forKey: kept) == "kept")
    }

    @Test("what is not supported is listed once, sorted")
    func unsupported() {
        Unsupported.report("Test.b")
        Unsupported.report("Test.a")
        Unsupported.report("Test.b")
        #expect(Unsupported.names.filter { $0.hasPrefix("Test.") } == ["Test.a", "Test.b"])
    }
}
