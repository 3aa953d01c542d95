// SPDX-License-Identifier: MIT
import Foundation

// Initialisers on classes known only at run time; see `__MadePlainly`.

@preconcurrency @MainActor public protocol __MadeAsView {}
@preconcurrency @MainActor public protocol __MadeAsViewController {}
@preconcurrency @MainActor public protocol __MadeAsCell {}
@preconcurrency @MainActor public protocol __MadeAsHeaderFooter {}
@preconcurrency @MainActor public protocol __MadeAsTable {}
@preconcurrency @MainActor public protocol __MadeAsCollection {}
@preconcurrency @MainActor public protocol __MadeAsButton: __MadeAsView {}
@preconcurrency @MainActor public protocol __MadeAsImageView: __MadeAsView {}
@preconcurrency @MainActor public protocol __MadeAsStack: __MadeAsView {}
@preconcurrency @MainActor public protocol __MadeAsTableController {}
@preconcurrency @MainActor public protocol __MadeAsCollectionController {}
@preconcurrency @MainActor public protocol __MadeAsNavigation: __MadeAsViewController {}
@preconcurrency @MainActor public protocol __MadeAsRecognizer {}
@preconcurrency @MainActor public protocol __MadeAsSegue {}

extension UIView: __MadeAsView {}
extension UIViewController: __MadeAsViewController {}
extension UITableViewCell: __MadeAsCell {}
extension UITableViewHeaderFooterView: __MadeAsHeaderFooter {}
extension UITableView: __MadeAsTable {}
extension UICollectionView: __MadeAsCollection {}
extension UIButton: __MadeAsButton {}
extension UIImageView: __MadeAsImageView {}
extension UIStackView: __MadeAsStack {}
extension UITableViewController: __MadeAsTableController {}
extension UICollectionViewController: __MadeAsCollectionController {}
extension UINavigationController: __MadeAsNavigation {}
extension UIGestureRecognizer: __MadeAsRecognizer {}
extension UIStoryboardSegue: __MadeAsSegue {}

extension __MadeAsView {
    @_disfavoredOverload @_silgen_name("ts_made_view")
    public init(frame: CGRect)

    @_silgen_name("ts_made_view")
    public static func __made(frame: __owned CGRect) -> Self { made(self) { ViewMaker.make($0, frame: frame) } }
}

extension __MadeAsViewController {
    @_disfavoredOverload @_silgen_name("ts_made_controller")
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

    @_silgen_name("ts_made_controller")
    public static func __made(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
        made(self) { Designated.controller?.make($0, string: nibName, object: bundle, as: UIViewController.self) }
    }
}

extension __MadeAsCell {
    @_disfavoredOverload @_silgen_name("ts_made_cell")
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

    @_silgen_name("ts_made_cell")
    public static func __made(style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
        made(self) { ListInitializers.cell($0, style: style, reuseIdentifier) }
    }
}

extension __MadeAsHeaderFooter {
    @_disfavoredOverload @_silgen_name("ts_made_header_footer")
    public init(reuseIdentifier: String?)

    @_silgen_name("ts_made_header_footer")
    public static func __made(reuseIdentifier: __owned String?) -> Self {
        made(self) { ListInitializers.headerFooter($0, reuseIdentifier) }
    }
}

extension __MadeAsTable {
    @_disfavoredOverload @_silgen_name("ts_made_table")
    public init(frame: CGRect, style: UITableView.Style)

    @_silgen_name("ts_made_table")
    public static func __made(frame: __owned CGRect, style: __owned UITableView.Style) -> Self {
        made(self) { Designated.table?.make($0, rect: frame, byte: UInt8(style.rawValue), as: UITableView.self) }
    }
}

extension __MadeAsCollection {
    @_disfavoredOverload @_silgen_name("ts_made_collection")
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

    @_silgen_name("ts_made_collection")
    public static func __made(frame: __owned CGRect, layout: __owned UICollectionViewLayout) -> Self {
        made(self) { Designated.collection?.make($0, rect: frame, object: layout, as: UICollectionView.self) }
    }
}

extension __MadeAsTableController {
    @_disfavoredOverload @_silgen_name("ts_made_table_controller")
    public init(style: UITableView.Style)

    @_silgen_name("ts_made_table_controller")
    public static func __made(style: __owned UITableView.Style) -> Self {
        made(self) { Designated.tableController?.make($0, byte: UInt8(style.rawValue), as: UITableViewController.self) }
    }
}

extension __MadeAsCollectionController {
    @_disfavoredOverload @_silgen_name("ts_made_collection_controller")
    public init(collectionViewLayout layout: UICollectionViewLayout)

