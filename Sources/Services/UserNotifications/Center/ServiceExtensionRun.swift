// SPDX-License-Identifier: MIT
import Glibc
import Synchronization
import TouchstoneDevice
import UIKit

extension UNNotificationServiceExtension {
    /// The life of a service extension's process: reads a request from standard input, has the principal class change it,
    /// and writes what it gives to standard output. Whoever does not answer in time is told so, and has a moment left; then
    /// the request goes out as it came.
    ///
    /// The first argument is the time in seconds.
    public static func __run() -> Never {
        let output = dup(STDOUT_FILENO)
        // What the extension prints is no answer.
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let data = FileHandle.standardInput.readDataToEndOfFile()
        // Whoever started it shows the notification as it was.
        guard let record = try? PropertyListDecoder().decode(NotificationRecord.self, from: data),
            let name = (Bundle.main.infoDictionary?["NSExtension"] as? [String: Any])?["NSExtensionPrincipalClass"]
                as? String,
            let type = principalClass(name)
        else { exit(EX_DATAERR) }
        let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 30
        let service = type.init()
        let answer = ServiceAnswer(output)
        service.didReceive(UNNotificationRequest(record)) { answer.give($0, to: record) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            service.serviceExtensionTimeWillExpire()
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { exit(EX_TEMPFAIL) }
        }
        dispatchMain()
    }

    /// `$(PRODUCT_MODULE_NAME).Name` may reach here with its variable replaced, or as a plain name.
    private static func principalClass(_ name: String) -> UNNotificationServiceExtension.Type? {
        let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
        return (NSClassFromString(name) ?? NSClassFromString(module + "." + name))
            as? UNNotificationServiceExtension.Type
    }
}

/// The first answer counts, and ends the process.
private final class ServiceAnswer: Sendable {
    private let isGiven = Mutex(false)
    private let output: Int32
    init(_ output: Int32) { self.output = output }

    func give(_ content: UNNotificationContent, to request: NotificationRecord) {
        let isFirst = isGiven.withLock { given in
            defer { given = true }
            return !given
        }
        guard isFirst else { return }
        var record = content.record
        (record.identifier, record.origin, record.schedule) = (request.identifier, request.origin, request.schedule)
        FileHandle(fileDescriptor: output).write(RecordCoding.data(record))
        exit(0)
    }
}
