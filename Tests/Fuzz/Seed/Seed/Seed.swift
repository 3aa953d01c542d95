// SPDX-License-Identifier: MIT
import CoreData
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

@objc protocol Gardener: NSObjectProtocol {
    @objc optional func water(_ plant: Plant, litres: Double) -> Bool
    var name: String { get }
}

class Plant: NSObject {
    @objc dynamic var height = 1.5
    @IBInspectable var isGreen: Bool = true
    weak var gardener: Gardener?

    func grow(by step: Double = 0.5) {
        height += step
        if gardener?.water?(self, litres: step * 2) == true { height *= 1.1 }
    }
}

class ViewController: UIViewController {
    @IBOutlet var label: UILabel?
    @IBOutlet weak var card: Card!
    private let plant = Plant()

    override func viewDidLoad() {
        super.viewDidLoad()
        label?.text = NSLocalizedString("greeting", comment: "")
        NotificationCenter.default.addObserver(
            self, selector: #selector(refresh(_:)), name: .init("refresh"), object: nil)
        let container = NSPersistentContainer(name: "Model")
        container.loadPersistentStores { _, error in print(error ?? "loaded") }
        if let view = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? UIView {
            view.frame = CGRect(x: 20, y: 400, width: 200, height: 80)
            self.view.addSubview(view)
        }
    }

    @IBAction func refresh(_ sender: Any?) {
        plant.grow()
        #if DEBUG
            print(#keyPath(Plant.height), plant.height)
        #endif
    }
}

class Card: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
}
