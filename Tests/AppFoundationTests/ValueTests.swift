// SPDX-License-Identifier: MIT
import AppFoundation
import FoundationCompat
import Testing

/// Small members by what Apple's documentation says of each.
struct ValueTests {
    /// "The Value object's value as a pointer."
    @Test func addressesInValues() {
        let address = UnsafeRawPointer(bitPattern: 0x1230)
        #expect(NSValue(pointer: address).pointerValue.map { UnsafeRawPointer($0) } == address)
        #expect(NSValue(pointer: nil).pointerValue == nil)
        let object = NSObject()
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
    }

    /// "Pass NULL to specify that no percent escapes be replaced, or the empty string to specify that all be replaced";
    /// others are "characters whose percent escape sequences you want to leave intact".
    @Test(
        arguments: [
            ("a%20b", nil, "a%20b"), ("a%20b%2Fc", "", "a b/c"), ("a%20b%2fc", "/", "a b%2Fc"),
            ("%C3%A9", "/", "é"), ("100%", "", nil), ("100%", "/", nil), ("%FF", "", nil),
        ] as [(String, String?, String?)])
    func escapes(text: String, kept: String?, expected: String?) {
        let result = CFURLCreateStringByReplacingPercentEscapes(nil, text as NSString, kept.map { $0 as NSString })
        #expect(result.map { $0 as String } == expected)
    }

    /// The example of the documentation: the lowercase letters go before the offset, in their order.
    @Test func offsets() {
        var letters = Array("ABcDefgHIJKlmNO")
        let lowercase = IndexSet(letters.indices.filter { letters[$0].isLowercase })
        letters.move(fromOffsets: lowercase, toOffset: 2)
        #expect(String(letters) == "ABcefglmDHIJKNO")
        letters = Array("ABcDefgHIJKlmNO")
        letters.move(fromOffsets: lowercase, toOffset: 15)
        #expect(String(letters) == "ABDHIJKNOcefglm")
        letters.remove(atOffsets: [0, 14])
        #expect(String(letters) == "BDHIJKNOcefgl")
    }

    /// Darwin's manual: without a thread, that of the calling one is stored.
    @Test func threadNumbers() async {
        var (own, again): (UInt64, UInt64) = (0, 0)
        #expect(pthread_threadid_np(nil, &own) == 0)
        #expect(pthread_threadid_np(pthread_self(), &again) == 0)
        #expect(own == again && own != 0)
        #expect(pthread_threadid_np(nil, nil) == EINVAL)
    }
}
