// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// The delegate is asked in the form for several items first, as since iOS 16.
    func itemMenu(at point: CGPoint) -> ContextMenuRequest? {
        guard let delegate else { return nil }
        let path = indexPathForItem(at: point)
        let forItems =
            optionalCall {
                delegate.collectionView(
                    self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
            } ?? nil
        let forItem = path.flatMap { path in
            optionalCall { delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) } ?? nil
        }
        guard let configuration = forItems ?? forItem else {
            if showEditMenu(at: path) { touchCancelled() }
            return nil
        }
        let source: UIView = path.flatMap { cellForItem(at: $0) } ?? self
        let preview =
            path.flatMap { path in
                optionalCall {
                    delegate.collectionView(
                        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
                }
            }
            ?? optionalCall {
                delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            } ?? nil
        return ContextMenuRequest(
            configuration: configuration, source: source, lifted: preview?.view ?? source,
            dismissalTarget: {
                path.flatMap { path in
                    optionalCall {
                        delegate.collectionView(
                            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
                    }
                }
                    ?? optionalCall {
                        delegate.collectionView(
                            self, previewForDismissingContextMenuWithConfiguration: configuration)
                    } ?? nil
            },
            willDisplay: { animator in
                self.touchCancelled()
                _ = optionalCall {
                    delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
                }
            },
            previewTapped: { animator in
                _ = optionalCall {
                    delegate.collectionView(
                        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }
            },
            willEnd: { animator in
                _ = optionalCall {
                    delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
                }
            })
    }
}
