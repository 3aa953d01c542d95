// SPDX-License-Identifier: MIT
import Glibc

/// Passes on what the engine's program and its pages' processes say on standard error, without what they say of every
/// frame of a film, of packages that nothing on the page needs and of pictures that the engine's package leaves out.
enum EngineErrors {
    private static let noise = [
        "GStreamer-CRITICAL", "WebKit wasn't able to find", "GStreamer element", "trying to load platform resource",
    ]

    static func isNoise(_ line: String) -> Bool { line.isEmpty || noise.contains { line.contains($0) } }

    /// Reads to the end on a thread of its own, and closes the descriptor.
    static func pass(from descriptor: Int32) {
        let thread = Thread {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            var rest = Data()
            while true {
                let block = file.availableData
                guard !block.isEmpty else { break }
                rest.append(block)
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    passOn(rest[rest.startIndex..<end])
                    rest = Data(rest[(end + 1)...])
                }
            }
            passOn(rest)
        }
        thread.name = "touchstone-web-errors"
        thread.start()
    }

    private static func passOn(_ line: Data) {
        guard !isNoise(String(decoding: line, as: UTF8.self)) else { return }
        FileHandle.standardError.write(line + Data("\n".utf8))
    }
}
