// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Views: their tree, their geometry, and what of them is seen and touched.
@MainActor @Suite(.serialized)
struct ViewStatementsTests {
    private let journal = Journal()

    @Test("VW1: order in subviews after each way to insert and reorder, and the last is painted in front")
    func paintOrder() throws {
        let simulator = Simulator()
        let parent = simulator.box(CGRect(x: 0, y: 100, width: 100, height: 100), .white)
        let views = [UIColor.red, .green, .blue].map { _ in UIView(frame: parent.bounds) }
        let (a, b, c) = (views[0], views[1], views[2])
        a.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        b.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        c.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        func expect(_ order: [UIView], _ color: UInt32, _ line: Int = #line) throws {
            simulator.advance(by: 0.1)
            #expect(parent.subviews == order, "line \(line)")
            #expect(try simulator.pixel(50, 150) == color, "line \(line)")
        }
        parent.addSubview(a)
        parent.addSubview(b)
        try expect([a, b], Paint.green)
        parent.insertSubview(c, at: 0)
        try expect([c, a, b], Paint.green)
        parent.insertSubview(c, aboveSubview: b)
        try expect([a, b, c], Paint.blue)
        parent.insertSubview(c, belowSubview: b)
        try expect([a, c, b], Paint.green)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        try expect([b, c, a], Paint.red)
        parent.bringSubviewToFront(b)
        try expect([c, a, b], Paint.green)
        parent.sendSubviewToBack(b)
        try expect([b, c, a], Paint.red)
    }

