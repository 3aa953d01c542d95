// SPDX-License-Identifier: MIT
import Foundation
import TouchstoneXCTest
import UIKit

public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
public let FBReferenceImageKey = "FBReferenceImageKey"
public let FBCapturedImageKey = "FBCapturedImageKey"
public let FBDiffedImageKey = "FBDiffedImageKey"

public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    case unknown, needsRecord, pngCreationFailed, imagesDifferentSizes, imagesDifferent
}

/// Records pictures, and compares with those that were recorded.
open class FBSnapshotTestController: NSObject {
    open var recordMode = false
    open var bundleResourcePath: String?
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    open var usesDrawViewHierarchyInRect = false
    open var referenceImagesDirectory: String?
    /// Where pictures of a failure go.
    open var imageDiffDirectory = ""
    /// Of the test class, within both.
    open var folderName: String

    public init(test testClass: AnyClass) {
        folderName = NSStringFromClass(testClass)
        super.init()
    }

    // MARK: Comparing

    @preconcurrency @MainActor
    open func compareSnapshot(of layer: CALayer, selector: Selector, identifier: String?) throws {
        try compareSnapshot(
            ofViewOrLayer: layer, selector: selector, identifier: identifier, perPixelTolerance: 0, overallTolerance: 0)
    }

    @preconcurrency @MainActor
    open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
        try compareSnapshot(
            ofViewOrLayer: view, selector: selector, identifier: identifier, perPixelTolerance: 0, overallTolerance: 0)
    }

    @preconcurrency @MainActor
    open func compareSnapshot(
        ofViewOrLayer subject: Any, selector: Selector, identifier: String?, overallTolerance: CGFloat
    ) throws {
        try compareSnapshot(
            ofViewOrLayer: subject, selector: selector, identifier: identifier, perPixelTolerance: 0,
            overallTolerance: overallTolerance)
    }

    /// Records in `recordMode`, else compares.
    @preconcurrency @MainActor
    open func compareSnapshot(
        ofViewOrLayer subject: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat,
        overallTolerance: CGFloat
    ) throws {
        guard !recordMode else { return try record(subject, selector, identifier) }
        let reference = try referenceImage(for: selector, identifier: identifier)
        let picture = picture(of: subject)
        do {
            try compareReferenceImage(
                reference, to: picture, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
        } catch {
            try saveFailedReferenceImage(reference, test: picture, selector: selector, identifier: identifier)
            throw error
        }
    }

    @preconcurrency @MainActor
    open func compareReferenceImage(_ reference: UIImage, to image: UIImage, overallTolerance: CGFloat) throws {
        try compareReferenceImage(reference, to: image, perPixelTolerance: 0, overallTolerance: overallTolerance)
    }

    /// - Parameters:
    ///   - perPixelTolerance: how far a component may be off, in parts of 1.
    ///   - overallTolerance: how many pixels may be off by more, in parts of 1.
    @preconcurrency @MainActor
    open func compareReferenceImage(
        _ reference: UIImage, to image: UIImage, perPixelTolerance: CGFloat, overallTolerance: CGFloat
    ) throws {
        let (first, second) = (PicturePixels(reference), PicturePixels(image))
        let isOneSize = first?.width == second?.width && first?.height == second?.height
        if isOneSize, let first, let second,
            first.isSame(as: second, perPixel: perPixelTolerance, overall: overallTolerance)
        {
            return
        }
        let percentage = String(format: "%.2f", Double(overallTolerance) * 100)
        let reason =
            isOneSize
            ? "image pixels differed by more than \(percentage)% from the reference image"
            : "referenceImage:\(Self.size(first)), image:\(Self.size(second))"
        throw Self.error(
            isOneSize ? .imagesDifferent : .imagesDifferentSizes,
            [
                NSLocalizedDescriptionKey: isOneSize ? "Images different" : "Images different sizes",
                NSLocalizedFailureReasonErrorKey: reason, FBReferenceImageKey: reference, FBCapturedImageKey: image,
                FBDiffedImageKey: pictureOfDifference(reference, image),
            ])
    }

    private static func size(_ pixels: PicturePixels?) -> String { "{\(pixels?.width ?? 0), \(pixels?.height ?? 0)}" }

    private static func error(
        _ code: FBSnapshotTestControllerErrorCode, _ information: [String: Any] = [:]
    ) -> NSError {
        NSError(domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: information)
    }

    @MainActor
    private func picture(of subject: Any) -> UIImage {
        if let view = subject as? UIView {
            return usesDrawViewHierarchyInRect
                ? PictureTaking.pictureOnScreen(of: view) : PictureTaking.pictureOfLayers(of: view)
        }
        guard let layer = subject as? CALayer else {
            preconditionFailure("Only UIView and CALayer classes can be snapshotted, not \(subject)")
        }
        return PictureTaking.picture(of: layer)
    }

    // MARK: Files

    @preconcurrency @MainActor
    open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
        let file = path(in: referenceImagesDirectory ?? "", "", selector, identifier)
        if let image = UIImage(contentsOfFile: file) { return image }
        guard !FileManager.default.fileExists(atPath: file) else { throw Self.error(.unknown) }
        throw Self.error(
            .needsRecord,
            [
                FBReferenceImageFilePathKey: file, NSLocalizedDescriptionKey: "Unable to load reference image.",
                NSLocalizedFailureReasonErrorKey: "Reference image not found. You need to run the test in record mode",
            ])
    }

    /// Leaves the reference, what was drawn and the difference as attachments and as files.
    @preconcurrency @MainActor
    open func saveFailedReferenceImage(
        _ reference: UIImage, test: UIImage, selector: Selector, identifier: String?
    ) throws {
        let difference = pictureOfDifference(reference, test)
        attach(
            [("Reference Image", reference), ("Failed Image", test), ("Diffed Image", difference)], selector, identifier
        )
        for (lead, picture) in [("reference_", reference), ("failed_", test), ("diff_", difference)] {
            try write(picture, to: path(in: imageDiffDirectory, lead, selector, identifier))
        }
    }

    @MainActor
    private func record(_ subject: Any, _ selector: Selector, _ identifier: String?) throws {
        let picture = picture(of: subject)
        attach([("Recorded Image", picture)], selector, identifier)
        let file = path(in: referenceImagesDirectory ?? "", "", selector, identifier)
        try write(picture, to: file)
        print("Reference image save at: \(file)")
    }

    @MainActor
    private func attach(_ pictures: [(String, UIImage)], _ selector: Selector, _ identifier: String?) {
        XCTContext.runActivity(named: identifier ?? NSStringFromSelector(selector)) { activity in
            for (name, picture) in pictures {
                let attachment = XCTAttachment(image: picture)
                attachment.name = name
                activity.add(attachment)
            }
        }
    }

    @MainActor
    private func write(_ picture: UIImage, to file: String) throws {
        guard let data = picture.pngData() else {
            throw Self.error(.pngCreationFailed, [FBReferenceImageFilePathKey: file])
        }
        let place = URL(fileURLWithPath: file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
    }

    @MainActor
    private func path(in folder: String, _ lead: String, _ selector: Selector, _ identifier: String?) -> String {
        var name = lead + NSStringFromSelector(selector)
        if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
        if !fileNameOptions.contains(.none) {
            name = FBFileNameIncludeNormalizedFileNameFromOption(name, fileNameOptions)
        }
        return "\(folder)/\(folderName)/\(name).png"
    }
}
