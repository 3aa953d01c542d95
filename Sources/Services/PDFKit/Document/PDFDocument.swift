// SPDX-License-Identifier: MIT

/// Hears of searches. Every requirement is optional.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) { byName(self, "documentDidUnlock:", [notification]) }
    public func documentDidBeginDocumentFind(_ notification: Notification) {
        byName(self, "documentDidBeginDocumentFind:", [notification])
    }
    public func documentDidEndDocumentFind(_ notification: Notification) {
        byName(self, "documentDidEndDocumentFind:", [notification])
    }
    public func documentDidFindMatch(_ notification: Notification) {
        byName(self, "documentDidFindMatch:", [notification])
    }
    public func didMatchString(_ instance: PDFSelection) { byName(self, "didMatchString:", [instance]) }
}

/// A PDF document: pages that can be read, rearranged and written.
///
/// Sendable as on iOS, where one thread at a time may use it.
open class PDFDocument: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var documentURL: URL?
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    private(set) var reference: CGPDFDocument?
    private var data: Data?
    private(set) var text: DocumentText?
    private var pages: [PDFPage] = []
    private var isChanged = false
    private var root: PDFOutline?

    /// An empty one, for pages to come.
    public override init() { super.init() }

    /// nil when there is no PDF at the URL.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    /// nil when the data are no PDF, or nothing is installed that reads it.
    public init?(data: Data) {
        guard let provider = CGDataProvider(data: data as CFData), let reference = CGPDFDocument(provider) else {
            return nil
        }
        self.data = data
        self.reference = reference
        super.init()
        if reference.isUnlocked { didUnlock(nil) }
    }

    private func didUnlock(_ password: String?) {
        guard let reference, let data else { return }
        text = DocumentText(data, password: password)
        pages = (0..<reference.numberOfPages).compactMap { index in
            reference.page(at: index + 1).map { PDFPage($0, index: index, of: self) }
        }
        documentAttributes = DocumentInfo.attributes(of: reference)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        dataRepresentation().flatMap { PDFDocument(data: $0) } ?? PDFDocument()
    }

    // MARK: Locks

    open var isEncrypted: Bool { reference?.isEncrypted ?? false }
    open var isLocked: Bool { reference.map { !$0.isUnlocked } ?? false }
    open var allowsPrinting: Bool { reference?.allowsPrinting ?? true }
    open var allowsCopying: Bool { reference?.allowsCopying ?? true }
    open var permissionsStatus: PDFDocumentPermissions { isLocked ? .none : isEncrypted ? .user : .owner }

    open func unlock(withPassword password: String) -> Bool {
        guard let reference, reference.unlockWithPassword(password) else { return false }
        didUnlock(password)
        NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self)
        if let delegate {
            let note = Notification(name: .PDFDocumentDidUnlock, object: self)
            _ = optionalCall { delegate.documentDidUnlock(note) }
        }
        return true
    }

    open var majorVersion: Int { version.0 }
    open var minorVersion: Int { version.1 }
    private var version: (Int, Int) {
        var (major, minor): (Int32, Int32) = (1, 3)
        reference?.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }
    open var documentRef: CGPDFDocument? { reference }

    // MARK: Pages

    open var pageCount: Int { pages.count }

    /// From 0; nil outside of the document.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.move(to: self)
        isChanged = true
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index)
        isChanged = true
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }

    func pageDidChange() { isChanged = true }

    // MARK: Writing

    /// The file as it was read; after a change it is drawn anew, with annotations as part of the pages.
    open func dataRepresentation() -> Data? {
        if !isChanged, let data { return data }
        return MainActor.assumeIsolated { DocumentWriter(self).data() }
    }
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }

    @discardableResult open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        do {
            try data.write(to: url, options: .atomic)
            return true
        } catch {
            Unsupported.report("PDFDocument.write(to:): \(error.localizedDescription)")
            return false
        }
    }
    @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // MARK: Outline

    open var outlineRoot: PDFOutline? {
        get {
            if root == nil, let outline = reference?.outline { root = OutlineReader(self).root(of: outline) }
            return root
        }
        set { root = newValue }
    }

    /// The deepest item that leads to or before the selection's page.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let page = selection.pages.first, let outlineRoot else { return nil }
        let wanted = index(for: page)
        var best: PDFOutline?
        func visit(_ item: PDFOutline) {
            if let target = item.destination?.page, index(for: target) <= wanted { best = item }
            for index in 0..<item.numberOfChildren { item.child(at: index).map(visit) }
        }
        visit(outlineRoot)
        return best
    }

    // MARK: Text

    open var string: String? { pages.isEmpty ? nil : pages.compactMap(\.string).joined(separator: "\n") }

    open var selectionForEntireDocument: PDFSelection? {
        let all = PDFSelection(document: self)
        for page in pages { all.add(NSRange(location: 0, length: page.numberOfCharacters), on: page) }
        return all
    }

    /// From a character of a page to one of the same or a later page, both included.
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? {
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
        let selection = PDFSelection(document: self)
        for index in first...last {
            let start = index == first ? startCharacter : 0
            let end = index == last ? endCharacter + 1 : pages[index].numberOfCharacters
            selection.add(NSRange(location: start, length: max(0, end - start)), on: pages[index])
        }
        return selection
    }

    private var find: FindRun?

    /// All places of a text, in the order of pages.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        pages.flatMap { $0.places(of: string, options: options) }
    }

    /// The next place after a selection; nil after the last.
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let all = findString(string, withOptions: options.subtracting(.backwards))
        guard let selection, let page = selection.pages.first, let range = selection.ranges(on: page).first else {
            return options.contains(.backwards) ? all.last : all.first
        }
        let place = (index(for: page), range.location)
        let positions = all.map { found in
            (index(for: found.pages[0]), found.ranges(on: found.pages[0])[0].location)
        }
        if options.contains(.backwards) { return Array(zip(all, positions)).last { $0.1 < place }?.0 }
        return zip(all, positions).first { $0.1 > place }?.0
    }

    open var isFinding: Bool { find != nil }
    open func cancelFindString() { find = nil }

    /// Searches page by page, between turns of the main loop.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        let run = FindRun(strings: strings, options: options)
        find = run
        post(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
        step(run, page: 0)
    }

    private final class FindRun: Sendable {
        let strings: [String]
        let options: NSString.CompareOptions
        init(strings: [String], options: NSString.CompareOptions) {
            self.strings = strings
            self.options = options
        }
    }

    private func step(_ run: FindRun, page: Int) {
        DispatchQueue.main.async { [weak self] in
            guard let self, find === run else { return }
            guard let current = self.page(at: page) else {
                find = nil
                return post(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
            }
            for found in run.strings.flatMap({ current.places(of: $0, options: run.options) }) {
                post(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: found]) { $0.documentDidFindMatch($1) }
                if let delegate { _ = optionalCall { delegate.didMatchString(found) } }
            }
            step(run, page: page + 1)
        }
    }

    private func post(
        _ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil,
        _ tell: (any PDFDocumentDelegate, Notification) -> Void
    ) {
        let note = Notification(name: name, object: self, userInfo: info)
        NotificationCenter.default.post(note)
        if let delegate { _ = optionalCall { tell(delegate, note) } }
    }
}
