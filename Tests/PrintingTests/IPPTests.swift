// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing

@testable import UIKit

/// IPP as RFC 8010 writes it, against a printer in the test.
@Suite struct IPPTests {
    @Test("A request's bytes are those of RFC 8010's example A.1")
    func bytes() throws {
        var request = IPPMessage(code: IPPMessage.printJob, identifier: 1)
        request.add(.operation, "attributes-charset", .charset("utf-8"))
        request.add(.operation, "attributes-natural-language", .language("en-us"))
        request.add(.operation, "printer-uri", .uri("ipp://printer.example.com/ipp/print/pinetree"))
        request.add(.operation, "job-name", .name("foobar"))
        request.add(.operation, "ipp-attribute-fidelity", .boolean(true))
        request.add(.job, "copies", .integer(20))
        request.add(.job, "sides", .keyword("two-sided-long-edge"))
        // Tag, length of the name, name, length of the value, value: appendix A.1.
        func field(_ tag: UInt8, _ name: String, _ value: [UInt8]) -> [UInt8] {
            [tag, 0, UInt8(name.utf8.count)] + name.utf8 + [0, UInt8(value.count)] + value
        }
        let wanted: [UInt8] =
            [1, 1, 0, 2, 0, 0, 0, 1, 0x01] + field(0x47, "attributes-charset", Array("utf-8".utf8))
            + field(0x48, "attributes-natural-language", Array("en-us".utf8))
            + field(0x45, "printer-uri", Array("ipp://printer.example.com/ipp/print/pinetree".utf8))
            + field(0x42, "job-name", Array("foobar".utf8)) + field(0x22, "ipp-attribute-fidelity", [1]) + [0x02]
            + field(0x21, "copies", [0, 0, 0, 0x14])
            + field(0x44, "sides", Array("two-sided-long-edge".utf8)) + [0x03]
        #expect(request.encoded == wanted)
        #expect(try IPPMessage(decoding: wanted) == request)
    }

    @Test("A message that is cut anywhere is refused, never read beyond its end")
    func cut() throws {
        var request = IPPMessage(operation: IPPMessage.printJob, printer: "ipp://p/")
        request.add(.job, "media", .keyword("a"), .keyword("b"))
        let bytes = request.encoded
        for length in 0..<bytes.count {
            #expect(throws: IPPMessage.Malformed.self) { try IPPMessage(decoding: Array(bytes[..<length])) }
        }
        #expect(try IPPMessage(decoding: bytes).byName["media"]?.count == 2)
    }

    private func ticket(sides: String? = nil) -> IPPTicket {
        IPPTicket(name: "Print for iOS", copies: 2, sides: sides, media: "na_letter_8.5x11in")
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { done in
            Thread { done.resume(with: Result { try body() }) }.start()
        }
    }

    @Test(
        "PT6, PT7: a job carries name, copies, sides and media, and its document byte for byte",
        arguments: [false, true])
    func job(isChunked: Bool) async throws {
        let printer = try TestPrinter(states: [5, 9], chunked: isChunked)
        defer { printer.stop() }
        let document = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let ticket = ticket(sides: "two-sided-short-edge")
        let url = printer.url
        #expect(try await run { try IPPJobs.printAndWait(document, ticket, on: url) } == 7)
        let job = try #require(printer.jobs.first)
        #expect(Data(job.document) == document)
        let values = job.byName
        #expect(values["job-name"] == [.name("Print for iOS")])
        #expect(values["copies"] == [.integer(2)])
        #expect(values["sides"] == [.keyword("two-sided-short-edge")])
        #expect(values["media"] == [.keyword("na_letter_8.5x11in")])
        #expect(values["document-format"] == [.mimeType("application/pdf")])
    }

    /// RFC 8011, 5.3.7: 3 pending, 5 processing, 9 completed.
    @Test("PT30: a job that waits and is printed tells so, once for each state")
    func states() async throws {
        let printer = try TestPrinter(states: [3, 3, 5, 5, 9])
        defer { printer.stop() }
        let (url, ticket) = (printer.url, ticket())
        let told = Mutex<[IPPJob.State]>([])
        let job = IPPJob { state in told.withLock { $0.append(state) } }
        _ = try await run { try IPPJobs.printAndWait(Data([1]), ticket, on: url, job) }
        await MainActor.run {}
        #expect(told.withLock { $0 } == [.waiting, .printing])
    }

    @Test("A job that the person cancels is taken from the printer")
    func cancelled() async throws {
        let printer = try TestPrinter(states: [5])
        defer { printer.stop() }
        let (url, ticket) = (printer.url, ticket())
        let job = IPPJob()
        job.cancel()
        await #expect(throws: IPPJob.Cancelled.self) {
            _ = try await run { try IPPJobs.printAndWait(Data([1]), ticket, on: url, job) }
        }
        let last = printer.log.withLock { $0.requests.last }
        #expect(last?.code == IPPMessage.cancelJob && last?.byName["job-id"] == [.integer(7)])
    }

    @Test("PT28: a printer without paper ends the job with its reason; one that is off does not answer")
    func failures() async throws {
        let printer = try TestPrinter(states: [5, 8])
        defer { printer.stop() }
        let (url, ticket) = (printer.url, ticket())
        do {
            _ = try await run { try IPPJobs.printAndWait(Data("x".utf8), ticket, on: url) }
            Issue.record("an aborted job is no success")
        } catch { #expect("\(error)".contains("media-empty-error")) }
        let off = try #require(URL(string: "ipp://127.0.0.1:1/"))
        await #expect(throws: IPPConnection.Failure.self) {
            try await run { try IPPJobs.printAndWait(Data(), ticket, on: off) }
        }
    }
}
