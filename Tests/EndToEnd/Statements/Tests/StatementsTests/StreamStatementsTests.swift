// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Streams that a dispatch queue serves, as `CFReadStreamSetDispatchQueue` is documented, and bytes of no type.
@Suite struct StreamStatementsTests {
    private final class Listener: NSObject, StreamDelegate, @unchecked Sendable {
        let heard = DispatchSemaphore(value: 0)
        private static let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "streams")
        private(set) var events: Set<UInt> = []
        private(set) var isOnQueue = true

        override init() {
            super.init()
            queue.setSpecific(key: Self.key, value: true)
        }

        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            isOnQueue = isOnQueue && DispatchQueue.getSpecific(key: Self.key) == true
            events.insert(eventCode.rawValue)
            if eventCode == .hasBytesAvailable { heard.signal() }
        }
    }

    @Test("a stream with a queue tells its delegate there")
    func queue() throws {
        let reading = InputStream(data: Data([1, 2, 3, 4]))
        let listener = Listener()
        reading.delegate = listener
        CFReadStreamSetDispatchQueue(reading, listener.queue)
        reading.open()
        #expect(listener.heard.wait(timeout: .now() + 10) == .success)
        listener.queue.sync {
            #expect(listener.isOnQueue && listener.events.contains(Stream.Event.openCompleted.rawValue))
        }
        CFReadStreamSetDispatchQueue(reading, nil)
        reading.close()
    }

    @Test("a stream without an error has none, open or closed; one of a file that is not there says why")
    func errors() throws {
        let reading = InputStream(data: Data([1]))
        let writing = OutputStream(toMemory: ())
        for stream in [reading, writing] as [Stream] {
            #expect(stream.streamError == nil)
            stream.open()
            #expect(stream.streamError == nil)
            stream.close()
            #expect(stream.streamError == nil)
        }
        let missing = try #require(InputStream(fileAtPath: "/missing/file"))
        missing.open()
        let error = try #require(missing.streamError as NSError?)
        #expect(error.domain == NSPOSIXErrorDomain && error.code == Int(ENOENT))
        let closed = try #require(OutputStream(toFileAtPath: "/missing/file", append: false))
        closed.open()
        #expect((closed.streamError as NSError?)?.code == Int(ENOENT))
    }

    @Test("bytes of no type are written as bytes, as arrays of bytes are")
    func untypedBytes() throws {
        let stream = OutputStream.toMemory()
        stream.open()
        let written = try [UInt8](1...4).withUnsafeBytes { bytes in
            stream.write(try #require(bytes.baseAddress), maxLength: bytes.count)
        }
        #expect(written == 4 && stream.write([5], maxLength: 1) == 1)
        #expect(stream.property(forKey: .dataWrittenToMemoryStreamKey) as? Data == Data(1...5))
    }

    @Test("an error of Core Foundation's is Foundation's")
    func error() throws {
        let error = try #require(CFErrorCreate(kCFAllocatorDefault, "org.example" as CFString, 7, nil))
        #expect((error as NSError).domain == "org.example" && CFErrorGetCode(error) == 7)
    }

    @Test("streams are not encrypted: the property that asks for it stays unset")
    func encryption() {
        let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
        let stream = InputStream(data: Data())
        #expect(!CFReadStreamSetProperty(stream, key, kCFStreamSocketSecurityLevelNegotiatedSSL))
    }
}
