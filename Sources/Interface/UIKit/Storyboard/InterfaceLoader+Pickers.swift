// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setDatePicker(_ picker: UIDatePicker, _ node: ResourceNode) {
        switch node["style"] {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: break
        }
        switch node["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        case "yearAndMonth": picker.datePickerMode = .yearAndMonth
        default: picker.datePickerMode = .dateAndTime
        }
        if let minutes = node.integer("minuteInterval") { picker.minuteInterval = minutes }
        if let locale = node.value("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: locale) }
        if let seconds = node.number("countDownDuration") { picker.countDownDuration = TimeInterval(seconds) }
        if let seconds = node.value("date")?.number("timeIntervalSinceReferenceDate"),
            !node.bool("useCurrentDate", default: false)
        {
            picker.date = Date(timeIntervalSinceReferenceDate: TimeInterval(seconds))
        }
        if let seconds = node.value("minimumDate")?.number("timeIntervalSinceReferenceDate") {
            picker.minimumDate = Date(timeIntervalSinceReferenceDate: TimeInterval(seconds))
        }
        if let seconds = node.value("maximumDate")?.number("timeIntervalSinceReferenceDate") {
            picker.maximumDate = Date(timeIntervalSinceReferenceDate: TimeInterval(seconds))
        }
    }

    func setSearchBar(_ bar: UISearchBar, _ node: ResourceNode) {
        switch node["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let style = node["barStyle"], style != "default" { bar.barStyle = .black }
        update(bar, \.isTranslucent, node.bool("translucent", default: true))
        if let color = node.color("barTintColor", self) { bar.barTintColor = color }
        if let image = image(node, "backgroundImage") { bar.backgroundImage = image }
        if let text = text(node, "placeholder") { bar.placeholder = text }
        if let text = text(node, "prompt") { bar.prompt = text }
        if let text = text(node, "text") { bar.text = text }
        update(bar, \.showsCancelButton, node.bool("showsCancelButton", default: false))
        update(bar, \.showsBookmarkButton, node.bool("showsBookmarkButton", default: false))
        update(bar, \.showsSearchResultsButton, node.bool("showsSearchResultsButton", default: false))
        let titles = (node.child("scopeButtonTitles")?.children ?? []).compactMap {
            $0.string("string") ?? $0["content"]
        }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        update(bar, \.showsScopeBar, node.bool("showsScopeBar", default: false))
        if let traits = node.value("textInputTraits") { setTraits(of: bar, traits) }
    }
}
