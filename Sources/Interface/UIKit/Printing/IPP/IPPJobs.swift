// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// What a printer is told of a job.
struct IPPTicket: Sendable {
    var name: String
    var copies = 1
    /// nil for a printer that prints on one side.
    var sides: String?
    var colorMode = "auto"
    var media: String
    var isLandscape = false

    func add(to message: inout IPPMessage) {
        message.add(.operation, "requesting-user-name", .name("mobile"))
        message.add(.operation, "job-name", .name(name))
        message.add(.operation, "document-format", .mimeType("application/pdf"))
        message.add(.job, "copies", .integer(Int32(copies)))
        if let sides { message.add(.job, "sides", .keyword(sides)) }
        message.add(.job, "media", .keyword(media))
        message.add(.job, "orientation-requested", .enumeration(isLandscape ? 4 : 3))
        message.add(.job, "print-color-mode", .keyword(colorMode))
    }
}

/// Jobs on printers that speak IPP (RFC 8011). Each works on a thread of its own, and the virtual clock stands meanwhile.
enum IPPJobs {
    typealias Attributes = [String: [IPPValue]]
    typealias Answer<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void

    static func attributes(of printer: URL, _ done: @escaping Answer<Attributes>) {
        run(done) {
            let request = IPPMessage(operation: IPPMessage.getPrinterAttributes, printer: printer.absoluteString)
            return try IPPConnection(url: printer).send(request).byName
        }
    }

    /// Prints, and waits until the printer is done with the job.
    static func print(_ document: Data, _ ticket: IPPTicket, on printer: URL, _ done: @escaping Answer<Int32>) {
        run(done) { try printAndWait(document, ticket, on: printer) }
    }

    private static func run<Value: Sendable>(
        _ done: @escaping Answer<Value>, _ body: @escaping @Sendable () throws -> Value
    ) {
        let hold = ClockHold()
        let thread = Thread {
            let result = Result { try body() }
            DispatchQueue.main.async {
                done(result)
                hold.release()
            }
        }
        thread.start()
    }

    // MARK: Job states (RFC 8011, 5.3.7)

    private static let canceled: Int32 = 7
    private static let aborted: Int32 = 8
    private static let completed: Int32 = 9

    /// - Returns: the job's number.
    static func printAndWait(_ document: Data, _ ticket: IPPTicket, on printer: URL) throws -> Int32 {
        let connection = IPPConnection(url: printer)
        var request = IPPMessage(operation: IPPMessage.printJob, printer: printer.absoluteString)
        ticket.add(to: &request)
        request.document = Array(document)
        let answer = try connection.send(request).byName
        guard let job = answer["job-id"]?.first?.number else {
            throw IPPConnection.Failure(description: "the printer gave the job no number")
        }
        var state = answer
        while true {
            switch state["job-state"]?.first?.number {
            case completed: return job
            case canceled, aborted:
                let reason = state["job-state-reasons"]?.compactMap(\.text).joined(separator: ", ")
                throw IPPConnection.Failure(description: "the printer ended the job: \(reason ?? "no reason given")")
            default: pause()
            }
            var question = IPPMessage(operation: IPPMessage.getJobAttributes, printer: printer.absoluteString)
            question.add(.operation, "job-id", .integer(job))
            state = try connection.send(question).byName
        }
    }

    static func cancel(_ job: Int32, on printer: URL) throws {
        var request = IPPMessage(operation: IPPMessage.cancelJob, printer: printer.absoluteString)
        request.add(.operation, "job-id", .integer(job))
        _ = try IPPConnection(url: printer).send(request)
    }

    /// Real time: the printer is outside of the process, and the virtual clock, which stands, has replaced `sleep`.
    private static func pause() {
        var quarterSecond = timeval(tv_sec: 0, tv_usec: 250_000)
        select(0, nil, nil, nil, &quarterSecond)
    }
}
