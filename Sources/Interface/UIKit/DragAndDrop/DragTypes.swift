// SPDX-License-Identifier: MIT

/// What becomes of the items of a drag.
public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden, copy, move
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default`
}

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: __ObjCObject {
    public let itemProvider: NSItemProvider
    /// For the app that drags alone.
    open var localObject: Any?
    /// nil: the preview made when the item was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// While a drop animates, its delegate is asked for the preview again.
    open func setNeedsDropPreviewUpdate() { DragController.current?.updateDropPreview(of: self) }
}

/// Animations beside those of the system.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<Bridged: _ObjectiveCBridgeable>(ofClass: Bridged.Type) -> Bool
    where Bridged._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Bridged._ObjectiveCType.self) }
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    var progress: Progress { get }
    /// The completion is called on the main thread, with the objects that could be made.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<Bridged: _ObjectiveCBridgeable>(
        ofClass: Bridged.Type, completion: @escaping ([Bridged]) -> Void
    ) -> Progress where Bridged._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Bridged._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    guard let object = object as? Bridged._ObjectiveCType else { return nil }
                    var value: Bridged?
                    Bridged._forceBridgeFromObjectiveC(object, result: &value)
                    return value
                })
        }
    }
}

/// What a view would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: __ObjCObject, @preconcurrency NSCopying {
    public let operation: UIDropOperation
    /// The previews stand beside the finger, so that the place below it can be seen.
    open var isPrecise = false
    /// Previews over this place keep the size of what was lifted.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}
