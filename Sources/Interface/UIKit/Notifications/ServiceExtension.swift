// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// The app's extension that changes pushes before they are shown, started anew for each: it gets the notification on its
/// standard input and answers on its standard output. The virtual clock stands meanwhile.
package struct ServiceExtension: Sendable {
    private let executable: String

    /// Seconds that an extension has.
    private static let patience = 30

    /// nil: the app has none.
    package static func of(_ app: Bundle) -> ServiceExtension? {
        guard let folder = app.builtInPlugInsURL else { return nil }
        // Most apps have no such folder.
        let bundles = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return bundles.lazy.filter { $0.pathExtension == "appex" }.compactMap(ServiceExtension.init).first
    }

    private init?(bundle: URL) {
        // A bundle whose list is missing or cannot be read is no service: the notification shows as it came.
        guard let data = FileManager.default.contents(atPath: bundle.appendingPathComponent("Info.plist").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let information = list["NSExtension"] as? [String: Any],
            information["NSExtensionPointIdentifier"] as? String == "com.apple.usernotifications.service",
            let name = list["CFBundleExecutable"] as? String
        else { return nil }
        executable = bundle.appendingPathComponent(name).path
    }

    /// - Parameter done: on the main thread; with the record itself when the extension fails or takes too long.
    @MainActor
    package func change(
        _ record: NotificationRecord, then done: @escaping @MainActor @Sendable (NotificationRecord) -> Void
    ) {
        let hold = ClockHold()
        Thread.detachNewThread {
            let changed = run(record)
            DispatchQueue.main.async {
                hold.release()
                done(changed ?? record)
            }
        }
    }

    private func run(_ record: NotificationRecord) -> NotificationRecord? {
        do {
            let answer = try answer(to: PropertyListEncoder().encode(record))
            return try PropertyListDecoder().decode(NotificationRecord.self, from: answer)
        } catch {
            FileHandle.standardError.write(
                Data("touchstone: \(executable) did not change the notification: \(error)\n".utf8))
            return nil
        }
    }

    private func answer(to data: Data) throws -> Data {
        var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&input) == 0, pipe(&output) == 0 else { throw POSIXError(.EMFILE) }
        // What this process keeps, the child must not.
        for end in [input[1], output[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = start(input: input[0], output: output[1])
        close(input[0])
        close(output[1])
        defer { close(output[0]) }
        guard let child else {
            close(input[1])
            throw POSIXError(.ENOEXEC)
        }
        let writer = FileHandle(fileDescriptor: input[1], closeOnDealloc: false)
        writer.write(data)
        close(input[1])
        let answer = FileHandle(fileDescriptor: output[0], closeOnDealloc: false).readDataToEndOfFile()
        var status: Int32 = 0
        waitpid(child, &status, 0)
        return answer
    }

    private func start(input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // The extension has the device's real time, and neither the app's script nor its socket.
        let left: Set<String> = [
            "TOUCHSTONE_SCRIPT", "TOUCHSTONE_CONTROL", "TOUCHSTONE_AUTOMATION", "TOUCHSTONE_PENDING",
        ]
        let environment = ProcessInfo.processInfo.environment.filter { !left.contains($0.key) }
        let words = [executable, String(Self.patience)]
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        return posix_spawn(&child, executable, &actions, nil, arguments, variables) == 0 ? child : nil
    }
}
