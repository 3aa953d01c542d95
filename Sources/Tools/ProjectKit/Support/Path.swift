// SPDX-License-Identifier: MIT
import Foundation

/// A file name on this machine, absolute and without `.` or `..` parts once made with `Path.absolute`.
package struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// As it was given; empty only for `Path("")`.
    package let string: String

    /// Takes the name as it is, relative or not; see `absolute`.
    package init(_ string: String) { self.string = string }

    /// `string` made absolute from `base` (the working directory), with `.` and `..` taken out by name.
    package static func absolute(_ string: String, from base: Path? = nil) -> Path {
        let start = string.hasPrefix("/") ? "" : (base?.string ?? FileManager.default.currentDirectoryPath) + "/"
        var parts: [Substring] = []
        for part in (start + string).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return Path("/" + parts.joined(separator: "/"))
    }

    /// The name itself.
    package var description: String { string }
    /// By characters, as names are sorted.
    package static func < (a: Path, b: Path) -> Bool { a.string < b.string }
    /// - Parameter name: may hold separators; empty: the folder itself.
    package static func / (folder: Path, name: String) -> Path {
        name.isEmpty ? folder : Path(folder.string == "/" ? "/" + name : folder.string + "/" + name)
    }

    /// What stands behind the last separator, those at the end left out. Read as bytes: builds ask thousands of paths.
    package var name: String {
        let bytes = string.utf8
        guard let last = bytes.lastIndex(where: { $0 != Self.separator }) else { return string }
        let start = bytes[..<last].lastIndex(of: Self.separator).map { bytes.index(after: $0) } ?? bytes.startIndex
        return String(string[start..<bytes.index(after: last)])
    }
    private static let separator = UInt8(ascii: "/")

    /// Of the root, and of a name without a separator: the root.
    package var parent: Path {
        guard let slash = string.lastIndex(of: "/"), slash > string.startIndex else { return Path("/") }
        return Path(String(string[..<slash]))
    }
    /// Without the dot, lower case; empty when there is none.
    package var pathExtension: String {
        let name = name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }
    /// The name without its extension.
    package var stem: String {
        let name = name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
    /// The same place with another extension.
    package func replacing(extension other: String) -> Path { parent / "\(stem).\(other)" }
    /// Whether `name` names something in a folder, and not a way out of it.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && name != "." && name != ".."
    }

    /// What is left of the name when `folder` is taken off; nil when it does not lie inside.
    package func relative(to folder: Path) -> String? {
        string.hasPrefix(folder.string + "/") ? String(string.dropFirst(folder.string.count + 1)) : nil
    }
}

extension Path {
    /// Identity of a file's content as far as a build cares: it changes when the file is written.
    package struct Stamp: Hashable, Sendable {
        /// Nanoseconds since 1970.
        package var modified: Int
        /// Bytes.
        package var size: Int
        /// Of what a link leads to.
        package var isDirectory: Bool
    }

    /// nil: there is none, or it cannot be looked at. One system call; follows links.
    package var stamp: Stamp? {
        var info = stat()
        guard stat(string, &info) == 0 else { return nil }
        return Stamp(
            modified: info.st_mtim.tv_sec &* 1_000_000_000 &+ info.st_mtim.tv_nsec, size: Int(info.st_size),
            isDirectory: info.st_mode & S_IFMT == S_IFDIR)
    }

    /// Of a link: whether what it leads to exists.
    package var exists: Bool { stamp != nil }
    /// Also of a link to a folder.
    package var isDirectory: Bool { stamp?.isDirectory == true }

    /// Names of a folder's entries in order, hidden ones left out; empty when there is no such folder.
    package var children: [Path] {
        guard let names = FileManager.default.contentsOrEmpty(atPath: string) else { return [] }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { self / $0 }
    }

    /// Every file below, depth first in order. Does not follow links to folders, so cycles end.
    package func descendants(enter: (Path) -> Bool = { _ in true }) -> [Path] {
        children.flatMap { child -> [Path] in
            guard child.isDirectory, !child.isLink else { return [child] }
            return enter(child) ? child.descendants(enter: enter) : []
        }
    }

