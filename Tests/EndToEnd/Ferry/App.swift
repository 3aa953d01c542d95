// SPDX-License-Identifier: MIT
import UIKit

/// Transfers in a background session, as its arguments say; notes what it hears in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let ferry = Ferry()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.note("launched, state \(application.applicationState.rawValue)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        let arguments = CommandLine.arguments
        if arguments.contains("-download") {
            UserDefaults.standard.set(arguments.contains("-late"), forKey: "late")
        }
        // As apps do that make their session when they are told of its events.
        let isLate = UserDefaults.standard.bool(forKey: "late") && application.applicationState == .background
        if !isLate { ferry.begin() }
        return true
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        Journal.note("events of \(identifier), state \(application.applicationState.rawValue)")
        ferry.completion = completionHandler
        if !ferry.hasBegun { ferry.begin() }
    }
}

final class Ferry: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate, @unchecked Sendable {
    // Sendable: `completion` is used on the main thread alone, `session` is set before any task runs.
    var completion: (() -> Void)?
    private var session: URLSession!
    var hasBegun: Bool { session != nil }
    private var options: [String: String] = [:]

    func begin() {
        let words = CommandLine.arguments.dropFirst()
        for (name, value) in zip(words, words.dropFirst()) where name.hasPrefix("-") { options[name] = value }
        let configuration = URLSessionConfiguration.background(withIdentifier: "org.touchstone.ferry.session")
        configuration.isDiscretionary = words.contains("-discretionary")
        configuration.sessionSendsLaunchEvents = !words.contains("-quiet")
        session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        session.getAllTasks { tasks in
            let list = tasks.sorted { $0.taskIdentifier < $1.taskIdentifier }
            Journal.note("tasks \(list.map { "\($0.taskIdentifier) \($0.taskDescription ?? "-")" })")
        }
        if let text = options["-download"] { download(text) }
        if let text = options["-upload"] { upload(to: text) }
        if let text = options["-wait"] { wait(for: text) }
        if words.contains("-resume") { resume() }
    }

    private func download(_ text: String) {
        for (number, part) in text.split(separator: ",").enumerated() {
            guard let url = URL(string: String(part)) else { continue }
            let task = session.downloadTask(with: url)
            task.taskDescription = "cargo \(number + 1)"
            task.resume()
            if CommandLine.arguments.contains("-stop") { stop(task) }
        }
        Journal.note("begun")
    }

    private func upload(to text: String) {
        guard let url = URL(string: text) else { return }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cargo")
        try? Data(repeating: 7, count: 300_000).write(to: file)
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        session.uploadTask(with: request, fromFile: file).resume()
        Journal.note("begun")
    }

    /// A session of the foreground, without a network.
    private func wait(for text: String) {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        guard let url = URL(string: text) else { return }
        session.dataTask(with: url).resume()
    }

    private var resumeFile: URL { URL(fileURLWithPath: NSHomeDirectory() + "/Documents/resume") }

    /// Once something is there.
    private func stop(_ task: URLSessionDownloadTask) {
        guard task.countOfBytesReceived > 0 else {
            return DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.stop(task) }
        }
        task.cancel { data in
            try? data?.write(to: self.resumeFile)
            Journal.note("stopped, resume data \(data != nil)")
        }
    }

    private func resume() {
        guard let data = try? Data(contentsOf: resumeFile) else { return }
        session.downloadTask(withResumeData: data).resume()
        Journal.note("resumed")
    }

    // MARK: The delegate

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        if CommandLine.arguments.contains("-crash") { abort() }
        let data = (try? Data(contentsOf: location)) ?? Data()
        let isWhole = data.enumerated().allSatisfy { $1 == UInt8(truncatingIfNeeded: $0 / 1000) }
        Journal.note("downloaded \(data.count) bytes, whole \(isWhole), \(downloadTask.taskDescription ?? "-")")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        Journal.note("resumes, \(fileOffset > 0)")
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        Journal.note("answer \(String(decoding: data.prefix(40), as: UTF8.self))")
    }

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
        Journal.note("waiting")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        Journal.note(
            "ended \(task.taskIdentifier), \((error as? URLError).map { "error \($0.code.rawValue)" } ?? "status \(status)")"
        )
    }

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        DispatchQueue.main.async {
            Journal.note("all told, a handler \(self.completion != nil)")
            self.completion?()
            self.completion = nil
        }
    }
}

enum Journal {
    private static let lock = NSLock()
    static func note(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
