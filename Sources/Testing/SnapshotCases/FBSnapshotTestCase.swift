// SPDX-License-Identifier: MIT
import Foundation
import TouchstoneXCTest
import UIKit

/// The base class of tests that compare pictures of views with recorded ones, as iOSSnapshotTestCase has it; the Swift
/// part of the library stands on it.
///
/// References lie in the folder that the variable `FB_REFERENCE_IMAGE_DIR` names, else in the resources of the test's
/// bundle; pictures of failures in `IMAGE_DIFF_DIR`, else in the temporary folder.
open class FBSnapshotTestCase: XCTestCase {
    private var snapshots: FBSnapshotTestController?

    open override func setUp() {
        super.setUp()
        snapshots = FBSnapshotTestController(test: type(of: self))
    }

    open override func tearDown() {
        snapshots = nil
        super.tearDown()
    }

    private var controller: FBSnapshotTestController {
        guard let snapshots else {
            preconditionFailure("\(name): FBSnapshotTestCase is not set up; call super.setUp() first")
        }
        return snapshots
    }

    // MARK: Choices of the test

    /// Pictures are saved as references, and not compared.
    open var recordMode: Bool {
        get { snapshots?.recordMode ?? false }
        set { controller.recordMode = newValue }
    }
    /// Where the folder `ReferenceImages` lies; nil: in the test's bundle.
    open var bundleResourcePath: String? {
        get { snapshots?.bundleResourcePath }
        set { controller.bundleResourcePath = newValue }
    }
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
        get { snapshots?.fileNameOptions ?? .screenScale }
        set { controller.fileNameOptions = newValue }
    }
    open var folderName: String? {
        get { snapshots?.folderName }
        set { controller.folderName = newValue ?? NSStringFromClass(type(of: self)) }
    }
    /// As the screen shows the view, with effects and appearances; else its layers alone.
    open var usesDrawViewHierarchyInRect: Bool {
        get { snapshots?.usesDrawViewHierarchyInRect ?? false }
        set { controller.usesDrawViewHierarchyInRect = newValue }
    }

    // MARK: Comparing

    @preconcurrency @MainActor
    open func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    @preconcurrency @MainActor
    open func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    /// What is wrong; nil: nothing.
    @preconcurrency @MainActor
    open func snapshotVerifyViewOrLayer(
        _ subject: Any?, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat, defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
    ) -> String? {
        guard let subject else { return "Object to be snapshotted must not be nil" }
        let references = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
        let differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
        let endings = suffixes.array.map { "\($0)" }
        guard let first = endings.first else { return "Suffixes set cannot be empty \(suffixes)" }
        var failure: (any Error)?
        for ending in recordMode ? [first] : endings {
            do {
                try compare(
                    subject, references + ending, differences, identifier, perPixelTolerance, overallTolerance)
                if !recordMode { return nil }
            } catch { failure = failure ?? error }
        }
        guard !recordMode else { return failure.map { "\($0)" } ?? Self.recorded }
        return "Snapshot comparison failed: \(failure.map { "\($0)" } ?? "")"
    }

    private static let recorded =
        "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot "
        + "comparison!"

    /// Whether there is a reference.
    @preconcurrency @MainActor
    open func referenceImageRecorded(inDirectory folder: String, identifier: String?) throws {
        controller.referenceImagesDirectory = folder
        _ = try controller.referenceImage(for: method, identifier: identifier)
    }

    @MainActor
    private func compare(
        _ subject: Any, _ references: String, _ differences: String, _ identifier: String?, _ perPixel: CGFloat,
        _ overall: CGFloat
    ) throws {
        controller.referenceImagesDirectory = references
        controller.imageDiffDirectory = differences
        try controller.compareSnapshot(
            ofViewOrLayer: subject, selector: method, identifier: identifier, perPixelTolerance: perPixel,
            overallTolerance: overall)
    }

    /// The test's: the name is `-[Class method]`.
    private var method: Selector {
        Selector(name.split(separator: " ").last.map { String($0.prefix { $0 != "]" }) } ?? name)
    }

    // MARK: Folders

    open func getReferenceImageDirectory(withDefault folder: String?) -> String {
        if let named = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] { return named }
        if let folder, !folder.isEmpty { return folder }
        let resources = snapshots?.bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? ""
        return resources + "/ReferenceImages"
    }

    open func getImageDiffDirectory(withDefault folder: String?) -> String {
        if let named = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] { return named }
        return folder.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    }
}