    /// The file itself, or where there is none, the one whose name differs in case alone: the disks of Macs take both for
    /// the same.
    package var ignoringCase: Path {
        guard !exists, string != "/" else { return self }
        let folder = parent.ignoringCase
        let wanted = name.lowercased()
        return folder.children.first { $0.name.lowercased() == wanted } ?? self
    }

    private var isPipe: Bool {
        var info = stat()
        return stat(string, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO
    }

    /// Also of a link that leads nowhere.
    package var isLink: Bool {
        var info = stat()
        return lstat(string, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    }

    /// The name with every link followed; nil when it does not exist.
    package var resolved: Path? {
        guard let real = realpath(string, nil) else { return nil }
        defer { free(real) }
        return Path(String(cString: real))
    }

    /// All bytes; of a pipe, such as `/dev/stdin`, those until its end.
    package func read() throws -> Data {
        do {
            // Foundation's reader refuses what is no file on a disk.
            guard !isPipe else {
                return try FileHandle(forReadingFrom: URL(fileURLWithPath: string)).readToEnd() ?? Data()
            }
            return try Data(contentsOf: URL(fileURLWithPath: string))
        } catch {
            throw Failure.build(exists ? "cannot be read" : "is not there", file: self)
        }
    }

    /// The text of a source or settings file: UTF-8, or UTF-16 where a byte order mark says so.
    package func readText() throws -> String {
        let data = try read()
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            if let text = String(data: data, encoding: .utf16) { return text }
        }
        return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    }

    /// The text, nil when the file cannot be read: for looks at what others report on.
    var text: String? {
        do { return try readText() } catch { return nil }
    }

    /// With all above it; does nothing where it is there.
    package func makeDirectory() throws {
        do { try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true) } catch {
            throw Failure.build("the folder cannot be made: \(error.localizedDescription)", file: self)
        }
    }

    /// Removes the file or folder if it is there.
    package func remove() throws {
        guard exists || isLink else { return }
        do { try FileManager.default.removeItem(atPath: string) } catch {
            throw Failure.build("cannot be removed: \(error.localizedDescription)", file: self)
        }
    }

    /// Writes beside and renames, so that nobody ever sees half a file. Keeps the old file, and its time, when it
    /// already says the same. Returns whether anything was written.
    @discardableResult
    package func write(_ data: Data) throws -> Bool {
        if let stamp, stamp.size == data.count, try read() == data { return false }
        try parent.makeDirectory()
        let beside = Path(string + ".partial-\(getpid())")
        do { try data.write(to: URL(fileURLWithPath: beside.string)) } catch {
            throw Failure.build("cannot be written: \(error.localizedDescription)", file: self)
        }
        guard rename(beside.string, string) == 0 else {
            unlink(beside.string)
            throw Failure.build("cannot be written: \(String(cString: strerror(errno)))", file: self)
        }
        return true
    }

    /// In UTF-8, see `write(_:)` of data.
    @discardableResult
    package func write(_ text: String) throws -> Bool { try write(Data(text.utf8)) }

    /// A copy at `target` with this file's time and permissions; done only when the copy is older or of another size.
    package func copy(to target: Path) throws {
        guard let mine = stamp else { throw Failure.build("no such file", file: self) }
        if mine.isDirectory {
            for child in children { try child.copy(to: target / child.name) }
            if children.isEmpty { try target.makeDirectory() }
            return
        }
        if let theirs = target.stamp, theirs.size == mine.size, theirs.modified == mine.modified { return }
        try target.write(try read())
        try target.takePermissions(of: self)
        var times = [timespec](
            repeating: timespec(tv_sec: mine.modified / 1_000_000_000, tv_nsec: mine.modified % 1_000_000_000), count: 2
        )
        utimensat(AT_FDCWD, target.string, &times, 0)
    }

    /// Programs and scripts stay ones that can be run.
    private func takePermissions(of original: Path) throws {
        var info = stat()
        guard stat(original.string, &info) == 0, chmod(string, info.st_mode & 0o777) == 0 else {
            throw Failure.build("cannot be made like \(original): \(String(cString: strerror(errno)))", file: self)
        }
    }
}

extension FileManager {
    fileprivate func contentsOrEmpty(atPath path: String) -> [String]? {
        do { return try contentsOfDirectory(atPath: path) } catch { return nil }
    }
}
