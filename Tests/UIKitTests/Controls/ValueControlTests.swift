// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct ValueControlTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }
    private let journal = Journal()

    private func put(_ control: UIControl, _ frame: CGRect) {
        control.frame = frame
        simulator.root.view.addSubview(control)
        control.addAction(UIAction { [journal] _ in journal.note("changed") }, for: .valueChanged)
        simulator.advance(by: 0.1)
    }

    @Test func switchIsAlways51By31() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    }

    @Test func tapTogglesASwitchAndTellsOnce() {
        let control = UISwitch()
        put(control, CGRect(x: 100, y: 300, width: 51, height: 31))
        simulator.tap(CGPoint(x: 120, y: 315))
        #expect(control.isOn)
        #expect(journal.take() == ["changed"])
        control.setOn(false, animated: true)
        #expect(journal.take().isEmpty)
    }

    @Test func draggingASwitchToTheSideItIsOnChangesNothing() {
        let control = UISwitch()
        put(control, CGRect(x: 100, y: 300, width: 51, height: 31))
        simulator.drag(from: CGPoint(x: 130, y: 315), to: CGPoint(x: 100, y: 315), duration: 0.2)
        #expect(!control.isOn)
        #expect(journal.take().isEmpty)
        simulator.drag(from: CGPoint(x: 105, y: 315), to: CGPoint(x: 150, y: 315), duration: 0.2)
        #expect(control.isOn)
        #expect(journal.take() == ["changed"])
    }

    @Test func sliderKeepsWithinItsEnds() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.minimumValue = 5
        #expect(slider.value == 5)
        slider.value = .nan
        #expect(slider.value == 5)
    }

    @Test func thumbFollowsTheFinger() {
        let slider = UISlider()
        put(slider, CGRect(x: 50, y: 300, width: 200, height: 34))
        // Beside the thumb nothing happens.
        simulator.drag(from: CGPoint(x: 150, y: 317), to: CGPoint(x: 200, y: 317), duration: 0.1)
        #expect(slider.value == 0)
        simulator.drag(from: CGPoint(x: 64, y: 317), to: CGPoint(x: 150, y: 317), duration: 0.1)
        #expect(abs(slider.value - 0.5) < 0.02)
        #expect(journal.take().count > 3)
        slider.isContinuous = false
        simulator.drag(from: CGPoint(x: 150, y: 317), to: CGPoint(x: 300, y: 317), duration: 0.1)
        #expect(slider.value == 1)
        #expect(journal.take() == ["changed"])
    }

    /// Facts, section 10: 94x32; value 0, 0...100, step 1, continuous, repeating, not wrapping.
    @Test func stepperDefaultsAndSteps() {
        let stepper = UIStepper()
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        put(stepper, CGRect(x: 100, y: 300, width: 94, height: 32))
        simulator.tap(CGPoint(x: 180, y: 316))
        simulator.tap(CGPoint(x: 180, y: 316))
        simulator.tap(CGPoint(x: 110, y: 316))
        #expect(stepper.value == 1)
        #expect(journal.take().count == 3)
        stepper.value = 0
        simulator.tap(CGPoint(x: 110, y: 316))
        #expect(stepper.value == 0)
        stepper.wraps = true
        simulator.tap(CGPoint(x: 110, y: 316))
        #expect(stepper.value == 100)
    }

    @Test func tapSelectsASegment() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 3)
        put(control, CGRect(x: 50, y: 300, width: 300, height: 32))
        simulator.tap(CGPoint(x: 300, y: 316))
        #expect(control.selectedSegmentIndex == 2)
        #expect(journal.take() == ["changed"])
        // A tap on the selected one says nothing.
        simulator.tap(CGPoint(x: 300, y: 316))
        #expect(journal.take().isEmpty)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.setEnabled(false, forSegmentAt: 0)
        simulator.tap(CGPoint(x: 80, y: 316))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func pageControlTurnsPages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        put(control, CGRect(x: 50, y: 300, width: 200, height: 26))
        simulator.tap(CGPoint(x: 220, y: 313))
        #expect(control.currentPage == 1)
        simulator.tap(CGPoint(x: 60, y: 313))
        simulator.tap(CGPoint(x: 60, y: 313))
        #expect(control.currentPage == 0)
        #expect(journal.take().count == 2)
        control.currentPage = 9
        #expect(control.currentPage == 2)
    }

    /// Facts, section 10: the fill is floor(p * W + .5), at least 8.
    @Test func progressFill() throws {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.intrinsicContentSize.height == 4)
        view.frame = CGRect(x: 0, y: 0, width: 201, height: 4)
        view.progress = 0.5
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame.width == 101)
        view.progress = 0.001
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame.width == 8)
        view.progress = 3
        #expect(view.progress == 1)
    }

    @Test func activityIndicatorHidesWhenStopped() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        #expect(view.isHidden && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
    }

    @Test func textFieldTakesWhatIsTyped() {
        let field = UITextField()
        put(field, CGRect(x: 50, y: 300, width: 200, height: 34))
        simulator.tap(CGPoint(x: 100, y: 317))
        #expect(field.isFirstResponder)
        simulator.send(.text("Hi"))
        #expect(field.text == "Hi")
        field.deleteBackward()
        #expect(field.text == "H")
    }
}
