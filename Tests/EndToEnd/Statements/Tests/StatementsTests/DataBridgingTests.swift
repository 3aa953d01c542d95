// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `data as NSData` has the data's own bytes:
/// https://developer.apple.com/documentation/foundation/nsdata#Bridging-Between-NSData-and-Data
@Suite struct DataBridgingTests {
    /// Past what a `Data` holds in itself, and so short that it does.
    static let texts = [String(repeating: "Hello ", count: 40), "Hello"]

    /// On the main thread, whose autoreleased objects live until its turn ends.
    @Test("Bytes of a passing object are there as long as the data", arguments: texts) @MainActor
    func bytesOutliveTheObject(text: String) {
        let data = Data(text.utf8)
        let bytes = (data as NSData).bytes
        // What is allocated now would lie where the object's bytes were.
        let others = (0..<100).map { _ in [UInt8](repeating: 0x41, count: data.count) }
        #expect(Data(bytes: bytes, count: data.count) == data)
        #expect(others.count == 100)
    }

    /// A thread without a main loop, while the main loop ends its turns.
    @Test("Bytes of a passing object stay on other threads", arguments: texts)
    func bytesOutliveTheObjectOnOtherThreads(text: String) async {
        let data = Data(text.utf8)
        let copies = await withCheckedContinuation { (done: CheckedContinuation<[Data], Never>) in
            Thread.detachNewThread {
                let passing = (0..<32).map { _ in (data as NSData).bytes }
                DispatchQueue.main.sync {}
                let others = (0..<100).map { _ in [UInt8](repeating: 0x41, count: data.count) }
                done.resume(returning: others.isEmpty ? [] : passing.map { Data(bytes: $0, count: data.count) })
            }
        }
        #expect(copies == Array(repeating: data, count: 32))
    }

    @Test("The object is not copied, and keeps its bytes when the data changes")
    func objectSharesBytes() {
        var data = Data(Self.texts[0].utf8)
        let object = data as NSData
        data.withUnsafeBytes { #expect($0.baseAddress == object.bytes) }
        data[0] = 0
        #expect(object.isEqual(to: Data(Self.texts[0].utf8)))
        let part = data[6..<66]
        #expect((part as NSData).length == 60)
        #expect((part as NSData) as Data == part)
        #expect((Data() as NSData).length == 0)
    }

    @Test("A mutable copy is of its own")
    func mutableCopy() throws {
        let data = Data(Self.texts[0].utf8)
        let copy = try #require((data as NSData).mutableCopy() as? NSMutableData)
        copy.append(data)
        #expect(copy.length == 2 * data.count)
        #expect(data.count == 240)
    }
}
