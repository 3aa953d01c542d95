// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import Photos
import PhotosUI
import TestSupport
import Testing
import TouchstoneDevice
import UniformTypeIdentifiers

@testable import UIKit

/// The pickers of pictures. Every device has six pictures and no film to begin with.
@MainActor @Suite(.serialized)
final class ImagePickerStatementsTests {
    private final class Listener: Foundation.NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var picked: [[UIImagePickerController.InfoKey: Any]] = []
        var cancelled = 0
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { picked.append(info) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
    }

    private let stage = Stage()
    private var simulator: Simulator { stage.simulator }
    private let listener = Listener()

    private func all<T: UIView>(_ view: UIView, _ type: T.Type = T.self) -> [T] {
        ((view as? T).map { [$0] } ?? []) + view.subviews.flatMap { all($0, type) }
    }

    private func tap(_ view: UIView) {
        let frame = view.convert(view.bounds, to: nil)
        simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 1)
    }

    private func show(_ set: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = listener
        set(picker)
        simulator.root.present(picker, animated: false)
        simulator.advance(by: 0.5)
        return picker
    }

    private func close() {
        simulator.root.dismiss(animated: false)
        simulator.advance(by: 0.5)
    }

    private func cells(_ picker: UIImagePickerController) -> [UICollectionViewCell] {
        all(picker.view, UICollectionViewCell.self).sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
    }

    @Test("IM16: without a simulated camera there is no such source; a source that is not available raises")
    func sources() async {
        setenv("TOUCHSTONE_CAMERA", "none", 1)
        defer { unsetenv("TOUCHSTONE_CAMERA") }
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            setenv("TOUCHSTONE_CAMERA", "none", 1)
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException") && text.contains("Source type 1 not available"))
    }

    /// A camera that takes what the test hands over.
    private final class Camera: UIViewController, PickerCameraScreen {
        var settings = 0
        var pictures = 0
        func settingsChanged() { settings += 1 }
        func takePicture() { pictures += 1 }
        func startRecording() -> Bool { true }
        func stopRecording() {}
    }

    @Test(
        "IM17, IM22: a camera takes the place of the library; its pictures come with metadata, its films with an address"
    )
    func camera() throws {
        let before = PickerCamera.makeScreen
        defer { PickerCamera.makeScreen = before }
        let camera = Camera()
        PickerCamera.makeScreen = { _ in camera }
        #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableCaptureModes(for: .front) == [0, 1])
        let picker = show { $0.sourceType = .camera }
        defer { close() }
        #expect(picker.topViewController === camera && picker.isNavigationBarHidden)
        picker.cameraFlashMode = .off
        #expect(camera.settings == 1)
        picker.takePicture()
        #expect(camera.pictures == 1)
        picker.took(UIImage(), metadata: ["Orientation": 1])
        let info = try #require(listener.picked.last)
        #expect(
            info[.originalImage] is UIImage && info[.editedImage] == nil
                && info[.mediaType] as? String == "public.image")
        #expect((info[.mediaMetadata] as? [String: Any])?["Orientation"] as? Int == 1)
        picker.recorded(URL(fileURLWithPath: "/a.mov"))
        let film = try #require(listener.picked.last)
        #expect((film[.mediaURL] as? URL)?.path == "/a.mov" && film[.originalImage] == nil)
        picker.gaveUp()
        #expect(listener.cancelled == 1)
        picker.sourceType = .photoLibrary
        #expect(picker.topViewController !== camera && !picker.isNavigationBarHidden)
    }

    @Test("Settings of the camera raise while the source is another")
    func noCamera() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIImagePickerController().cameraFlashMode = .on }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Source type must be UIImagePickerControllerSourceTypeCamera"))
    }

    @Test(
        "IM18: with pictures only no film is listed, with films only no picture, by the old and the new names of types")
    func types() throws {
        for type in ["public.image", UTType.image.identifier] {
            let picker = show { $0.mediaTypes = [type] }
            #expect(cells(picker).count >= 6)
            #expect(cells(picker).allSatisfy { $0.accessibilityLabel?.hasPrefix("Photo") == true })
            close()
        }
        for type in ["public.movie", UTType.movie.identifier] {
            let picker = show { $0.mediaTypes = [type] }
            #expect(cells(picker).allSatisfy { $0.accessibilityLabel?.hasPrefix("Video") == true })
            close()
        }
    }

    @Test("ME9: the saved photos are the camera roll: every picture once, and no albums")
    func savedPhotos() throws {
        let picker = show { $0.sourceType = .savedPhotosAlbum }
        defer { close() }
        let names = cells(picker).compactMap(\.accessibilityLabel)
        #expect(names.count >= 6 && Set(names).count == names.count)
        #expect(picker.viewControllers.count == 1 && all(picker.view, UITableView.self).isEmpty)
    }

    @Test("IM20, IM21: without editing there are type, original image and reference, but neither edited image nor crop")
    func info() throws {
        let picker = show()
        tap(try #require(cells(picker).first))
        let info = try #require(listener.picked.first)
        #expect(info[.mediaType] as? String == "public.image" && info[.originalImage] is UIImage)
        #expect(info[.editedImage] == nil && info[.cropRect] == nil && info[.mediaURL] == nil)
        #expect((info[.referenceURL] as? URL)?.scheme == "assets-library")
        #expect(info[.mediaMetadata] == nil, "the camera's alone")
        close()
    }

    @Test("IM23: neither a choice nor Cancel takes the picker away: its delegate does, and is told of Cancel")
    func staying() throws {
        let picker = show()
        tap(try #require(cells(picker).first))
        #expect(simulator.root.presentedViewController === picker && listener.picked.count == 1)
        tap(try #require(picker.topViewController?.navigationItem.leftBarButtonItem?.view))
        #expect(simulator.root.presentedViewController === picker && listener.cancelled == 1)
        close()
    }

    @Test("IM19, ME8: with editing a square moves over the picture, which becomes the edited one, with its rectangle")
    func editing() throws {
        let picker = show { $0.allowsEditing = true }
        tap(try #require(cells(picker).first))
        #expect(listener.picked.isEmpty)
        let editor = try #require(picker.topViewController?.view)
        let scroll = try #require(all(editor, UIScrollView.self).first)
        #expect(scroll.bounds.width == scroll.bounds.height && scroll.layer.borderWidth > 0)
        let before = scroll.contentOffset
        let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
        for finger in 0...1 {
            simulator.down(CGPoint(x: middle.x + (finger == 0 ? -30 : 30), y: middle.y), finger: finger)
        }
        for step in 1...10 {
            simulator.advance(by: 0.02)
            let reach = 30 + CGFloat(step) * 6
            for finger in 0...1 {
                simulator.move(CGPoint(x: middle.x + (finger == 0 ? -reach : reach), y: middle.y), finger: finger)
            }
        }
        for finger in 0...1 {
            simulator.up(CGPoint(x: middle.x + (finger == 0 ? -90 : 90), y: middle.y), finger: finger)
        }
        simulator.advance(by: 1)
        #expect(scroll.zoomScale > scroll.minimumZoomScale * 1.2)
        let zoomed = scroll.contentOffset
        simulator.drag(from: middle, to: CGPoint(x: middle.x - 40, y: middle.y), duration: 0.5)
        simulator.advance(by: 2)
        #expect(scroll.contentOffset.x > zoomed.x || zoomed.x > before.x)
        let (offset, zoom) = (scroll.contentOffset, scroll.zoomScale)
        tap(try #require(picker.topViewController?.navigationItem.rightBarButtonItem?.view))
        let info = try #require(listener.picked.first)
        let (edited, original) = (
            try #require(info[.editedImage] as? UIImage), try #require(info[.originalImage] as? UIImage)
        )
        let crop = try #require(info[.cropRect] as? NSValue).cgRectValue
        #expect(abs(crop.width - crop.height) <= 2 && crop.width < original.size.width * original.scale)
        #expect(abs(crop.minX - offset.x / zoom * original.scale) <= 2)
        #expect(abs(edited.size.width * edited.scale - crop.width) <= 2)
        close()
    }

    @Test("IM24: neither picker asks for access to the library; PHPickerViewController gives item providers")
    func access() throws {
        Permissions.current.set(.photos, to: .notDetermined)
        defer { Permissions.current.set(.photos, to: .granted) }
        let old = show()
        #expect(cells(old).count >= 6 && PHPhotoLibrary.authorizationStatus() == .notDetermined)
        close()
        final class Picked: Foundation.NSObject, PHPickerViewControllerDelegate {
            var results: [PHPickerResult] = []
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                self.results = results
            }
        }
        let picked = Picked()
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = picked
        simulator.root.present(picker, animated: false)
        simulator.advance(by: 0.5)
        let cells = all(picker.view, UICollectionViewCell.self)
        tap(try #require(cells.first))
        #expect(picked.results.first?.itemProvider.canLoadObject(ofClass: UIImage.self) == true)
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        close()
    }

    @Test("IM26, IM27: in a popover the picker points at the source's rectangle; in a compact width it is a sheet")
    func popover() {
        let source = CGRect(x: 300, y: 200, width: 44, height: 44)
        func present(_ simulator: Simulator) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = simulator.root.view
            picker.popoverPresentationController?.sourceRect = source
            simulator.root.present(picker, animated: false)
            simulator.advance(by: 0.5)
            return picker
        }
        let device = UIScreen.main.device
        defer {
            for window in UIApplication.shared.windows { window.isHidden = true }
            UIScreen.main.configure(device: device)
            MainLoop.shared.screenDidChange()
        }
        UIScreen.main.configure(device: DeviceProfile.named("iPad Pro (11-inch)") ?? device)
        let pad = Simulator()
        let wide = present(pad)
        let frame = wide.view.convert(wide.view.bounds, to: nil)
        let arrow = wide.popoverPresentationController?.arrowDirection
        #expect(arrow == .up || arrow == .left || arrow == .right || arrow == .down)
        #expect(!frame.intersects(source) && frame.width < pad.window.bounds.width / 2)
        pad.root.dismiss(animated: false)
        pad.advance(by: 0.5)
        UIScreen.main.configure(device: device)
        let phone = Simulator()
        let narrow = present(phone)
        let sheet = narrow.view.convert(narrow.view.bounds, to: nil)
        #expect(sheet.width == phone.window.bounds.width && sheet.maxY >= phone.window.bounds.maxY)
        phone.root.dismiss(animated: false)
        phone.advance(by: 0.5)
    }
}
