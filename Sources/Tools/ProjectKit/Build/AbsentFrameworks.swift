// SPDX-License-Identifier: MIT

/// Apple's frameworks that are not here. The compiler says "no such module" of them as it does of a package that is not
/// fetched; the reason is another one.
enum AbsentFrameworks {
    /// The compiler's message, with the reason where it misses one of Apple's frameworks.
    static func explained(_ message: String) -> String {
        guard let match = message.wholeMatch(of: /no such module '([A-Za-z0-9_]+)'/), names.contains(String(match.1))
        else {
            return message
        }
        return message + ": the framework \(match.1) is not supported"
    }

    static let names: Set<String> = [
        "ARKit", "ActivityKit", "AddressBook", "AddressBookUI", "AppIntents",
        "BusinessChat", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cinematic",
        "CoreAudioKit", "CoreMIDI", "CoreML", "CoreNFC",
        "CoreTransferable", "CreateML", "DeviceActivity", "DeviceCheck",
        "ExternalAccessory", "FamilyControls", "FileProvider", "GameController", "GroupActivities",
        "HealthKit", "HealthKitUI", "HomeKit", "IOSurface", "IdentityLookup", "Intents", "IntentsUI",
        "ManagedSettings", "MLCompute", "MediaAccessibility", "Messages", "Metal", "MetalFX", "MetalKit",
        "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "ModelIO", "MusicKit",
        "NearbyInteraction", "NetworkExtension", "OpenGLES", "PHASE", "PassKit",
        "PencilKit", "PushToTalk", "RealityKit",
        "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SensitiveContentAnalysis", "SensorKit",
        "SharedWithYou", "ShazamKit", "SoundAnalysis", "SwiftData", "SwiftUI", "ThreadNetwork",
        "TipKit", "Translation", "VideoToolbox", "VisionKit", "WatchKit",
        "WeatherKit", "WidgetKit",
    ]
}
