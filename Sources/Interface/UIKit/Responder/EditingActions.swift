// SPDX-License-Identifier: MIT

/// Which responders really edit. `UIResponder` declares cut, copy, paste and their like so that subclasses can override
/// them; only a class that does performs them, as on iOS, where the base class does not have them.
@MainActor
enum EditingActions {
    /// In the order of their declaration in `UIResponder`, which is that of their slots.
    private static let names = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
        "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "print:", "duplicate:",
        "move:", "rename:", "export:",
    ]

    private static let probes: [String: OverrideProbe] = {
        let found = OverrideProbe.all(base: UIResponder.self, plain: Plain.self, overriding: Editor.self)
        guard found.count == names.count else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(names, found))
    }()

    /// Whether `type` overrides the editing action; nil for other actions.
    static func isOverridden(_ action: Selector, in type: AnyClass) -> Bool? {
        probes[action.name]?.isOverridden(in: type)
    }

    private final class Plain: UIResponder {}

    private final class Editor: UIResponder {
        private var last: Any?
        override func cut(_ sender: Any?) { last = sender }
        override func copy(_ sender: Any?) { last = sender }
        override func paste(_ sender: Any?) { last = sender }
        override func select(_ sender: Any?) { last = sender }
        override func selectAll(_ sender: Any?) { last = sender }
        override func delete(_ sender: Any?) { last = sender }
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { last = sender }
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { last = sender }
        override func toggleBoldface(_ sender: Any?) { last = sender }
        override func toggleItalics(_ sender: Any?) { last = sender }
        override func toggleUnderline(_ sender: Any?) { last = sender }
        override func increaseSize(_ sender: Any?) { last = sender }
        override func decreaseSize(_ sender: Any?) { last = sender }
        override func find(_ sender: Any?) { last = sender }
        override func findAndReplace(_ sender: Any?) { last = sender }
        override func findNext(_ sender: Any?) { last = sender }
        override func findPrevious(_ sender: Any?) { last = sender }
        override func useSelectionForFind(_ sender: Any?) { last = sender }
        override func pasteAndMatchStyle(_ sender: Any?) { last = sender }
        override func pasteAndGo(_ sender: Any?) { last = sender }
        override func pasteAndSearch(_ sender: Any?) { last = sender }
        override func printContent(_ sender: Any?) { last = sender }
        override func duplicate(_ sender: Any?) { last = sender }
        override func move(_ sender: Any?) { last = sender }
        override func rename(_ sender: Any?) { last = sender }
        override func export(_ sender: Any?) { last = sender }
    }
}
