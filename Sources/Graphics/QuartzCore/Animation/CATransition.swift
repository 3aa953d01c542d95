// SPDX-License-Identifier: MIT
public struct CATransitionType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The names that apps use for what `UIView`'s curl transitions do.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The page comes back from where `pageCurl` took it.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

public struct CATransitionSubtype: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Goes from how a layer looked before the transaction to how it looks after it.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// Fractions of the whole transition between which it runs.
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// Without effect here: as on iOS, where transitions have no Core Image filters
    open var filter: Any?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? {
        let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal, .pageCurl, .pageUnCurl]
        if !known.contains(type) { Unsupported.report("CATransition.type \(type.rawValue)") }
        let isCurl = type == .pageCurl || type == .pageUnCurl
        return .transition(
            TransitionTrack(
                type: known.contains(type) ? type : .fade, subtype: subtype ?? (isCurl ? .fromBottom : .fromLeft),
                start: Double(startProgress),
                end: Double(endProgress)))
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "type": if let v = value as? String { type = CATransitionType(rawValue: v) }
        case "subtype": subtype = (value as? String).map(CATransitionSubtype.init(rawValue:))
        default: super.setValue(value, forKey: key)
        }
    }
}
