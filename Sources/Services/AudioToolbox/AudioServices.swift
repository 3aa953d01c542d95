// SPDX-License-Identifier: MIT
@_exported public import CoreAudio
@_exported public import CoreMedia
import MediaEngine
import QuartzCore
import Synchronization

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x0000_1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0x0000_0FFE

public let kAudioServicesNoError: OSStatus = 0
/// Of audio sessions before AVAudioSession, whose functions are gone; its name is still read.
public let kAudioSessionNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = OSStatus(bitPattern: fourCharacterCode("pty?"))
public let kAudioServicesBadPropertySizeError: OSStatus = OSStatus(bitPattern: fourCharacterCode("!siz"))
public let kAudioServicesBadSpecifierSizeError: OSStatus = OSStatus(bitPattern: fourCharacterCode("!spc"))
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = fourCharacterCode("isui")
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = fourCharacterCode("ifdi")

/// The short sounds of the process by their numbers. Those below 4096 are the system's own, for which the device has no
/// recordings: they take a moment and are not heard.
private struct SystemSounds: @unchecked Sendable {
    // Sendable: behind the mutex; sounds are only read.
    struct Sound {
        let url: URL
        let duration: Double
    }
    var sounds: [SystemSoundID: Sound] = [:]
    var completions: [SystemSoundID: @Sendable () -> Void] = [:]
    var next: SystemSoundID = 4097
}
private let systemSounds = Mutex(SystemSounds())

/// Sounds of iOS are at most this long; longer files are refused when they are played.
private let longestSound = 30.0

@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let url = inFileURL as URL
    let source: any SoundSource
    do { source = try SoundFiles.open(url) } catch {
        Unsupported.report("AudioServicesCreateSystemSoundID: \(error.text)")
        return kAudioServicesSystemSoundUnspecifiedError
    }
    let duration = source.duration
    outSystemSoundID.pointee = systemSounds.withLock { all in
        defer { all.next += 1 }
        all.sounds[all.next] = SystemSounds.Sound(url: url, duration: duration)
        return all.next
    }
    return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    systemSounds.withLock { all in
        all.completions[inSystemSoundID] = nil
        return all.sounds.removeValue(forKey: inSystemSoundID)
    } == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) {} }
/// The device has no motor that would shake it besides.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { play(inSystemSoundID) {} }

/// - Parameter inCompletionBlock: runs on the main queue when the sound is over.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { play(inSystemSoundID) { inCompletionBlock?() } }

public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { play(inSystemSoundID) { inCompletionBlock?() } }

private func play(_ sound: SystemSoundID, _ completion: @escaping @Sendable () -> Void) {
    let known = systemSounds.withLock { $0.sounds[sound] }
    if sound == kSystemSoundID_Vibrate {
        Unsupported.report("AudioServicesPlaySystemSound(kSystemSoundID_Vibrate): the device does not vibrate")
    } else if known == nil {
        Unsupported.report("AudioServicesPlaySystemSound(\(sound)): the device has no such sound")
    }
    var duration = known.map { min(longestSound, $0.duration) } ?? 0.4
    if let known {
        if known.duration > longestSound {
            Unsupported.report("AudioServicesPlaySystemSound: sounds longer than 30 seconds are not played")
            duration = 0
        } else {
            duration = sounding(known.url, for: duration)
        }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
        completion()
        systemSounds.withLock { $0.completions[sound] }?()
    }
}

/// Plays a file once; seconds until it is over.
private func sounding(_ url: URL, for duration: Double) -> Double {
    guard Loudspeaker.shared.isAudible else { return duration }
    do {
        let voice = PlayedSound(try SoundFiles.open(url))
        voice.begin(at: FrameClock.now, position: 0, speed: 1, loops: 0)
        voice.set(volume: Loudspeaker.loudnessOfSystemSounds, pan: 0)
        Loudspeaker.shared.add(voice)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { Loudspeaker.shared.remove(voice) }
    } catch { Unsupported.report("AudioServicesPlaySystemSound: \(error.text)") }
    return duration
}

/// The procedure runs on the main run loop each time the sound is over.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let data = UInt(bitPattern: inClientData)
    systemSounds.withLock { all in
        all.completions[inSystemSoundID] = {
            inCompletionRoutine(inSystemSoundID, UnsafeMutableRawPointer(bitPattern: data))
        }
    }
    return kAudioServicesNoError
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    systemSounds.withLock { $0.completions[inSystemSoundID] = nil }
}

@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    Unsupported.report("AudioServicesSetProperty")
    return kAudioServicesUnsupportedPropertyError
}
