// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What XIB files and storyboards set up without code.
@MainActor @Suite(.serialized)
struct InterfaceFileStatementsTests {
    private static let converter = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Converter" customModule="UIKitTests">
        <connections><outlet property="view" destination="v" id="o1"/><outlet property="fahrenheit" destination="f" id="o2"/>
        <outlet property="celsius" destination="c" id="o3"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <textField id="f"><rect key="frame" x="20" y="80" width="200" height="34"/><connections>
        <action selector="convert:" destination="-1" eventType="editingChanged" id="a1"/></connections></textField>
        <label text="" id="c"><rect key="frame" x="20" y="120" width="200" height="21"/></label>
        <button buttonType="system" id="b"><rect key="frame" x="20" y="160" width="100" height="30"/>
        <state key="normal" title="Convert"/><connections>
        <action selector="convert:" destination="-1" eventType="touchUpInside" id="a2"/></connections></button>
        </subviews></view></objects></document>
        """

    private func converter() throws -> Converter {
        _ = Converter.table
        let bundle = try InterfaceFixture.bundle(nib: Self.converter, name: "Converter")
        return Converter(nibName: "Converter", bundle: bundle)
    }

    @Test("NC1: the three ways to read a XIB make its objects and connect outlets and actions to File's Owner")
    func threeWays() throws {
        let controller = try converter()
        #expect(controller.loadedWithOutlets == nil)
        controller.loadViewIfNeeded()
        #expect(controller.loadedWithOutlets == true)
        #expect(controller.view.subviews.count == 3)
        let bundle = try InterfaceFixture.bundle(nib: Self.converter, name: "Converter")
        for load in [
            { bundle.loadNibNamed("Converter", owner: $0) },
            { UINib(nibName: "Converter", bundle: bundle).instantiate(withOwner: $0) },
        ] as [(Converter) -> [Any]?] {
            let owner = Converter()
            let objects = try #require(load(owner))
            let view = try #require(objects.first as? UIView)
            #expect(objects.count == 1 && view.subviews.count == 3 && owner.view === view)
            #expect(owner.celsius === view.subviews[1] && owner.fahrenheit === view.subviews[0])
            let button = try #require(view.subviews[2] as? UIButton)
            #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["convert:"])
        }
    }

    @Test("NC3: a temperature converter of a XIB shows 100.0 for 212 after its button and after an edit")
    func conversion() throws {
        let controller = try converter()
        let simulator = Simulator(root: controller)
        let (field, label) = (try #require(controller.fahrenheit), try #require(controller.celsius))
        field.text = "212"
        #expect(label.text != "100.0")
        simulator.tap(middleOf: controller.view.subviews[2])
        #expect(label.text == "100.0")
        field.text = ""
        field.becomeFirstResponder()
        for digit in ["3", "2"] { simulator.send(.text(digit)) }
        #expect(label.text == "0.0")
        field.resignFirstResponder()
        simulator.advance(by: 0.5)
    }

    @Test("CV8: source, delegate, layout, direction, sizes, prototypes, header and footer of a storyboard take effect")
    func collection() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><collectionViewController id="main" customClass="Shelf" customModule="UIKitTests"
            sceneMemberID="viewController"><collectionView key="view" id="c" dataMode="prototypes">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="12"
            minimumInteritemSpacing="7" id="l"><size key="itemSize" width="80" height="60"/>
            <size key="headerReferenceSize" width="30" height="20"/><size key="footerReferenceSize" width="25" height="15"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells><collectionViewCell opaque="NO" reuseIdentifier="Book" id="p">
            <rect key="frame" x="0" y="0" width="80" height="60"/>
            <view key="contentView" id="pv"><rect key="frame" x="0" y="0" width="80" height="60"/><subviews>
            <label text="Prototype" id="pl"><rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews></view>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h">
            <rect key="frame" x="0" y="0" width="30" height="20"/></collectionReusableView>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" id="f">
            <rect key="frame" x="0" y="0" width="25" height="15"/></collectionReusableView>
            <connections><outlet property="dataSource" destination="main" id="x1"/>
            <outlet property="delegate" destination="main" id="x2"/></connections></collectionView>
            </collectionViewController></objects></scene>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? Shelf)
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        let view = try #require(controller.collectionView)
        #expect(view.dataSource === controller && view.delegate === controller)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 7)
        #expect(layout.itemSize == CGSize(width: 80, height: 60))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(descendants(cell, of: UILabel.self).map(\.text) == ["Prototype"] && cell.frame.width == 80)
        // A header of a flow that goes sideways is as wide as asked and as high as the view.
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let extras = kinds.compactMap { view.supplementaryView(forElementKind: $0, at: [0, 0]) }
        #expect(extras.map(\.reuseIdentifier) == ["Head", "Foot"] && extras.map(\.frame.width) == [30, 25])
    }

    @Test("TB9: a cell of a XIB has its labels, and shows the right row after reuse")
    func cells() throws {
        let xml = """
            <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="Own" rowHeight="60" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><label tag="1" text="?" id="t"><rect key="frame" x="30" y="5" width="200" height="20"/></label>
            </subviews></tableViewCellContentView></tableViewCell></objects></document>
            """
        final class Source: Foundation.NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Own", for: indexPath)
                (cell.viewWithTag(1) as? UILabel)?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Own")
        let source = Source()
        let stage = TableStage([[]]) { table, _ in
            table.register(UINib(nibName: "Own", bundle: bundle), forCellReuseIdentifier: "Own")
            table.dataSource = source
        }
        stage.table.rowHeight = 60
        stage.table.reloadData()
        for row in [0, 150, 299, 3] {
            stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            stage.table.layoutIfNeeded()
            let cell = try #require(stage.table.cellForRow(at: IndexPath(row: row, section: 0)))
            let label = try #require(cell.contentView.viewWithTag(1) as? UILabel)
            #expect(label.text == "Row \(row)" && label.frame == CGRect(x: 30, y: 5, width: 200, height: 20))
        }
    }
}

/// Converts the degrees of its field, as File's Owner of a XIB.
final class Converter: UIViewController {
    var fahrenheit: UITextField?
    var celsius: UILabel?
    /// nil before `viewDidLoad`.
    private(set) var loadedWithOutlets: Bool?

    /// Its members are known by name as adapted code makes them known.
    static let table: Void = __objcRegister(Converter.self) { table in
        table.property("fahrenheit", \Converter.fahrenheit)
        table.property("celsius", \Converter.celsius)
        table.method("convert:") { target, _ in
            (target as? Converter)?.convert()
            return nil
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loadedWithOutlets = fahrenheit != nil && celsius != nil
    }

    private func convert() {
        guard let degrees = Double(fahrenheit?.text ?? "") else { return }
        celsius?.text = String(format: "%.1f", (degrees - 32) / 1.8)
    }
}

/// Ten books from the prototype of a storyboard.
final class Shelf: UICollectionViewController {
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "Book", for: path)
    }
    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let identifier = kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot"
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: path)
    }
}
