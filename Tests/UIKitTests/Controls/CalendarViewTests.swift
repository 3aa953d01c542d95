// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Calendar views, by the documentation of `UICalendarView` and its selections.
@MainActor @Suite(.serialized)
struct CalendarViewTests {
    private let simulator = Simulator()

    private func show(_ selection: UICalendarSelection? = nil, _ delegate: Teller? = nil) -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 375, height: 480))
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.delegate = delegate
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        view.selectionBehavior = selection
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    private func day(_ number: Int, _ view: UICalendarView) -> CalendarDay? {
        func days(_ view: UIView) -> [CalendarDay] {
            view.subviews.flatMap { ($0 as? CalendarDay).map { [$0] } ?? days($0) }
        }
        return days(view).first { $0.components.day == number }
    }

    private func tap(_ number: Int, _ view: UICalendarView) throws {
        let day = try #require(self.day(number, view))
        simulator.tap(day.convert(CGPoint(x: day.bounds.midX, y: 20), to: nil))
        simulator.advance(by: 0.4)
    }

    private final class Teller: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var heard: [String] = []
        var refused: Set<Int> = []
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { dateComponents.day == 29 ? .default(color: .red, size: .large) : nil }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            heard.append(
                "from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            heard.append("select \(dateComponents?.day ?? 0)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? true }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
            heard.append("+\(day.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
            heard.append("-\(day.day ?? 0)")
        }
    }

    @Test("The month that shows has its days under their weekdays, and decorations below")
    func month() throws {
        let teller = Teller()
        let view = show(nil, teller)
        // 2024-02-01 was a Thursday; 2024 a leap year.
        let (first, last) = (try #require(day(1, view)), try #require(day(29, view)))
        #expect(day(30, view) == nil && first.frame.minX == last.frame.minX)
        let names = view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(names == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(Int((first.frame.midX / first.frame.width).rounded(.down)) == 4)
        #expect(last.decoration != nil && first.decoration == nil)
        #expect(first.accessibilityLabel == "Thursday, February 1, 2024")
    }

    @Test("A tap chooses a day and tells, another one lets it go; a day that may not be chosen stays as it is")
    func single() throws {
        let teller = Teller()
        teller.refused = [13]
        let selection = UICalendarSelectionSingleDate(delegate: teller)
        let view = show(selection)
        try tap(12, view)
        #expect(selection.selectedDate?.day == 12 && selection.selectedDate?.month == 2)
        try tap(13, view)
        #expect(selection.selectedDate?.day == 12)
        try tap(12, view)
        #expect(selection.selectedDate == nil && teller.heard == ["select 12", "select 0"])
        selection.setSelected(DateComponents(year: 2024, month: 5, day: 3), animated: false)
        #expect(view.visibleDateComponents.month == 5 && teller.heard.count == 2)
    }

    @Test("Several days are chosen and let go one by one")
    func several() throws {
        let teller = Teller()
        let selection = UICalendarSelectionMultiDate(delegate: teller)
        let view = show(selection)
        for number in [3, 5, 3] { try tap(number, view) }
        #expect(teller.heard == ["+3", "+5", "-3"] && selection.selectedDates.map(\.day) == [5])
    }

    @Test("A swipe turns the month and tells; months outside the range cannot be turned to")
    func turning() {
        let teller = Teller()
        let view = show(nil, teller)
        teller.heard = []
        simulator.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.15)
        simulator.advance(by: 0.5)
        #expect(view.visibleDateComponents.month == 3 && teller.heard == ["from 2 to 3"])
        view.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 1_709_251_200), duration: 10 * 86400)
        let arrows = view.subviews.compactMap { $0 as? UIButton }.filter { !$0.isEnabled }
        #expect(arrows.count == 2)
    }
}
