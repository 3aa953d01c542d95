import UIKit

/// Sparks over a night sky: a card below the bar, which keeps its own colours.
final class ParticlesScreen: UIViewController {
    private let sky = UIView()
    private let emitter = CAEmitterLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sky.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.14, alpha: 1)
        sky.layer.cornerRadius = 16
        sky.clipsToBounds = true
        view.addSubview(sky)
        let spark = CAEmitterCell()
        spark.contents = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10)).fill()
        }.cgImage
        spark.birthRate = 60
        spark.lifetime = 3
        spark.velocity = 160
        spark.velocityRange = 60
        spark.yAcceleration = 90
        spark.emissionLongitude = -.pi / 2
        spark.emissionRange = .pi / 5
        spark.scale = 0.7
        spark.scaleSpeed = -0.2
        spark.alphaSpeed = -0.3
        spark.color = UIColor(red: 1, green: 0.7, blue: 0.3, alpha: 1).cgColor
        spark.redRange = 0.3
        spark.greenRange = 0.4
        emitter.emitterCells = [spark]
        emitter.emitterShape = .line
        emitter.renderMode = .additive
        sky.layer.addSublayer(emitter)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sky.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        emitter.emitterPosition = CGPoint(x: sky.bounds.midX, y: sky.bounds.height * 0.75)
        emitter.emitterSize = CGSize(width: 60, height: 0)
    }
}
