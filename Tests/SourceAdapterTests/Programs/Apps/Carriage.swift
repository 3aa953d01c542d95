import UIKit
@objc class Carriage: NSObject {
    @IBOutlet
    weak var label: UILabel!
    @objc func carriage(
        _ x: Int,
        b: String
    ) -> String { "\(#line - 3) \(x)\(b)" }
}
func windows() -> String {
    let selector = #selector(
        Carriage.carriage(_:b:)
    )
    return "\(Carriage().carriage(7, b: "b")) \(selector) \(#line)"
}
