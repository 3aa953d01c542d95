// SPDX-License-Identifier: MIT
internal import CPDFText

/// The texts of a document's pages, read when wanted.
///
/// Sendable: the lock guards the handle.
final class DocumentText: @unchecked Sendable {
    private let lock = NSLock()
    private let handle: UnsafeMutableRawPointer?

    init(_ data: Data, password: String?) {
        handle = data.withUnsafeBytes { ts_pdftext_open($0.baseAddress, $0.count, password) }
    }

    deinit { ts_pdftext_close(handle) }

    /// - Parameter index: of the page in the file, from 0.
    func page(_ index: Int) -> PageText {
        lock.withLock {
            guard let handle, let bytes = ts_pdftext_string(handle, Int32(index)) else { return PageText("", []) }
            defer { ts_pdftext_free(bytes) }
            var numbers: UnsafeMutablePointer<Double>?
            let count = Int(ts_pdftext_layout(handle, Int32(index), &numbers))
            defer { ts_pdftext_free(numbers) }
            let rects = (0..<count).compactMap { index -> CGRect? in
                guard let number = numbers?.advanced(by: index * 4) else { return nil }
                return CGRect(x: number[0], y: number[1], width: number[2] - number[0], height: number[3] - number[1])
            }
            return PageText(String(cString: bytes), rects)
        }
    }
}

/// A page's text and where each UTF-16 unit of it stands, in points from the top left of the page as it is shown.
struct PageText {
    let string: String
    let rects: [CGRect]

    /// - Parameter rects: of each Unicode character.
    init(_ string: String, _ rects: [CGRect]) {
        self.string = string
        self.rects = zip(string.unicodeScalars, rects).flatMap { scalar, rect in
            Array(repeating: rect, count: scalar.utf16.count)
        }
    }

    var length: Int { string.utf16.count }

    /// Rectangles of a range, one a line.
    func lines(of range: NSRange) -> [(range: NSRange, rect: CGRect)] {
        var lines: [(range: NSRange, rect: CGRect)] = []
        let text = string as NSString
        for index in range.location..<min(NSMaxRange(range), rects.count) {
            let isBreak = text.character(at: index) == 10
            let rect = rects[index]
            guard !isBreak, rect.width > 0 || rect.height > 0 else { continue }
            let isSameLine = lines.last.map {
                $0.rect.minY < rect.midY && rect.midY < $0.rect.maxY && rect.minX >= $0.rect.minX - 1
            }
            if isSameLine == true {
                lines[lines.count - 1].range.length = index + 1 - lines[lines.count - 1].range.location
                lines[lines.count - 1].rect = lines[lines.count - 1].rect.union(rect)
            } else {
                lines.append((NSRange(location: index, length: 1), rect))
            }
        }
        return lines
    }
}
