// SPDX-License-Identifier: MIT

/// Apple's visual format language: `H:|-[name(>=80@750)]-10-[other(name)]|`.
///
/// Grammar: "Visual Format Language" in the Auto Layout Guide. What cannot be read raises with the reason, the format
/// and a caret below the place, as UIKit does and in its words.
@MainActor
struct VisualFormat {
    private let text: [Character]
    private var position = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false
    private var constraints: [NSLayoutConstraint] = []
    /// Those of the view being read: they follow the one that connects it with what is before it.
    private var sizes: [NSLayoutConstraint] = []
    /// The items named, in order.
    private var items: [AnyObject] = []

    static func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormat(text: Array(format), options: options, metrics: metrics, views: views)
        parser.parse()
        return parser.constraints
    }

    private init(
        text: [Character], options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.text = text
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    // MARK: Grammar

    /// One of the predicates in parentheses: `>=other@500`.
    private struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var item: AnyObject?
        var priority: UILayoutPriority
    }

    private enum Connection {
        case flush
        case standard
        case distances([Predicate])
    }

    private mutating func parse() {
        parseOrientation()
        var connection: Connection?
        if take("|") {
            guard position < text.count else { fail("Expected a connection after the '|' character") }
            connection = parseConnection()
        }
        parseView()
        if let connection { connectToSuperview(connection, isStart: true) }
        takeSizes()
        var isAtSuperview = false
        while position < text.count, !isAtSuperview { isAtSuperview = parseNext() }
        guard position == text.count else { fail("Expected the end of the format string") }
        align()
    }

    /// Reads a connection and what it leads to; true if that is the superview.
    private mutating func parseNext() -> Bool {
        let connection = parseConnection()
        if take("|") {
            connectToSuperview(connection, isStart: false)
            return true
        }
        guard peek == "[" else { fail("Expected a view or '|'") }
        let previous = items[items.count - 1]
        parseView()
        checkOptions()
        connect(previous, items[items.count - 1], connection)
        takeSizes()
        return false
    }

    private mutating func takeSizes() {
        constraints += sizes
        sizes = []
    }

    private mutating func parseOrientation() {
        if text.isEmpty { Self.refuse("It's an empty string.") }
        if !text.allSatisfy(\.isASCII) { Self.refuse("It contains non-ASCII characters.") }
        guard let first = text.first, first == "H" || first == "V" else { return }
        isVertical = first == "V"
        position = 1
        guard take(":") else {
            fail("Expected ':' after '\(first)' to specify \(isVertical ? "vertical" : "horizontal") arrangement")
        }
    }

    /// Options say something about pairs of views, so a format with one view may have any.
    private func checkOptions() {
        if !isVertical, options.contains(.spacingBaselineToBaseline) {
            fail("BaselineToBaseline format option not valid for horizontal layout")
        }
        for attribute in alignments {
            guard (attribute.axis == .vertical) == isVertical else { continue }
            let direction = isVertical ? "vertical" : "horizontal"
            fail(
                "Options mask required views to be aligned on a \(direction) edge, which is not allowed for layout that "
                    + "is also \(direction).")
        }
    }

    private mutating func parseConnection() -> Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates = parseDistances()
        if peek == "," {
            fail(
                "Expected a '-' here. To specify a list of constraints, you must use parentheses around the list of "
                    + "constraints")
        }
        guard take("-") else { fail("Expected a '-' here") }
        return .distances(predicates)
    }

    private mutating func parseDistances() -> [Predicate] {
        if peek == "-" {
            fail(
                "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses "
                    + "around negative numbers.")
        }
        guard take("(") else { return [parsePredicate(isSize: false)] }
        let predicates = parsePredicates(isSize: false)
        guard take(")") else {
            fail(
                "Expected a ')' at the end of a constraint modifier, or a ',' before another constraint modifier")
        }
        return predicates
    }

    private mutating func parseView() {
        guard take("["), position < text.count else { fail("Expected a view") }
        let name = parseName()
        guard !name.isEmpty else {
            fail(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                    + "and underscores.")
        }
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary.") }
        guard let item = Self.item(view) else { fail("\(name) is not a view.") }
        items.append(item)
        if take("(") { return parseSizes(of: item) }
        guard take("]") else { fail("Expected a ']' here. That is how you give the end of a view.") }
    }

    private mutating func parseSizes(of item: AnyObject) {
        guard position < text.count else {
            fail("Unexpectedly ran out of character fodder in the middle of parsing a view")
        }
        let predicates = parsePredicates(isSize: true)
        guard take(")") else {
            fail("A predicate on a view's thickness must end with ')' and the view must end with ']'")
        }
        guard take("]") else { fail("Expected ']' after specifying thickness.") }
        sizes = predicates.map { size(item, $0) }
    }

    private static func item(_ view: Any) -> AnyObject? {
        if view is UIView || view is UILayoutGuide { return view as AnyObject }
        return nil
    }

    private mutating func parsePredicates(isSize: Bool) -> [Predicate] {
        var predicates = [parsePredicate(isSize: isSize)]
        while take(",") { predicates.append(parsePredicate(isSize: isSize)) }
        return predicates
    }

    private mutating func parsePredicate(isSize: Bool) -> Predicate {
        guard position < text.count else { fail("Expected more input") }
        var relation = NSLayoutConstraint.Relation.equal
        for (sign, meaning) in [
            ("=", NSLayoutConstraint.Relation.equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
        ] as [(Character, NSLayoutConstraint.Relation)] where take(sign) {
            guard take("=") else { fail("Unknown relation. Must be ==, >=, or <=") }
            relation = meaning
            break
        }
        var predicate = parseObject(isSize: isSize)
        predicate.relation = relation
        if take("@") { predicate.priority = parsePriority() }
        return predicate
    }

    private mutating func parsePriority() -> UILayoutPriority {
        let priority = parseObject(isSize: false).constant
        let given = "Invalid priority specified: \(priority.short). Priority"
        if priority <= 0 { fail("\(given) must be greater than 0") }
        if priority > 1000 { fail("\(given) cannot be higher than NSLayoutPriorityRequired, which is 1000.") }
        return UILayoutPriority(Float(priority))
    }

    /// A number, the name of a metric, or for sizes the name of a view.
    private mutating func parseObject(isSize: Bool) -> Predicate {
        if let number = parseNumber() {
            return Predicate(relation: .equal, constant: number, item: nil, priority: .required)
        }
        let name = parseName()
        guard !name.isEmpty else {
            fail("Expected a number or key from the metrics dictionary, but encountered something else")
        }
        if let metric = metrics[name] {
            guard let number = Self.number(metric) else { fail("\(name) is not a number.") }
            return Predicate(relation: .equal, constant: number, item: nil, priority: .required)
        }
        guard let item = views[name].flatMap(Self.item) else {
            fail(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
            )
        }
        guard isSize else {
            fail(
                "It's not possible to set a space equal to the width or height of a view.  Perhaps you want to use a "
                    + "view as a spacer? [view1][spacer(==view1)][view2]")
        }
        return Predicate(relation: .equal, constant: 0, item: item, priority: .required)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    // MARK: Characters

    /// Spaces mean nothing anywhere, so they are refused like any other character out of place
    /// (antiraum/THPinViewController #26 quotes what iOS 8 says of one).
    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func parseName() -> String {
        let start = position
        while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" {
            if position == start, text[position].isNumber { break }
            position += 1
        }
        return String(text[start..<position])
    }

    /// As `strtod` reads it in the C locale, without hexadecimal and without words.
    private mutating func parseNumber() -> CGFloat? {
        let start = position
        var end = start
        if end < text.count, text[end] == "-" || text[end] == "+" { end += 1 }
        while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
        end = endOfExponent(from: end)
        guard let number = Double(String(text[start..<end])) else { return nil }
        position = end
        return number
    }

    private func endOfExponent(from end: Int) -> Int {
        guard end < text.count, text[end] == "e" || text[end] == "E" else { return end }
        var digits = end + 1
        if digits < text.count, text[digits] == "-" || text[digits] == "+" { digits += 1 }
        guard digits < text.count, text[digits].isNumber else { return end }
        while digits < text.count, text[digits].isNumber { digits += 1 }
        return digits
    }

    /// For formats that have no place to point at.
    private static func refuse(_ reason: String) -> Never {
        NSException.raise(.invalidArgumentException, "Unable to parse constraint format: \(reason)")
    }

    private func fail(_ reason: String) -> Never {
        NSException.raise(
            .invalidArgumentException,
            "Unable to parse constraint format: \n\(reason) \n\(String(text)) \n"
                + String(repeating: " ", count: position) + "^")
    }

    // MARK: Constraints

    private var before: NSLayoutConstraint.Attribute {
        if isVertical { return .top }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .left
        case .directionRightToLeft: return .right
        default: return .leading
        }
    }

    private var after: NSLayoutConstraint.Attribute {
        if isVertical { return .bottom }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return .right
        case .directionRightToLeft: return .left
        default: return .trailing
        }
    }

    private var isReversed: Bool { before == .right }

    private func constraint(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, isReversed: Bool = false
    ) -> NSLayoutConstraint {
        var (relation, constant) = (predicate.relation, predicate.constant)
        if isReversed {
            relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
            constant = -constant
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: constant)
        constraint.priority = predicate.priority
        return constraint
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, isReversed: Bool = false
    ) {
        constraints.append(constraint(first, attribute, predicate, second, other, isReversed: isReversed))
    }

    private func size(_ item: AnyObject, _ predicate: Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        return constraint(
            item, attribute, predicate, predicate.item, predicate.item == nil ? .notAnAttribute : attribute)
    }

    private func distances(_ connection: Connection) -> [Predicate] {
        let standard = Predicate(
            relation: .equal, constant: SystemSpacing.standard, item: nil, priority: .required)
        switch connection {
        case .flush: return [Predicate(relation: .equal, constant: 0, item: nil, priority: .required)]
        case .standard: return [standard]
        case .distances(let predicates): return predicates
        }
    }

    private mutating func connect(_ first: AnyObject, _ second: AnyObject, _ connection: Connection) {
        let toBaselines = options.contains(.spacingBaselineToBaseline) && isVertical
        for predicate in distances(connection) {
            add(
                second, toBaselines ? .firstBaseline : before, predicate, first, toBaselines ? .lastBaseline : after,
                isReversed: isReversed)
        }
    }

    /// To the superview's edges; the standard distance means its layout margins.
    private mutating func connectToSuperview(_ connection: Connection, isStart: Bool) {
        let item = items[isStart ? 0 : items.count - 1]
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            fail("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        if case .standard = connection {
            let none = Predicate(relation: .equal, constant: 0, item: nil, priority: .required)
            if isStart {
                add(item, before, none, superview, margin(before))
            } else {
                add(superview, margin(after), none, item, after)
            }
            return
        }
        for predicate in distances(connection) {
            if isStart {
                add(item, before, predicate, superview, before, isReversed: isReversed)
            } else {
                add(superview, after, predicate, item, after, isReversed: isReversed)
            }
        }
    }

    private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private var alignments: [NSLayoutConstraint.Attribute] {
        (1...12).filter { options.rawValue & (1 << UInt($0)) != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
    }

    private mutating func align() {
        let equal = Predicate(relation: .equal, constant: 0, item: nil, priority: .required)
        for attribute in alignments {
            for (first, second) in zip(items, items.dropFirst()) { add(first, attribute, equal, second, attribute) }
        }
    }
}
