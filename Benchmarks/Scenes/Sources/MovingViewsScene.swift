// SPDX-License-Identifier: MIT
import UIKit

/// 500 rounded views that move and turn; every second one half transparent, the others with a shadow.
final class MovingViewsScene: BenchmarkScene {
    private var boxes: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for index in 0..<500 {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            box.backgroundColor = UIColor(hue: CGFloat(index) / 500, saturation: 0.7, brightness: 0.9, alpha: 1)
            box.layer.cornerRadius = 10
            if index % 2 == 0 {
                box.alpha = 0.5
            } else {
                box.layer.shadowOpacity = 0.4
                box.layer.shadowRadius = 6
                box.layer.shadowOffset = CGSize(width: 0, height: 3)
            }
            view.addSubview(box)
            boxes.append(box)
        }
        show(frame: 0)
    }

    override func show(frame: Int) {
        let time = CGFloat(frame) / 60
        let size = CGSize(width: 390 - 44, height: 844 - 44)
        for (index, box) in boxes.enumerated() {
            let n = CGFloat(index)
            box.center = CGPoint(
                x: 22 + size.width * (0.5 + 0.5 * sin(time * 0.9 + n * 1.7)),
                y: 22 + size.height * (0.5 + 0.5 * cos(time * 0.7 + n * 2.3)))
            box.transform = CGAffineTransform(rotationAngle: time * CGFloat(index % 5 - 2))
        }
    }
}
