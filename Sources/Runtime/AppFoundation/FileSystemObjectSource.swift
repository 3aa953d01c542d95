// SPDX-License-Identifier: MIT
public import Dispatch
import Foundation
import Glibc
import Synchronization

/// A source that fires when an open file or folder changes.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    /// What was being watched.
    var handle: Int32 { get }
    /// What has happened since the handler ran last.
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}

// What can happen, `FileSystemEvent`, Dispatch names on Linux too. `.revoke` and `.funlock` never happen here.
extension DispatchSource {
    /// - Parameters:
    ///   - fileDescriptor: stays the caller's, who closes it when the source is cancelled.
    ///   - queue: where handlers run; nil: a queue of the system's.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        guard let source = DispatchSource.makeUserDataOrSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Dispatch makes sources of its own class")
        }
        FileWatches.add(FileWatch(fileDescriptor, eventMask, source))
        return source
    }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

// In an extension of the protocol, as Dispatch's sources are of one class, whose `data` would be ambiguous.
extension DispatchSourceFileSystemObject {
    public var handle: Int32 { FileWatches.watch(of: self)?.descriptor ?? -1 }
    public var data: DispatchSource.FileSystemEvent {
        DispatchSource.FileSystemEvent(rawValue: (self as? any DispatchSourceUserDataOr)?.data ?? 0)
    }
    public var mask: DispatchSource.FileSystemEvent { FileWatches.watch(of: self)?.mask ?? [] }
}

/// Opens a file for a source alone. Linux has no such mode: the file is opened for reading.
public let O_EVTONLY: Int32 = O_RDONLY

/// The watches of the process's sources.
private enum FileWatches {
    private static let all = Mutex<[FileWatch]>([])

    static func add(_ watch: FileWatch) {
        all.withLock { all in
            all.removeAll { $0.endIfUnused() }
            all.append(watch)
        }
    }

    static func watch(of source: any DispatchSourceFileSystemObject) -> FileWatch? {
        all.withLock { $0 }.first { $0.source === source as AnyObject }
    }
}

/// Tells a source of Dispatch's what the kernel says of the file behind a descriptor.
///
/// The kernel tells of a file that it is deleted once nobody has it open any more; the count of its names says so before.
// Unchecked: Dispatch's sources may be used on any thread; the count of names changes on the queue of `events` alone.
private final class FileWatch: @unchecked Sendable {
    let descriptor: Int32
    let mask: DispatchSource.FileSystemEvent
    private(set) weak var source: DispatchSource?
    private var events: (any DispatchSourceRead)?
    private var state: FileState

    init(_ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ source: DispatchSource) {
        (self.descriptor, self.mask, self.source) = (descriptor, mask, source)
        state = FileState(descriptor)
        let kernel = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard kernel >= 0 else { return }
        let wanted = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        guard inotify_add_watch(kernel, "/proc/self/fd/\(descriptor)", UInt32(wanted)) >= 0 else {
            close(kernel)
            return
        }
        let events = DispatchSource.makeReadSource(fileDescriptor: kernel, queue: .global())
        events.setEventHandler { [weak self] in self?.read(from: kernel) }
        events.setCancelHandler { close(kernel) }
        events.resume()
        self.events = events
    }

    deinit { events?.cancel() }

    /// Whether nobody listens any more.
    func endIfUnused() -> Bool {
        guard source?.isCancelled ?? true else { return false }
        events?.cancel()
        return true
    }

    private func read(from kernel: Int32) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var happened: DispatchSource.FileSystemEvent = []
        while true {
            let count = Glibc.read(kernel, &buffer, buffer.count)
            guard count > 0 else { break }
            buffer.withUnsafeBytes { happened.formUnion(meaning(of: UnsafeRawBufferPointer(rebasing: $0[..<count]))) }
        }
        happened.formUnion(state.change(to: FileState(descriptor), wasWritten: happened.contains(.write)))
        let wanted = happened.intersection(mask)
        guard !wanted.isEmpty, !endIfUnused() else { return }
        source.map { $0 as any DispatchSourceUserDataOr }?.or(data: wanted.rawValue)
    }

    private func meaning(of bytes: UnsafeRawBufferPointer) -> DispatchSource.FileSystemEvent {
        var result: DispatchSource.FileSystemEvent = []
        var at = 0
        let header = MemoryLayout<inotify_event>.size
        while at + header <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
            result.formUnion(meaning(of: Int32(bitPattern: event.mask)))
            at += header + Int(event.len)
        }
        return result
    }

    private func meaning(of mask: Int32) -> DispatchSource.FileSystemEvent {
        var result: DispatchSource.FileSystemEvent = []
        if mask & (IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { result.insert(.write) }
        if mask & IN_MOVE_SELF != 0 { result.insert(.rename) }
        // A folder also hears of its files' attributes; those events carry the file's name.
        if mask & IN_ATTRIB != 0, mask & IN_ISDIR == 0 || state.isFolder { result.insert(.attrib) }
        return result
    }
}

/// What of a file tells apart events for which the kernel has one word.
private struct FileState {
    var size: off_t = 0
    var names: nlink_t = 0
    var isFolder = false

    init(_ descriptor: Int32) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return }
        (size, names, isFolder) = (info.st_size, info.st_nlink, info.st_mode & S_IFMT == S_IFDIR)
    }

    /// Takes the new state, and says what it means beside what the kernel told.
    mutating func change(to new: FileState, wasWritten: Bool) -> DispatchSource.FileSystemEvent {
        var result: DispatchSource.FileSystemEvent = []
        if new.names != names { result.insert(.link) }
        if new.names == 0, names > 0 { result.insert(.delete) }
        if wasWritten, new.size > size { result.insert(.extend) }
        self = new
        return result
    }
}
