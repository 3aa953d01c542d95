// SPDX-License-Identifier: MIT

/// What lies under a finger.
struct PageHit {
    var link: URL?
    var image: URL?
    var isField = false
    /// In the engine's viewport.
    var frame = CGRect.zero

    init(_ report: [String: Any]) {
        func url(_ key: String) -> URL? { (report[key] as? String).flatMap { $0.isEmpty ? nil : URL(string: $0) } }
        func number(_ key: String) -> CGFloat { CGFloat((report[key] as? NSNumber)?.doubleValue ?? 0) }
        link = url("link")
        image = url("image")
        isField = report["field"] as? Bool ?? false
        frame = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    var hasMenu: Bool { link != nil || image != nil }
}

/// The menu of links and pictures that a finger rests on: the app's, or that of iOS.
@MainActor
final class PageMenu: __ObjCObject, UIContextMenuInteractionDelegate {
    /// What lies at a point of the view; nil: nothing with a menu.
    var hit: (CGPoint) -> PageHit? = { _ in nil }
    /// The app's own menu.
    var own: (WKContextMenuElementInfo) -> UIContextMenuConfiguration? = { _ in nil }
    /// What shows a link's page beside the menu; nil: the link itself.
    var preview: (URL) -> UIViewController? = { _ in nil }
    var open: (URL) -> Void = { _ in }
    var present: (UIViewController) -> Void = { _ in }
    /// What the app hears of its menu.
    var willPresent: (WKContextMenuElementInfo) -> Void = { _ in }
    var willCommit: (WKContextMenuElementInfo, any UIContextMenuInteractionCommitAnimating) -> Bool = { _, _ in false }
    var didEnd: (WKContextMenuElementInfo) -> Void = { _ in }
    private var element = WKContextMenuElementInfo(linkURL: nil)

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let hit = hit(location), hit.hasMenu else { return nil }
        element = WKContextMenuElementInfo(linkURL: hit.link)
        if let own = own(element) { return own }
        let previewProvider = hit.link.map { link in { [preview] in preview(link) } }
        return UIContextMenuConfiguration(previewProvider: previewProvider) { [weak self] _ in
            UIMenu(children: self?.actions(of: hit) ?? [])
        }
    }

    private func actions(of hit: PageHit) -> [UIMenuElement] {
        hit.link.map { actions(ofLink: $0) } ?? hit.image.map { actions(ofImage: $0) } ?? []
    }

    private func action(_ title: String, _ symbol: String, _ body: @escaping () -> Void) -> UIAction {
        UIAction(title: SystemStrings.text(title), image: UIImage(systemName: symbol)) { _ in body() }
    }

    private func actions(ofLink url: URL) -> [UIMenuElement] {
        [
            action("Open", "safari") { [open] in open(url) },
            action("Copy", "doc.on.doc") {
                UIPasteboard.general.url = url
            },
            action("Share…", "square.and.arrow.up") { [present] in
                present(UIActivityViewController(activityItems: [url], applicationActivities: nil))
            },
        ]
    }

    private func actions(ofImage url: URL) -> [UIMenuElement] {
        [
            action("Share…", "square.and.arrow.up") { [weak self] in
                self?.load(url) { image in
                    self?.present(UIActivityViewController(activityItems: [image], applicationActivities: nil))
                }
            },
            action("Copy", "doc.on.doc") { [weak self] in self?.load(url) { UIPasteboard.general.image = $0 } },
        ] + (Self.maySave ? [save(url)] : [])
    }

    /// An app that says no reason cannot save pictures: it would be ended.
    private static var maySave: Bool {
        ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"].contains {
            Bundle.main.object(forInfoDictionaryKey: $0) != nil
        }
    }

    private func save(_ url: URL) -> UIAction {
        action("Save Image", "square.and.arrow.down") { [weak self] in
            self?.load(url) { UIImageWriteToSavedPhotosAlbum($0, nil, nil, nil) }
        }
    }

    /// A picture that is not to be had any more leaves everything as it is, as on iOS.
    private func load(_ url: URL, _ done: @escaping @MainActor (UIImage) -> Void) {
        let task = URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if let image = data.flatMap({ UIImage(data: $0) }) { done(image) } }
            }
        }
        task.resume()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { willPresent(element) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard !willCommit(element, animator), let link = element.linkURL else { return }
        animator.addCompletion { [open] in open(link) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { didEnd(element) }
}
