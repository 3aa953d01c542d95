// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
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

/// A job on its way, as the app sees it and may end it. Any thread.
final class IPPJob: Sendable {
    /// What a printer does with a job that it has not ended (RFC 8011, 5.3.7).
    enum State: Sendable { case waiting, printing }
    /// The person wants it no longer.
    struct Cancelled: Error {}

    private let wanted = Atomic(true)
    private let report: @MainActor @Sendable (State) -> Void

    /// - Parameter report: on the main thread, when the state has changed.
    init(report: @escaping @MainActor @Sendable (State) -> Void = { _ in }) { self.report = report }

    /// The printer is told when it is next asked.
    func cancel() { wanted.store(false, ordering: .relaxed) }
    var isCancelled: Bool { !wanted.load(ordering: .relaxed) }

    func tell(_ state: State) {
        DispatchQueue.main.async { [report] in report(state) }
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
    static func print(
        _ document: Data, _ ticket: IPPTicket, on printer: URL, _ job: IPPJob, _ done: @escaping Answer<Int32>
    ) {
        run(done) { try printAndWait(document, ticket, on: printer, job) }
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

    private static let processing: Int32 = 5
    private static let canceled: Int32 = 7
    private static let aborted: Int32 = 8
    private static let completed: Int32 = 9

    /// - Returns: the job's number.
    /// - Throws: `IPPJob.Cancelled` once the printer has let a job go that is wanted no longer.
    static func printAndWait(
        _ document: Data, _ ticket: IPPTicket, on printer: URL, _ progress: IPPJob = IPPJob()
    ) throws -> Int32 {
        let connection = IPPConnection(url: printer)
        var request = IPPMessage(operation: IPPMessage.printJob, printer: printer.absoluteString)
        ticket.add(to: &request)
        request.document = Array(document)
        let answer = try connection.send(request).byName
        guard let job = answer["job-id"]?.first?.number else {
            throw IPPConnection.Failure(description: "the printer gave the job no number")
        }
        var state = answer
        var told: IPPJob.State?
        while true {
            let number = state["job-state"]?.first?.number
            switch number {
            case completed: return job
            case canceled where progress.isCancelled: throw IPPJob.Cancelled()
            case canceled, aborted:
                let reason = state["job-state-reasons"]?.compactMap(\.text).joined(separator: ", ")
                throw IPPConnection.Failure(description: "the printer ended the job: \(reason ?? "no reason given")")
            default:
                let now: IPPJob.State = number == processing ? .printing : .waiting
                if now != told { progress.tell(now) }
                told = now
                pause()
            }
            if progress.isCancelled {
                try cancel(job, on: printer)
                throw IPPJob.Cancelled()
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
