// SPDX-License-Identifier: MIT
import ObjCRuntime

// What key-value coding and observing find by name in the classes of this framework that tell of their changes.

@MainActor private func fillController(_ t: inout __ObjCTable) {
    t.property("player", \AVPlayerViewController.player)
    t.property("readyForDisplay", \AVPlayerViewController.isReadyForDisplay, getter: "isReadyForDisplay")
    t.property("videoBounds", \AVPlayerViewController.videoBounds)
}

@MainActor private func fillPictureInPicture(_ t: inout __ObjCTable) {
    t.property(
        "pictureInPictureActive", \AVPictureInPictureController.isPictureInPictureActive,
        getter: "isPictureInPictureActive")
    t.property(
        "pictureInPicturePossible", \AVPictureInPictureController.isPictureInPicturePossible,
        getter: "isPictureInPicturePossible")
}

private func registerObserved() {
    __objcRegisterMembers(of: AVPlayerViewController.self, fillController)
    __objcRegisterMembers(of: AVPictureInPictureController.self, fillPictureInPicture)
}

@section(".init_array") @used
private let recordObserved: @convention(c) () -> Void = { __objcRecord { registerObserved() } }
