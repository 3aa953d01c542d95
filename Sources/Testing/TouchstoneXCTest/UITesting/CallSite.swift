// SPDX-License-Identifier: MIT
import Glibc

/// The line of the test's own source that is being executed: `tap()` and its like do not take a place, so the stack is
/// looked at. Only failures pay for it, with a run of the symbolizer.
enum CallSite {
    struct Place {
        var file: String
        var line: Int
    }

    /// The innermost frame of the test program; the frameworks lie in a library of their own.
    static var current: Place? {
        guard let symbolizer = UITestConfiguration.current?.symbolizer else { return nil }
        var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 128)
        let count = Int(returnAddresses(&frames, Int32(frames.count)))
        let program = "/proc/self/exe"
        guard let own = dlopen(nil, RTLD_LAZY), let symbol = dlsym(own, "main"),
            let base = image(of: symbol)
        else { return nil }
        // A return address is behind the call.
        let offsets = frames.prefix(count).compactMap { $0 }.filter { image(of: $0) == base }.map {
            UInt(bitPattern: $0) - base - 1
        }
        return offsets.isEmpty ? nil : place(of: offsets, in: program, symbolizer)
    }

    /// Where the image that holds the address starts.
    private static func image(of address: UnsafeMutableRawPointer) -> UInt? {
        var info = ImageOfAddress()
        guard dynamicLinkerAddress(UnsafeRawPointer(address), &info) != 0 else { return nil }
        return UInt(bitPattern: info.base)
    }

    private static func place(of offsets: [UInt], in program: String, _ symbolizer: String) -> Place? {
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
        let process = Process()
        process.executableURL = URL(fileURLWithPath: symbolizer)
        process.arguments =
            ["--obj=\(executable)", "--functions=none", "--inlines"]
            + offsets.prefix(24).map { String($0, radix: 16) }.map { "0x" + $0 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").lazy.compactMap(place).first
    }

    /// `/path/File.swift:12:3`; what was generated has no place.
    private static func place(_ line: Substring) -> Place? {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        guard file.hasSuffix(".swift"), !file.contains("<"), !file.hasSuffix("TouchstoneTestMain.swift") else {
            return nil
        }
        return Place(file: file, line: number)
    }
}

/// `Dl_info`, which Glibc's module leaves out with other GNU extensions.
private struct ImageOfAddress {
    var file: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func dynamicLinkerAddress(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<ImageOfAddress>) -> Int32
@_silgen_name("backtrace")
private func returnAddresses(_ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32) -> Int32
