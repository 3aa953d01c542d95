// SPDX-License-Identifier: MIT

/// A document of the user's in a file: opened and saved away from the main thread, saved by itself some time after a
/// change, closed with what is unsaved.
///
/// Subclasses give and take the contents as `Data` (`FileWrapper`s are folders of such). Called on the main thread except
/// where a method says otherwise.
@preconcurrency @MainActor
open class UIDocument: __ObjCObject, @preconcurrency ProgressReporting {
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"
    /// Seconds from a change to its saving.
    private static let autosaveDelay: TimeInterval = 15

    /// The document is closed until it is opened or saved.
    public init(fileURL url: URL) {
        precondition(
            url.isFileURL,
            "NSInvalidArgumentException: -[UIDocument initWithFileURL:]: \(url) is not a URL of a file")
        fileURL = url
        super.init()
    }

    // MARK: What it is

    open private(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// A uniform type identifier, by the file's extension; nil: none.
    open var fileType: String? { Self.typeName(of: fileURL) }
    private static func typeName(of url: URL) -> String? {
        UniformType.all(withExtension: url.pathExtension).first?.identifier
    }
    open var fileModificationDate: Date?
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }
    open var progress: Progress { transfer }
    private let transfer = Progress(totalUnitCount: 1)

    /// Its registered changes make the document unsaved.
    open var undoManager: UndoManager! {
        get {
            if !hasMadeUndoManager {
                hasMadeUndoManager = true
                undoManagerStorage = UndoManager()
                observeUndoManager()
            }
            return undoManagerStorage
        }
        set {
            hasMadeUndoManager = true
            undoManagerStorage = newValue
            observeUndoManager()
        }
    }
    private var undoManagerStorage: UndoManager?
    private var hasMadeUndoManager = false
    private var observers: [any NSObjectProtocol] = []

    /// Made when a document of the person's iCloud folder is opened whose type names an activity in Info.plist.
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: For subclasses

    /// The contents to save: `Data`, or a `FileWrapper`. Must be overridden, unless what writes is.
    /// - Parameter typeName: `savingFileType`.
    open func contents(forType typeName: String) throws -> Any {
        preconditionFailure(
            "NSInternalInconsistencyException: contentsForType:error: must be overridden by \(objcClassName(type(of: self)))"
        )
    }

