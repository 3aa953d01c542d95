// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Accessibility as UIAccessibility's and UIAccessibilityElement's documents describe it.
@MainActor @Suite(.serialized)
struct AccessibilityTests {
    @Test("An element's frame follows its container, until the app sets it in screen coordinates")
    func elementFrame() {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        simulator.root.view.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
        #expect(element.accessibilityFrame == CGRect(x: 15, y: 105, width: 20, height: 20))
        view.frame.origin.x = 50
        #expect(element.accessibilityFrame.minX == 55)
        element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(element.isAccessibilityElement)
    }

    @Test("Scripts find elements that are no views, and touch the activation point")
    func scripts() {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        simulator.root.view.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "Bar"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.accessibilityElements = [element]
        #expect(ElementFinder.find("Bar") == CGPoint(x: 20, y: 110))
        element.accessibilityActivationPoint = CGPoint(x: 7, y: 9)
        #expect(ElementFinder.find("Bar") == CGPoint(x: 7, y: 9))
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.index(ofAccessibilityElement: element) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(ViewTree.text(of: view).contains("UIAccessibilityElement (0 100; 40 20) element label=\"Bar\""))
    }

    @Test("An announcement is reported as heard")
    func announcement() {
        nonisolated(unsafe) var heard: [String] = []  // The notification comes on this thread.
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { note in
            heard.append(note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "")
        }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        NotificationCenter.default.removeObserver(token)
        #expect(heard == ["Saved"])
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    }

    @Test("A custom action calls its handler")
    func customAction() {
        var done = 0
        let action = UIAccessibilityCustomAction(name: "Delete") { _ in
            done += 1
            return true
        }
        #expect(action.name == "Delete")
        #expect(action.perform())
        #expect(done == 1)
    }

    /// https://developer.apple.com/documentation/accessibility/axcustomcontent
    @Test("Elements tell more than label and value: parts with an importance, kept over an archive")
    func customContent() throws {
        final class Card: UIView, @MainActor AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]! = []
        }
        let card = Card()
        let size = AXCustomContent(label: "Size", value: "3 MB")
        #expect(size.importance == .default && size.attributedLabel.string == "Size")
        size.importance = .high
        card.accessibilityCustomContent = [size]
        let provider: any AXCustomContentProvider = card
        let kept = try #require(provider.accessibilityCustomContent.first)
        let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: data))
        #expect(read.label == "Size" && read.value == "3 MB" && read.importance == .high)
        let copy = try #require(size.copy() as? AXCustomContent)
        #expect(copy !== size && copy.value == "3 MB" && copy.importance == .high)
    }
}
