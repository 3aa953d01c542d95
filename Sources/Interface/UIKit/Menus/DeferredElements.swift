// SPDX-License-Identifier: MIT

/// What the deferred elements of one menu on the screen stand for, as far as it has come in.
@MainActor
final class DeferredElements {
    private var made: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    /// Elements came after the menu was shown.
    var arrived: () -> Void = {}

    /// A row that says so while the app is still at work.
    func elements(_ element: UIDeferredMenuElement) -> [UIMenuElement] {
        let key = ObjectIdentifier(element)
        if let known = made[key] ?? (element.isCached ? element.loaded : nil) { return known }
        guard asked.insert(key).inserted else { return [LoadingElement()] }
        var isLate = false
        element.provider { [weak self] elements in
            element.loaded = elements
            guard let self, self.made[key] == nil else { return }
            self.made[key] = elements
            if isLate { self.arrived() }
        }
        isLate = true
        return made[key] ?? [LoadingElement()]
    }
}

/// Stands for elements that are still being made.
@MainActor
final class LoadingElement: UIMenuElement {
    init() { super.init(title: "Loading…", subtitle: nil, image: nil) }
    required init?(coder: NSCoder) { nil }
}
