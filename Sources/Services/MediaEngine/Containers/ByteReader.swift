// SPDX-License-Identifier: MIT
import Glibc

/// Big-endian numbers and bytes of a file at any place; nil beyond its end. One thread at a time.
package final class ByteReader {
    private let descriptor: Int32
    /// Bytes, as they were when it was opened.
    package let length: Int64

    /// nil: there is no such file, or it is a folder or a device.
    package init?(path: String) {
        descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            Glibc.close(descriptor)
            return nil
        }
        length = Int64(status.st_size)
    }

    deinit { Glibc.close(descriptor) }

    /// All of them or nil: also where the file has become shorter.
    /// - Parameter offset: from the file's beginning.
    package func bytes(_ offset: Int64, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, offset <= length, Int64(count) <= length - offset else { return nil }
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
            var done = 0
            while done < count, let base = buffer.baseAddress {
                let read = pread(descriptor, base + done, count - done, off_t(offset) + off_t(done))
                guard read > 0 else { break }
                done += read
            }
            used = done
            isWhole = done == count
        }
        return isWhole ? bytes : nil
    }

    private func integer(_ offset: Int64, _ count: Int) -> UInt64? {
        bytes(offset, count)?.reduce(0) { $0 << 8 | UInt64($1) }
    }
    /// One byte at the offset.
    package func number8(_ offset: Int64) -> UInt8? { integer(offset, 1).map { UInt8($0) } }
    /// Two bytes, big-endian.
    package func number16(_ offset: Int64) -> UInt16? { integer(offset, 2).map { UInt16($0) } }
    /// Four bytes, big-endian.
    package func number32(_ offset: Int64) -> UInt32? { integer(offset, 4).map { UInt32($0) } }
    /// Eight bytes, big-endian.
    package func unsigned(_ offset: Int64) -> UInt64? { integer(offset, 8) }
    /// Eight bytes, big-endian, two's complement.
    package func signed(_ offset: Int64) -> Int64? { integer(offset, 8).map { Int64(bitPattern: $0) } }
    /// As Latin-1, which every byte is.
    package func text(_ offset: Int64, _ count: Int) -> String? {
        bytes(offset, count).map { String(decoding: $0.map { UInt16($0) }, as: UTF16.self) }
    }
}
