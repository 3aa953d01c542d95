import UIKit

// Files that are watched, and URLs of files by their older class: what public apps ask of Dispatch and Foundation.
// https://developer.apple.com/documentation/dispatch/dispatchsourcefilesystemobject

/// Stands for the application in tests, as apps write it.
private protocol BackgroundWork: AnyObject {
    func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}
extension UIApplication: BackgroundWork {}

@MainActor func fileEvents() {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let inside = NSURL.fileURL(withPath: folder, isDirectory: true)
    say("\(inside.isFileURL) \(inside.path == folder) \(inside.hasDirectoryPath)")  // expect: true true true
    watch(folder) { try! Data("a".utf8).write(to: inside.appendingPathComponent("new")) }  // expect: write
    let file = folder + "/new"
    watch(file) {
        let handle = FileHandle(forWritingAtPath: file)!
        handle.seekToEndOfFile()
        handle.write(Data("bc".utf8))
    }  // expect: write extend
    watch(file) { try! FileManager.default.moveItem(atPath: file, toPath: file + "er") }  // expect: rename
    watch(file + "er") { try! FileManager.default.removeItem(atPath: file + "er") }  // expect: delete
    say("\(UIApplication.self is BackgroundWork.Type)")  // expect: true
    // One object, as any queue of Objective-C.
    say("\(DispatchQueue.main == .main) \(DispatchQueue.main === DispatchQueue.main)")  // expect: true true
    allocatedSize(of: inside.appendingPathComponent("large"))
    replacedItems(in: inside)
}

/// "The total allocated size of the file, in bytes": about what is in it, where nothing is compressed or shared.
@MainActor private func allocatedSize(of url: URL) {
    try! Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: url)
    sync()
    let values = try! url.resourceValues(forKeys: [.totalFileAllocatedSizeKey, .fileSizeKey])
    let allocated = values.totalFileAllocatedSize ?? 0
    // expect: 100000 true
    say("\(values.fileSize ?? 0) \((100_000..<300_000).contains(allocated))")
}

/// https://developer.apple.com/documentation/foundation/filemanager/replaceitem(at:withitemat:backupitemname:options:resultingitemurl:)
@MainActor private func replacedItems(in folder: URL) {
    let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
    try! Data("old".utf8).write(to: old)
    try! Data("new".utf8).write(to: new)
    var result: NSURL?
    try! FileManager.default.replaceItem(at: old, withItemAt: new, backupItemName: nil, options: [], resultingItemURL: &result)
    // expect: new old false
    say("\(try! String(contentsOf: old, encoding: .utf8)) \(result?.lastPathComponent ?? "") \(FileManager.default.fileExists(atPath: new.path))")
}

/// Says what a source hears while `change` happens.
private func watch(_ path: String, _ change: () -> Void) {
    let descriptor = open(path, O_EVTONLY)
    let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: DispatchQueue(label: "watch"))
    let heard = DispatchSemaphore(value: 0)
    let closed = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var events: DispatchSource.FileSystemEvent = []
    source.setEventHandler {
        events.formUnion(source.data)
        heard.signal()
    }
    source.setCancelHandler {
        close(descriptor)
        closed.signal()
    }
    source.resume()
    change()
    _ = heard.wait(timeout: .now() + 5)
    // What one change is told of by two events of the kernel.
    while heard.wait(timeout: .now() + 0.05) == .success {}
    source.cancel()
    closed.wait()
    let names: [(DispatchSource.FileSystemEvent, String)] = [
        (.write, "write"), (.extend, "extend"), (.rename, "rename"), (.delete, "delete"),
    ]
    say(names.filter { events.contains($0.0) }.map(\.1).joined(separator: " "))
}
