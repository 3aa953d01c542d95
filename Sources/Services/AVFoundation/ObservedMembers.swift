// SPDX-License-Identifier: MIT
import ObjCRuntime

// What key-value coding and observing find by name in the classes of this framework that tell of their changes.

@MainActor private func fillPlayer(_ t: inout __ObjCTable) {
    t.property("status", \AVPlayer.status)
    t.property("error", \AVPlayer.error)
    t.property("rate", \AVPlayer.rate)
    t.property("volume", \AVPlayer.volume)
    t.property("muted", \AVPlayer.isMuted, getter: "isMuted")
    t.property("currentItem", \AVPlayer.currentItem)
    t.property("timeControlStatus", \AVPlayer.timeControlStatus)
    t.property("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay)
    t.property("externalPlaybackActive", \AVPlayer.isExternalPlaybackActive, getter: "isExternalPlaybackActive")
}

@MainActor private func fillItem(_ t: inout __ObjCTable) {
    t.property("status", \AVPlayerItem.status)
    t.property("error", \AVPlayerItem.error)
    t.property("asset", \AVPlayerItem.asset)
    t.property("tracks", \AVPlayerItem.tracks)
    t.property("duration", \AVPlayerItem.duration)
    t.property("presentationSize", \AVPlayerItem.presentationSize)
    t.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
    t.property("seekableTimeRanges", \AVPlayerItem.seekableTimeRanges)
    t.property("timebase", \AVPlayerItem.timebase)
    t.property("timedMetadata", \AVPlayerItem.timedMetadata)
    t.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty, getter: "isPlaybackBufferEmpty")
    t.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull, getter: "isPlaybackBufferFull")
    t.property(
        "playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp, getter: "isPlaybackLikelyToKeepUp")
    t.property("canPlayFastForward", \AVPlayerItem.canPlayFastForward)
    t.property("canPlayReverse", \AVPlayerItem.canPlayReverse)
    t.property("canStepForward", \AVPlayerItem.canStepForward)
}

@MainActor private func fillLooper(_ t: inout __ObjCTable) {
    t.property("status", \AVPlayerLooper.status)
    t.property("error", \AVPlayerLooper.error)
    t.property("loopCount", \AVPlayerLooper.loopCount)
}

@MainActor private func fillLayer(_ t: inout __ObjCTable) {
    t.property("readyForDisplay", \AVPlayerLayer.isReadyForDisplay, getter: "isReadyForDisplay")
    t.property("player", \AVPlayerLayer.player)
    t.property("videoRect", \AVPlayerLayer.videoRect)
}

@MainActor private func fillSession(_ t: inout __ObjCTable) {
    t.property("running", \AVCaptureSession.isRunning, getter: "isRunning")
    t.property("interrupted", \AVCaptureSession.isInterrupted, getter: "isInterrupted")
}

@MainActor private func fillDevice(_ t: inout __ObjCTable) {
    t.property("focusMode", \AVCaptureDevice.focusMode)
    t.property("exposureMode", \AVCaptureDevice.exposureMode)
    t.property("torchMode", \AVCaptureDevice.torchMode)
    t.property("flashMode", \AVCaptureDevice.flashMode)
    t.property("videoZoomFactor", \AVCaptureDevice.videoZoomFactor)
    t.property("adjustingFocus", \AVCaptureDevice.isAdjustingFocus, getter: "isAdjustingFocus")
    t.property("adjustingExposure", \AVCaptureDevice.isAdjustingExposure, getter: "isAdjustingExposure")
}

@MainActor private func fillAudioSession(_ t: inout __ObjCTable) {
    t.property("outputVolume", \AVAudioSession.outputVolume)
    t.property("recordPermission", \AVAudioSession.recordPermission)
}

private func registerObserved() {
    __objcRegisterMembers(of: AVPlayer.self, fillPlayer)
    __objcRegisterMembers(of: AVPlayerItem.self, fillItem)
    __objcRegisterMembers(of: AVPlayerLooper.self, fillLooper)
    __objcRegisterMembers(of: AVPlayerLayer.self, fillLayer)
    __objcRegisterMembers(of: AVCaptureSession.self, fillSession)
    __objcRegisterMembers(of: AVCaptureDevice.self, fillDevice)
    __objcRegisterMembers(of: AVAudioSession.self, fillAudioSession)
}

@section(".init_array") @used
private let recordObserved: @convention(c) () -> Void = { __objcRecord { registerObserved() } }
