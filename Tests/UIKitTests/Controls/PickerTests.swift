// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Truth: the readings of wheels in facts/measured-laws.md (7, 10) and probes.json, and Apple's documentation.
@MainActor @Suite(.serialized)
struct PickerTests {
    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }

    final class Source: __ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20]
        var chosen: [String] = []
        var height: CGFloat = 32
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component) \(row)")
        }
    }

    private func picker(_ source: Source) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        simulator.root.view.addSubview(picker)
        simulator.root.view.layoutIfNeeded()
        return picker
    }

    @Test("Rows lie on the measured wheel")
    func law() throws {
        let measured: [(CGFloat, CGFloat, CGFloat)] = [
            (-4, 9.788761923584701, 7.855535588505575), (-1, 61.28678902654953, 30.266151734420305), (0, 92, 32),
            (2, 155.11182379864982, 25.252496300684584), (4, 198.35570248790972, 7.855535588505575),
        ]
        // The measured radius is known to 1e-5 points.
        for (distance, top, height) in measured {
            let place = try #require(PickerLaw.place(distance, height: 216, rowHeight: 32))
            #expect(abs(place.height - height) < 1e-6)
            #expect(abs(place.middle - place.height / 2 - top) < 1e-5)
        }
        #expect((1...5).map { PickerLaw.componentWidth(320, count: $0) } == [302, 148, 97, 71, 56])
        #expect(
            PickerLaw.band(CGSize(width: 320, height: 216), rowHeight: 44)
                == CGRect(x: 9, y: 85, width: 302, height: 46))
    }

    @Test("Rows show around the selection")
    func rows() throws {
        let source = Source()
        let picker = picker(source)
        picker.selectRow(5, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let label = try #require(picker.view(forRow: 5, forComponent: 0) as? UILabel)
        #expect(label.text == "row 5")
        let rect = label.convert(label.bounds, to: picker)
        #expect(abs(rect.midY - 108) < 0.01)
        #expect(picker.view(forRow: 15, forComponent: 0) == nil)
        #expect(picker.selectedRow(inComponent: 0) == 5 && source.chosen.isEmpty)
    }

    @Test("A drag chooses a row and tells once; a tap on a row scrolls to it")
    func choosing() {
        let source = Source()
        let picker = picker(source)
        simulator.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 236), duration: 0.6)
        simulator.advance(by: 2)
        #expect(source.chosen.count == 1)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 0 && source.chosen.last == "0 \(row)")
        simulator.tap(CGPoint(x: 180, y: 200 + 140))
        simulator.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == row + 1 && source.chosen.count == 2)
    }

    @Test("Reloading keeps the selection within the rows")
    func reload() {
        let source = Source()
        let picker = picker(source)
        picker.selectRow(19, inComponent: 0, animated: false)
        source.counts = [3, 4]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 2)
        #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
        source.counts = [0, 0]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.layoutIfNeeded()
    }

    @Test("A date picker keeps to its limits and its minute interval")
    func dates() {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
        #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
        let low = Date(timeIntervalSinceReferenceDate: 0)
        picker.minimumDate = low
        picker.date = low.addingTimeInterval(-100)
        #expect(picker.date == low)
        picker.maximumDate = low.addingTimeInterval(86_400)
        picker.date = low.addingTimeInterval(1e7)
        #expect(picker.date == low.addingTimeInterval(86_400))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        picker.date = low.addingTimeInterval(17 * 60)
        #expect(picker.date == low.addingTimeInterval(15 * 60))
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3700
        #expect(picker.countDownDuration == 3660 && picker.datePickerStyle == .wheels)
    }

    @Test("Wheels of a date change it and tell")
    func wheels() {
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 200, width: 320, height: 216))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        picker.calendar = calendar
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        // 31 January 2001
        picker.date = Date(timeIntervalSinceReferenceDate: 30 * 86_400)
        simulator.root.view.addSubview(picker)
        simulator.root.view.layoutIfNeeded()
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        // The month wheel is the first; the row below the selection is February.
        simulator.tap(CGPoint(x: 90, y: 200 + 140))
        simulator.advance(by: 1)
        #expect(told == 1)
        let parts = calendar.dateComponents([.year, .month, .day], from: picker.date)
        #expect(parts.year == 2001 && parts.month == 2 && parts.day == 28)
    }

    /// As apps show wheels in place of the keyboard: nothing but the style is set, behind `init`.
    @Test("A picker that was given no size is as large as its style, from its origin on; another keeps its size")
    func naturalSize() {
        let picker = UIDatePicker()
        #expect(picker.frame.origin == .zero && picker.frame.size == picker.intrinsicContentSize)
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        #expect(picker.frame == CGRect(origin: .zero, size: picker.intrinsicContentSize))
        #expect(picker.frame.height == 216)
        let given = UIDatePicker(frame: CGRect(x: 5, y: 6, width: 300, height: 100))
        given.preferredDatePickerStyle = .wheels
        #expect(given.frame == CGRect(x: 5, y: 6, width: 300, height: 100))
    }
}
