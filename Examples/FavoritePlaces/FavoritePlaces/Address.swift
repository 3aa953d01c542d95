// SPDX-License-Identifier: MIT

/// The address that is typed in the form.
struct Address: Equatable {
    var street = ""
    var city = ""
    var state = ""
    var postal = ""

    /// For a geocoder: parts that are empty are left out.
    var text: String {
        var result = street
        if !city.isEmpty { result += result.isEmpty ? city : ", " + city }
        if !state.isEmpty { result += result.isEmpty ? state : ", " + state }
        if !postal.isEmpty { result += result.isEmpty ? postal : " " + postal }
        return result
    }
}
