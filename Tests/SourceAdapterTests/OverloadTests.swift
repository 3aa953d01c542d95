// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceAdapter

/// Methods of one Swift name are found by Objective-C under the name of the requirement that their types mean. The
/// selectors are those of Apple's documentation.
@Suite struct OverloadTests {
    /// The selectors under which the adapted source's methods are registered, in order.
    private func selectors(_ source: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("A.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let overlay = try SourceAdapter.adapt(
            module: "M", files: [file.path], index: .shipped, cache: folder.appendingPathComponent("cache"))
        let text = try String(contentsOf: try #require(overlay.outputs[file.path]), encoding: .utf8)
        return text.matches(of: /t\.method\("([^"]+)"\)/).map { String($0.1) }
    }

    @Test func oneNameForSevenKinds() throws {
        let types = ["HMAccessory", "HMUser", "HMRoom", "HMZone", "HMServiceGroup", "HMActionSet", "HMTrigger"]
        let methods = types.map { "func home(_ home: HMHome, didAdd thing: \($0)) {}" }.joined(separator: "\n")
        #expect(
            try selectors("class Listener: NSObject, HMHomeDelegate {\n\(methods)\n}")
                == types.map { "home:didAdd\($0.dropFirst(2)):" })
    }

    /// A template of an old Xcode, converted, leaves such methods behind; iOS never calls them.
    @Test func hiddenMethodsMeetNoRequirement() throws {
        #expect(
            try selectors(
                """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    private func applicationDidBecomeActive(_ application: UIApplication) {}
                    fileprivate func applicationWillTerminate(_ application: UIApplication) {}
                    @objc private func applicationDidEnterBackground(_ application: UIApplication) {}
                    func applicationWillResignActive(_ application: UIApplication) {}
                }
                private class Table: NSObject, UITableViewDelegate {
                    fileprivate func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                }
                """) == [
                    "applicationDidEnterBackground:", "applicationWillResignActive:",
                    "tableView:didSelectRowAtIndexPath:",
                ])
    }

    @Test func twoTypesInOneName() throws {
        #expect(
            try selectors(
                """
                class Listener: NSObject, HMHomeDelegate {
                    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}
                    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {}
                }
                """) == ["home:didAddRoom:toZone:", "home:didAddService:toServiceGroup:"])
    }

    @Test func listsAndTheirElements() throws {
        #expect(
            try selectors(
                """
                class Picking: NSObject, CNContactPickerDelegate {
                    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
                    func contactPicker(_ picker: CNContactPickerViewController, didSelect property: CNContactProperty) {}
                    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
                }
                """) == [
                    "contactPicker:didSelectContact:", "contactPicker:didSelectContactProperty:",
                    "contactPicker:didSelectContacts:",
                ])
    }

    @Test func viewsAndWhatTheyShow() throws {
        #expect(
            try selectors(
                """
                class Map: UIViewController, MKMapViewDelegate {
                    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
                    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
                    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
                    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
                }
                """) == [
                    "mapView:didSelectAnnotation:", "mapView:didSelectAnnotationView:",
                    "mapView:didAddAnnotationViews:", "mapView:didAddOverlayRenderers:",
                ])
    }

    @Test func touchesAndPresses() throws {
        #expect(
            try selectors(
                """
                class Guard: NSObject, UIGestureRecognizerDelegate {
                    func gestureRecognizer(_ r: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
                    func gestureRecognizer(_ r: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
                    func gestureRecognizer(_ r: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
                }
                """) == [
                    "gestureRecognizer:shouldReceiveTouch:", "gestureRecognizer:shouldReceivePress:",
                    "gestureRecognizer:shouldReceiveEvent:",
                ])
    }

    @Test func whatWebPagesAreAllowed() throws {
        #expect(
            try selectors(
                """
                class Pages: NSObject, WKNavigationDelegate {
                    func webView(_ v: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
                    func webView(_ v: WKWebView, decidePolicyFor response: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) {}
                }
                """) == [
                    "webView:decidePolicyForNavigationAction:decisionHandler:",
                    "webView:decidePolicyForNavigationResponse:decisionHandler:",
                ])
    }

    /// Two protocols have a requirement of this name, one for tables and one for collections.
    @Test func theProtocolDecidesWhereTheNameIsShared() throws {
        #expect(
            try selectors(
                "class A: NSObject, UITableViewDataSource { func numberOfSections(in view: UITableView) -> Int { 1 } }")
                == ["numberOfSectionsInTableView:"])
        #expect(
            try selectors(
                """
                class A: NSObject, UICollectionViewDataSource {}
                class B: A { func numberOfSections(in view: UICollectionView) -> Int { 1 } }
                """) == ["numberOfSectionsInCollectionView:"])
        #expect(
            try selectors(
                """
                class A: NSObject, UITableViewDataSource, UICollectionViewDataSource {
                    func numberOfSections(in view: UICollectionView) -> Int { 1 }
                    func numberOfSections(in view: UITableView) -> Int { 1 }
                }
                """) == ["numberOfSectionsInCollectionView:", "numberOfSectionsInTableView:"])
        // In a class whose subclass conforms, or an extension elsewhere: the type alone tells.
        #expect(
            try selectors("class A: NSObject { func numberOfSections(in view: UICollectionView) -> Int { 1 } }")
                == ["numberOfSectionsInCollectionView:"])
    }

    @Test func snapshotsAndDifferences() throws {
        #expect(
            try selectors(
                """
                class A: NSObject, NSFetchedResultsControllerDelegate {
                    func controller(_ c: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith s: NSDiffableDataSourceSnapshotReference) {}
                }
                class B: NSObject, NSFetchedResultsControllerDelegate {
                    func controller(_ c: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith d: CollectionDifference<NSManagedObjectID>) {}
                }
                """) == [
                    "controller:didChangeContentWithSnapshot:", "controller:didChangeContentWithDifference:",
                ])
    }

    /// A class for each further protocol of which several requirements share one Swift name: the declaration with `*` for
    /// the type, then the types with their selectors.
    static let shared: [(proto: String, declaration: String, types: [(type: String, selector: String)])] = [
        (
            "HMHomeDelegate", "func home(_ home: HMHome, didRemove thing: *) {}",
            ["Accessory", "User", "Room", "Zone", "ServiceGroup", "ActionSet", "Trigger"].map {
                ("HM\($0)", "home:didRemove\($0):")
            }
        ),
        (
            "HMHomeDelegate", "func home(_ home: HMHome, didUpdateNameFor thing: *) {}",
            ["Room", "Zone", "ServiceGroup", "ActionSet", "Trigger"].map { ("HM\($0)", "home:didUpdateNameFor\($0):") }
        ),
        (
            "HMHomeDelegate", "func home(_ home: HMHome, didUpdate thing: *) {}",
            [("HMTrigger", "home:didUpdateTrigger:"), ("HMHomeHubState", "home:didUpdateHomeHubState:")]
        ),
        (
            "UITabBarControllerDelegate",
            "func tabBarController(_ c: UITabBarController, shouldSelect thing: *) -> Bool { true }",
            [
                ("UITab", "tabBarController:shouldSelectTab:"),
                ("UIViewController", "tabBarController:shouldSelectViewController:"),
            ]
        ),
        (
            "UITextViewDelegate",
            "func textView(_ v: UITextView, shouldInteractWith thing: *, in range: NSRange) -> Bool { true }",
            [
                ("URL", "textView:shouldInteractWithURL:inRange:"),
                ("NSTextAttachment", "textView:shouldInteractWithTextAttachment:inRange:"),
            ]
        ),
        (
            "MKMapViewDelegate", "func mapView(_ v: MKMapView, didDeselect thing: *) {}",
            [
                ("MKAnnotationView", "mapView:didDeselectAnnotationView:"),
                ("any MKAnnotation", "mapView:didDeselectAnnotation:"),
            ]
        ),
        (
            "GKMatchDelegate", "func match(_ m: GKMatch, player id: GKPlayer, didChange state: *) {}",
            [("GKPlayerConnectionState", "match:player:didChangeConnectionState:")]
        ),
        (
            "WCSessionDelegate", "func session(_ s: WCSession, didFinish transfer: *, error: (any Error)?) {}",
            [
                ("WCSessionUserInfoTransfer", "session:didFinishUserInfoTransfer:error:"),
                ("WCSessionFileTransfer", "session:didFinishFileTransfer:error:"),
            ]
        ),
        (
            "PKPaymentAuthorizationViewControllerDelegate",
            "func paymentAuthorizationViewController(_ c: PKPaymentAuthorizationViewController, didSelect thing: *, "
                + "handler: @escaping () -> Void) {}",
            [
                ("PKShippingMethod", "paymentAuthorizationViewController:didSelectShippingMethod:handler:"),
                ("PKPaymentMethod", "paymentAuthorizationViewController:didSelectPaymentMethod:handler:"),
            ]
        ),
        (
            "WKExtensionDelegate", "func handle(_ thing: *) {}",
            [
                ("HKWorkoutConfiguration", "handleWorkoutConfiguration:"),
                ("WKExtendedRuntimeSession", "handleExtendedRuntimeSession:"), ("NSUserActivity", "handleActivity:"),
                ("Set<WKRefreshBackgroundTask>", "handleBackgroundTasks:"),
            ]
        ),
    ]

    @Test("types tell requirements of one name apart, in any order", arguments: shared.indices)
    func sharedNames(index: Int) throws {
        let (proto, declaration, types) = Self.shared[index]
        for types in [types, types.reversed()] {
            let methods = types.map { declaration.replacingOccurrences(of: "*", with: $0.type) }.joined(separator: "\n")
            #expect(try selectors("class Listener: NSObject, \(proto) {\n\(methods)\n}") == types.map(\.selector))
        }
    }

    /// The counts are those of the lists that scripts/generate-selector-index reads.
    @Test("every overload has a row", arguments: [("WebKit", 13), ("Contacts", 10), ("MapKit", 3), ("HomeKit", 19)])
    func rows(framework: String, count: Int) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../scripts/api/\(framework).touchstone")
        let index = try FrameworkIndex(contentsOf: file)
        let overloads = index.members.values.reduce(0) { $0 + $1.count - Set($1.map(\.name)).count }
        #expect(overloads >= count)
    }

    /// Every method of Apple's that shares its Swift name with another of its type keeps a row of its own.
    @Test func noOverloadIsLost() {
        var overloads = 0
        for (type, members) in FrameworkIndex.shipped.members {
            #expect(Set(members).count == members.count, "\(type) has a row twice")
            overloads += members.count - Set(members.map(\.name)).count
        }
        #expect(overloads >= 100)
    }

    // MARK: the same input, the same bytes

    /// Each process has a hash seed of its own, and files come in any order.
    @Test func theOutputDependsOnNothingButTheSources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for number in 0..<6 {
            let file = folder.appendingPathComponent("F\(number).swift")
            try """
            import UIKit
            @objc protocol Hearing\(number) { @objc optional func hear(_ n: Int, then: () -> Void) ; @objc optional func see() }
            class Source\(number): NSObject, UITableViewDataSource, UICollectionViewDataSource {
                weak var delegate: Hearing\(number)?
                @objc dynamic var name = ""
                func numberOfSections(in view: UICollectionView) -> Int { delegate?.hear?(1) {} ; return 1 }
                func tell(_ o: AnyObject) { o.see?() ; perform(#selector(Source\((number + 1) % 6).tell(_:)), with: o) }
            }
            extension UIButton { override open func layoutSubviews() { super.layoutSubviews() } }
            class Button\(number): UIButton { override func layoutSubviews() { super.layoutSubviews() } }
            """.write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path)
        }
        let first = try adapted(files, in: folder)
        #expect(first.count == files.count && first.values.allSatisfy { !$0.isEmpty })
        for _ in 0..<3 {
            #expect(try adapted(files.shuffled(), in: folder) == first)
        }
    }

    /// Adapted text by file, made by a process of its own with an empty cache.
    private func adapted(_ files: [String], in folder: URL) throws -> [String: String] {
        let process = Process()
        process.executableURL = Program.products.appendingPathComponent("touchstone-swiftc")
        process.arguments = ["-print-adapted", "-module-name", "M"] + files
        let cache = folder.appendingPathComponent(UUID().uuidString).path
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../scripts/api/UIKit.touchstone")
        process.environment = ["TOUCHSTONE_CACHE": cache, "TOUCHSTONE_INDEX": list.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var texts: [String: String] = [:]
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count == 2 else { continue }
            texts[parts[0]] = try String(contentsOfFile: parts[1], encoding: .utf8)
        }
        return texts
    }
}
