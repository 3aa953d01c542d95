// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// What people see of buttons' states and of page controls with more pages than room.
@MainActor @Suite(.serialized)
struct ButtonLookTests {
    let stage = Stage()

    private func show(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        stage.simulator.root.view.addSubview(view)
        stage.simulator.advance(by: 0.05)
    }

    @Test("A selected system button has a ground of its tint behind a white title, as on iOS since 7")
    func selected() throws {
        let button = UIButton(type: .system)
        button.setTitle("Chosen", for: .normal)
        show(button, CGRect(x: 20, y: 100, width: 160, height: 44))
        button.isSelected = true
        stage.simulator.advance(by: 0.05)
        let label = try #require(button.titleLabel)
        let ground = try #require(button.subviews.first)
        #expect(ground.backgroundColor == button.tintColor && ground.frame.contains(label.frame))
        #expect(label.textColor == .white)
        button.isSelected = false
        #expect(label.textColor == button.tintColor && ground.superview == nil)
    }

    @Test("A title that wraps makes a configured button taller in constraints, and its lines centred when told so")
    func wraps() throws {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Two lines of title that wrap"
        configuration.titleAlignment = .center
        let button = UIButton(configuration: configuration)
        let oneLine = button.intrinsicContentSize.height
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.simulator.root.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 180),
            button.topAnchor.constraint(equalTo: stage.simulator.root.view.topAnchor, constant: 100),
        ])
        stage.simulator.advance(by: 0.05)
        let label = try #require(button.titleLabel)
        #expect(
            button.bounds.height == oneLine + label.font.lineHeight.rounded(.up) || button.bounds.height > oneLine + 15)
        #expect(button.bounds.contains(label.frame))
        #expect(label.textAlignment == .center)
    }

    @Test("The destructive role makes a configured button red")
    func destructive() throws {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Delete"
        button.role = .destructive
        show(button, CGRect(x: 20, y: 160, width: 160, height: 44))
        #expect(try #require(button.titleLabel).textColor == .systemRed)
    }

    private func shownDots(_ control: UIPageControl) -> [UIImageView] {
        control.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    }

    @Test("A page control with too many pages shows those that fit, smaller towards the ends that go on")
    func manyPages() throws {
        let control = UIPageControl()
        control.numberOfPages = 40
        show(control, CGRect(x: 20, y: 220, width: 200, height: 26))
        let first = shownDots(control)
        #expect(first.allSatisfy { control.bounds.contains($0.frame) })
        #expect(first.count > 5 && first.count < 12)
        #expect(first[0].frame.width == 7.5 && first[first.count - 1].frame.width < 5)
        control.currentPage = 20
        stage.simulator.advance(by: 0.05)
        let middle = shownDots(control)
        #expect(middle.count == first.count)
        #expect(middle[0].frame.width < 5 && middle[middle.count - 1].frame.width < 5)
        let current = try #require(middle.firstIndex { $0.backgroundColor == .white })
        #expect(middle[current].frame.width == 7.5)
    }

    @Test("Pages' images stand apart whatever their size")
    func images() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.preferredIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        show(control, CGRect(x: 20, y: 260, width: 200, height: 40))
        let dots = shownDots(control)
        #expect(dots[1].frame.minX - dots[0].frame.maxX == 10)
        #expect(control.intrinsicContentSize.width > 3 * 20)
    }
}
