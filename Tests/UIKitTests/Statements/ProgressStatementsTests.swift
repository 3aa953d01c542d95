// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What tells that something is going on: spinners, progress, overlays and image series of the alerts' chapter.
@MainActor @Suite(.serialized)
final class ProgressStatementsTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    @Test("AL26: a spinner that is not started is invisible; startAnimating shows and turns it, stopAnimating hides")
    func spinner() throws {
        simulator.root.view.backgroundColor = .white
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = .black
        spinner.center = CGPoint(x: 200, y: 300)
        simulator.root.view.addSubview(spinner)
        func picture() throws -> [UInt32] {
            try stride(from: CGFloat(182), to: 218, by: 2).flatMap { x in
                try stride(from: CGFloat(282), to: 318, by: 2).map { try simulator.pixel(x, $0) }
            }
        }
        simulator.advance(by: 0.1)
        #expect(spinner.hidesWhenStopped && !spinner.isAnimating)
        #expect(try picture().allSatisfy { $0 == Paint.white })
        spinner.startAnimating()
        simulator.advance(by: 0.1)
        let first = try picture()
        #expect(spinner.isAnimating && first.contains { $0 != Paint.white })
        simulator.advance(by: 0.3)
        #expect(try picture() != first)
        spinner.stopAnimating()
        simulator.advance(by: 0.5)
        #expect(try !spinner.isAnimating && picture().allSatisfy { $0 == Paint.white })
    }

    @Test("AL27: a medium spinner is 20 points square, a large one 37; old styles have these sizes and colours")
    func spinnerSizes() {
        func size(_ style: UIActivityIndicatorView.Style) -> CGFloat {
            let bounds = UIActivityIndicatorView(style: style).bounds
            return bounds.width == bounds.height ? bounds.width : -1
        }
        #expect(size(.medium) == 20 && size(.white) == 20 && size(.gray) == 20)
        #expect(size(.large) == 37 && size(.whiteLarge) == 37)
        func red(_ style: UIActivityIndicatorView.Style) -> CGFloat {
            var white: CGFloat = -1
            UIActivityIndicatorView(style: style).color.getWhite(&white, alpha: nil)
            return white
        }
        #expect(red(.white) == 1 && red(.whiteLarge) == 1 && red(.gray) < 0.7)
    }

    @Test("AL28: a white spinner on white is invisible and no error")
    func whiteOnWhite() throws {
        simulator.root.view.backgroundColor = .white
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.color = .white
        spinner.center = CGPoint(x: 200, y: 300)
        simulator.root.view.addSubview(spinner)
        spinner.startAnimating()
        simulator.advance(by: 0.3)
        for x in stride(from: CGFloat(190), to: 210, by: 1) {
            #expect(try simulator.pixel(x, 300) == Paint.white && simulator.pixel(x, 293) == Paint.white)
        }
    }

    @Test("AL29: progress is clamped to 0...1, 0 at first; two styles; the bar keeps its height in 90 points")
    func progress() {
        let bar = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 90))
        #expect(bar.progress == 0)
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
        simulator.root.view.addSubview(bar)
        simulator.advance(by: 0.1)
        bar.setProgress(0.5, animated: true)
        #expect(bar.progress == 0.5)
        simulator.advance(by: 0.5)
        #expect(bar.progress == 0.5)
        #expect(UIProgressView.Style.default.rawValue == 0 && UIProgressView.Style.bar.rawValue == 1)
        #expect(bar.frame.height < 10)
    }

    @Test("Spinner and text in a window above all, bars included; a new text shows in the next frame")
    func overlay() throws {
        let bar = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: bar)
        let overlay = UIView(frame: simulator.window.bounds)
        overlay.backgroundColor = UIColor(rgb: Paint.blue)
        let spinner = UIActivityIndicatorView(style: .large)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "Please wait"
        spinner.center = CGPoint(x: 196, y: 400)
        label.center = CGPoint(x: 196, y: 450)
        overlay.addSubview(spinner)
        overlay.addSubview(label)
        simulator.window.addSubview(overlay)
        spinner.startAnimating()
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(100, 75) == Paint.blue, "the navigation bar is covered")
        let before = try (96..<296).map { try simulator.pixel(CGFloat($0), 450) }
        label.text = "Nearly done now"
        simulator.advance(by: 1.0 / 30)
        #expect(try (96..<296).map { try simulator.pixel(CGFloat($0), 450) } != before)
        overlay.removeFromSuperview()
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(100, 75) != Paint.blue)
    }

    private func image(_ color: UInt32) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor(rgb: color).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("AL33: 17 animation images in 0.75 s go round and round until stopped; images that are missing are left out")
    func images() throws {
        let names = (1...20).map { "butterfly\($0)" }
        #expect(names.compactMap { UIImage(named: $0) }.isEmpty)
        let view = UIImageView(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
        view.animationImages = (0..<17).map { image(0xFF00_0000 | UInt32($0 * 15)) }
        view.animationDuration = 0.75
        #expect(view.animationRepeatCount == 0)
        simulator.root.view.addSubview(view)
        view.startAnimating()
        func number() throws -> Int { try simulator.parts(110, 210).blue / 15 }
        simulator.advance(by: 0.01)
        var seen: [Int] = []
        for _ in 0..<45 {
            simulator.advance(by: 1.0 / 60)
            seen.append(try number())
        }
        #expect(Set(seen).count == 17)
        // A round later it shows the same again.
        let before = try number()
        simulator.advance(by: 0.75)
        #expect(try abs(number() - before) <= 1)
        simulator.advance(by: 30)
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test("AL34: an image view ignores touches until isUserInteractionEnabled is true")
    func imageTouches() {
        let behind = TouchPad(CGRect(x: 100, y: 200, width: 50, height: 50), "behind")
        simulator.root.view.addSubview(behind)
        let view = UIImageView(image: image(Paint.red))
        view.frame = behind.frame
        simulator.root.view.addSubview(view)
        var taps = 0
        let target = Target { _ in taps += 1 }
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.action))
        simulator.tap(middleOf: view)
        #expect(taps == 0 && behind.journal.take() == ["behind began", "behind ended"])
        view.isUserInteractionEnabled = true
        simulator.advance(by: 1)
        simulator.tap(middleOf: view)
        #expect(taps == 1 && behind.journal.take() == [])
    }

    @Test("AL35, AL36: a panel slides in from y 20 - height to 0 in 0.5 s with title, message and Okay, and leaves")
    func panel() throws {
        simulator.root.view.backgroundColor = .white
        let panel = UIView(frame: CGRect(x: 0, y: 20 - 240, width: 393, height: 240))
        panel.backgroundColor = UIColor(red: 0.400, green: 0.478, blue: 0.576, alpha: 1)
        panel.alpha = 0.9
        let title = UILabel(frame: CGRect(x: 0, y: 8, width: 320, height: 32))
        title.font = .boldSystemFont(ofSize: 20)
        title.textAlignment = .center
        title.text = "Notice"
        let message = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 152))
        message.numberOfLines = 0
        message.text = String(repeating: "A message that needs several lines. ", count: 4)
        let button = UIButton(frame: CGRect(x: 220, y: 200, width: 80, height: 32))
        button.setTitle("Okay", for: .normal)
        [title, message, button].forEach(panel.addSubview)
        simulator.root.view.addSubview(panel)
        button.addAction(
            UIAction { _ in
                UIView.animate(withDuration: 0.5) {
                    panel.frame.origin.y = -10 - 240
                } completion: { _ in
                    panel.removeFromSuperview()
                }
            }, for: .touchUpInside)
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 0.5) { panel.frame.origin.y = 0 }
        simulator.advance(by: 0.25)
        // Half-way between -220 and 0, a frame's step off.
        #expect(abs(try #require(panel.layer.presentation()).frame.minY + 110) < 15)
        simulator.advance(by: 0.35)
        #expect(panel.frame == CGRect(x: 0, y: 0, width: 393, height: 240))
        // Nine tenths of the colour on white.
        let shade = try simulator.parts(350, 225)
        for (part, expected) in zip([shade.red, shade.green, shade.blue], [0.400, 0.478, 0.576]) {
            #expect(abs(Double(part) - 255 * (0.9 * expected + 0.1)) < 1.5)
        }
        #expect(title.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let needed = message.sizeThatFits(CGSize(width: 280, height: 1000)).height
        #expect(needed > message.font.lineHeight * 2.5 && needed <= 152)
        simulator.tap(middleOf: button)
        simulator.advance(by: 0.3)
        #expect(panel.frame.minY == -250 && panel.superview != nil)
        simulator.advance(by: 0.4)
        #expect(panel.superview == nil)
    }

}
