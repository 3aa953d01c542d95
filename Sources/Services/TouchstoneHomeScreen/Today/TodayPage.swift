// SPDX-License-Identifier: MIT
import UIKit

/// Today left of the first page of icons; what lies behind it is blurred as far as it has come.
final class TodayPage: UIView {
    /// Goes behind the pages.
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    var content: TodayView? {
        didSet {
            oldValue?.removeFromSuperview()
            content.map(addSubview)
        }
    }

    init() {
        super.init(frame: .zero)
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
    }

    required init?(coder: NSCoder) { fatalError("TodayPage: is made in code only") }

    /// - Parameter part: of the way that it has come, 0 to 1.
    func show(_ part: CGFloat) {
        ground.alpha = part
        if part > 0 { content?.begin() } else { content?.end() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }
}
