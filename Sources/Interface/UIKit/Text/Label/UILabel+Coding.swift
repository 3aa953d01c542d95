// SPDX-License-Identifier: MIT
import CoreText

extension UILabel {
    /// Reads the keys Interface Builder and `NSKeyedArchiver` write for labels.
    func decodeLabel(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if has("UIUserInteractionDisabled") {
            isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        }
        if let font = coder.objectIfAny(forKey: "UIFont") as? UIFont { self.font = font }
        if let color = coder.objectIfAny(forKey: "UITextColor") as? UIColor { textColor = color }
        if let color = coder.objectIfAny(forKey: "UIHighlightedColor") as? UIColor { highlightedTextColor = color }
        if let color = coder.objectIfAny(forKey: "UIShadowColor") as? UIColor { shadowColor = color }
        if has("UITextAlignment") {
            textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        }
        if has("UILineBreakMode") {
            lineBreakMode =
                NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILineBreakMode")) ?? .byTruncatingTail
        }
        if has("UINumberOfLines") { numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines") }
        if has("UIBaselineAdjustment") {
            baselineAdjustment =
                UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: "UIBaselineAdjustment")) ?? .alignBaselines
        }
        if has("UIMinimumScaleFactor") {
            minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: "UIMinimumScaleFactor"))
        }
        if has("UIAdjustsFontSizeToFitWidth") {
            adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UIAdjustsFontSizeToFitWidth")
        }
        if has("UIEnabled") { isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        if let text = coder.objectIfAny(forKey: "UIText") as? String { self.text = text }
        if let text = coder.objectIfAny(forKey: "UIAttributedText") as? NSAttributedString { attributedText = text }
    }

    func encodeLabel(into coder: NSCoder) {
        coder.encode(isUserInteractionEnabled, forKey: "UIUserInteractionEnabled")
        coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(style.font, forKey: "UIFont")
        coder.encode(style.textColor, forKey: "UITextColor")
        if let highlightedTextColor { coder.encode(highlightedTextColor, forKey: "UIHighlightedColor") }
        if let shadowColor { coder.encode(shadowColor, forKey: "UIShadowColor") }
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
        coder.encode(numberOfLines, forKey: "UINumberOfLines")
        coder.encode(baselineAdjustment.rawValue, forKey: "UIBaselineAdjustment")
        coder.encode(Double(minimumScaleFactor), forKey: "UIMinimumScaleFactor")
        coder.encode(adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFitWidth")
        coder.encode(isEnabled, forKey: "UIEnabled")
        if let text { coder.encode(text as NSString, forKey: "UIText") }
    }
}