    /// Takes contents that were read. Must be overridden, unless what reads is.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        preconditionFailure(
            "NSInternalInconsistencyException: loadFromContents:ofType:error: must be overridden by "
                + objcClassName(type(of: self)))
    }

    /// Reads the file and loads its contents.
    open func read(from url: URL) throws {
        let contents: Any
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            contents = try FileWrapper(url: url)
        } else {
            contents = try Data(contentsOf: url)
        }
        try load(fromContents: contents, ofType: Self.typeName(of: url))
    }

    /// Writes to a file beside and puts it in the place of `url`, so that the old one stays when something goes wrong.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let files = FileManager.default
        let draft = SafeFile.draft(beside: url)
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try writeContents(contents, to: draft, for: saveOperation, originalContentsURL: url)
            try SafeFile.put(draft, inPlaceOf: url)
        } catch {
            if files.fileExists(atPath: draft.path) { try files.removeItem(at: draft) }
            throw error
        }
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
            ((key as? FileAttributeKey) ?? (key as? String).map { FileAttributeKey(rawValue: $0) }).map { ($0, value) }
        }
        if !attributes.isEmpty {
            try files.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: url.path)
        }
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let data as NSData: try (data as Data).write(to: url)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default:
            preconditionFailure(
                "NSInvalidArgumentException: the contents of \(objcClassName(type(of: self))) are a "
                    + "\(type(of: contents)); they must be Data or a FileWrapper")
        }
    }

    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UniformType.named($0)?.extensions.first } ?? fileURL.pathExtension
    }
    open var savingFileType: String? { fileType }

    /// Called while the contents are being replaced: editing must wait.
    open func disableEditing() {}
    open func enableEditing() {}

    /// Tells of an error that reading or writing met; the default remembers it in the state.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        documentState.insert(.savingError)
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Opening and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        precondition(
            documentState.contains(.closed),
            "NSInternalInconsistencyException: attempt to open or revert document that already has an open or revert "
                + "operation in flight: \(self)")
        begin { [self] in
            let isRead = load(from: fileURL)
            if isRead {
                documentState.remove(.closed)
                makeActivity()
            }
            return isRead
        } then: {
            completionHandler?($0)
        }
    }

    /// Saves what is unsaved first.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            begin { [self] in
                finishClosing()
                return true
            } then: {
                completionHandler?($0)
            }
            return
        }
        save(to: fileURL, for: .forOverwriting) { [self] isSaved in
            finishClosing()
            completionHandler?(isSaved)
        }
    }

    private func finishClosing() {
        autosaveDeadline?.cancel()
        documentState.insert(.closed)
        endActivity()
        undoManagerStorage?.removeAllActions()
    }

    open func revert(
        toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil
    ) {
        begin { [self] in
            disableEditing()
            documentState.insert(.editingDisabled)
            let isRead = load(from: url)
            if isRead { updateChangeCount(.cleared) }
            documentState.remove(.editingDisabled)
            enableEditing()
            return isRead
        } then: {
            completionHandler?($0)
        }
    }

    private func load(from url: URL) -> Bool {
        do {
            try read(from: url)
            fileModificationDate = try modificationDate(of: url)
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func modificationDate(of url: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    // MARK: Saving

    open func save(
        to url: URL, for saveOperation: SaveOperation,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        let contents: Any
        let attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? "")
            attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        } catch {
            handleError(error, userInteractionPermitted: true)
            begin {
                false
            } then: {
                completionHandler?($0)
            }
            return
        }
        let token = changes
        begin { [self] in
            do {
                try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
                fileModificationDate = try modificationDate(of: url)
            } catch {
                handleError(error, userInteractionPermitted: true)
                return false
            }
            documentState.remove([.savingError])
            if saveOperation == .forCreating || url == fileURL {
                fileURL = url
                documentState.remove(.closed)
            }
            savedChanges = token
            return true
        } then: {
            completionHandler?($0)
        }
    }

    /// Saves when something is unsaved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            return begin {
                true
            } then: {
                completionHandler?($0)
            }
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    // MARK: Waiting for the end

    @discardableResult
    public final func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }
    @discardableResult
    public final func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }
    @discardableResult
    public final func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }
    @discardableResult
    public final func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }
    @discardableResult
    public final func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }

    /// File operations take their turns, after what the caller does now.
    private func begin(_ work: @escaping () -> Bool, then completion: @escaping (Bool) -> Void) {
        DeadlineQueue.shared.schedule(after: 0) { completion(work()) }
    }

    /// Performs `block` on a thread of its own, one block after the other.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        fileAccess.async(execute: block)
    }
    private let fileAccess = DispatchQueue(label: "UIDocument file access")

    // MARK: Changes

    private var changes = 0
    private var savedChanges = 0
    private var autosaveDeadline: Deadline?

    open var hasUnsavedChanges: Bool { changes != savedChanges }

    /// Saves the change some time later.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone, .undone: changes += 1
        case .cleared: savedChanges = changes
        }
        scheduleAutosave()
    }

    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let token = changeCountToken as? Int { savedChanges = token }
        scheduleAutosave()
    }

    private func scheduleAutosave() {
        autosaveDeadline?.cancel()
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
        autosaveDeadline = DeadlineQueue.shared.schedule(after: Self.autosaveDelay) { [weak self] in self?.autosave() }
    }

    private func observeUndoManager() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard let manager = undoManagerStorage else { return }
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        observers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, let manager = self.undoManagerStorage else { return }
                    // While something is undone its groups close too.
                    if kind == .done, manager.isUndoing || manager.isRedoing { return }
                    self.updateChangeCount(kind)
                }
            }
        }
    }
}
