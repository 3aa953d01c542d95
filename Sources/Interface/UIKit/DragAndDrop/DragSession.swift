// SPDX-License-Identifier: MIT

/// One drag of this process, seen from both ends.
@MainActor
package final class DragSession: __ObjCObject, UIDragSession, UIDropSession {
    /// In the order in which they were picked up.
    package internal(set) var items: [UIDragItem]
    /// The dragging app's own; never leaves the process.
    package var localContext: Any?
    /// Set by the drag interaction's delegate at the start.
    package internal(set) var allowsMoveOperation = true
    /// Set by the drag interaction's delegate at the start.
    package internal(set) var isRestrictedToDraggingApplication = false
    /// Set by the drop; nothing is drawn for it.
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// Of all objects that were asked for so far.
    package let progress = Progress(totalUnitCount: 0)
    /// In the window's coordinates.
    var place: CGPoint
    weak var window: UIWindow?

    /// - Parameter place: in the window's coordinates.
    package init(items: [UIDragItem], at place: CGPoint, in window: UIWindow?) {
        self.items = items
        self.place = place
        self.window = window
        super.init()
    }

    /// Always: both ends are in this process.
    package var localDragSession: (any UIDragSession)? { self }
    /// Of the finger, now.
    package func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

    /// Whether any item has any of the types.
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// Whether any item can.
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// The completion comes on the main queue, with the objects in the items' order; those that fail are left out.
    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let own = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += own.totalUnitCount
        ItemLoading([progress, own], completion).load(providers, aClass)
        return own
    }
}

/// Collects the objects of several providers in their order.
@MainActor
private final class ItemLoading {
    private let completion: ([any NSItemProviderReading]) -> Void
    private var results: [(any NSItemProviderReading)?] = []
    private var waiting = 0
    /// A unit an object.
    private let progresses: [Progress]

    init(_ progresses: [Progress], _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        self.progresses = progresses
        self.completion = completion
    }

    func load(_ providers: [NSItemProvider], _ aClass: any NSItemProviderReading.Type) {
        results = Array(repeating: nil, count: providers.count)
        waiting = providers.count
        if providers.isEmpty { finish() }
        for (index, provider) in providers.enumerated() {
            _ = provider.loadObject(ofClass: aClass) { object, _ in
                // Handed over once, from the loading queue to the main thread.
                nonisolated(unsafe) let object = object
                DispatchQueue.main.async {
                    self.results[index] = object
                    self.waiting -= 1
                    for progress in self.progresses { progress.completedUnitCount += 1 }
                    if self.waiting == 0 { self.finish() }
                }
            }
        }
    }

    private func finish() { completion(results.compactMap { $0 }) }
}

/// Collects what delegates want to animate along.
@MainActor
final class DragAnimations: __ObjCObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Runs together with another animation instead of on its own.
    func join(_ other: any UIDragAnimating) {
        for animation in animations { other.addAnimations(animation) }
        for completion in completions { other.addCompletion(completion) }
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func run(duration: TimeInterval, _ own: @escaping () -> Void, then: @escaping () -> Void) {
        UIView.animate(withDuration: duration) {
            own()
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion(.end) }
            then()
        }
    }
}
