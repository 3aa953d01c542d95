// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// The algebra of affine maps, as stated in the Quartz 2D Programming Guide's chapter "Transforms".
@Suite struct AffineTransformTests {
    private func random(_ source: inout SeededNumbers) -> CGAffineTransform {
        CGAffineTransform(
            a: source.number(-2...2), b: source.number(-2...2), c: source.number(-2...2), d: source.number(-2...2),
            tx: source.number(-50...50), ty: source.number(-50...50))
    }

    @Test func concatenationAppliesTheLeftOneFirst() {
        var source = SeededNumbers(seed: 1)
        for _ in 0..<200 {
            let (s, t, p) = (random(&source), random(&source), source.point())
            #expect(p.applying(s.concatenating(t)).distance(to: p.applying(s).applying(t)) < 1e-9)
        }
    }

    @Test func inverseUndoes() {
        var source = SeededNumbers(seed: 2)
        for _ in 0..<200 {
            let (t, p) = (random(&source), source.point())
            let determinant = abs(t.a * t.d - t.b * t.c)
            guard determinant > 0.01 else { continue }
            #expect(p.applying(t).applying(t.inverted()).distance(to: p) < 1e-9 / determinant)
        }
    }

    @Test func inverseOfSingularIsItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test func modifiersActBeforeTheTransform() {
        var source = SeededNumbers(seed: 3)
        for _ in 0..<50 {
            let (t, p) = (random(&source), source.point())
            let translated = p.applying(CGAffineTransform(translationX: 3, y: -4)).applying(t)
            #expect(p.applying(t.translatedBy(x: 3, y: -4)).distance(to: translated) < 1e-9)
            let scaled = p.applying(CGAffineTransform(scaleX: 3, y: -4)).applying(t)
            #expect(p.applying(t.scaledBy(x: 3, y: -4)).distance(to: scaled) < 1e-9)
            let rotated = p.applying(CGAffineTransform(rotationAngle: 1.1)).applying(t)
            #expect(p.applying(t.rotated(by: 1.1)).distance(to: rotated) < 1e-9)
        }
    }

    @Test func rotationTurnsXTowardsY() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.distance(to: CGPoint(x: 0, y: 1)) < 1e-15)
    }

    @Test func componentsMakeTheTransformAgain() {
        var source = SeededNumbers(seed: 4)
        for _ in 0..<200 {
            let t = random(&source)
            let again = CGAffineTransform(t.decomposed())
            for (x, y) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d)] {
                #expect(abs(x - y) < 1e-9)
            }
        }
    }

    @Test func rectangleBecomesTheBoxOfItsCorners() {
        var source = SeededNumbers(seed: 5)
        for _ in 0..<100 {
            let t = random(&source)
            let rect = CGRect(x: source.number(-9...9), y: source.number(-9...9), width: 7, height: 3)
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map { $0.applying(t) }
            let box = rect.applying(t)
            #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
            #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9)
            #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-9)
            #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
        }
    }

    @Test func nullAndInfiniteRectanglesStay() {
        let t = CGAffineTransform(rotationAngle: 1)
        #expect(CGRect.null.applying(t).isNull)
        #expect(CGRect.infinite.applying(t).isInfinite)
    }

    @Test func valuesAndArchivesKeepGeometry() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: t).cgAffineTransformValue == t)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(t, forKey: "t")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "r")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGAffineTransform(forKey: "t") == t)
        #expect(reader.decodeCGRect(forKey: "r") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeCGRect(forKey: "missing") == .zero)
    }
}
