// SPDX-License-Identifier: MIT

/// What screens say of an event.
enum EventTexts {
    private static func format(_ template: String, _ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    static func time(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        formatter.dateStyle = .none
        return formatter.string(from: date)
    }

    /// "Monday, Mar 4, 2024" and "from 9:00 AM to 10:00 AM".
    static func dates(of event: EKEvent) -> String {
        guard let start = event.startDate, let end = event.endDate else { return "" }
        let day = { format("EEEEMMMdyyyy", $0) }
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        if event.isAllDay { return isOneDay ? day(start) + "\nAll day" : "All day from \(day(start))\nto \(day(end))" }
        if isOneDay { return "\(day(start))\nfrom \(time(start)) to \(time(end))" }
        return "from \(time(start)) \(format("EEEMMMdyyyy", start))\nto \(time(end)) \(format("EEEMMMdyyyy", end))"
    }

    static func repetition(_ rule: EKRecurrenceRule?) -> String {
        guard let rule else { return EventWords.text("Never") }
        let units = ["Day", "Week", "Month", "Year"]
        let unit = units[rule.frequency.rawValue]
        switch rule.interval {
        case 1: return ["Daily", "Weekly", "Monthly", "Yearly"][rule.frequency.rawValue]
        case 2 where rule.frequency == .weekly: return EventWords.text("Every 2 Weeks")
        default: return "Every \(rule.interval) \(unit)s"
        }
    }

    static func alert(_ alarm: EKAlarm?) -> String {
        guard let alarm else { return EventWords.text("None") }
        if let date = alarm.absoluteDate { return "\(format("MMMdyyyy", date)) \(time(date))" }
        let minutes = Int((-alarm.relativeOffset / 60).rounded())
        switch minutes {
        case 0: return EventWords.text("At time of event")
        case ..<0: return "\(-minutes) minutes after"
        case 1..<60: return "\(minutes) minute\(minutes == 1 ? "" : "s") before"
        case 60..<1440: return "\(minutes / 60) hour\(minutes / 60 == 1 ? "" : "s") before"
        case 1440..<10_080: return "\(minutes / 1440) day\(minutes / 1440 == 1 ? "" : "s") before"
        default: return "\(minutes / 10_080) week\(minutes / 10_080 == 1 ? "" : "s") before"
        }
    }
}
