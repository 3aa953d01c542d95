import UIKit

// Bars as keyboard managers have them: a static value sets the proxy, and every initialiser asks for that value. iOS runs
// no initialiser for a proxy: https://developer.apple.com/documentation/uikit/uiappearance

private final class StyledBar: UIToolbar {
    private static let style: Void = {
        StyledBar.appearance().tintColor = .systemPink
        StyledBar.appearance().barTintColor = .systemTeal
    }()
    private var others: [UIView]?

    override init(frame: CGRect) {
        _ = Self.style
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override var tintColor: UIColor! { didSet { for other in others ?? [] { other.tintColor = tintColor } } }
}

private final class StyledItem: UIBarButtonItem {
    private static let style: Void = { StyledItem.appearance().tintColor = .systemPink }()

    override init() {
        _ = Self.style
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

/// Memory that is used again, and not empty, is what an object finds in a program that has run for a while.
private func fillFreedMemory() {
    let blocks = stride(from: 64, to: 4096, by: 16).map { (malloc($0), $0) }
    for case (let block?, let size) in blocks { memset(block, 0x41, size) }
    for (block, _) in blocks { free(block) }
}

@MainActor
func styles() {
    fillFreedMemory()
    let bar = StyledBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = StyledItem()
    bar.items = [item]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    window.addSubview(bar)
    say("a proxy in the making: \(bar.barTintColor == .systemTeal) \(bar.tintColor == .systemPink)")  // expect: a proxy in the making: true true
}
