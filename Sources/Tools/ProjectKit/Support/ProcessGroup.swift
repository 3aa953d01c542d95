// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// A program took longer than it may.
package struct TimeLimit: Error {
    /// The limit that was passed.
    package let seconds: TimeInterval
    /// Sources that compilers were working on, where that can be seen.
    package let files: [Path]
}

/// A program and those it has started.
struct ProcessGroup {
    private let group: pid_t

    init(_ group: pid_t) { self.group = group }

    /// The sources that the group's compiler processes are compiling, the busiest first.
    func compilerInputs() -> [Path] {
        let processes = Path("/proc").children.compactMap { pid_t($0.name) }.filter { getpgid($0) == group }
        let inputs = processes.map { (time: processorTime(of: $0), files: primaryFiles(of: $0)) }
        return inputs.sorted { $0.time > $1.time }.flatMap(\.files)
    }

    private func primaryFiles(of process: pid_t) -> [Path] {
        let text = Self.text("/proc/\(process)/cmdline")
        let arguments = text.split(separator: "\0").map(String.init)
        let pairs = zip(arguments, arguments.dropFirst())
        if let list = pairs.first(where: { $0.0 == "-primary-filelist" })?.1 {
            return (Path(list).text ?? "").split(separator: "\n").map { Path(String($0)) }
        }
        return pairs.filter { $0.0 == "-primary-file" }.map { Path($0.1) }
    }

    /// The kernel's files say that they are empty, and Foundation believes them.
    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// In clock ticks: fields 14 and 15 of the process's `stat`, counted behind its name.
    private func processorTime(of process: pid_t) -> Int {
        let text = Self.text("/proc/\(process)/stat")
        guard let name = text.lastIndex(of: ")") else { return 0 }
        let fields = text[name...].split(separator: " ")
        return fields.dropFirst(12).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
}
