import UIKit

final class DatePickersScreen: GalleryScreen {
    override func build() {
        let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let compact = UIDatePicker()
        compact.preferredDatePickerStyle = .compact
        compact.date = moment
        compact.accessibilityIdentifier = "compact"
        add("Compact", height: 34, compact)

        let day = UIDatePicker()
        day.datePickerMode = .date
        day.preferredDatePickerStyle = .compact
        day.date = moment
        add("Compact, date only", height: 34, day)

        let inline = UIDatePicker()
        inline.preferredDatePickerStyle = .inline
        inline.date = moment
        inline.minimumDate = moment.addingTimeInterval(-6 * 86400)
        add("Inline, not before the fourth", height: 390, inline)
    }
}
