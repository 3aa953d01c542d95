// SPDX-License-Identifier: MIT
import UIKit

/// A view of 20 points that goes to wherever a finger is put down.
final class TouchScene: BenchmarkScene {
    private let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        spot.backgroundColor = .systemRed
        view.addSubview(spot)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        spot.center = touch.location(in: view)
    }
}

/// A view of 20 points that moves among the rows of a scroll view, 10,000 if nothing is said: a four-thousandth of the screen
/// changes at each frame.
final class SpotScene: BenchmarkScene {
    private let rows: Int
    private let spot = UIView(frame: CGRect(x: 0, y: 400, width: 20, height: 20))

    init(rows: Int = 10_000) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: CGFloat(rows) * 64)
        view.addSubview(scrollView)
        for index in 0..<rows {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 64, width: 390, height: 63))
            row.backgroundColor = UIColor(white: index % 2 == 0 ? 0.95 : 0.9, alpha: 1)
            scrollView.addSubview(row)
        }
        spot.backgroundColor = .systemRed
        scrollView.addSubview(spot)
    }

    override func show(frame: Int) {
        spot.frame.origin.x = CGFloat(frame * 3 % 370)
    }
}
