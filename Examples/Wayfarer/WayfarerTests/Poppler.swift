// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Documents as other people's tools see them.
enum Poppler {
    private static func run(_ tool: String, _ arguments: [String], on data: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
        process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return said
    }

    /// - Parameter page: from 1; nil: all.
    static func text(_ data: Data, page: Int? = nil) throws -> String {
        let range = page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
        return String(decoding: try run("pdftotext", ["-layout"] + range + ["FILE", "-"], on: data), as: UTF8.self)
    }

    /// A pixel a point, gray, row by row: 0 is black. - Parameter page: from 1.
    static func pixels(_ data: Data, page: Int) throws -> (width: Int, height: Int, gray: [UInt8]) {
        let file = try run(
            "pdftoppm", ["-gray", "-r", "72", "-f", "\(page)", "-l", "\(page)", "FILE"], on: data)
        // "P5", width, height, 255, each followed by one blank; then the bytes.
        var rest = file[...]
        let words = (0..<4).map { _ in
            let word = rest.prefix { !" \n".utf8.contains($0) }
            rest = rest.dropFirst(word.count + 1)
            return String(decoding: word, as: UTF8.self)
        }
        return (try XCTUnwrap(Int(words[1])), try XCTUnwrap(Int(words[2])), Array(rest))
    }
}
