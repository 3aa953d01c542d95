import UIKit

final class PickersScreen: GalleryScreen, UIPickerViewDataSource, UIPickerViewDelegate {
    private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    private let counts = Array(1...60)

    override func build() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(11, inComponent: 1, animated: false)
        picker.accessibilityIdentifier = "planets"
        add("Wheels", height: 216, picker)

        let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)
        for (name, mode) in [("Date", UIDatePicker.Mode.date), ("Time", .time), ("Date and time", .dateAndTime)] {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = .wheels
            picker.date = moment
            add("\(name) on wheels", height: 200, picker)
        }
        let timer = UIDatePicker()
        timer.datePickerMode = .countDownTimer
        timer.countDownDuration = 5400
        timer.minuteInterval = 5
        add("Countdown", height: 200, timer)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? planets.count : counts.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? planets[row] : "\(counts[row])"
    }
}
