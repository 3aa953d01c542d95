// SPDX-License-Identifier: MIT

extension UIView {
    /// Checks in debug builds that the tree below is sound: views, layers and windows agree about who belongs to whom,
    /// lists show what their data says, and every controller in it knows its place.
    ///
    /// Costs the size of the tree; for tests, between two turns of the main loop.
    package func checkInvariants() {
        #if DEBUG
            layer.checkInvariants()
            forEachInSubtree { view in
                view.checkSubviews()
                view.checkAttachments()
                view.viewController?.checkInvariants()
                (view as? UITableView)?.checkRows()
                (view as? UICollectionView)?.checkElements()
            }
        #endif
    }

    private func checkSubviews() {
        var places = Set<ObjectIdentifier>()
        let layers = (backingLayer.sublayers ?? []).enumerated().map { (ObjectIdentifier($1), $0) }
        let depths = Dictionary(uniqueKeysWithValues: layers)
        var last = -1
        for view in subviewList {
            precondition(places.insert(ObjectIdentifier(view)).inserted, "\(view) is twice in \(self)")
            precondition(view.superviewStorage === self, "\(view) does not know its superview \(self)")
            precondition(
                view.windowStorage === windowForSubviews,
                "\(view) is in \(view.windowStorage as Any), its superview \(self) in \(windowForSubviews as Any)")
            guard view.backingLayer.superlayer === backingLayer,
                let place = depths[ObjectIdentifier(view.backingLayer)]
            else { continue }
            precondition(place > last, "the layer of \(view) lies behind that of the subview before it in \(self)")
            last = place
        }
    }

    private func checkAttachments() {
        for recognizer in recognizers {
            precondition(recognizer.view === self, "\(recognizer) does not know its view \(self)")
        }
        for interaction in interactionList {
            precondition(interaction.view === self, "\(interaction) does not know its view \(self)")
        }
        if FirstResponder.current === self {
            precondition(windowStorage != nil || self is UIWindow, "\(self) has the keyboard and is in no window")
        }
    }
}
