// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked import FoundationNetworking
import Synchronization
import TouchstoneDevice

/// A session whose transfers go on without the app: which of them are under way, and who hears when all are told.
/// https://developer.apple.com/documentation/foundation/downloading-files-in-the-background
final class BackgroundSession: Sendable {
    private struct Entry {
        weak var session: URLSession?
        let background: BackgroundSession
    }
    private static let live = Mutex<[ObjectIdentifier: Entry]>([:])

    private let identifier: String
    /// Jobs of tasks that are not told to their end, by the tasks' numbers.
    private let jobs = Mutex<[Int: TransferJob]>([:])

    private init(_ identifier: String) { self.identifier = identifier }

    /// Of a session that was made for the background, on a device that carries transfers on.
    static func of(_ session: URLSession) -> BackgroundSession? {
        live.withLock { $0[ObjectIdentifier(session)].flatMap { $0.session === session ? $0.background : nil } }
    }

    // MARK: The beginning

    /// Makes the tasks anew that a session of the same identifier has left, in the app's last run as well.
    static func begin(_ session: URLSession) {
        guard let identifier = session.configuration.identifier, BackgroundTransfers.hasService,
            let fields = ProtocolFields.shared
        else { return }
        let background = BackgroundSession(identifier)
        let known = live.withLock { live in
            live = live.filter { $0.value.session != nil }
            live[ObjectIdentifier(session)] = Entry(session: session, background: background)
            return Set(live.values.flatMap { $0.background.folders })
        }
        BackgroundTransfers.observe { name in
            for (session, background) in all(of: name) { background.tellEnd(to: session) }
        }
        let jobs = TransferJob.all(of: identifier).filter { !known.contains($0.folder) }
        guard let last = jobs.last else { return }
        // All of them are known before the first can be over.
        background.jobs.withLock { $0 = Dictionary(jobs.map { ($0.order.number, $0) }) { $1 } }
        let tasks = jobs.map { job in
            fields.setNextTask(job.order.number, of: session)
            let task = job.task(in: session)
            task.taskDescription = job.order.description
            return (task, job)
        }
        fields.setNextTask(last.order.number + 1, of: session)
        for (task, job) in tasks where !job.isPaused { task.resume() }
        if jobs.contains(where: { [.waiting, .running].contains($0.state.phase) }) {
            _ = BackgroundTransfers.startService()
        }
    }

    private static func all(of identifier: String) -> [(URLSession, BackgroundSession)] {
        live.withLock { live in
            live.values.compactMap { entry in
                guard entry.background.identifier == identifier, let session = entry.session else { return nil }
                return (session, entry.background)
            }
        }
    }

    private var folders: [URL] { jobs.withLock { $0.values.map(\.folder) } }

    // MARK: Tasks

    func job(of task: URLSessionTask) -> TransferJob? { jobs.withLock { $0[task.taskIdentifier] } }

    func add(_ job: TransferJob) { jobs.withLock { $0[job.order.number] = job } }

    /// The task is told to its end as soon as the delegate's queue has come here.
    func told(_ job: TransferJob, in session: URLSession) {
        session.delegateQueue.addOperation { [self] in
            job.remove()
            _ = jobs.withLock { $0.removeValue(forKey: job.order.number) }
            tellEnd(to: session)
        }
    }

    /// All that was there is told, and the app was started or woken for it.
    private func tellEnd(to session: URLSession) {
        guard jobs.withLock({ $0.isEmpty }), BackgroundTransfers.takeExpected(identifier) else { return }
        session.delegateQueue.addOperation {
            guard let delegate = session.delegate else { return }
            // Linux's protocol does not have the method.
            _ = objcSendIfResponds(delegate, "URLSessionDidFinishEventsForBackgroundURLSession:", [session])
        }
    }
}
