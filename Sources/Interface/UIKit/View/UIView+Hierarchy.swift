// SPDX-License-Identifier: MIT

extension UIView {
    /// Where a view goes among its siblings; the last one is in front.
    enum Position {
        case top
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    /// Moves `view` into this view, with UIKit's callbacks in UIKit's order: will-move to window and superview, then
    /// the change, then did-move to window and superview, then `didAddSubview`.
    func insert(_ view: UIView, at position: Position) {
        guard view !== self, view.subviewList.isEmpty || !hasAncestor(view) else {
            NSException.raise(
                .invalidArgumentException,
                "Can't add self as subview: \(view) would become its own ancestor by being added to \(self)")
        }
        if view.superviewStorage === self {
            place(view, at: position)
            return
        }
        if let controller = view.viewController, controller.parentStorage != nil {
            controller.checkParent(inserting: self)
        }
        let newWindow = windowForSubviews
        if view.windowStorage !== newWindow { view.tellWillMove(toWindow: newWindow) }
        view.willMove(toSuperview: self)
        guard takeOut(view) else { return }
        link(view, at: position)
        let oldWindow = view.windowStorage
        if oldWindow !== windowForSubviews { view.tellDidMove(from: oldWindow, to: windowForSubviews) }
        guard view.superviewStorage === self else { return }
        view.environmentDidChange()
        view.didMoveToSuperview()
        guard view.superviewStorage === self else { return }
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Takes a view that is to be added here out of where it is.
    ///
    /// - Returns: false when a callback has put the view somewhere else, the last one to insert wins, or has made this
    ///   view one of its descendants.
    private func takeOut(_ view: UIView) -> Bool {
        let previous = view.superviewStorage
        previous?.willRemoveSubview(view)
        guard view.superviewStorage === previous, view.subviewList.isEmpty || !hasAncestor(view) else { return false }
        if let previous {
            previous.unlink(view)
        } else if view.backingLayer.superlayer != nil {
            view.backingLayer.removeFromSuperlayer()
        }
        return true
    }

    /// What becomes the window of a view added here.
    var windowForSubviews: UIWindow? { (self as? UIWindow) ?? windowStorage }

    func detachFromSuperview() {
        guard let parent = superviewStorage else { return }
        let keepAlive = self
        parent.willRemoveSubview(self)
        if windowStorage != nil { tellWillMove(toWindow: nil) }
        willMove(toSuperview: nil)
        guard superviewStorage === parent else { return }
        parent.unlink(self)
        if let oldWindow = windowStorage { tellDidMove(from: oldWindow, to: nil) }
        if superviewStorage == nil {
            environmentDidChange()
            didMoveToSuperview()
        }
        parent.setNeedsLayout()
        withExtendedLifetime(keepAlive) {}
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.superviewStorage === self else { return }
        place(view, at: toFront ? .top : .index(0))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewList.indices.contains(first), subviewList.indices.contains(second), first != second else { return }
        let low = subviewList[min(first, second)]
        let high = subviewList[max(first, second)]
        place(low, at: .index(max(first, second)))
        place(high, at: .index(min(first, second)))
    }

    func hasAncestor(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superviewStorage
        }
        return false
    }

    /// Depth first without recursion, so that very deep trees do no harm.
    func firstView(tagged tag: Int) -> UIView? {
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            if view.tag == tag { return view }
            stack.append(contentsOf: view.subviewList.reversed())
        }
        return nil
    }

    // MARK: Links

    private func place(_ view: UIView, at position: Position) {
        if case .top = position, subviewList.last === view { return }
        guard let old = index(of: view) else { return }
        subviewList.remove(at: old)
        let index = self.index(for: position)
        subviewList.insert(view, at: index)
        insertLayer(of: view, at: index, position)
    }

    private func link(_ view: UIView, at position: Position) {
        let index = self.index(for: position)
        subviewList.insert(view, at: index)
        view.superviewStorage = self
        insertLayer(of: view, at: index, position)
        view.joinLayoutTree()
    }

