// SPDX-License-Identifier: MIT

/// What a button shows in its states. A state without a value of its own shows that of the normal state.
@MainActor
struct ButtonContent {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var shadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    func value<Value>(_ values: [UIControl.State: Value], for state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }

    /// What was set for just this state, if it is not the normal one.
    func ownTitle(for state: UIControl.State) -> AttributedString? {
        guard state != .normal else { return nil }
        return attributedTitles[state].map { AttributedString($0) } ?? titles[state].map { AttributedString($0) }
    }

    /// The title to draw: of the two kinds, the one that is set for the state itself wins, attributed first.
    func title(for state: UIControl.State) -> (plain: String?, attributed: NSAttributedString?) {
        if let attributed = attributedTitles[state] { return (nil, attributed) }
        if let plain = titles[state] { return (plain, nil) }
        if let attributed = attributedTitles[.normal] { return (nil, attributed) }
        return (titles[.normal], nil)
    }
}