    @_silgen_name("ts_made_collection_controller")
    public static func __made(layout: __owned UICollectionViewLayout) -> Self {
        made(self) { Designated.collectionController?.make($0, objects: layout, as: UICollectionViewController.self) }
    }
}

extension __MadeAsRecognizer {
    @_disfavoredOverload @_silgen_name("ts_made_recognizer")
    public init(target: Any?, action: Selector?)

    @_silgen_name("ts_made_recognizer")
    public static func __made(target: __owned Any?, action: __owned Selector?) -> Self {
        made(self) { Designated.recognizer?.make($0, any: target, selector: action, as: UIGestureRecognizer.self) }
    }
}

extension __MadeAsSegue {
    @_disfavoredOverload @_silgen_name("ts_made_segue")
    public init(identifier: String?, source: UIViewController, destination: UIViewController)

    @_silgen_name("ts_made_segue")
    public static func __made(
        identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) -> Self {
        made(self) { cls in
            (cls as? UIStoryboardSegue.Type).flatMap {
                SegueInitializer.make($0, identifier: identifier, source: source, destination: destination)
            }
        }
    }
}

// MARK: convenience

extension __MadeAsButton {
    @_disfavoredOverload @_silgen_name("ts_made_button")
    public init(type buttonType: UIButton.ButtonType)

    @_silgen_name("ts_made_button")
    public static func __made(type: __owned UIButton.ButtonType) -> Self {
        made(self) { cls in
            let button = ViewMaker.make(cls, frame: .zero)
            (button as? UIButton)?.become(type)
            return button
        }
    }
}

extension __MadeAsImageView {
    @_disfavoredOverload @_silgen_name("ts_made_image_view")
    public init(image: UIImage?)

    @_silgen_name("ts_made_image_view")
    public static func __made(image: __owned UIImage?) -> Self {
        made(self) { cls in
            let view = ViewMaker.make(cls, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
            (view as? UIImageView)?.image = image
            return view
        }
    }
}

extension __MadeAsStack {
    @_disfavoredOverload @_silgen_name("ts_made_stack")
    public init(arrangedSubviews views: [UIView])

    @_silgen_name("ts_made_stack")
    public static func __made(arrangedSubviews views: __owned [UIView]) -> Self {
        made(self) { cls in
            let stack = ViewMaker.make(cls, frame: .zero)
            for view in views { (stack as? UIStackView)?.addArrangedSubview(view) }
            return stack
        }
    }
}

extension __MadeAsNavigation {
    @_disfavoredOverload @_silgen_name("ts_made_navigation")
    public init(rootViewController: UIViewController)

    @_silgen_name("ts_made_navigation")
    public static func __made(rootViewController: __owned UIViewController) -> Self {
        made(self) { cls in
            let controller = Designated.controller?.make(cls, string: nil, object: nil, as: UIViewController.self)
            (controller as? UINavigationController)?.viewControllers = [rootViewController]
            return controller
        }
    }
}

/// Designated initialisers by their mangled names; tests make one object with each.
@MainActor
private enum Designated {
    static let controller = DynamicInitializer(
        "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq",
        of: "$s5UIKit16UIViewControllerCMn")
    static let table = DynamicInitializer(
        "$s5UIKit11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq", of: "$s5UIKit11UITableViewCMn")
    static let collection = DynamicInitializer(
        "$s5UIKit16UICollectionViewC5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfCTq",
        of: "$s5UIKit16UICollectionViewCMn")
    static let tableController = DynamicInitializer(
        "$s5UIKit21UITableViewControllerC5styleAcA0bC0C5StyleO_tcfCTq", of: "$s5UIKit21UITableViewControllerCMn")
    static let collectionController = DynamicInitializer(
        "$s5UIKit26UICollectionViewControllerC010collectionC6LayoutAcA0bcF0C_tcfCTq",
        of: "$s5UIKit26UICollectionViewControllerCMn")
    static let recognizer = DynamicInitializer(
        "$s5UIKit19UIGestureRecognizerC6target6actionACypSg_11ObjCRuntime8SelectorVSgtcfCTq",
        of: "$s5UIKit19UIGestureRecognizerCMn")
}

@MainActor
private func made<Made>(_ type: Made.Type, _ make: (AnyClass) -> AnyObject?) -> Made {
    guard let cls = type as? AnyClass, let object = make(cls) as? Made else {
        NSException.raise(.invalidArgumentException, "\(type) cannot be made with this initialiser")
    }
    return object
}
