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

    /// NSDecimal's declaration: "a compact decimal is one whose mantissa has no trailing zeros", words of 16 bits, the lowest
    /// first; the number is mantissa times ten to the exponent.
    @Test func fieldsOfDecimals() throws {
        let number = try #require(Decimal(string: "-65537.5"))
        #expect(number._exponent == -1 && number._isNegative == 1)
        // 655375 is 10 * 65536 + 15.
        #expect(number._length == 2 && number._mantissa.0 == 15 && number._mantissa.1 == 10)
        let made = Decimal(
            _exponent: 3, _length: 1, _isNegative: 1, _isCompact: 1, _reserved: 0, _mantissa: (7, 0, 0, 0, 0, 0, 0, 0))
        #expect(made == -7000 && made._isCompact == 1 && made._reserved == 0)
        var changed = made
        changed._isNegative = 0
        changed._mantissa.1 = 1
        changed._length = 2
        changed._exponent = 0
        #expect(changed == 65543)
    }

    /// A port names one thread, whoever asks.
    @Test func portsOfThreads() async {
        let own = pthread_self()
        let port = pthread_mach_thread_np(own)
        let (seen, other) = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    returning: (pthread_mach_thread_np(own), pthread_mach_thread_np(pthread_self())))
            }
        }
        #expect(seen == port && other != port)
    }

    /// "NSDictionary ... as [NSObject: AnyObject]": the same keys and objects.
    @Test func dictionariesOfObjects() {
        let objects = __objects(NSDictionary(dictionary: ["a": 1, "b": NSNull()]))
        #expect(objects.count == 2 && objects["a" as NSString] as? NSNumber == 1 && objects["b" as NSString] is NSNull)
        #expect(__objects(["a": 1]) == ["a": 1])
    }

    private protocol Named { static func description() -> String }
    private final class Kind: NSObject, Named {}

    /// "Returns a string that represents the contents of the receiving class", which is its name: of every class.
    @Test func descriptionsOfClasses() {
        let named: any Named.Type = Kind.self
        #expect(named.description().hasSuffix("Kind"))
    }

    private final class Own: __ObjCObject {
        let text = "a"
    }

    /// `uname(3)` of Darwin: "each member is of `_SYS_NAMELEN` bytes".
    @Test func namesOfSystems() {
        var names = utsname()
        #expect(uname(&names) == 0)
        #expect(withUnsafeBytes(of: &names.machine) { $0.count } == Int(_SYS_NAMELEN))
    }

    /// Mirrors show stored properties, of which classes of Objective-C have none.
    @Test func mirrors() {
        for object in [15 as NSNumber, "a" as NSString, NSUUID(), NSDate(), NSData()] as [NSObject] {
            let mirror = Mirror(reflecting: object)
            #expect(mirror.children.isEmpty && mirror.displayStyle == .class && mirror.superclassMirror == nil)
        }
        let own = Mirror(reflecting: Own())
        #expect(own.children.map(\.label) == ["text"] && own.superclassMirror?.children.isEmpty == true)
    }

    /// <sys/qos.h>: the values of the classes.
    @Test func classesOfService() {
        #expect(DispatchQoS.userInitiated.qosClass.rawValue == QOS_CLASS_USER_INITIATED)
        #expect(DispatchQoS.QoSClass.userInteractive.rawValue.rawValue == 0x21)
        #expect(__dispatch_get_global_queue(0x11, 2).qos == .utility)
        #expect(DispatchQoS.QoSClass(rawValue: QOS_CLASS_BACKGROUND) == .background)
        #expect(DispatchQoS.QoSClass(rawValue: qos_class_t(rawValue: 7)) == nil)
    }

    /// "wide", "abbreviated" and "narrow" of the documentation of `Measurement.FormatStyle.UnitWidth`; what is not provided is
    /// told in the locale's unit, rounded as ICU does it for usages: "whole numbers, with a minimum of two digits".
    @Test func measurements() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let (us, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5 km")
        #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "3.1 mi")
        let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let styled = Measurement<UnitLength>.FormatStyle.measurement(
            width: .abbreviated, usage: .asProvided, numberFormatStyle: exact)
        #expect(styled.locale(us).format(way) == "5.0 km" && styled.locale(german).format(way) == "5,0 km")
    }

    /// Only files in a container of the app's cloud have an address for others.
    @Test func addressesOfCloudFiles() {
        var expiration: NSDate?
        #expect(throws: CocoaError.self) {
            try FileManager.default.url(
                forPublishingUbiquitousItemAt: URL(fileURLWithPath: "/nowhere"), expiration: &expiration)
        }
    }
}