    private func unlink(_ view: UIView) {
        view.leaveLayoutTree()
        if let index = index(of: view) { subviewList.remove(at: index) }
        view.superviewStorage = nil
        view.backingLayer.removeFromSuperlayer()
    }

    /// Layers that the app added beside those of the subviews keep their places; a view above or below another is so
    /// without one of them in between.
    private func insertLayer(of view: UIView, at index: Int, _ position: Position) {
        if case .above(let sibling) = position, sibling !== view, sibling.superviewStorage === self {
            backingLayer.insertSublayer(view.backingLayer, above: sibling.backingLayer)
        } else if case .below(let sibling) = position, sibling !== view, sibling.superviewStorage === self {
            backingLayer.insertSublayer(view.backingLayer, below: sibling.backingLayer)
        } else if index == subviewList.count - 1 {
            backingLayer.addSublayer(view.backingLayer)
        } else if index == 0 {
            backingLayer.insertSublayer(view.backingLayer, below: subviewList[1].backingLayer)
        } else {
            backingLayer.insertSublayer(view.backingLayer, above: subviewList[index - 1].backingLayer)
        }
    }

    /// Looks at both ends first, which keeps clearing a list in either direction linear.
    func index(of view: UIView) -> Int? {
        if subviewList.last === view { return subviewList.count - 1 }
        if subviewList.first === view { return 0 }
        // Compares addresses, without retaining what is passed over.
        let wanted = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
        return subviewList.withUnsafeBytes { $0.bindMemory(to: UInt.self).firstIndex(of: wanted) }
    }

    private func index(for position: Position) -> Int {
        switch position {
        case .top: subviewList.count
        case .index(let index): min(max(index, 0), subviewList.count)
        case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? subviewList.count
        case .below(let sibling): index(of: sibling) ?? subviewList.count
        }
    }

    // MARK: Windows

    /// Tells the subtree, parents first, that it is about to change windows.
    func tellWillMove(toWindow newWindow: UIWindow?) {
        forEachInSubtree { view in
            view.viewController?.viewWillMove(toWindow: newWindow)
            view.willMove(toWindow: newWindow)
        }
    }

    /// Changes the window of the subtree, then tells it, parents first. Views that a callback takes out of the
    /// subtree are not told.
    func tellDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        forEachInSubtree { $0.windowStorage = newWindow }
        forEachInSubtree { view in
            guard view.windowStorage === newWindow else { return }
            if newWindow == nil { view.leaveWindow() } else { AppearanceRegistry.apply(to: view) }
            view.didMoveToWindow()
            view.viewController?.viewDidMove(from: oldWindow, to: newWindow)
        }
        if newWindow == nil {
            GestureEnvironment.shared.viewsLeftWindow()
        } else {
            FirstResponder.viewsEnteredWindow()
        }
    }

    private func leaveWindow() {
        FirstResponder.viewLeftWindow(self)
        // Content that nobody sees does not go on moving.
        (self as? UIScrollView)?.stopRun(finished: false)
    }

    /// Visits this view and its descendants, parents first and siblings from back to front, by an explicit stack.
    /// `visit` may change the tree: what a view's subviews are is asked after visiting it.
    func forEachInSubtree(_ visit: (UIView) -> Void) {
        if subviewList.isEmpty {
            visit(self)
            return
        }
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            visit(view)
            if !view.subviewList.isEmpty { stack.append(contentsOf: view.subviewList.reversed()) }
        }
    }

    // MARK: Release

    /// Lets go of the tree below, level by level: the chain of deinits of a deep tree would exhaust the stack.
    nonisolated final func releaseSubviews() {
        var doomed = subviewList
        subviewList = []
        for view in doomed { view.superviewStorage = nil }
        while var view = doomed.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            for child in view.subviewList { child.superviewStorage = nil }
            doomed.append(contentsOf: view.subviewList)
            view.subviewList = []
        }
    }
}
