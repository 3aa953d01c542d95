// SPDX-License-Identifier: MIT
import ObjCRuntime

// The keys that predicates and sort descriptors of fetch options name.

@MainActor private func fillObject(_ t: inout __ObjCTable) {
    t.property("localIdentifier", \PHObject.localIdentifier)
}

@MainActor private func fillAsset(_ t: inout __ObjCTable) {
    t.property("mediaType", \PHAsset.mediaType)
    t.property("mediaSubtype", \PHAsset.mediaSubtypes)
    t.property("mediaSubtypes", \PHAsset.mediaSubtypes)
    t.property("playbackStyle", \PHAsset.playbackStyle)
    t.property("pixelWidth", \PHAsset.pixelWidth)
    t.property("pixelHeight", \PHAsset.pixelHeight)
    t.property("creationDate", \PHAsset.creationDate)
    t.property("modificationDate", \PHAsset.modificationDate)
    t.property("duration", \PHAsset.duration)
    t.property("favorite", \PHAsset.isFavorite, getter: "isFavorite")
    t.property("hidden", \PHAsset.isHidden, getter: "isHidden")
    t.property("burstIdentifier", \PHAsset.burstIdentifier)
    t.property("location", \PHAsset.location)
}

@MainActor private func fillCollection(_ t: inout __ObjCTable) {
    t.property("localizedTitle", \PHCollection.localizedTitle)
    t.property("title", \PHCollection.localizedTitle)
}

@MainActor private func fillAssetCollection(_ t: inout __ObjCTable) {
    t.property("assetCollectionType", \PHAssetCollection.assetCollectionType)
    t.property("assetCollectionSubtype", \PHAssetCollection.assetCollectionSubtype)
    t.property("estimatedAssetCount", \PHAssetCollection.estimatedAssetCount)
    t.property("startDate", \PHAssetCollection.startDate)
    t.property("endDate", \PHAssetCollection.endDate)
}

private func registerObserved() {
    __objcRegisterMembers(of: PHObject.self, fillObject)
    __objcRegisterMembers(of: PHAsset.self, fillAsset)
    __objcRegisterMembers(of: PHCollection.self, fillCollection)
    __objcRegisterMembers(of: PHAssetCollection.self, fillAssetCollection)
}

@section(".init_array") @used
private let recordObserved: @convention(c) () -> Void = { __objcRecord { registerObserved() } }
