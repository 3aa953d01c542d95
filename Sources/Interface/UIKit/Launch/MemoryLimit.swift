// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// Ends an app that uses more memory than its device lets it, as iOS does: at four fifths of it the app is warned; beyond it the
/// process is killed, without a word to the app, with a line in its log and a report on the device. Only where
/// `TOUCHSTONE_MEMORY` says how many megabytes that is.
enum MemoryLimit {
    /// Seconds between two looks.
    private static let pace: useconds_t = 50_000
    private static let warningShare = 0.8

    static func install() {
        guard let text = Device.variable("MEMORY") else { return }
        guard let megabytes = Int(text), megabytes > 0 else {
            FileHandle.standardError.write(
                Data("touchstone: TOUCHSTONE_MEMORY is '\(text)', no number of megabytes\n".utf8))
            exit(EX_USAGE)
        }
        // Not the main thread, which may be what fills the memory.
        let thread = Thread { watch(limit: megabytes << 20) }
        thread.name = "memory limit"
        thread.start()
    }

    private static func watch(limit: Int) {
        let warning = Int(Double(limit) * warningShare)
        var isWarned = false
        while true {
            let used = footprint
            if used > limit { end(used: used, limit: limit) }
            if used > warning, !isWarned {
                DispatchQueue.main.async { UIApplication.shared.receiveMemoryWarning() }
            }
            isWarned = used > warning
            usleep(pace)
        }
    }

    /// Bytes of the process's own, without what files and other processes share with it; 0 where the kernel does not say.
    private static var footprint: Int {
        // Pages: all, resident, shared of those. https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html
        guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return 0 }
        let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        guard numbers.count > 2 else { return 0 }
        return (numbers[1] - numbers[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    private static func end(used: Int, limit: Int) -> Never {
        let app = AppIdentity.identifier
        do {
            let file = try writeReport(app, used: used, limit: limit)
            say("\(app) used \(used >> 20) MB of the \(limit >> 20) MB that it may, and was ended; see \(file.path)")
        } catch {
            say("\(app) used \(used >> 20) MB of the \(limit >> 20) MB that it may, and was ended; no report: \(error)")
        }
        kill(getpid(), SIGKILL)
        // The signal may take a moment.
        while true { pause() }
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data("touchstone: \(text)\n".utf8)) }

    /// In the form of iOS's `JetsamEvent-...ips`: a line that says what it is, then the report; both JSON.
    private static func writeReport(_ app: String, used: Int, limit: Int) throws -> URL {
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        let date = Date().formatted(.iso8601.dateTimeSeparator(.standard).timeSeparator(.omitted))
        let head: [String: Any] = ["bug_type": "298", "timestamp": date, "app": app]
        let process: [String: Any] = [
            "name": ProcessInfo.processInfo.processName, "pid": getpid(), "rpages": used / pageSize,
            "reason": "per-process-limit", "states": [AppPresence.isBehind ? "suspended" : "frontmost"],
        ]
        let body: [String: Any] = [
            "date": date, "largestProcess": ProcessInfo.processInfo.processName,
            "memoryStatus": ["pageSize": pageSize, "limitPages": limit / pageSize], "processes": [process],
        ]
        var text = try JSONSerialization.data(withJSONObject: head, options: [.sortedKeys])
        text.append(UInt8(ascii: "\n"))
        text.append(try JSONSerialization.data(withJSONObject: body, options: [.prettyPrinted, .sortedKeys]))
        let folder = Device.current.reports
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(
            "JetsamEvent-\(app.replacingOccurrences(of: "/", with: "-"))-\(date).ips")
        try text.write(to: file)
        return file
    }
}
