// SPDX-License-Identifier: MIT
import UIKit

/// Ends editing: at the top right, beside the camera where there is one.
final class DoneButton: UIControl {
    private let title = UILabel()
    /// Points.
    static let height: CGFloat = 30
    private static let width: CGFloat = 64

    init() {
        super.init(frame: .zero)
        title.text = "Done"
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.textColor = .black
        title.textAlignment = .center
        title.isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 1, alpha: 0.75)
        layer.cornerRadius = Self.height / 2
        addSubview(title)
        isHidden = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        (accessibilityLabel, accessibilityIdentifier) = ("Done", "done editing")
    }

    required init?(coder: NSCoder) { fatalError("DoneButton: is made in code only") }

    /// - Parameter top: the safe area's.
    static func frame(in bounds: CGRect, top: CGFloat) -> CGRect {
        let y = top > height ? top - height - 8 : 2
        return CGRect(x: bounds.width - width - 20, y: max(2, y), width: width, height: height)
    }

    func show(_ isShown: Bool) { isHidden = !isShown }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
    }
}
