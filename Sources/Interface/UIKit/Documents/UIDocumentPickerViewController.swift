// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice
public import UniformTypeIdentifiers

/// Lets the user choose documents among the device's files (see `DeviceFiles`), or a place for the app's own.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    public let documentPickerMode: UIDocumentPickerMode

    private let types: [UTType]
    private let exported: [URL]
    /// Hands out copies in the app's temporary folder, or leaves the originals where they are.
    private let copies: Bool
    /// The desktop's window, which stands in the place of the list of files.
    private var chooser: DesktopFileChooser?

    private init(_ mode: UIDocumentPickerMode, types: [UTType], exported: [URL], copies: Bool) {
        documentPickerMode = mode
        (self.types, self.exported, self.copies) = (types, exported, copies)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// - Parameter asCopy: the app gets copies that are its own.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(asCopy ? .import : .open, types: contentTypes, exported: [], copies: asCopy)
    }

    /// - Parameter asCopy: the app's files stay where they are.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        precondition(
            !urls.isEmpty, "NSInvalidArgumentException: UIDocumentPickerViewController needs at least one URL to export"
        )
        self.init(asCopy ? .exportToService : .moveToService, types: [], exported: urls, copies: asCopy)
    }

    /// - Parameter allowedUTIs: uniform type identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(
            mode, types: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, exported: [],
            copies: mode == .import)
    }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(mode, types: [], exported: urls, copies: mode == .exportToService)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        (types, exported, copies) = ([.item], [], false)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if !DesktopFiles.isWanted { showList() }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if DesktopFiles.isWanted, chooser == nil { askDesktop() }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Not where another screen only covers this one.
        if isBeingDismissed || presentingViewController == nil { chooser?.close() }
    }

    private func showList() {
        let navigation = place(folderController(DeviceFiles.folder))
        if let directoryURL, DeviceFiles.contains(directoryURL) {
            navigation.pushViewController(folderController(directoryURL), animated: false)
        }
    }

    /// In place of what is shown.
    @discardableResult
    private func place(_ root: UIViewController) -> UINavigationController {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let navigation = UINavigationController(rootViewController: root)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        return navigation
    }

    private func folderController(_ folder: URL) -> FileListController {
        let list = FileListController(folder: folder, types: types)
        list.showsExtensions = shouldShowFileExtensions
        list.allowsMultipleSelection = allowsMultipleSelection
        list.choose = { [weak self] in self?.choose($0) }
        list.cancel = { [weak self] in self?.cancel() }
        list.openFolder = { [weak self, weak list] in
            guard let self else { return }
            list?.navigationController?.pushViewController(self.folderController($0), animated: true)
        }
        if !exported.isEmpty {
            list.saveTitle = copies ? "Save" : "Move"
            list.save = { [weak self] in self?.export(to: $0) }
        }
        return list
    }

    // MARK: The desktop's files

    private func askDesktop() {
        let chooser = DesktopFileChooser()
        self.chooser = chooser
        place(desktopNotice())
        let wish =
            exported.isEmpty
            ? DesktopFiles.opening(types, several: allowsMultipleSelection) : DesktopFiles.saving(exported)
        chooser.ask(wish, title: AppIdentity.displayName) { [weak self] chosen in
            guard let self else { return }
            guard let chosen else { return showList() }
            if chosen.isEmpty {
                cancel()
            } else if exported.isEmpty {
                choose(chosen)
            } else {
                export(to: chosen)
            }
        }
    }

    /// What stands here while the person chooses there.
    private func desktopNotice() -> UIViewController {
        let notice = UIViewController()
        notice.view.backgroundColor = .systemBackground
        var words = UIContentUnavailableConfiguration.empty()
        words.image = UIImage(systemName: "folder")
        words.text = "Choose in the Desktop’s Window"
        notice.contentUnavailableConfiguration = words
        notice.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        return notice
    }

    /// - Parameter places: the person's, one for each file.
    private func export(to places: [URL]) {
        do {
            for (file, place) in zip(exported, places) {
                try DesktopFiles.put(file, at: place, keepsOriginal: copies)
            }
            finish(places)
        } catch { show(error) }
    }

    // MARK: Done

    private func choose(_ files: [URL]) {
        do {
            let handed = try copies ? files.map(DeviceFiles.copyForApp) : files
            finish(handed)
        } catch { show(error) }
    }

    private func export(to folder: URL) {
        do {
            finish(
                try exported.map { try DeviceFiles.place($0, in: folder, keepsOriginal: copies) })
        } catch { show(error) }
    }

    private func finish(_ urls: [URL]) {
        let delegate = delegate
        dismiss(animated: true)
        guard let delegate else { return }
        let isHandled = optionalCall { () -> Bool in
            delegate.documentPicker(self, didPickDocumentsAt: urls)
            return true
        }
        if isHandled == nil, let url = urls.first { delegate.documentPicker(self, didPickDocumentAt: url) }
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Hears what the user of a document picker does. The picker dismisses itself.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        byName(self, "documentPicker:didPickDocumentsAtURLs:", [controller, urls])
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        byName(self, "documentPicker:didPickDocumentAtURL:", [controller, url])
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        byName(self, "documentPickerWasCancelled:", [controller])
    }
}
