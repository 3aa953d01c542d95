// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Views: animations and transitions.
@MainActor @Suite(.serialized)
struct ViewAnimationStatementsTests {
    private let journal = Journal()

    @Test("VW17: the model has its end value at once, what shows follows the curve, completion says true at the end")
    func animate() throws {
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 0, y: 100, width: 50, height: 50))
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseInOut) {
            view.center.x = 225
        } completion: { [journal] in
            journal.note("\($0)")
        }
        #expect(view.center.x == 225)
        simulator.advance(by: 0.4)
        #expect(try #require(view.layer.presentation()).position.x == 25, "the delay")
        // Ease in-out is the Bezier curve (0.42, 0) (0.58, 1): 0.1292 at a quarter, a half at the half.
        for (time, fraction) in [(0.35, 0.1292), (0.25, 0.5), (0.25, 0.8708)] {
            simulator.advance(by: time)
            // A frame, 1/60 s, is at most 0.03 of the way.
            let x = try #require(view.layer.presentation()).position.x
            #expect(abs(x - 25 - 200 * fraction) < 6.5, "\(fraction)")
        }
        #expect(journal.take().isEmpty)
        simulator.advance(by: 0.3)
        #expect(journal.take() == ["true"])
    }

    @Test("VW18: beginAnimations to commitAnimations animate by duration and curve and send the did-stop selector")
    func begun() throws {
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 0, y: 100, width: 50, height: 50))
        simulator.advance(by: 0.1)
        let target = Target { [journal] _ in journal.note("stopped") }
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.easeInOut)
        UIView.setAnimationDelegate(target)
        UIView.setAnimationDidStop(Target.action)
        view.center.x = 225
        UIView.commitAnimations()
        #expect(view.center.x == 225)
        simulator.advance(by: 0.25)
        #expect(abs(try #require(view.layer.presentation()).position.x - 25 - 200 * 0.1292) < 6.5)
        simulator.advance(by: 0.25)
        #expect(abs(try #require(view.layer.presentation()).position.x - 125) < 6.5)
        #expect(journal.take().isEmpty)
        simulator.advance(by: 0.6)
        #expect(journal.take() == ["stopped"])
    }

    @Test("VW19: a fade from 0 to 1 takes the time set and is at about 0.5 half-way with ease in-out")
    func fade() throws {
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 0, y: 100, width: 50, height: 50))
        view.alpha = 0
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { view.alpha = 1 }
        simulator.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 0.04)
        simulator.advance(by: 0.4)
        #expect(try #require(view.layer.presentation()).opacity < 1)
        simulator.advance(by: 0.2)
        #expect((view.layer.presentation() ?? view.layer).opacity == 1)
    }

    @Test("VW20: a swap with scaling and alpha, exchanged inside the block: the back view is in front at the end")
    func swap() throws {
        let simulator = Simulator()
        let parent = simulator.box(CGRect(x: 0, y: 100, width: 200, height: 200), .white)
        let back = simulator.box(parent.bounds, UIColor(rgb: Paint.blue), in: parent)
        let front = simulator.box(parent.bounds, UIColor(rgb: Paint.red), in: parent)
        back.alpha = 0
        back.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            (front.alpha, back.alpha) = (0, 1)
            front.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
            back.transform = .identity
            parent.exchangeSubview(at: 0, withSubviewAt: 1)
        }
        simulator.advance(by: 1.2)
        #expect(parent.subviews == [front, back])
        #expect(try simulator.pixel(10, 110) == Paint.blue && simulator.pixel(100, 200) == Paint.blue)
    }

    /// How many pixels of the row are not white.
    private func width(_ simulator: Simulator, row: CGFloat) throws -> Int {
        try (0..<393).filter { try simulator.pixel(CGFloat($0), row) != Paint.white }.count
    }

    @Test(
        "VW21: a flip is foreshortened half-way, the face at the end is not mirrored, the rest of the screen stays",
        arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
    func flip(_ option: UIView.AnimationOptions) throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let container = simulator.box(CGRect(x: 100, y: 200, width: 200, height: 200), .white)
        let rest = simulator.box(CGRect(x: 0, y: 600, width: 50, height: 50), UIColor(rgb: Paint.green))
        let old = simulator.box(container.bounds, UIColor(rgb: Paint.red), in: container)
        let new = UIView(frame: container.bounds)
        new.backgroundColor = UIColor(rgb: Paint.blue)
        // Marks the left side.
        simulator.box(CGRect(x: 0, y: 0, width: 50, height: 200), UIColor(rgb: Paint.green), in: new)
        simulator.advance(by: 0.1)
        #expect(try width(simulator, row: 300) == 200)
        UIView.transition(with: container, duration: 1, options: [option, .curveLinear]) {
            old.removeFromSuperview()
            container.addSubview(new)
        }
        var narrowest = 393
        for _ in 0..<10 {
            simulator.advance(by: 0.1)
            narrowest = min(narrowest, try width(simulator, row: 300))
            #expect(try simulator.pixel(25, 625) == Paint.green && rest.frame.minX == 0)
        }
        #expect(narrowest < 120)
        simulator.advance(by: 0.3)
        #expect(try simulator.pixel(110, 300) == Paint.green && simulator.pixel(290, 300) == Paint.blue)
    }

    @Test("VW22: UIView.transition(from:to:) removes the old view and adds the new one")
    func fromTo() {
        let simulator = Simulator()
        let container = simulator.box(CGRect(x: 100, y: 200, width: 200, height: 200), .white)
        let old = simulator.box(container.bounds, .red, in: container)
        let new = UIView(frame: container.bounds)
        simulator.advance(by: 0.1)
        UIView.transition(from: old, to: new, duration: 0.5, options: .transitionCrossDissolve) { [journal] in
            journal.note("\($0)")
        }
        simulator.advance(by: 1)
        #expect(container.subviews == [new] && old.superview == nil && journal.take() == ["true"])
    }

    /// A red view 100 points square at (100, 200) that becomes blue with a transition of a second.
    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> Simulator {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let container = simulator.box(CGRect(x: 100, y: 200, width: 100, height: 100), .white)
        container.clipsToBounds = true
        let view = simulator.box(container.bounds, UIColor(rgb: Paint.red), in: container)
        simulator.advance(by: 0.1)
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        container.layer.add(transition, forKey: "change")
        view.backgroundColor = UIColor(rgb: Paint.blue)
        return simulator
    }

    /// Where pictures come from on iOS, whose layers count downwards: `fromTop` is from below.
    private static let origins: [(CATransitionSubtype, CGVector)] = [
        (.fromLeft, CGVector(dx: -1, dy: 0)), (.fromRight, CGVector(dx: 1, dy: 0)),
        (.fromTop, CGVector(dx: 0, dy: 1)), (.fromBottom, CGVector(dx: 0, dy: -1)),
    ]

    @Test(
        "VW23: transitions of each type begin with the old look, are half-way as documented, and end with the new one",
        arguments: [CATransitionType.fade, .moveIn, .push, .reveal])
    func transitions(_ type: CATransitionType) throws {
        for (subtype, origin) in Self.origins {
            let simulator = transition(type, subtype)
            // The quarter that the new picture comes over first, and the one across.
            let near = CGPoint(x: 150 + 30 * origin.dx, y: 250 + 30 * origin.dy)
            let far = CGPoint(x: 150 - 30 * origin.dx, y: 250 - 30 * origin.dy)
            func look(_ point: CGPoint) throws -> (red: Int, green: Int, blue: Int) {
                try simulator.parts(point.x, point.y)
            }
            simulator.advance(by: 1.0 / 60)
            for point in [near, far] { #expect(try look(point).red > 230 && look(point).blue < 40) }
            simulator.advance(by: 0.5)
            let (first, second) = (try look(near), try look(far))
            switch type {
            case .fade:
                for parts in [first, second] { #expect(abs(parts.red - 128) < 20 && abs(parts.blue - 128) < 20) }
            case .moveIn:
                // What comes lies over what stays.
                #expect(first.blue > first.red && second.red > 240 && second.blue < 20)
            case .push:
                #expect(first.blue > first.red && second.red > second.blue)
            default:
                // What was goes the same way and uncovers what comes, which stands.
                #expect(first.blue > 240 && first.red < 20 && second.red > second.green)
            }
            simulator.advance(by: 0.7)
            for point in [near, far] { #expect(try simulator.pixel(point.x, point.y) == Paint.blue) }
        }
    }

    @Test("A CATransition fade, or one of a private name, shows a mixture half-way and the new look at the end")
    func fadeTransition() throws {
        for type in [CATransitionType.fade, CATransitionType(rawValue: "cube")] {
            let simulator = transition(type, nil)
            simulator.advance(by: 0.02)
            #expect(try simulator.parts(150, 250).red > 220)
            simulator.advance(by: 0.48)
            let half = try simulator.parts(150, 250)
            #expect(abs(half.red - 128) < 20 && abs(half.blue - 128) < 20)
            simulator.advance(by: 0.7)
            #expect(try simulator.pixel(150, 250) == Paint.blue)
        }
    }

    @Test(
        "VW24: curls and the cross dissolve exist: half-way both looks show, at the end the new one",
        arguments: [
            UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
        ])
    func curls(_ option: UIView.AnimationOptions) throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let container = simulator.box(CGRect(x: 100, y: 200, width: 200, height: 200), .white)
        let view = simulator.box(container.bounds, UIColor(rgb: Paint.red), in: container)
        simulator.advance(by: 0.1)
        UIView.transition(with: container, duration: 1, options: [option, .curveLinear]) {
            view.backgroundColor = UIColor(rgb: Paint.blue)
        }
        simulator.advance(by: 0.5)
        var (red, blue) = (0, 0)
        for x in stride(from: CGFloat(105), to: 300, by: 10) {
            for y in stride(from: CGFloat(205), to: 400, by: 10) {
                let parts = try simulator.parts(x, y)
                if parts.red > 90, parts.green < 90 { red += 1 }
                if parts.blue > 90, parts.green < 90 { blue += 1 }
            }
        }
        #expect(red > 20 && blue > 20)
        simulator.advance(by: 0.8)
        #expect(try simulator.pixel(200, 300) == Paint.blue && simulator.pixel(110, 210) == Paint.blue)
    }

    @Test("VW24: the sides of a cube built with CATransform3D are seen turned, the near one in front")
    func cube() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
        for (index, color) in [Paint.red, Paint.blue].enumerated() {
            let side = CALayer()
            side.frame = cube.bounds
            side.backgroundColor = UIColor(rgb: color).cgColor
            let turn = CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
            side.transform = CATransform3DTranslate(turn, 0, 0, 50)
            cube.addSublayer(side)
        }
        simulator.root.view.layer.addSublayer(cube)
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(150, 250) == Paint.red)
        // Turned by an eighth both sides show, each half of sqrt(2) of the width.
        cube.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
        simulator.advance(by: 1)
        #expect(try simulator.pixel(120, 250) == Paint.red && simulator.pixel(180, 250) == Paint.blue)
        #expect(try simulator.pixel(86, 250) == Paint.red && simulator.pixel(214, 250) == Paint.blue)
    }
}
