// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// "Visual Format Language" in Apple's Auto Layout Guide.
@MainActor
@Suite struct LayoutVisualFormatTests {
    @Test("Superview, distances, sizes, metrics and options make frames")
    func frames() {
        let root = makeRoot(320, 100)
        let (a, b) = (BoxView(), BoxView())
        root.addSubview(a)
        root.addSubview(b)
        let views: [String: Any] = ["a": a, "b": b]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[a(==b)]-[b(>=10@500)]-20-|", options: [.alignAllTop, .alignAllBottom],
            metrics: ["gap": 12], views: views)
        let column = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(40)]", metrics: nil, views: views)
        #expect(row.count == 7 && column.count == 2)
        NSLayoutConstraint.activate(row + column)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 12, y: 8, width: 140, height: 40))
        #expect(b.frame == CGRect(x: 160, y: 8, width: 140, height: 40))
    }

    @Test("Relations, priorities and lists of predicates")
    func predicates() {
        let root = makeRoot()
        let view = BoxView()
        root.addSubview(view)
        let list = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(>=5,<=9@250)-[v(>=10,==20@700,<=30)]", metrics: nil, views: ["v": view])
        #expect(list.map(\.relation).count == 5)
        let distances = list.filter { $0.secondItem === root }
        #expect(distances.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(distances.map(\.constant) == [5, 9])
        #expect(distances.map(\.priority.rawValue) == [1000, 250])
        let sizes = list.filter { $0.secondItem == nil }
        #expect(sizes.map(\.relation) == [.greaterThanOrEqual, .equal, .lessThanOrEqual])
        #expect(sizes.map(\.priority.rawValue) == [1000, 700, 1000])
    }

    @Test("The guide's examples say what the guide says they say")
    func grammar() {
        let root = makeRoot(320, 100)
        let views = ["button", "textField", "find", "findNext", "findField", "a_1"].map { name -> (String, BoxView) in
            let view = BoxView()
            root.addSubview(view)
            return (name, view)
        }
        let names = Dictionary(uniqueKeysWithValues: views.map { ($0.0, $0.1 as Any) })
        func say(_ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil)
            -> [String]
        {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: names
            ).map { constraint in
                func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                    let name = views.first { $0.1 === item }?.0 ?? (item === root ? "|" : "")
                    return item == nil ? "" : "\(name).\(attribute.text)"
                }
                let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
                let priority = constraint.priority == .required ? "" : "@\(Int(constraint.priority.rawValue))"
                return side(constraint.firstItem, constraint.firstAttribute) + sign
                    + side(constraint.secondItem, constraint.secondAttribute) + "+\(Int(constraint.constant))"
                    + priority
            }
        }
        #expect(say("[button]-[textField]") == ["textField.leading==button.trailing+8"])
        #expect(say("[button(>=50)]") == ["button.width>=+50"])
        #expect(
            say("|-50-[findField]-50-|") == ["findField.leading==|.leading+50", "|.trailing==findField.trailing+50"])
        #expect(say("V:[button]-10-[textField]") == ["textField.top==button.bottom+10"])
        #expect(say("[button][textField]") == ["textField.leading==button.trailing+0"])
        #expect(say("[button(100@20)]") == ["button.width==+100@20"])
        #expect(say("[button(==textField)]") == ["button.width==textField.width+0"])
        #expect(say("[findField(>=70,<=100)]") == ["findField.width>=+70", "findField.width<=+100"])
        #expect(
            say("|-[find]-[findNext]-[findField(>=20)]-|") == [
                "find.leading==|.leadingMargin+0", "findNext.leading==find.trailing+8",
                "findField.leading==findNext.trailing+8", "findField.width>=+20",
                "|.trailingMargin==findField.trailing+0",
            ])
        #expect(
            say("V:|-[a_1(h@p)]", metrics: ["h": 3.0, "p": 250]) == ["a_1.top==|.topMargin+0", "a_1.height==+3@250"])
        #expect(
            say("[button]-(gap@600,>=2)-[find]", metrics: ["gap": NSNumber(value: 7)]) == [
                "find.leading==button.trailing+7@600", "find.leading>=button.trailing+2",
            ])
        #expect(
            say("V:[button]-4-[find]", options: .spacingBaselineToBaseline) == [
                "find.firstBaseline==button.lastBaseline+4"
            ])
        #expect(say("|-3-[find]", options: .directionLeftToRight) == ["find.left==|.left+3"])
        #expect(
            say("[find]-3-[button]", options: .directionRightToLeft) == ["button.right==find.left+-3"])
        // "<number>: as parsed by strtod_l, with the C locale"; negative distances in parentheses.
        #expect(say("[find]-.5e1-[button(1.2E+1)]") == ["button.leading==find.trailing+5", "button.width==+12"])
        #expect(say("[find]-(-8)-[button]") == ["button.leading==find.trailing+-8"])
        // "The constraints are returned in the same order they were specified"; a relation needs no parentheses.
        #expect(
            say("|->=4@9-[find(3)]-<=5-[button(2)]|") == [
                "find.leading>=|.leading+4@9", "find.width==+3", "button.leading<=find.trailing+5", "button.width==+2",
                "|.trailing==button.trailing+0",
            ])
        // One view has nothing to be aligned with: public code passes such options.
        #expect(say("V:[find(50)]|", options: .alignAllTop) == ["find.height==+50", "|.bottom==find.bottom+0"])
        #expect(
            say("V:[find][button]", options: [.alignAllLeading, .alignAllTrailing]).suffix(2) == [
                "find.leading==button.leading+0", "find.trailing==button.trailing+0",
            ])
    }

    /// A format that cannot be read, and what is said of it.
    struct Refusal: Codable, Sendable, CustomTestStringConvertible {
        let format: String
        let reason: String
        let caret: Int
        var testDescription: String { format }

        init(_ format: String, _ reason: String, at caret: Int) {
            (self.format, self.reason, self.caret) = (format, reason, caret)
        }
    }

    /// Reasons and carets of Apple's Auto Layout Guide ("Visual Format String Grammar"), of crash reports
    /// (DZNEmptyDataSet #334, uservoice-ios-sdk #312, GUITabPagerViewController #41, THPinViewController #26), of the
    /// page of bridger's Swift Visual Format Language, and texts that the parser of iOS holds.
    nonisolated static let refusals = [
        Refusal("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", at: 1),
        Refusal("H-[a]|", "Expected ':' after 'H' to specify horizontal arrangement", at: 1),
        Refusal(
            "|[a][b(width][a]|", "A predicate on a view's thickness must end with ')' and the view must end with ']'",
            at: 12),
        Refusal("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", at: 7),
        Refusal("V:|[a(=30)]|", "Unknown relation. Must be ==, >=, or <=", at: 7),
        Refusal("[want]-|", "want is not a key in the views dictionary.", at: 5),
        Refusal(
            "H:|-(>=50)-[loose(100)]",
            "Unable to interpret '|' character, because the related view doesn't have a superview", at: 23),
        Refusal("H:|-10-|", "Expected a view", at: 7),
        Refusal(
            "[a]-margiin-[b]",
            "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries",
            at: 11),
        Refusal(
            "[a]-(*)-[b]", "Expected a number or key from the metrics dictionary, but encountered something else", at: 5
        ),
        Refusal(
            "[a]- (width)-[b]", "Expected a number or key from the metrics dictionary, but encountered something else",
            at: 4),
        Refusal("H:[a] [b]", "Expected a view or '|'", at: 5),
        Refusal("|-0-[a-0-|", "Expected a ']' here. That is how you give the end of a view.", at: 6),
        Refusal("[a", "Expected a ']' here. That is how you give the end of a view.", at: 2),
        Refusal("[a(10)-[b]", "Expected ']' after specifying thickness.", at: 6),
        Refusal("[a(", "Unexpectedly ran out of character fodder in the middle of parsing a view", at: 3),
        Refusal("[a]-(", "Expected more input", at: 5),
        Refusal("[a]-10[b]", "Expected a '-' here", at: 6),
        Refusal(
            "[a]-10,20-[b]",
            "Expected a '-' here. To specify a list of constraints, you must use parentheses around the list of constraints",
            at: 6),
        Refusal(
            "[a]-(10-[b]",
            "Expected a ')' at the end of a constraint modifier, or a ',' before another constraint modifier", at: 7),
        Refusal(
            "[a]--8-[b]",
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers.",
            at: 4),
        Refusal("|[a]|[b]", "Expected the end of the format string", at: 5),
        Refusal("[a]-", "Expected more input", at: 4),
        Refusal("H:|", "Expected a connection after the '|' character", at: 3),
        Refusal("[", "Expected a view", at: 1),
        Refusal("v:[a]", "Expected a view", at: 0),
        Refusal(
            "[2]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            at: 1),
        Refusal("[a(10@0)]", "Invalid priority specified: 0. Priority must be greater than 0", at: 7),
        Refusal(
            "[a(10@1001)]",
            "Invalid priority specified: 1001. Priority cannot be higher than NSLayoutPriorityRequired, which is 1000.",
            at: 10),
        Refusal(
            "[a]-b-[b]",
            "It's not possible to set a space equal to the width or height of a view.  Perhaps you want to use a view as a spacer? [view1][spacer(==view1)][view2]",
            at: 5),
    ]

    @Test("What cannot be read is refused with the reason and a caret below the place", arguments: refusals)
    func errors(_ refusal: Refusal) async {
        let format = refusal.format
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [format = format as String] in
            await MainActor.run {
                let (root, a, b) = (UIView(), UIView(), UIView())
                root.addSubview(a)
                root.addSubview(b)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: ["width": 10],
                    views: ["a": a, "b": b, "loose": UIView()])
            }
        }
        expect(
            result, "\n\(refusal.reason) \n\(format) \n" + String(repeating: " ", count: refusal.caret) + "^'")
    }

    @Test("Nothing, other alphabets, edges and baselines along the line are refused")
    func wholeFormats() async {
        let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "", metrics: nil, views: [:]) }
        }
        expect(empty, "It's an empty string.'")
        let letters = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[ä]", metrics: nil, views: ["ä": UIView()])
            }
        }
        expect(letters, "It contains non-ASCII characters.'")
        let edges = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, a, b) = (UIView(), UIView(), UIView())
                root.addSubview(a)
                root.addSubview(b)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "H:[a][b]", options: .alignAllLeft, metrics: nil, views: ["a": a, "b": b])
            }
        }
        expect(
            edges,
            "\nOptions mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
                + "also horizontal. \nH:[a][b] \n        ^'")
        let baselines = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, a, b) = (UIView(), UIView(), UIView())
                root.addSubview(a)
                root.addSubview(b)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[a]-[b]", options: .spacingBaselineToBaseline, metrics: nil,
                    views: ["a": a, "b": b])
            }
        }
        expect(baselines, "\nBaselineToBaseline format option not valid for horizontal layout \n[a]-[b] \n       ^'")
    }

    private func expect(_ result: ExitTest.Result?, _ text: String) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let start = "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        #expect(output.contains(start + "'Unable to parse constraint format: " + text), "\(output.prefix(500))")
    }
}
