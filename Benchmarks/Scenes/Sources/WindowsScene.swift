// SPDX-License-Identifier: MIT
import UIKit

/// Windows on top of each other with thirty rows each; in the topmost one a view of 20 points moves.
final class WindowsScene: BenchmarkScene {
    private let count: Int
    private var windows: [UIWindow] = []
    private let spot = UIView(frame: CGRect(x: 0, y: 400, width: 20, height: 20))

    init(windows: Int) {
        count = windows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func show(frame: Int) {
        if windows.isEmpty { makeWindows() }
        spot.frame.origin.x = CGFloat(frame * 3 % 370)
    }

    private func makeWindows() {
        for index in 0..<count {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.windowLevel = UIWindow.Level(CGFloat(index + 1))
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            for row in 0..<30 {
                let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 28, width: 390, height: 27))
                view.backgroundColor = UIColor(white: row % 2 == 0 ? 0.95 : 0.9, alpha: 1)
                controller.view.addSubview(view)
            }
            window.rootViewController = controller
            window.isHidden = false
            windows.append(window)
        }
        spot.backgroundColor = .systemRed
        windows.last?.rootViewController?.view.addSubview(spot)
    }
}