    @Test("VW2: removeFromSuperview takes the view out and leaves no superview; adding it elsewhere moves it")
    func removal() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        view.removeFromSuperview()
        #expect(first.subviews.isEmpty && view.superview == nil)
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty && second.subviews == [view] && view.superview === second)
    }

    @Test("VW3: viewWithTag finds the view itself and any descendant, nil when there is none")
    func tags() {
        let (top, middle, deep) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(deep)
        (top.tag, deep.tag) = (5, 9)
        #expect(top.viewWithTag(5) === top && top.viewWithTag(9) === deep && middle.viewWithTag(9) === deep)
        #expect(top.viewWithTag(7) == nil && middle.viewWithTag(5) == nil)
    }

    @Test("VW4: changing center moves the frame; changing transform leaves bounds and center")
    func centerAndTransform() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && view.center == CGPoint(x: 100, y: 100))
    }

    @Test("VW5: points and rectangles convert through offsets, scrolling and transforms, there and back")
    func conversion() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        let turned = UIView(frame: CGRect(x: 50, y: 200, width: 40, height: 80))
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.addSubview(scroll)
        scroll.addSubview(turned)
        // Scaled about the centre (70, 240): the corner is at (30, 160) of the content, 60 of it below the offset.
        #expect(turned.convert(CGPoint.zero, to: window) == CGPoint(x: 40, y: 80))
        let rect = turned.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: window)
        #expect(rect == CGRect(x: 40, y: 80, width: 20, height: 40))
        #expect(turned.convert(CGPoint(x: 40, y: 80), from: window) == .zero)
        #expect(turned.convert(rect, from: window) == CGRect(x: 0, y: 0, width: 10, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: 0.7)
        let there = turned.convert(CGPoint(x: 3, y: 4), to: window)
        let back = turned.convert(there, from: window)
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    }

    @Test("VW6: a touch goes to the deepest enabled view under the finger, front-most first")
    func deepest() {
        let simulator = Simulator()
        let outer = TouchPad(CGRect(x: 0, y: 100, width: 300, height: 300), "outer", journal)
        let back = TouchPad(CGRect(x: 50, y: 50, width: 100, height: 100), "back", journal)
        let front = TouchPad(CGRect(x: 100, y: 50, width: 100, height: 100), "front", journal)
        let inner = TouchPad(CGRect(x: 60, y: 60, width: 20, height: 20), "inner", journal)
        simulator.root.view.addSubview(outer)
        outer.addSubview(back)
        outer.addSubview(front)
        front.addSubview(inner)
        // Where back and front overlap, in front's child, in back alone, in none of them.
        for (x, y) in [(120.0, 160.0), (170, 220), (60, 160), (10, 110)] {
            simulator.down(CGPoint(x: x, y: y))
            simulator.cancel(CGPoint(x: x, y: y))
        }
        let began = journal.take().filter { $0.hasSuffix("began") }
        #expect(began == ["front began", "inner began", "back began", "outer began"])
        inner.isUserInteractionEnabled = false
        simulator.down(CGPoint(x: 170, y: 220))
        #expect(journal.take() == ["front began"])
        simulator.up(CGPoint(x: 170, y: 220))
    }

    @Test("VW7: views of alpha below 0.01, hidden, or with interaction off get no touches, and their children neither")
    func untouchable() {
        let simulator = Simulator()
        let view = TouchPad(CGRect(x: 0, y: 100, width: 100, height: 100), "view", journal)
        let child = TouchPad(CGRect(x: 0, y: 0, width: 50, height: 50), "child", journal)
        simulator.root.view.addSubview(view)
        view.addSubview(child)
        func touch() -> [String] {
            for point in [CGPoint(x: 20, y: 120), CGPoint(x: 80, y: 180)] {
                simulator.down(point)
                simulator.up(point)
            }
            return journal.take().filter { $0.hasSuffix("began") }
        }
        #expect(touch() == ["child began", "view began"])
        view.alpha = 0.009
        #expect(touch() == [])
        view.alpha = 0.02
        #expect(touch() == ["child began", "view began"])
        view.isHidden = true
        #expect(touch() == [])
        view.isHidden = false
        view.isUserInteractionEnabled = false
        #expect(touch() == [])
    }

    @Test("VW8: views nested with insets of 20 are drawn at the sums of them, clipped only when asked")
    func nested() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let colors = [Paint.red, Paint.green, Paint.blue]
        var parent: UIView = simulator.root.view
        var views: [UIView] = []
        for (index, value) in colors.enumerated() {
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 200 - 40 * index, height: 200 - 40 * index))
            view.backgroundColor = UIColor(cgColor: UIColor(rgb: value).cgColor)
            parent.addSubview(view)
            views.append(view)
            parent = view
        }
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(19, 100) == Paint.white)
        for (index, color) in colors.enumerated() {
            let edge = CGFloat(20 * (index + 1))
            #expect(try simulator.pixel(edge + 1, 100) == color, "\(index)")
            #expect(try simulator.pixel(240 - edge - 1, 100) == color, "\(index)")
        }
        views[2].frame.size.width = 300
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(300, 100) == Paint.blue)
        views[1].clipsToBounds = true
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(300, 100) == Paint.white && simulator.pixel(199, 100) == Paint.blue)
        #expect(try simulator.pixel(201, 100) == Paint.red)
    }

    @Test("VW12: clipsToBounds with a corner radius, and a mask, draw children only in the shape")
    func shapes() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let round = simulator.box(CGRect(x: 0, y: 100, width: 100, height: 100))
        simulator.box(round.bounds, UIColor(rgb: Paint.blue), in: round)
        round.layer.cornerRadius = 50
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(3, 103) == Paint.blue, "a radius alone clips no children")
        round.clipsToBounds = true
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(3, 103) == Paint.white && simulator.pixel(50, 150) == Paint.blue)
        let masked = simulator.box(CGRect(x: 200, y: 100, width: 100, height: 100))
        simulator.box(masked.bounds, UIColor(rgb: Paint.blue), in: masked)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: masked.bounds).cgPath
        masked.layer.mask = mask
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(203, 103) == Paint.white && simulator.pixel(250, 150) == Paint.blue)
    }

    @Test("VW13: with point(inside:with:) overridden for a circle, touches in the corners go to the view behind")
    func disc() {
        final class Disc: TouchPad {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
            }
        }
        let simulator = Simulator()
        let frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        simulator.root.view.addSubview(TouchPad(frame, "behind", journal))
        simulator.root.view.addSubview(Disc(frame, "disc", journal))
        simulator.tap(CGPoint(x: 50, y: 150))
        simulator.tap(CGPoint(x: 4, y: 104))
        simulator.tap(CGPoint(x: 96, y: 196))
        #expect(journal.take().filter { $0.hasSuffix("began") } == ["disc began", "behind began", "behind began"])
    }

    @Test("VW14: the alpha of a pixel of a bitmap context decides a hit; a transparent one passes to the view behind")
    func bitmapHit() throws {
        final class Picture: TouchPad {
            var bitmap: CGContext?
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                guard bounds.contains(point), let bitmap, let data = bitmap.data else { return false }
                let bytes = data.assumingMemoryBound(to: UInt8.self)
                return bytes[Int(point.y) * bitmap.bytesPerRow + Int(point.x) * 4 + 3] > 85
            }
        }
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.red.cgColor)
        // The left half; the rest stays transparent.
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
        let simulator = Simulator()
        let frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        simulator.root.view.addSubview(TouchPad(frame, "behind", journal))
        let picture = Picture(frame, "picture", journal)
        picture.bitmap = context
        simulator.root.view.addSubview(picture)
        simulator.tap(CGPoint(x: 25, y: 150))
        simulator.tap(CGPoint(x: 75, y: 150))
        #expect(journal.take().filter { $0.hasSuffix("began") } == ["picture began", "behind began"])
    }

    @Test("VW26: a view turned by 90 degrees reports the enclosing frame, and hit tests follow its shape")
    func turned() {
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 100, y: 200, width: 100, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let (frame, expected) = (view.frame, CGRect(x: 140, y: 160, width: 20, height: 100))
        #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9)
        #expect(abs(frame.width - expected.width) < 1e-9 && abs(frame.height - expected.height) < 1e-9)
        #expect(simulator.window.hitTest(CGPoint(x: 150, y: 165), with: nil) === view)
        #expect(simulator.window.hitTest(CGPoint(x: 110, y: 210), with: nil) === simulator.root.view)
        // At 45 degrees the corners of the enclosing frame are outside.
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(simulator.window.hitTest(CGPoint(x: view.frame.minX + 2, y: view.frame.maxY - 2), with: nil) !== view)
        #expect(simulator.window.hitTest(CGPoint(x: 150 + 30, y: 210 + 30), with: nil) === view)
    }

    @Test("VW27: concatenated scale, turn and move apply in the matrix's order; animated they reach the end value")
    func concatenation() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let move = CGAffineTransform(translationX: 10, y: 0)
        // The first of concatenating(_:) applies first: (1, 0) is scaled to (2, 0), turned to (0, 2), moved to (10, 2).
        let all = scale.concatenating(turn).concatenating(move)
        let point = CGPoint(x: 1, y: 0).applying(all)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 2) < 1e-9)
        // The other order: moved to (11, 0), turned to (0, 11), scaled to (0, 33).
        let reversed = CGPoint(x: 1, y: 0).applying(move.concatenating(turn).concatenating(scale))
        #expect(abs(reversed.x) < 1e-9 && abs(reversed.y - 33) < 1e-9)
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 100, y: 200, width: 40, height: 40))
        simulator.advance(by: 0.1)
        UIView.animate(withDuration: 0.5) { view.transform = all }
        simulator.advance(by: 1)
        #expect(view.transform == all)
        let corner = view.convert(CGPoint(x: 40, y: 20), to: simulator.root.view)
        // 20 to the right of the centre (120, 220): scaled 40, turned downwards, moved by 10.
        #expect(abs(corner.x - 130) < 1e-6 && abs(corner.y - 260) < 1e-6)
    }
}

extension UIColor {
    /// Opaque, of the three low bytes.
    convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }
}
