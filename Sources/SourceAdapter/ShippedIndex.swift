// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-selector-index.

let shippedIndexText = #"""
@ ABNewPersonViewController UIViewController
@ ABNewPersonViewControllerDelegate
newPersonViewController(_:didCompleteWithNewPerson:)
@ ABPeoplePickerNavigationController UINavigationController
@ ABPeoplePickerNavigationControllerDelegate
?peoplePickerNavigationController(_:didSelectPerson:)
?peoplePickerNavigationController(_:didSelectPerson:property:identifier:)
?peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:)
?peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:property:identifier:)
?peoplePickerNavigationControllerDidCancel(_:)
@ ABPersonViewController UIViewController
setHighlightedItemForProperty(_:withIdentifier:)
@ ABPersonViewControllerDelegate
personViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)
@ ABUnknownPersonViewController UIViewController
@ ABUnknownPersonViewControllerDelegate
unknownPersonViewController(_:didResolveToPerson:)
?unknownPersonViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)
@ ACAccount NSObject
@ ACAccountCredential NSObject
@ ACAccountStore NSObject
account(withIdentifier:)
accountType(withAccountTypeIdentifier:)
accounts(with:) accountsWithAccountType:
removeAccount(_:withCompletionHandler:)
renewCredentials(for:completion:) renewCredentialsForAccount:completion:
requestAccessToAccounts(with:options:completion:) requestAccessToAccountsWithType:options:completion:
requestAccessToAccounts(with:withCompletionHandler:) requestAccessToAccountsWithType:withCompletionHandler:
saveAccount(_:withCompletionHandler:)
@ ACAccountType NSObject
@ ALAsset NSObject
aspectRatioThumbnail()
defaultRepresentation()
isEditable editable
original originalAsset
representation(forUTI:)
setImageData(_:metadata:completionBlock:)
setVideoAtPath(_:completionBlock:)
thumbnail()
value(forProperty:)
writeModifiedImageData(toSavedPhotosAlbum:metadata:completionBlock:)
writeModifiedVideoAtPath(toSavedPhotosAlbum:completionBlock:)
@ ALAssetRepresentation NSObject
cgImage(options:) CGImageWithOptions:
dimensions()
filename()
fullResolutionImage()
fullScreenImage()
getBytes(_:fromOffset:length:error:)
metadata()
orientation()
scale()
size()
url()
uti() UTI
@ ALAssetsFilter NSObject
allAssets()
allPhotos()
allVideos()
@ ALAssetsGroup NSObject
add(_:) addAsset:
enumerateAssets(_:) enumerateAssetsUsingBlock:
enumerateAssets(at:options:using:) enumerateAssetsAtIndexes:options:usingBlock:
isEditable editable
numberOfAssets()
posterImage()
setAssetsFilter(_:)
value(forProperty:)
@ ALAssetsLibrary NSObject
addAssetsGroupAlbum(withName:resultBlock:failureBlock:)
asset(for:resultBlock:failureBlock:) assetForURL:resultBlock:failureBlock:
authorizationStatus()
disableSharedPhotoStreamsSupport()
enumerateGroups(withTypes:using:failureBlock:) enumerateGroupsWithTypes:usingBlock:failureBlock:
enumerateGroupsWithTypes(_:usingBlock:failureBlock:)
group(for:resultBlock:failureBlock:) groupForURL:resultBlock:failureBlock:
videoAtPathIs(compatibleWithSavedPhotosAlbum:) videoAtPathIsCompatibleWithSavedPhotosAlbum:
writeImage(toSavedPhotosAlbum:metadata:completionBlock:)
writeImage(toSavedPhotosAlbum:orientation:completionBlock:)
writeImageData(toSavedPhotosAlbum:metadata:completionBlock:)
writeVideoAtPath(toSavedPhotosAlbum:completionBlock:)
@ AVAsset NSObject AVAsynchronousKeyValueLoading NSCopying
cancelLoading()
chapterMetadataGroups(bestMatchingPreferredLanguages:) chapterMetadataGroupsBestMatchingPreferredLanguages:
chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)
findUnusedTrackID(completionHandler:)
loadChapterMetadataGroups(bestMatchingPreferredLanguages:completionHandler:) loadChapterMetadataGroupsBestMatchingPreferredLanguages:completionHandler:
loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:) loadChapterMetadataGroupsWithTitleLocale:containingItemsWithCommonKeys:completionHandler:
loadMediaSelectionGroup(for:completionHandler:) loadMediaSelectionGroupForMediaCharacteristic:completionHandler:
loadMetadata(for:completionHandler:) loadMetadataForFormat:completionHandler:
loadTrack(withTrackID:completionHandler:)
loadTracks(withMediaCharacteristic:completionHandler:)
loadTracks(withMediaType:completionHandler:)
mediaSelectionGroup(forMediaCharacteristic:)
metadata(forFormat:)
track(withTrackID:)
tracks(withMediaCharacteristic:)
tracks(withMediaType:)
unusedTrackID()
@ AVAssetExportSession NSObject
allExportPresets()
cancelExport()
determineCompatibility(ofExportPreset:with:outputFileType:completionHandler:) determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:
determineCompatibleFileTypes(completionHandler:)
estimateMaximumDuration(completionHandler:)
estimateOutputFileLength(completionHandler:)
exportAsynchronously(completionHandler:)
exportPresets(compatibleWith:) exportPresetsCompatibleWithAsset:
@ AVAssetImageGenerator NSObject
cancelAllCGImageGeneration()
copyCGImage(at:actualTime:) copyCGImageAtTime:actualTime:error:
generateCGImageAsynchronously(for:completionHandler:) generateCGImageAsynchronouslyForTime:completionHandler:
generateCGImagesAsynchronously(forTimes:completionHandler:)
@ AVAssetTrack NSObject AVAsynchronousKeyValueLoading NSCopying
associatedTracks(ofType:)
hasMediaCharacteristic(_:)
loadAssociatedTracks(ofType:completionHandler:)
loadMetadata(for:completionHandler:) loadMetadataForFormat:completionHandler:
loadSamplePresentationTime(forTrackTime:completionHandler:)
loadSegment(forTrackTime:completionHandler:)
makeSampleCursor(presentationTimeStamp:)
makeSampleCursorAtFirstSampleInDecodeOrder()
makeSampleCursorAtLastSampleInDecodeOrder()
metadata(forFormat:)
samplePresentationTime(forTrackTime:)
segment(forTrackTime:)
@ AVAssetTrackGroup NSObject NSCopying
@ AVAssetTrackSegment NSObject
@ AVAudioPlayer NSObject
averagePower(forChannel:)
pause()
peakPower(forChannel:)
play()
play(atTime:)
prepareToPlay()
setVolume(_:fadeDuration:)
stop()
updateMeters()
@ AVAudioPlayerDelegate
?audioPlayerBeginInterruption(_:)
?audioPlayerDecodeErrorDidOccur(_:error:)
?audioPlayerDidFinishPlaying(_:successfully:)
?audioPlayerEndInterruption(_:withOptions:)
@ AVAudioRecorder NSObject
averagePower(forChannel:)
deleteRecording()
pause()
peakPower(forChannel:)
prepareToRecord()
record()
record(atTime:)
record(atTime:forDuration:)
record(forDuration:)
stop()
updateMeters()
@ AVAudioRecorderDelegate
?audioRecorderBeginInterruption(_:)
?audioRecorderDidFinishRecording(_:successfully:)
?audioRecorderEncodeErrorDidOccur(_:error:)
?audioRecorderEndInterruption(_:withOptions:)
@ AVAudioSession NSObject
overrideOutputAudioPort(_:) overrideOutputAudioPort:error:
requestRecordPermission(_:)
setActive(_:options:) setActive:withOptions:error:
setAggregatedIOPreference(_:) setAggregatedIOPreference:error:
setAllowHapticsAndSystemSoundsDuringRecording(_:) setAllowHapticsAndSystemSoundsDuringRecording:error:
setCategory(_:) setCategory:error:
setCategory(_:mode:options:) setCategory:mode:options:error:
setCategory(_:mode:policy:options:) setCategory:mode:routeSharingPolicy:options:error:
setCategory(_:options:) setCategory:withOptions:error:
setInputDataSource(_:) setInputDataSource:error:
setInputGain(_:) setInputGain:error:
setMode(_:) setMode:error:
setOutputDataSource(_:) setOutputDataSource:error:
setOutputMuted(_:) setOutputMuted:error:
setPreferredIOBufferDuration(_:) setPreferredIOBufferDuration:error:
setPreferredInput(_:) setPreferredInput:error:
setPreferredInputNumberOfChannels(_:) setPreferredInputNumberOfChannels:error:
setPreferredInputOrientation(_:) setPreferredInputOrientation:error:
setPreferredMicrophoneInjectionMode(_:) setPreferredMicrophoneInjectionMode:error:
setPreferredOutputNumberOfChannels(_:) setPreferredOutputNumberOfChannels:error:
setPreferredSampleRate(_:) setPreferredSampleRate:error:
setPrefersEchoCancelledInput(_:) setPrefersEchoCancelledInput:error:
setPrefersInterruptionOnRouteDisconnect(_:) setPrefersInterruptionOnRouteDisconnect:error:
setPrefersNoInterruptionsFromSystemAlerts(_:) setPrefersNoInterruptionsFromSystemAlerts:error:
setSupportsMultichannelContent(_:) setSupportsMultichannelContent:error:
sharedInstance()
@ AVAudioSessionCapability NSObject
@ AVAudioSessionChannelDescription NSObject
@ AVAudioSessionDataSourceDescription NSObject
setPreferredPolarPattern(_:) setPreferredPolarPattern:error:
@ AVAudioSessionPortDescription NSObject
setPreferredDataSource(_:) setPreferredDataSource:error:
@ AVAudioSessionPortExtensionBluetoothMicrophone NSObject
@ AVAudioSessionRouteDescription NSObject
@ AVCaptureAudioChannel NSObject
@ AVCaptureAudioDataOutput AVCaptureOutput
recommendedAudioSettingsForAssetWriter(writingTo:) recommendedAudioSettingsForAssetWriterWithOutputFileType:
setSampleBufferDelegate(_:queue:)
@ AVCaptureAudioDataOutputSampleBufferDelegate
?captureOutput(_:didOutput:from:) captureOutput:didOutputSampleBuffer:fromConnection:
@ AVCaptureAutoExposureBracketedStillImageSettings AVCaptureBracketedStillImageSettings
autoExposureSettings(exposureTargetBias:)
@ AVCaptureBracketedStillImageSettings NSObject
@ AVCaptureConnection NSObject
isVideoRotationAngleSupported(_:)
@ AVCaptureControl NSObject
@ AVCaptureDataOutputSynchronizer NSObject
setDelegate(_:queue:)
@ AVCaptureDataOutputSynchronizerDelegate
dataOutputSynchronizer(_:didOutput:) dataOutputSynchronizer:didOutputSynchronizedDataCollection:
@ AVCaptureDeferredPhotoProxy AVCapturePhoto
@ AVCaptureDepthDataOutput AVCaptureOutput
setDelegate(_:callbackQueue:)
@ AVCaptureDepthDataOutputDelegate
?depthDataOutput(_:didDrop:timestamp:connection:reason:) depthDataOutput:didDropDepthData:timestamp:connection:reason:
?depthDataOutput(_:didOutput:timestamp:connection:) depthDataOutput:didOutputDepthData:timestamp:connection:
@ AVCaptureDevice NSObject
activePrimaryConstituent activePrimaryConstituentDevice
authorizationStatus(for:) authorizationStatusForMediaType:
cancelVideoZoomRamp()
chromaticityValues(for:) chromaticityValuesForDeviceWhiteBalanceGains:
default(_:for:position:) defaultDeviceWithDeviceType:mediaType:position:
default(for:) defaultDeviceWithMediaType:
defaultRectForExposurePoint(ofInterest:)
defaultRectForFocusPoint(ofInterest:)
deviceWhiteBalanceGains(for:) deviceWhiteBalanceGainsForChromaticityValues:
devices()
devices(for:) devicesWithMediaType:
extrinsicMatrix(from:to:) extrinsicMatrixFromDevice:toDevice:
hasMediaType(_:)
isExposureModeSupported(_:)
isFlashModeSupported(_:)
isFocusModeSupported(_:)
isTorchModeSupported(_:)
isWhiteBalanceModeSupported(_:)
lockForConfiguration() lockForConfiguration:
performEffect(for:) performEffectForReaction:
ramp(toVideoZoomFactor:withRate:)
requestAccess(for:completionHandler:) requestAccessForMediaType:completionHandler:
setCameraLensSmudgeDetectionEnabled(_:detectionInterval:)
setCinematicVideoFixedFocusAt(_:focusMode:) setCinematicVideoFixedFocusAtPoint:focusMode:
setCinematicVideoTrackingFocusAt(_:focusMode:) setCinematicVideoTrackingFocusAtPoint:focusMode:
setCinematicVideoTrackingFocusWithDetectedObjectID(_:focusMode:)
setDynamicAspectRatio(_:completionHandler:)
setExposureModeCustom(duration:iso:completionHandler:) setExposureModeCustomWithDuration:ISO:completionHandler:
setExposureTargetBias(_:completionHandler:)
setFocusModeLocked(lensPosition:completionHandler:)
setPrimaryConstituentDeviceSwitchingBehavior(_:restrictedSwitchingBehaviorConditions:)
setTorchModeOn(level:) setTorchModeOnWithLevel:error:
setWhiteBalanceModeLocked(with:completionHandler:) setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains:completionHandler:
setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:completionHandler:)
showSystemUserInterface(_:)
supportsSessionPreset(_:) supportsAVCaptureSessionPreset:
temperatureAndTintValues(for:) temperatureAndTintValuesForDeviceWhiteBalanceGains:
unlockForConfiguration()
@ AVCaptureDeviceInput AVCaptureInput
followExternalSyncDevice(_:videoFrameDuration:delegate:)
isMultichannelAudioModeSupported(_:)
ports(for:sourceDeviceType:sourceDevicePosition:) portsWithMediaType:sourceDeviceType:sourceDevicePosition:
unfollowExternalSyncDevice()
@ AVCaptureExternalDisplayConfiguration NSObject
@ AVCaptureExternalDisplayConfigurator NSObject
stop()
@ AVCaptureFileOutput AVCaptureOutput
pauseRecording()
resumeRecording()
startRecording(to:recordingDelegate:) startRecordingToOutputFileURL:recordingDelegate:
stopRecording()
@ AVCaptureFileOutputRecordingDelegate
fileOutput(_:didFinishRecordingTo:from:error:) captureOutput:didFinishRecordingToOutputFileAtURL:fromConnections:error:
?fileOutput(_:didPauseRecordingTo:from:) captureOutput:didPauseRecordingToOutputFileAtURL:fromConnections:
?fileOutput(_:didResumeRecordingTo:from:) captureOutput:didResumeRecordingToOutputFileAtURL:fromConnections:
?fileOutput(_:didStartRecordingTo:from:) captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:
?fileOutput(_:didStartRecordingTo:startPTS:from:) captureOutput:didStartRecordingToOutputFileAtURL:startPTS:fromConnections:
@ AVCaptureFraming NSObject
@ AVCaptureIndexPicker AVCaptureControl
setActionQueue(_:action:)
@ AVCaptureInput NSObject
@ AVCaptureManualExposureBracketedStillImageSettings AVCaptureBracketedStillImageSettings
manualExposureSettings(exposureDuration:iso:) manualExposureSettingsWithExposureDuration:ISO:
@ AVCaptureMetadataInput AVCaptureInput
append(_:) appendTimedMetadataGroup:error:
@ AVCaptureMetadataOutput AVCaptureOutput
setMetadataObjectsDelegate(_:queue:)
@ AVCaptureMetadataOutputObjectsDelegate
?metadataOutput(_:didOutput:from:) captureOutput:didOutputMetadataObjects:fromConnection:
@ AVCaptureMovieFileOutput AVCaptureFileOutput
outputSettings(for:) outputSettingsForConnection:
recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for:) recordsVideoOrientationAndMirroringChangesAsMetadataTrackForConnection:
setOutputSettings(_:for:) setOutputSettings:forConnection:
setPrimaryConstituentDeviceSwitchingBehaviorForRecording(_:restrictedSwitchingBehaviorConditions:)
setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:) setRecordsVideoOrientationAndMirroringChanges:asMetadataTrackForConnection:
supportedOutputSettingsKeys(for:) supportedOutputSettingsKeysForConnection:
@ AVCaptureMultiCamSession AVCaptureSession
@ AVCaptureOutput NSObject
connection(with:) connectionWithMediaType:
metadataOutputRectConverted(fromOutputRect:) metadataOutputRectOfInterestForRect:
outputRectConverted(fromMetadataOutputRect:) rectForMetadataOutputRectOfInterest:
transformedMetadataObject(for:connection:) transformedMetadataObjectForMetadataObject:connection:
@ AVCapturePhoto NSObject
cgImageRepresentation() CGImageRepresentation
fileDataRepresentation()
fileDataRepresentation(with:) fileDataRepresentationWithCustomizer:
fileDataRepresentation(withReplacementMetadata:replacementEmbeddedThumbnailPhotoFormat:replacementEmbeddedThumbnailPixelBuffer:replacementDepthData:)
previewCGImageRepresentation()
semanticSegmentationMatte(for:) semanticSegmentationMatteForType:
@ AVCapturePhotoBracketSettings AVCapturePhotoSettings NSCopying
@ AVCapturePhotoCaptureDelegate
?photoOutput(_:didCapturePhotoFor:) captureOutput:didCapturePhotoForResolvedSettings:
?photoOutput(_:didFinishCaptureFor:error:) captureOutput:didFinishCaptureForResolvedSettings:error:
?photoOutput(_:didFinishCapturingDeferredPhotoProxy:error:) captureOutput:didFinishCapturingDeferredPhotoProxy:error:
?photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:) captureOutput:didFinishProcessingLivePhotoToMovieFileAtURL:duration:photoDisplayTime:resolvedSettings:error:
?photoOutput(_:didFinishProcessingPhoto:error:) captureOutput:didFinishProcessingPhoto:error:
?photoOutput(_:didFinishProcessingPhoto:previewPhoto:resolvedSettings:bracketSettings:error:) captureOutput:didFinishProcessingPhotoSampleBuffer:previewPhotoSampleBuffer:resolvedSettings:bracketSettings:error:
?photoOutput(_:didFinishProcessingRawPhoto:previewPhoto:resolvedSettings:bracketSettings:error:) captureOutput:didFinishProcessingRawPhotoSampleBuffer:previewPhotoSampleBuffer:resolvedSettings:bracketSettings:error:
?photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:) captureOutput:didFinishRecordingLivePhotoMovieForEventualFileAtURL:resolvedSettings:
?photoOutput(_:willBeginCaptureFor:) captureOutput:willBeginCaptureForResolvedSettings:
?photoOutput(_:willCapturePhotoFor:) captureOutput:willCapturePhotoForResolvedSettings:
@ AVCapturePhotoFileDataRepresentationCustomizer
?replacementAppleProRAWCompressionSettings(for:defaultSettings:maximumBitDepth:) replacementAppleProRAWCompressionSettingsForPhoto:defaultSettings:maximumBitDepth:
?replacementDepthData(for:) replacementDepthDataForPhoto:
?replacementEmbeddedThumbnailPixelBuffer(withPhotoFormat:for:) replacementEmbeddedThumbnailPixelBufferWithPhotoFormat:forPhoto:
?replacementMetadata(for:) replacementMetadataForPhoto:
?replacementPortraitEffectsMatte(for:) replacementPortraitEffectsMatteForPhoto:
?replacementSemanticSegmentationMatte(ofType:for:) replacementSemanticSegmentationMatteOfType:forPhoto:
@ AVCapturePhotoOutput AVCaptureOutput
capturePhoto(with:delegate:) capturePhotoWithSettings:delegate:
dngPhotoDataRepresentation(forRawSampleBuffer:previewPhotoSampleBuffer:) DNGPhotoDataRepresentationForRawSampleBuffer:previewPhotoSampleBuffer:
isAppleProRAWPixelFormat(_:)
isBayerRAWPixelFormat(_:)
jpegPhotoDataRepresentation(forJPEGSampleBuffer:previewPhotoSampleBuffer:) JPEGPhotoDataRepresentationForJPEGSampleBuffer:previewPhotoSampleBuffer:
setPreparedPhotoSettingsArray(_:completionHandler:)
supportedPhotoCodecTypes(for:) supportedPhotoCodecTypesForFileType:
supportedPhotoPixelFormatTypes(for:) supportedPhotoPixelFormatTypesForFileType:
supportedRawPhotoCodecTypes(forRawPhotoPixelFormatType:fileType:)
supportedRawPhotoPixelFormatTypes(for:) supportedRawPhotoPixelFormatTypesForFileType:
@ AVCapturePhotoOutputReadinessCoordinator NSObject
startTrackingCaptureRequest(using:) startTrackingCaptureRequestUsingPhotoSettings:
stopTrackingCaptureRequest(using:) stopTrackingCaptureRequestUsingPhotoSettingsUniqueID:
@ AVCapturePhotoOutputReadinessCoordinatorDelegate
?readinessCoordinator(_:captureReadinessDidChange:)
@ AVCapturePhotoSettings NSObject NSCopying
@ AVCaptureReactionEffectState NSObject
@ AVCaptureResolvedPhotoSettings NSObject
dimensionsForSemanticSegmentationMatte(ofType:)
@ AVCaptureSession NSObject
addConnection(_:)
addControl(_:)
addInput(_:)
addInputWithNoConnections(_:)
addOutput(_:)
addOutputWithNoConnections(_:)
beginConfiguration()
canAddConnection(_:)
canAddControl(_:)
canAddInput(_:)
canAddOutput(_:)
canSetSessionPreset(_:)
commitConfiguration()
removeConnection(_:)
removeControl(_:)
removeInput(_:)
removeOutput(_:)
runDeferredStartWhenNeeded()
setControlsDelegate(_:queue:)
setDeferredStartDelegate(_:deferredStartDelegateCallbackQueue:)
startRunning()
stopRunning()
@ AVCaptureSessionControlsDelegate
sessionControlsDidBecomeActive(_:)
sessionControlsDidBecomeInactive(_:)
sessionControlsWillEnterFullscreenAppearance(_:)
sessionControlsWillExitFullscreenAppearance(_:)
@ AVCaptureSessionDeferredStartDelegate
sessionDidRunDeferredStart(_:)
sessionWillRunDeferredStart(_:)
@ AVCaptureSlider AVCaptureControl
setActionQueue(_:action:)
@ AVCaptureSmartFramingMonitor NSObject
startMonitoring() startMonitoringWithError:
stopMonitoring()
@ AVCaptureSpatialAudioMetadataSampleGenerator NSObject
analyzeAudioSample(_:)
newTimedMetadataSampleBufferAndResetAnalyzer()
resetAnalyzer()
@ AVCaptureStillImageOutput AVCaptureOutput
captureStillImageAsynchronously(from:completionHandler:) captureStillImageAsynchronouslyFromConnection:completionHandler:
captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:) captureStillImageBracketAsynchronouslyFromConnection:withSettingsArray:completionHandler:
jpegStillImageNSDataRepresentation(_:)
prepareToCaptureStillImageBracket(from:withSettingsArray:completionHandler:) prepareToCaptureStillImageBracketFromConnection:withSettingsArray:completionHandler:
@ AVCaptureSynchronizedData NSObject
@ AVCaptureSynchronizedDataCollection NSObject NSFastEnumeration
synchronizedData(for:) synchronizedDataForCaptureOutput:
@ AVCaptureSynchronizedDepthData AVCaptureSynchronizedData
@ AVCaptureSynchronizedMetadataObjectData AVCaptureSynchronizedData
@ AVCaptureSynchronizedSampleBufferData AVCaptureSynchronizedData
@ AVCaptureSystemExposureBiasSlider AVCaptureControl
@ AVCaptureSystemZoomSlider AVCaptureControl
@ AVCaptureTimecodeGenerator NSObject
setDelegate(_:queue:)
startSynchronization(with:) startSynchronizationWithTimecodeSource:
@ AVCaptureTimecodeGeneratorDelegate
timecodeGenerator(_:didReceiveUpdate:from:) timecodeGenerator:didReceiveUpdate:fromSource:
timecodeGenerator(_:didUpdateAvailableSources:)
timecodeGenerator(_:transitionedTo:for:) timecodeGenerator:transitionedToSynchronizationStatus:forSource:
@ AVCaptureTimecodeSource NSObject NSCopying
@ AVCaptureVideoDataOutput AVCaptureOutput
availableVideoCodecTypesForAssetWriter(writingTo:) availableVideoCodecTypesForAssetWriterWithOutputFileType:
availableVideoPixelFormatTypes availableVideoCVPixelFormatTypes
recommendedMovieMetadata(forVideoCodecType:assetWriterOutputFileType:)
recommendedVideoSettings(forVideoCodecType:assetWriterOutputFileType:)
recommendedVideoSettings(forVideoCodecType:assetWriterOutputFileType:outputFileURL:)
recommendedVideoSettingsForAssetWriter(writingTo:) recommendedVideoSettingsForAssetWriterWithOutputFileType:
setSampleBufferDelegate(_:queue:)
@ AVCaptureVideoDataOutputSampleBufferDelegate
?captureOutput(_:didDrop:from:) captureOutput:didDropSampleBuffer:fromConnection:
?captureOutput(_:didOutput:from:) captureOutput:didOutputSampleBuffer:fromConnection:
@ AVCaptureVideoPreviewLayer CALayer CAMediaTiming NSCoding NSSecureCoding
captureDevicePointConverted(fromLayerPoint:) captureDevicePointOfInterestForPoint:
layerPointConverted(fromCaptureDevicePoint:) pointForCaptureDevicePointOfInterest:
layerRectConverted(fromMetadataOutputRect:) rectForMetadataOutputRectOfInterest:
metadataOutputRectConverted(fromLayerRect:) metadataOutputRectOfInterestForRect:
setSessionWithNoConnection(_:)
transformedMetadataObject(for:) transformedMetadataObjectForMetadataObject:
@ AVMediaSelectionGroup
makeNowPlayingInfoLanguageOptionGroup()
@ AVMediaSelectionOption
makeNowPlayingInfoLanguageOption()
@ AVMetadataBodyObject AVMetadataObject NSCopying
@ AVMetadataCatBodyObject AVMetadataBodyObject NSCopying
@ AVMetadataCatHeadObject AVMetadataObject NSCopying
@ AVMetadataDogBodyObject AVMetadataBodyObject NSCopying
@ AVMetadataDogHeadObject AVMetadataObject NSCopying
@ AVMetadataFaceObject AVMetadataObject NSCopying
@ AVMetadataGroup NSObject
@ AVMetadataHumanBodyObject AVMetadataBodyObject NSCopying
@ AVMetadataHumanFullBodyObject AVMetadataBodyObject NSCopying
@ AVMetadataItem NSObject AVAsynchronousKeyValueLoading NSCopying NSMutableCopying
identifier(forKey:keySpace:)
key(forIdentifier:)
keySpace(forIdentifier:)
loadValuesAsynchronously(forKeys:completionHandler:)
metadataItems(from:filteredAndSortedAccordingToPreferredLanguages:) metadataItemsFromArray:filteredAndSortedAccordingToPreferredLanguages:
metadataItems(from:filteredBy:) metadataItemsFromArray:filteredByMetadataItemFilter:
metadataItems(from:filteredByIdentifier:) metadataItemsFromArray:filteredByIdentifier:
metadataItems(from:with:) metadataItemsFromArray:withLocale:
metadataItems(from:withKey:keySpace:) metadataItemsFromArray:withKey:keySpace:
@ AVMetadataItemFilter NSObject
forSharing() metadataItemFilterForSharing
@ AVMetadataItemValueRequest NSObject
respond(error:)
respond(value:)
@ AVMetadataMachineReadableCodeObject AVMetadataObject
@ AVMetadataObject NSObject
@ AVMetadataSalientObject AVMetadataObject NSCopying
@ AVMutableMetadataItem AVMetadataItem AVAsynchronousKeyValueLoading NSCopying NSMutableCopying
@ AVPlayer NSObject
addBoundaryTimeObserver(forTimes:queue:using:) addBoundaryTimeObserverForTimes:queue:usingBlock:
addPeriodicTimeObserver(forInterval:queue:using:) addPeriodicTimeObserverForInterval:queue:usingBlock:
cancelPendingPrerolls()
currentTime()
isOutputObscuredDueToInsufficientExternalProtection outputObscuredDueToInsufficientExternalProtection
mediaSelectionCriteria(forMediaCharacteristic:)
pause()
play()
playImmediately(atRate:)
preroll(atRate:completionHandler:)
removeTimeObserver(_:)
replaceCurrentItem(with:) replaceCurrentItemWithPlayerItem:
seek(to:) seekToDate:
seek(to:completionHandler:) seekToDate:completionHandler:
seek(to:toleranceBefore:toleranceAfter:) seekToTime:toleranceBefore:toleranceAfter:
seek(to:toleranceBefore:toleranceAfter:completionHandler:) seekToTime:toleranceBefore:toleranceAfter:completionHandler:
setMediaSelectionCriteria(_:forMediaCharacteristic:)
setRate(_:time:atHostTime:)
@ AVPlayerInterstitialEvent NSObject NSCopying
@ AVPlayerInterstitialEventController AVPlayerInterstitialEventMonitor
cancelCurrentEvent(withResumptionOffset:)
skipCurrentEvent()
@ AVPlayerInterstitialEventMonitor NSObject
@ AVPlayerItem NSObject AVMetricEventStreamPublisher NSCopying
accessLog()
add(_:) addOutput:
cancelPendingSeeks()
copy()
copy(with:) copyWithZone:
currentDate()
currentTime()
effectiveMediaPresentationSettings(for:) effectiveMediaPresentationSettingsForMediaSelectionGroup:
errorLog()
remove(_:) removeOutput:
seek(to:) seekToTime:
seek(to:completionHandler:) seekToTime:completionHandler:
seek(to:toleranceBefore:toleranceAfter:) seekToTime:toleranceBefore:toleranceAfter:
seek(to:toleranceBefore:toleranceAfter:completionHandler:) seekToTime:toleranceBefore:toleranceAfter:completionHandler:
select(_:for:) selectMediaPresentationSetting:forMediaSelectionGroup:
select(_:in:) selectMediaOption:inMediaSelectionGroup:
selectMediaOptionAutomatically(in:) selectMediaOptionAutomaticallyInMediaSelectionGroup:
selectMediaPresentationLanguage(_:for:) selectMediaPresentationLanguage:forMediaSelectionGroup:
selectedMediaOption(in:) selectedMediaOptionInMediaSelectionGroup:
selectedMediaPresentationLanguage(for:) selectedMediaPresentationLanguageForMediaSelectionGroup:
selectedMediaPresentationSettings(for:) selectedMediaPresentationSettingsForMediaSelectionGroup:
step(byCount:)
template templatePlayerItem
@ AVPlayerItemAccessLog NSObject NSCopying
extendedLogData()
@ AVPlayerItemAccessLogEvent NSObject NSCopying
@ AVPlayerItemErrorLog NSObject NSCopying
extendedLogData()
@ AVPlayerItemErrorLogEvent NSObject NSCopying
@ AVPlayerItemIntegratedTimeline NSObject
addBoundaryTimeObserver(for:offsetsIntoSegment:queue:using:) addBoundaryTimeObserverForSegment:offsetsIntoSegment:queue:usingBlock:
addPeriodicTimeObserver(forInterval:queue:using:) addPeriodicTimeObserverForInterval:queue:usingBlock:
removeTime(_:) removeTimeObserver:
seek(to:completionHandler:) seekToDate:completionHandler:
seek(to:toleranceBefore:toleranceAfter:completionHandler:) seekToTime:toleranceBefore:toleranceAfter:completionHandler:
@ AVPlayerItemIntegratedTimelineObserver
@ AVPlayerItemIntegratedTimelineSnapshot NSObject
segmentAndOffsetIntoSegment(forTimelineTime:) mapTime:toSegment:atSegmentOffset:
@ AVPlayerItemLegibleOutput AVPlayerItemOutput
setDelegate(_:queue:)
@ AVPlayerItemLegibleOutputPushDelegate AVPlayerItemOutputPushDelegate
?legibleOutput(_:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:)
@ AVPlayerItemMediaDataCollector NSObject
@ AVPlayerItemMetadataCollector AVPlayerItemMediaDataCollector
setDelegate(_:queue:)
@ AVPlayerItemMetadataCollectorPushDelegate
metadataCollector(_:didCollect:indexesOfNewGroups:indexesOfModifiedGroups:) metadataCollector:didCollectDateRangeMetadataGroups:indexesOfNewGroups:indexesOfModifiedGroups:
@ AVPlayerItemMetadataOutput AVPlayerItemOutput
setDelegate(_:queue:)
@ AVPlayerItemMetadataOutputPushDelegate AVPlayerItemOutputPushDelegate
?metadataOutput(_:didOutputTimedMetadataGroups:from:) metadataOutput:didOutputTimedMetadataGroups:fromPlayerItemTrack:
@ AVPlayerItemOutput NSObject
itemTime(forHostTime:)
itemTime(forMachAbsoluteTime:)
@ AVPlayerItemOutputPullDelegate
?outputMediaDataWillChange(_:)
?outputSequenceWasFlushed(_:)
@ AVPlayerItemOutputPushDelegate
?outputSequenceWasFlushed(_:)
@ AVPlayerItemRenderedLegibleOutput AVPlayerItemOutput
setDelegate(_:queue:)
@ AVPlayerItemRenderedLegibleOutputPushDelegate AVPlayerItemOutputPushDelegate
?renderedLegibleOutput(_:didOutputRenderedCaptionImages:forItemTime:)
@ AVPlayerItemSegment NSObject
@ AVPlayerItemTrack NSObject
@ AVPlayerItemVideoOutput AVPlayerItemOutput
copyPixelBuffer(forItemTime:itemTimeForDisplay:)
hasNewPixelBuffer(forItemTime:)
requestNotificationOfMediaDataChange(withAdvanceInterval:)
setDelegate(_:queue:)
@ AVPlayerLayer CALayer CAMediaTiming NSCoding NSSecureCoding
displayedPixelBuffer() copyDisplayedPixelBuffer
setCaptionPreviewProfileID(_:position:text:)
stopShowingCaptionPreview()
@ AVPlayerLooper NSObject
disableLooping()
@ AVPlayerMediaSelectionCriteria NSObject
@ AVPlayerPlaybackCoordinator AVPlaybackCoordinator
coordinate(using:) coordinateUsingCoordinationMedium:error:
@ AVPlayerPlaybackCoordinatorDelegate
?playbackCoordinator(_:identifierFor:) playbackCoordinator:identifierForPlayerItem:
?playbackCoordinator(_:interstitialTimeRangesFor:) playbackCoordinator:interstitialTimeRangesForPlayerItem:
@ AVPlayerVideoOutput NSObject
copyTaggedBufferGroup(forHostTime:presentationTimeStamp:activeConfiguration:)
@ AVQueuePlayer AVPlayer
advanceToNextItem()
canInsert(_:after:) canInsertItem:afterItem:
insert(_:after:) insertItem:afterItem:
items()
remove(_:) removeItem:
removeAllItems()
@ AVSpeechSynthesisMarker NSObject NSCoding NSCopying NSSecureCoding
@ AVSpeechSynthesisProviderAudioUnit AUAudioUnit
cancelSpeechRequest()
synthesizeSpeechRequest(_:)
@ AVSpeechSynthesisProviderRequest NSObject NSCoding NSCopying NSSecureCoding
@ AVSpeechSynthesisProviderVoice NSObject NSCoding NSCopying NSSecureCoding
updateSpeechVoices()
@ AVSpeechSynthesisVoice NSObject NSCoding NSSecureCoding
currentLanguageCode()
speechVoices()
@ AVSpeechSynthesizer NSObject
continueSpeaking()
pauseSpeaking(at:) pauseSpeakingAtBoundary:
requestPersonalVoiceAuthorization(completionHandler:)
speak(_:) speakUtterance:
stopSpeaking(at:) stopSpeakingAtBoundary:
write(_:toBufferCallback:) writeUtterance:toBufferCallback:
write(_:toBufferCallback:toMarkerCallback:) writeUtterance:toBufferCallback:toMarkerCallback:
@ AVSpeechSynthesizerDelegate
?speechSynthesizer(_:didCancel:) speechSynthesizer:didCancelSpeechUtterance:
?speechSynthesizer(_:didContinue:) speechSynthesizer:didContinueSpeechUtterance:
?speechSynthesizer(_:didFinish:) speechSynthesizer:didFinishSpeechUtterance:
?speechSynthesizer(_:didPause:) speechSynthesizer:didPauseSpeechUtterance:
?speechSynthesizer(_:didStart:) speechSynthesizer:didStartSpeechUtterance:
?speechSynthesizer(_:willSpeak:utterance:) speechSynthesizer:willSpeakMarker:utterance:
?speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
@ AVSpeechUtterance NSObject NSCoding NSCopying NSSecureCoding
@ AVSynchronizedLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ AVTimedMetadataGroup AVMetadataGroup NSCopying NSMutableCopying
copyFormatDescription()
@ AVURLAsset AVAsset AVAsynchronousKeyValueLoading AVContentKeyRecipient NSCopying NSItemProviderReading NSItemProviderWriting
audiovisualMIMETypes()
audiovisualTypes()
compatibleTrack(for:) compatibleTrackForCompositionTrack:
findCompatibleTrack(for:completionHandler:) findCompatibleTrackForCompositionTrack:completionHandler:
isPlayableExtendedMIMEType(_:)
@ Action NSObject
closePopup()
icon(for:) iconForSize:
@ ActivationAction UIAction NSCoding NSCopying NSSecureCoding UIMenuLeaf
@ ActivationConfiguration NSObject
@ ActivationInteraction NSObject UIInteraction
@ ActivationRequestOptions NSObject UISceneActivationRequestOptions
@ ActivityButton NSObject
@ AlignmentRectContext NSObject
@ Animating
addAnimations(_:)
addCompletion(_:)
@ AnimationParameters NSObject
@ BGAppRefreshTask BGTask
@ BGAppRefreshTaskRequest BGTaskRequest NSCopying
@ BGContinuedProcessingTask BGTask NSProgressReporting
updateTitle(_:subtitle:)
@ BGContinuedProcessingTaskRequest BGTaskRequest NSCopying
@ BGHealthResearchTask BGProcessingTask
@ BGHealthResearchTaskRequest BGProcessingTaskRequest NSCopying
@ BGProcessingTask BGTask
@ BGProcessingTaskRequest BGTaskRequest NSCopying
@ BGTask NSObject
setTaskCompleted(success:)
@ BGTaskRequest NSObject NSCopying
@ BGTaskScheduler NSObject
cancel(taskRequestWithIdentifier:) cancelTaskRequestWithIdentifier:
cancelAllTaskRequests()
getPendingTaskRequests(completionHandler:)
register(forTaskWithIdentifier:using:launchHandler:) registerForTaskWithIdentifier:usingQueue:launchHandler:
shared sharedScheduler
submit(_:) submitTaskRequest:error:
@ BeaconIdentityCondition CLCondition NSCoding NSCopying NSSecureCoding
@ ButtonProperties NSObject NSCoding NSCopying NSSecureCoding
@ CAAction
run(forKey:object:arguments:) runActionForKey:object:arguments:
@ CAAnimation NSObject CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
defaultValue(forKey:)
shouldArchiveValue(forKey:)
@ CAAnimationDelegate
?animationDidStart(_:)
?animationDidStop(_:finished:)
@ CAAnimationGroup CAAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CABasicAnimation CAPropertyAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CADisplayLink NSObject
add(to:forMode:) addToRunLoop:forMode:
invalidate()
remove(from:forMode:) removeFromRunLoop:forMode:
@ CAEAGLLayer CALayer
@ CAEDRMetadata NSObject NSCoding NSCopying NSSecureCoding
hdr10(displayInfo:contentInfo:opticalOutputScale:) HDR10MetadataWithDisplayInfo:contentInfo:opticalOutputScale:
hdr10(minLuminance:maxLuminance:opticalOutputScale:) HDR10MetadataWithMinLuminance:maxLuminance:opticalOutputScale:
hlg(ambientViewingEnvironment:) HLGMetadataWithAmbientViewingEnvironment:
@ CAEmitterBehavior NSObject
behaviorTypes()
encode(with:) encodeWithCoder:
isEnabled enabled
@ CAEmitterCell NSObject CAMediaTiming NSCoding NSSecureCoding
defaultValue(forKey:)
shouldArchiveValue(forKey:)
@ CAEmitterLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CAGradientLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CAKeyframeAnimation CAPropertyAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CALayer NSObject CAMediaTiming NSCoding NSSecureCoding
action(forKey:)
add(_:forKey:) addAnimation:forKey:
addSublayer(_:)
affineTransform()
animation(forKey:)
animationKeys()
contains(_:) containsPoint:
contentsAreFlipped()
convert(_:from:) convertPoint:fromLayer:
convert(_:to:) convertPoint:toLayer:
convertTime(_:from:) convertTime:fromLayer:
convertTime(_:to:) convertTime:toLayer:
cornerCurveExpansionFactor(_:)
defaultAction(forKey:)
defaultValue(forKey:)
display()
displayIfNeeded()
draw(in:) drawInContext:
hitTest(_:)
insertSublayer(_:above:)
insertSublayer(_:at:) insertSublayer:atIndex:
insertSublayer(_:below:)
layoutIfNeeded()
layoutSublayers()
model() modelLayer
needsDisplay()
needsDisplay(forKey:)
needsLayout()
preferredFrameSize()
presentation() presentationLayer
removeAllAnimations()
removeAnimation(forKey:)
removeFromSuperlayer()
render(in:) renderInContext:
replaceSublayer(_:with:)
resize(withOldSuperlayerSize:)
resizeSublayers(withOldSize:)
scroll(_:) scrollPoint:
scrollRectToVisible(_:)
setAffineTransform(_:)
setNeedsDisplay()
setNeedsDisplay(_:) setNeedsDisplayInRect:
setNeedsLayout()
shouldArchiveValue(forKey:)
@ CALayerDelegate
?action(for:forKey:) actionForLayer:forKey:
?display(_:) displayLayer:
?draw(_:in:) drawLayer:inContext:
?layerWillDraw(_:)
?layoutSublayers(of:) layoutSublayersOfLayer:
@ CAMediaTiming
@ CAMediaTimingFunction NSObject NSCoding NSSecureCoding
getControlPoint(at:values:) getControlPointAtIndex:values:
@ CAMetalDisplayLink NSObject
add(to:forMode:) addToRunLoop:forMode:
invalidate()
remove(from:forMode:) removeFromRunLoop:forMode:
@ CAMetalDisplayLinkDelegate
metalDisplayLink(_:needsUpdate:)
@ CAMetalDrawable MTLDrawable
@ CAMetalLayer CALayer CAMediaTiming NSCoding NSSecureCoding
nextDrawable()
@ CAPropertyAnimation CAAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CARenderer NSObject
addUpdate(_:) addUpdateRect:
beginFrame(atTime:timeStamp:)
endFrame()
nextFrameTime()
render()
setDestination(_:)
updateBounds()
@ CAReplicatorLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CAScrollLayer CALayer CAMediaTiming NSCoding NSSecureCoding
scroll(to:) scrollToPoint:
@ CAShapeLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CASpringAnimation CABasicAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CATextLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CATiledLayer CALayer CAMediaTiming NSCoding NSSecureCoding
fadeDuration()
@ CATransaction NSObject
animationDuration()
animationTimingFunction()
begin()
commit()
completionBlock()
disableActions()
flush()
lock()
setAnimationDuration(_:)
setAnimationTimingFunction(_:)
setCompletionBlock(_:)
setDisableActions(_:)
setValue(_:forKey:)
unlock()
value(forKey:)
@ CATransformLayer CALayer CAMediaTiming NSCoding NSSecureCoding
@ CATransition CAAnimation CAAction CAMediaTiming NSCoding NSCopying NSSecureCoding
@ CAValueFunction NSObject NSCoding NSSecureCoding
@ CGColor
black kCGColorBlack
clear kCGColorClear
conversionBlackPointCompensation kCGColorConversionBlackPointCompensation
conversionTRCSize kCGColorConversionTRCSize
converted(to:intent:options:) CGColorCreateCopyByMatchingToColorSpace
copy() CGColorCreateCopy
copy(alpha:) CGColorCreateCopyWithAlpha
white kCGColorWhite
@ CGColorConversionInfo
convert(width:height:to:format:from:format:options:) CGColorConversionInfoConvertData
@ CGColorSpace
acescgLinear kCGColorSpaceACESCGLinear
adobeRGB1998 kCGColorSpaceAdobeRGB1998
copyPropertyList() CGColorSpaceCopyPropertyList
coreMedia709 kCGColorSpaceCoreMedia709
dcip3 kCGColorSpaceDCIP3
displayP3 kCGColorSpaceDisplayP3
displayP3_HLG kCGColorSpaceDisplayP3_HLG
displayP3_PQ kCGColorSpaceDisplayP3_PQ
displayP3_PQ_EOTF kCGColorSpaceDisplayP3_PQ_EOTF
extendedDisplayP3 kCGColorSpaceExtendedDisplayP3
extendedGray kCGColorSpaceExtendedGray
extendedITUR_2020 kCGColorSpaceExtendedITUR_2020
extendedLinearDisplayP3 kCGColorSpaceExtendedLinearDisplayP3
extendedLinearGray kCGColorSpaceExtendedLinearGray
extendedLinearITUR_2020 kCGColorSpaceExtendedLinearITUR_2020
extendedLinearSRGB kCGColorSpaceExtendedLinearSRGB
extendedSRGB kCGColorSpaceExtendedSRGB
genericCMYK kCGColorSpaceGenericCMYK
genericGrayGamma2_2 kCGColorSpaceGenericGrayGamma2_2
genericLab kCGColorSpaceGenericLab
genericRGBLinear kCGColorSpaceGenericRGBLinear
genericXYZ kCGColorSpaceGenericXYZ
isHDR() CGColorSpaceIsHDR
itur_2020 kCGColorSpaceITUR_2020
itur_2020_HLG kCGColorSpaceITUR_2020_HLG
itur_2020_PQ kCGColorSpaceITUR_2020_PQ
itur_2020_PQ_EOTF kCGColorSpaceITUR_2020_PQ_EOTF
itur_2020_sRGBGamma kCGColorSpaceITUR_2020_sRGBGamma
itur_2100_HLG kCGColorSpaceITUR_2100_HLG
itur_2100_PQ kCGColorSpaceITUR_2100_PQ
itur_709 kCGColorSpaceITUR_709
itur_709_HLG kCGColorSpaceITUR_709_HLG
itur_709_PQ kCGColorSpaceITUR_709_PQ
linearDisplayP3 kCGColorSpaceLinearDisplayP3
linearGray kCGColorSpaceLinearGray
linearITUR_2020 kCGColorSpaceLinearITUR_2020
linearSRGB kCGColorSpaceLinearSRGB
rommrgb kCGColorSpaceROMMRGB
sRGB kCGColorSpaceSRGB
@ CGContext
addArc(center:radius:startAngle:endAngle:clockwise:) CGContextAddArc
addArc(tangent1End:tangent2End:radius:) CGContextAddArcToPoint
addCurve(to:control1:control2:) CGContextAddCurveToPoint
addDestination(_:at:) CGPDFContextAddDestinationAtPoint
addDocumentMetadata(_:) CGPDFContextAddDocumentMetadata
addEllipse(in:) CGContextAddEllipseInRect
addLine(to:) CGContextAddLineToPoint
addLines(between:) CGContextAddLines
addPath(_:) CGContextAddPath
addQuadCurve(to:control:) CGContextAddQuadCurveToPoint
addRect(_:) CGContextAddRect
addRects(_:) CGContextAddRects
beginPDFPage(_:) CGPDFContextBeginPage
beginPage(mediaBox:) CGContextBeginPage
beginPath() CGContextBeginPath
beginTransparencyLayer(auxiliaryInfo:) CGContextBeginTransparencyLayer
beginTransparencyLayer(in:auxiliaryInfo:) CGContextBeginTransparencyLayerWithRect
clear(_:) CGContextClearRect
clip(to:) CGContextClipToRects
clip(to:mask:) CGContextClipToMask
clip(using:) CGContextClip
closePDF() CGPDFContextClose
closePath() CGContextClosePath
concatenate(_:) CGContextConcatCTM
convertToDeviceSpace(_:) CGContextConvertPointToDeviceSpace
convertToUserSpace(_:) CGContextConvertPointToUserSpace
draw(_:at:) CGContextDrawLayerAtPoint
draw(_:in:) CGContextDrawLayerInRect
draw(_:in:by:options:) CGContextDrawImageApplyingToneMapping
draw(_:in:byTiling:) CGContextDrawImage
drawLinearGradient(_:start:end:options:) CGContextDrawLinearGradient
drawPDFPage(_:) CGContextDrawPDFPage
drawPath(using:) CGContextDrawPath
drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) CGContextDrawRadialGradient
drawShading(_:) CGContextDrawShading
endPDFPage() CGPDFContextEndPage
endPage() CGContextEndPage
endTransparencyLayer() CGContextEndTransparencyLayer
fill(_:) CGContextFillRects
fillEllipse(in:) CGContextFillEllipseInRect
fillPath(using:) CGContextEOFillPath
flush() CGContextFlush
makeImage() CGBitmapContextCreateImage
move(to:) CGContextMoveToPoint
pathContains(_:mode:) CGContextPathContainsPoint
replacePathWithStrokedPath() CGContextReplacePathWithStrokedPath
resetClip() CGContextResetClip
restoreGState() CGContextRestoreGState
rotate(by:) CGContextRotateCTM
saveGState() CGContextSaveGState
scaleBy(x:y:) CGContextScaleCTM
setAllowsAntialiasing(_:) CGContextSetAllowsAntialiasing
setAllowsFontSmoothing(_:) CGContextSetAllowsFontSmoothing
setAllowsFontSubpixelPositioning(_:) CGContextSetAllowsFontSubpixelPositioning
setAllowsFontSubpixelQuantization(_:) CGContextSetAllowsFontSubpixelQuantization
setAlpha(_:) CGContextSetAlpha
setBlendMode(_:) CGContextSetBlendMode
setCharacterSpacing(_:) CGContextSetCharacterSpacing
setDestination(_:for:) CGPDFContextSetDestinationForRect
setEDRTargetHeadroom(_:) CGContextSetEDRTargetHeadroom
setFillColor(_:) CGContextSetFillColor
setFillColor(cyan:magenta:yellow:black:alpha:) CGContextSetCMYKFillColor
setFillColor(gray:alpha:) CGContextSetGrayFillColor
setFillColor(red:green:blue:alpha:) CGContextSetRGBFillColor
setFillColorSpace(_:) CGContextSetFillColorSpace
setFillPattern(_:colorComponents:) CGContextSetFillPattern
setFlatness(_:) CGContextSetFlatness
setFont(_:) CGContextSetFont
setFontSize(_:) CGContextSetFontSize
setLineCap(_:) CGContextSetLineCap
setLineDash(phase:lengths:) CGContextSetLineDash
setLineJoin(_:) CGContextSetLineJoin
setLineWidth(_:) CGContextSetLineWidth
setMiterLimit(_:) CGContextSetMiterLimit
setPatternPhase(_:) CGContextSetPatternPhase
setRenderingIntent(_:) CGContextSetRenderingIntent
setShadow(offset:blur:) CGContextSetShadow
setShadow(offset:blur:color:) CGContextSetShadowWithColor
setShouldAntialias(_:) CGContextSetShouldAntialias
setShouldSmoothFonts(_:) CGContextSetShouldSmoothFonts
setShouldSubpixelPositionFonts(_:) CGContextSetShouldSubpixelPositionFonts
setShouldSubpixelQuantizeFonts(_:) CGContextSetShouldSubpixelQuantizeFonts
setStrokeColor(_:) CGContextSetStrokeColor
setStrokeColor(cyan:magenta:yellow:black:alpha:) CGContextSetCMYKStrokeColor
setStrokeColor(gray:alpha:) CGContextSetGrayStrokeColor
setStrokeColor(red:green:blue:alpha:) CGContextSetRGBStrokeColor
setStrokeColorSpace(_:) CGContextSetStrokeColorSpace
setStrokePattern(_:colorComponents:) CGContextSetStrokePattern
setTextDrawingMode(_:) CGContextSetTextDrawingMode
setURL(_:for:) CGPDFContextSetURLForRect
showGlyphs(_:at:) CGContextShowGlyphsAtPositions
stroke(_:) CGContextStrokeRect
stroke(_:width:) CGContextStrokeRectWithWidth
strokeEllipse(in:) CGContextStrokeEllipseInRect
strokeLineSegments(between:) CGContextStrokeLineSegments
strokePath() CGContextStrokePath
synchronize() CGContextSynchronize
synchronizeAttributes() CGContextSynchronizeAttributes
translateBy(x:y:) CGContextTranslateCTM
@ CGDataConsumer
@ CGDataProvider
@ CGFont
canCreatePostScriptSubset(_:) CGFontCanCreatePostScriptSubset
copy(withVariations:) CGFontCreateCopyWithVariations
createPostScriptEncoding(encoding:) CGFontCreatePostScriptEncoding
createPostScriptSubset(subsetName:format:glyphs:count:encoding:) CGFontCreatePostScriptSubset
getGlyphAdvances(glyphs:count:advances:) CGFontGetGlyphAdvances
getGlyphBBoxes(glyphs:count:bboxes:) CGFontGetGlyphBBoxes
getGlyphWithGlyphName(name:) CGFontGetGlyphWithGlyphName
name(for:) CGFontCopyGlyphNameForGlyph
table(for:) CGFontCopyTableForTag
variationAxisDefaultValue kCGFontVariationAxisDefaultValue
variationAxisMaxValue kCGFontVariationAxisMaxValue
variationAxisMinValue kCGFontVariationAxisMinValue
variationAxisName kCGFontVariationAxisName
@ CGFunction
@ CGGradient
@ CGImage
copy() CGImageCreateCopy
copy(colorSpace:) CGImageCreateCopyWithColorSpace
copy(maskingColorComponents:) CGImageCreateWithMaskingColors
cropping(to:) CGImageCreateWithImageInRect
masking(_:) CGImageCreateWithMask
@ CGImageDestination
@ CGImageMetadata
@ CGImageMetadataTag
@ CGImageSource
@ CGLayer
@ CGMutableImageMetadata
@ CGMutablePath
addArc(center:radius:startAngle:endAngle:clockwise:transform:) CGPathAddArc
addArc(tangent1End:tangent2End:radius:transform:) CGPathAddArcToPoint
addCurve(to:control1:control2:transform:) CGPathAddCurveToPoint
addEllipse(in:transform:) CGPathAddEllipseInRect
addLine(to:transform:) CGPathAddLineToPoint
addLines(between:transform:) CGPathAddLines
addPath(_:transform:) CGPathAddPath
addQuadCurve(to:control:transform:) CGPathAddQuadCurveToPoint
addRect(_:transform:) CGPathAddRect
addRects(_:transform:) CGPathAddRects
addRelativeArc(center:radius:startAngle:delta:transform:) CGPathAddRelativeArc
addRoundedRect(in:cornerWidth:cornerHeight:transform:) CGPathAddRoundedRect
closeSubpath() CGPathCloseSubpath
move(to:transform:) CGPathMoveToPoint
@ CGPDFArrayRef
@ CGPDFContentStreamRef
@ CGPDFDictionaryRef
@ CGPDFDocument
getVersion(majorVersion:minorVersion:) CGPDFDocumentGetVersion
page(at:) CGPDFDocumentGetPage
unlockWithPassword(_:) CGPDFDocumentUnlockWithPassword
@ CGPDFObjectRef
@ CGPDFOperatorTableRef
@ CGPDFPage
getBoxRect(_:) CGPDFPageGetBoxRect
getDrawingTransform(_:rect:rotate:preserveAspectRatio:) CGPDFPageGetDrawingTransform
@ CGPDFScannerRef
@ CGPDFStreamRef
@ CGPDFStringRef
@ CGPath
apply(info:function:) CGPathApply
applyWithBlock(_:) CGPathApplyWithBlock
contains(_:using:transform:) CGPathContainsPoint
copy() CGPathCreateCopy
copy(dashingWithPhase:lengths:transform:) CGPathCreateCopyByDashingPath
copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:) CGPathCreateCopyByStrokingPath
copy(using:) CGPathCreateCopyByTransformingPath
flattened(threshold:) CGPathCreateCopyByFlattening
intersects(_:using:) CGPathIntersectsPath
isRect(_:) CGPathIsRect
lineSubtracting(_:using:) CGPathCreateCopyOfLineBySubtractingPath
mutableCopy() CGPathCreateMutableCopy
mutableCopy(using:) CGPathCreateMutableCopyByTransformingPath
subtracting(_:using:) CGPathCreateCopyBySubtractingPath
symmetricDifference(_:using:) CGPathCreateCopyBySymmetricDifferenceOfPath
@ CGPattern
@ CGRenderingBufferProvider
@ CGShading
@ CIAccordionFoldTransition CITransitionFilter
@ CIAffineClamp CIFilterProtocol
@ CIAffineTile CIFilterProtocol
@ CIAreaAverage CIAreaReductionFilter
@ CIAreaAverageMaximumRed CIAreaReductionFilter
@ CIAreaBoundsRed CIAreaReductionFilter
@ CIAreaHistogram CIAreaReductionFilter
@ CIAreaLogarithmicHistogram CIAreaReductionFilter
@ CIAreaMaximum CIAreaReductionFilter
@ CIAreaMaximumAlpha CIAreaReductionFilter
@ CIAreaMinMax CIAreaReductionFilter
@ CIAreaMinMaxRed CIAreaReductionFilter
@ CIAreaMinimum CIAreaReductionFilter
@ CIAreaMinimumAlpha CIAreaReductionFilter
@ CIAreaReductionFilter CIFilterProtocol
@ CIAttributedTextImageGenerator CIFilterProtocol
@ CIAztecCodeDescriptor CIBarcodeDescriptor NSCoding NSCopying NSSecureCoding
@ CIAztecCodeGenerator CIFilterProtocol
@ CIBarcodeDescriptor NSObject NSCoding NSCopying NSSecureCoding
@ CIBarcodeGenerator CIFilterProtocol
@ CIBarsSwipeTransition CITransitionFilter
@ CIBicubicScaleTransform CIFilterProtocol
@ CIBlendKernel CIColorKernel
apply(foreground:background:)
apply(foreground:background:colorSpace:)
@ CIBlendWithMask CIFilterProtocol
@ CIBloom CIFilterProtocol
@ CIBlurredRectangleGenerator CIFilterProtocol
@ CIBlurredRoundedRectangleGenerator CIFilterProtocol
@ CIBokehBlur CIFilterProtocol
@ CIBoxBlur CIFilterProtocol
@ CIBumpDistortion CIFilterProtocol
@ CIBumpDistortionLinear CIFilterProtocol
@ CICMYKHalftone CIFilterProtocol
@ CICannyEdgeDetector CIFilterProtocol
@ CICheckerboardGenerator CIFilterProtocol
@ CICircleSplashDistortion CIFilterProtocol
@ CICircularScreen CIFilterProtocol
@ CICircularWrap CIFilterProtocol
@ CICode128BarcodeGenerator CIFilterProtocol
@ CIColor NSObject NSCoding NSCopying NSSecureCoding
black blackColor
blue blueColor
clear clearColor
cyan cyanColor
gray grayColor
green greenColor
magenta magentaColor
red redColor
white whiteColor
yellow yellowColor
@ CIColorAbsoluteDifference CIFilterProtocol
@ CIColorClamp CIFilterProtocol
@ CIColorControls CIFilterProtocol
@ CIColorCrossPolynomial CIFilterProtocol
@ CIColorCube CIFilterProtocol
@ CIColorCubeWithColorSpace CIFilterProtocol
@ CIColorCubesMixedWithMask CIFilterProtocol
@ CIColorCurves CIFilterProtocol
@ CIColorInvert CIFilterProtocol
@ CIColorKernel CIKernel
apply(extent:arguments:)
@ CIColorMap CIFilterProtocol
@ CIColorMatrix CIFilterProtocol
@ CIColorMonochrome CIFilterProtocol
@ CIColorPolynomial CIFilterProtocol
@ CIColorPosterize CIFilterProtocol
@ CIColorThreshold CIFilterProtocol
@ CIColorThresholdOtsu CIFilterProtocol
@ CIColumnAverage CIAreaReductionFilter
@ CIComicEffect CIFilterProtocol
@ CICompositeOperation CIFilterProtocol
@ CIContext NSObject
calculateHDRStats(for:) calculateHDRStatsForIOSurface:
clearCaches()
createCGImage(_:from:) createCGImage:fromRect:
createCGImage(_:from:format:colorSpace:) createCGImage:fromRect:format:colorSpace:
createCGImage(_:from:format:colorSpace:deferred:) createCGImage:fromRect:format:colorSpace:deferred:
createCGImage(_:from:format:colorSpace:deferred:calculateHDRStats:) createCGImage:fromRect:format:colorSpace:deferred:calculateHDRStats:
depthBlurEffectFilter(for:disparityImage:portraitEffectsMatte:hairSemanticSegmentation:glassesMatte:gainMap:orientation:options:) depthBlurEffectFilterForImage:disparityImage:portraitEffectsMatte:hairSemanticSegmentation:glassesMatte:gainMap:orientation:options:
depthBlurEffectFilter(for:disparityImage:portraitEffectsMatte:hairSemanticSegmentation:orientation:options:) depthBlurEffectFilterForImage:disparityImage:portraitEffectsMatte:hairSemanticSegmentation:orientation:options:
depthBlurEffectFilter(for:disparityImage:portraitEffectsMatte:orientation:options:) depthBlurEffectFilterForImage:disparityImage:portraitEffectsMatte:orientation:options:
depthBlurEffectFilter(forImageData:options:)
depthBlurEffectFilter(forImageURL:options:)
draw(_:at:from:) drawImage:atPoint:fromRect:
draw(_:in:from:) drawImage:inRect:fromRect:
heif10Representation(of:colorSpace:options:) HEIF10RepresentationOfImage:colorSpace:options:error:
heifRepresentation(of:format:colorSpace:options:) HEIFRepresentationOfImage:format:colorSpace:options:
inputImageMaximumSize()
jpegRepresentation(of:colorSpace:options:) JPEGRepresentationOfImage:colorSpace:options:
openEXRRepresentation(of:options:) OpenEXRRepresentationOfImage:options:error:
outputImageMaximumSize()
pngRepresentation(of:format:colorSpace:options:) PNGRepresentationOfImage:format:colorSpace:options:
prepareRender(_:from:to:at:) prepareRender:fromRect:toDestination:atPoint:error:
render(_:to:) render:toCVPixelBuffer:
render(_:to:bounds:colorSpace:) render:toIOSurface:bounds:colorSpace:
render(_:to:commandBuffer:bounds:colorSpace:) render:toMTLTexture:commandBuffer:bounds:colorSpace:
render(_:toBitmap:rowBytes:bounds:format:colorSpace:)
startTask(toClear:) startTaskToClear:error:
startTask(toRender:from:to:at:) startTaskToRender:fromRect:toDestination:atPoint:error:
startTask(toRender:to:) startTaskToRender:toDestination:error:
tiffRepresentation(of:format:colorSpace:options:) TIFFRepresentationOfImage:format:colorSpace:options:
writeHEIF10Representation(of:to:colorSpace:options:) writeHEIF10RepresentationOfImage:toURL:colorSpace:options:error:
writeHEIFRepresentation(of:to:format:colorSpace:options:) writeHEIFRepresentationOfImage:toURL:format:colorSpace:options:error:
writeJPEGRepresentation(of:to:colorSpace:options:) writeJPEGRepresentationOfImage:toURL:colorSpace:options:error:
writeOpenEXRRepresentation(of:to:options:) writeOpenEXRRepresentationOfImage:toURL:options:error:
writePNGRepresentation(of:to:format:colorSpace:options:) writePNGRepresentationOfImage:toURL:format:colorSpace:options:error:
writeTIFFRepresentation(of:to:format:colorSpace:options:) writeTIFFRepresentationOfImage:toURL:format:colorSpace:options:error:
@ CIConvertLab CIFilterProtocol
@ CIConvolution CIFilterProtocol
@ CICopyMachineTransition CITransitionFilter
@ CICoreMLModel CIFilterProtocol
@ CICrystallize CIFilterProtocol
@ CIDataMatrixCodeDescriptor CIBarcodeDescriptor NSCoding NSCopying NSSecureCoding
@ CIDepthOfField CIFilterProtocol
@ CIDepthToDisparity CIFilterProtocol
@ CIDetector NSObject
features(in:) featuresInImage:
features(in:options:) featuresInImage:options:
@ CIDiscBlur CIFilterProtocol
@ CIDisintegrateWithMaskTransition CITransitionFilter
@ CIDisparityToDepth CIFilterProtocol
@ CIDisplacementDistortion CIFilterProtocol
@ CIDissolveTransition CITransitionFilter
@ CIDistanceGradientFromRedMask CIFilterProtocol
@ CIDither CIFilterProtocol
@ CIDocumentEnhancer CIFilterProtocol
@ CIDotScreen CIFilterProtocol
@ CIDroste CIFilterProtocol
@ CIEdgePreserveUpsample CIFilterProtocol
@ CIEdgeWork CIFilterProtocol
@ CIEdges CIFilterProtocol
@ CIEightfoldReflectedTile CIFilterProtocol
@ CIExposureAdjust CIFilterProtocol
@ CIFaceFeature CIFeature
@ CIFalseColor CIFilterProtocol
@ CIFeature NSObject
@ CIFilter NSObject NSCoding NSCopying NSSecureCoding
accordionFoldTransition() accordionFoldTransitionFilter
additionCompositing() additionCompositingFilter
affineClamp() affineClampFilter
affineTile() affineTileFilter
areaAlphaWeightedHistogram() areaAlphaWeightedHistogramFilter
areaAverage() areaAverageFilter
areaAverageMaximumRed areaAverageMaximumRedFilter
areaBoundsRed() areaBoundsRedFilter
areaHistogram() areaHistogramFilter
areaLogarithmicHistogram() areaLogarithmicHistogramFilter
areaMaximum() areaMaximumFilter
areaMaximumAlpha() areaMaximumAlphaFilter
areaMinMax() areaMinMaxFilter
areaMinMaxRed() areaMinMaxRedFilter
areaMinimum() areaMinimumFilter
areaMinimumAlpha() areaMinimumAlphaFilter
attributedTextImageGenerator() attributedTextImageGeneratorFilter
aztecCodeGenerator() aztecCodeGeneratorFilter
barcodeGenerator() barcodeGeneratorFilter
barsSwipeTransition() barsSwipeTransitionFilter
bicubicScaleTransform() bicubicScaleTransformFilter
blendWithAlphaMask() blendWithAlphaMaskFilter
blendWithBlueMask() blendWithBlueMaskFilter
blendWithMask() blendWithMaskFilter
blendWithRedMask() blendWithRedMaskFilter
bloom() bloomFilter
blurredRectangleGenerator() blurredRectangleGeneratorFilter
blurredRoundedRectangleGenerator blurredRoundedRectangleGeneratorFilter
bokehBlur() bokehBlurFilter
boxBlur() boxBlurFilter
bumpDistortion() bumpDistortionFilter
bumpDistortionLinear() bumpDistortionLinearFilter
cannyEdgeDetector() cannyEdgeDetectorFilter
checkerboardGenerator() checkerboardGeneratorFilter
circleSplashDistortion() circleSplashDistortionFilter
circularScreen() circularScreenFilter
circularWrap() circularWrapFilter
cmykHalftone() CMYKHalftone
code128BarcodeGenerator() code128BarcodeGeneratorFilter
colorAbsoluteDifference() colorAbsoluteDifferenceFilter
colorBlendMode() colorBlendModeFilter
colorBurnBlendMode() colorBurnBlendModeFilter
colorClamp() colorClampFilter
colorControls() colorControlsFilter
colorCrossPolynomial() colorCrossPolynomialFilter
colorCube() colorCubeFilter
colorCubeWithColorSpace() colorCubeWithColorSpaceFilter
colorCubesMixedWithMask() colorCubesMixedWithMaskFilter
colorCurves() colorCurvesFilter
colorDodgeBlendMode() colorDodgeBlendModeFilter
colorInvert() colorInvertFilter
colorMap() colorMapFilter
colorMatrix() colorMatrixFilter
colorMonochrome() colorMonochromeFilter
colorPolynomial() colorPolynomialFilter
colorPosterize() colorPosterizeFilter
colorThreshold() colorThresholdFilter
colorThresholdOtsu() colorThresholdOtsuFilter
columnAverage() columnAverageFilter
comicEffect() comicEffectFilter
convertLabToRGB() convertLabToRGBFilter
convertRGBtoLab() convertRGBtoLabFilter
convolution3X3() convolution3X3Filter
convolution5X5() convolution5X5Filter
convolution7X7() convolution7X7Filter
convolution9Horizontal() convolution9HorizontalFilter
convolution9Vertical() convolution9VerticalFilter
convolutionRGB3X3() convolutionRGB3X3Filter
convolutionRGB5X5() convolutionRGB5X5Filter
convolutionRGB7X7() convolutionRGB7X7Filter
convolutionRGB9Horizontal() convolutionRGB9HorizontalFilter
convolutionRGB9Vertical() convolutionRGB9VerticalFilter
copyMachineTransition() copyMachineTransitionFilter
coreMLModel() coreMLModelFilter
crystallize() crystallizeFilter
darkenBlendMode() darkenBlendModeFilter
depthOfField() depthOfFieldFilter
depthToDisparity() depthToDisparityFilter
differenceBlendMode() differenceBlendModeFilter
discBlur() discBlurFilter
disintegrateWithMaskTransition() disintegrateWithMaskTransitionFilter
disparityToDepth() disparityToDepthFilter
displacementDistortion() displacementDistortionFilter
dissolveTransition() dissolveTransitionFilter
distanceGradientFromRedMask distanceGradientFromRedMaskFilter
dither() ditherFilter
divideBlendMode() divideBlendModeFilter
documentEnhancer() documentEnhancerFilter
dotScreen() dotScreenFilter
droste() drosteFilter
edgePreserveUpsample() edgePreserveUpsampleFilter
edgeWork() edgeWorkFilter
edges() edgesFilter
eightfoldReflectedTile() eightfoldReflectedTileFilter
exclusionBlendMode() exclusionBlendModeFilter
exposureAdjust() exposureAdjustFilter
falseColor() falseColorFilter
filterArray(fromSerializedXMP:inputImageExtent:error:)
filterNames(inCategories:)
filterNames(inCategory:)
flashTransition() flashTransitionFilter
fourfoldReflectedTile() fourfoldReflectedTileFilter
fourfoldRotatedTile() fourfoldRotatedTileFilter
fourfoldTranslatedTile() fourfoldTranslatedTileFilter
gaborGradients() gaborGradientsFilter
gammaAdjust() gammaAdjustFilter
gaussianBlur() gaussianBlurFilter
gaussianGradient() gaussianGradientFilter
glassDistortion() glassDistortionFilter
glassLozenge() glassLozengeFilter
glideReflectedTile() glideReflectedTileFilter
gloom() gloomFilter
hardLightBlendMode() hardLightBlendModeFilter
hatchedScreen() hatchedScreenFilter
heightFieldFromMask() heightFieldFromMaskFilter
hexagonalPixellate() hexagonalPixellateFilter
highlightShadowAdjust() highlightShadowAdjustFilter
histogramDisplay() histogramDisplayFilter
holeDistortion() holeDistortionFilter
hueAdjust() hueAdjustFilter
hueBlendMode() hueBlendModeFilter
hueSaturationValueGradient() hueSaturationValueGradientFilter
kMeans() KMeansFilter
kaleidoscope() kaleidoscopeFilter
keystoneCorrectionCombined() keystoneCorrectionCombinedFilter
keystoneCorrectionHorizontal() keystoneCorrectionHorizontalFilter
keystoneCorrectionVertical() keystoneCorrectionVerticalFilter
labDeltaE() LabDeltaE
lanczosScaleTransform() lanczosScaleTransformFilter
lenticularHaloGenerator() lenticularHaloGeneratorFilter
lightTunnel() lightTunnelFilter
lightenBlendMode() lightenBlendModeFilter
lineOverlay() lineOverlayFilter
lineScreen() lineScreenFilter
linearBurnBlendMode() linearBurnBlendModeFilter
linearDodgeBlendMode() linearDodgeBlendModeFilter
linearGradient() linearGradientFilter
linearLightBlendMode() linearLightBlendModeFilter
linearToSRGBToneCurve() linearToSRGBToneCurveFilter
localizedDescription(forFilterName:)
localizedName(forCategory:)
localizedName(forFilterName:)
localizedReferenceDocumentation(forFilterName:)
luminosityBlendMode() luminosityBlendModeFilter
maskToAlpha() maskToAlphaFilter
maskedVariableBlur() maskedVariableBlurFilter
maximumComponent() maximumComponentFilter
maximumCompositing() maximumCompositingFilter
maximumScaleTransform() maximumScaleTransformFilter
median() medianFilter
meshGenerator() meshGeneratorFilter
minimumComponent() minimumComponentFilter
minimumCompositing() minimumCompositingFilter
mix() mixFilter
modTransition() modTransitionFilter
morphologyGradient() morphologyGradientFilter
morphologyMaximum() morphologyMaximumFilter
morphologyMinimum() morphologyMinimumFilter
morphologyRectangleMaximum() morphologyRectangleMaximumFilter
morphologyRectangleMinimum() morphologyRectangleMinimumFilter
motionBlur() motionBlurFilter
multiplyBlendMode() multiplyBlendModeFilter
multiplyCompositing() multiplyCompositingFilter
ninePartStretched() ninePartStretchedFilter
ninePartTiled() ninePartTiledFilter
noiseReduction() noiseReductionFilter
opTile() opTileFilter
overlayBlendMode() overlayBlendModeFilter
pageCurlTransition() pageCurlTransitionFilter
pageCurlWithShadowTransition() pageCurlWithShadowTransitionFilter
paletteCentroid() paletteCentroidFilter
palettize() palettizeFilter
parallelogramTile() parallelogramTileFilter
pdf417BarcodeGenerator() PDF417BarcodeGenerator
personSegmentation() personSegmentationFilter
perspectiveCorrection() perspectiveCorrectionFilter
perspectiveRotate() perspectiveRotateFilter
perspectiveTile() perspectiveTileFilter
perspectiveTransform() perspectiveTransformFilter
perspectiveTransformWithExtent() perspectiveTransformWithExtentFilter
photoEffectChrome() photoEffectChromeFilter
photoEffectFade() photoEffectFadeFilter
photoEffectInstant() photoEffectInstantFilter
photoEffectMono() photoEffectMonoFilter
photoEffectNoir() photoEffectNoirFilter
photoEffectProcess() photoEffectProcessFilter
photoEffectTonal() photoEffectTonalFilter
photoEffectTransfer() photoEffectTransferFilter
pinLightBlendMode() pinLightBlendModeFilter
pinchDistortion() pinchDistortionFilter
pixellate() pixellateFilter
pointillize() pointillizeFilter
qrCodeGenerator() QRCodeGenerator
radialGradient() radialGradientFilter
randomGenerator() randomGeneratorFilter
registerName(_:constructor:classAttributes:) registerFilterName:constructor:classAttributes:
rippleTransition() rippleTransitionFilter
roundedQRCodeGenerator roundedQRCodeGeneratorFilter
roundedRectangleGenerator() roundedRectangleGeneratorFilter
roundedRectangleStrokeGenerator() roundedRectangleStrokeGeneratorFilter
rowAverage() rowAverageFilter
sRGBToneCurveToLinear() sRGBToneCurveToLinearFilter
saliencyMap() saliencyMapFilter
saturationBlendMode() saturationBlendModeFilter
screenBlendMode() screenBlendModeFilter
sepiaTone() sepiaToneFilter
serializedXMP(from:inputImageExtent:) serializedXMPFromFilters:inputImageExtent:
setDefaults()
shadedMaterial() shadedMaterialFilter
sharpenLuminance() sharpenLuminanceFilter
signedDistanceGradientFromRedMask signedDistanceGradientFromRedMaskFilter
sixfoldReflectedTile() sixfoldReflectedTileFilter
sixfoldRotatedTile() sixfoldRotatedTileFilter
smoothLinearGradient() smoothLinearGradientFilter
sobelGradients() sobelGradientsFilter
softLightBlendMode() softLightBlendModeFilter
sourceAtopCompositing() sourceAtopCompositingFilter
sourceInCompositing() sourceInCompositingFilter
sourceOutCompositing() sourceOutCompositingFilter
sourceOverCompositing() sourceOverCompositingFilter
spotColor() spotColorFilter
spotLight() spotLightFilter
starShineGenerator() starShineGeneratorFilter
straighten() straightenFilter
stretchCrop() stretchCropFilter
stripesGenerator() stripesGeneratorFilter
subtractBlendMode() subtractBlendModeFilter
sunbeamsGenerator() sunbeamsGeneratorFilter
supportedRawCameraModels()
swipeTransition() swipeTransitionFilter
systemToneMap systemToneMapFilter
temperatureAndTint() temperatureAndTintFilter
textImageGenerator() textImageGeneratorFilter
thermal() thermalFilter
toneCurve() toneCurveFilter
toneMapHeadroom() toneMapHeadroomFilter
torusLensDistortion() torusLensDistortionFilter
triangleKaleidoscope() triangleKaleidoscopeFilter
triangleTile() triangleTileFilter
twelvefoldReflectedTile() twelvefoldReflectedTileFilter
twirlDistortion() twirlDistortionFilter
unsharpMask() unsharpMaskFilter
vibrance() vibranceFilter
vignette() vignetteFilter
vignetteEffect() vignetteEffectFilter
vividLightBlendMode() vividLightBlendModeFilter
vortexDistortion() vortexDistortionFilter
whitePointAdjust() whitePointAdjustFilter
xRay() xRayFilter
zoomBlur() zoomBlurFilter
@ CIFilterConstructor
filter(withName:)
@ CIFilterProtocol
?customAttributes()
@ CIFilterShape NSObject NSCopying
insetBy(x:y:) insetByX:Y:
intersect(with:)
transform(by:interior:)
union(with:)
@ CIFlashTransition CITransitionFilter
@ CIFourCoordinateGeometryFilter CIFilterProtocol
@ CIFourfoldReflectedTile CIFilterProtocol
@ CIFourfoldRotatedTile CIFilterProtocol
@ CIFourfoldTranslatedTile CIFilterProtocol
@ CIGaborGradients CIFilterProtocol
@ CIGammaAdjust CIFilterProtocol
@ CIGaussianBlur CIFilterProtocol
@ CIGaussianGradient CIFilterProtocol
@ CIGlassDistortion CIFilterProtocol
@ CIGlassLozenge CIFilterProtocol
@ CIGlideReflectedTile CIFilterProtocol
@ CIGloom CIFilterProtocol
@ CIHatchedScreen CIFilterProtocol
@ CIHeightFieldFromMask CIFilterProtocol
@ CIHexagonalPixellate CIFilterProtocol
@ CIHighlightShadowAdjust CIFilterProtocol
@ CIHistogramDisplay CIFilterProtocol
@ CIHoleDistortion CIFilterProtocol
@ CIHueAdjust CIFilterProtocol
@ CIHueSaturationValueGradient CIFilterProtocol
@ CIImage NSObject NSCoding NSCopying NSSecureCoding
applyingFilter(_:) imageByApplyingFilter:
applyingFilter(_:parameters:) imageByApplyingFilter:withInputParameters:
applyingGainMap(_:) imageByApplyingGainMap:
applyingGainMap(_:headroom:) imageByApplyingGainMap:headroom:
applyingGaussianBlur(sigma:) imageByApplyingGaussianBlurWithSigma:
autoAdjustmentFilters()
autoAdjustmentFilters(options:)
black blackImage
blue blueImage
clamped(to:) imageByClampingToRect:
clampedToExtent() imageByClampingToExtent
clear clearImage
composited(over:) imageByCompositingOverImage:
convertingLabToWorkingSpace() imageByConvertingLabToWorkingSpace
convertingWorkingSpaceToLab() imageByConvertingWorkingSpaceToLab
cropped(to:) imageByCroppingToRect:
cyan cyanImage
empty() emptyImage
gray grayImage
green greenImage
insertingIntermediate() imageByInsertingIntermediate
insertingIntermediate(cache:) imageByInsertingIntermediate:
insertingTiledIntermediate imageByInsertingTiledIntermediate
magenta magentaImage
matchedFromWorkingSpace(to:) imageByColorMatchingWorkingSpaceToColorSpace:
matchedToWorkingSpace(from:) imageByColorMatchingColorSpaceToWorkingSpace:
orientationTransform(for:) imageTransformForCGOrientation:
orientationTransform(forExifOrientation:) imageTransformForOrientation:
oriented(_:) imageByApplyingCGOrientation:
oriented(forExifOrientation:) imageByApplyingOrientation:
premultiplyingAlpha() imageByPremultiplyingAlpha
red redImage
regionOfInterest(for:in:) regionOfInterestForImage:inRect:
samplingLinear() imageBySamplingLinear
samplingNearest() imageBySamplingNearest
settingAlphaOne(in:) imageBySettingAlphaOneInExtent:
settingContentAverageLightLevel(_:) imageBySettingContentAverageLightLevel:
settingContentHeadroom(_:) imageBySettingContentHeadroom:
settingProperties(_:) imageBySettingProperties:
transformed(by:) imageByApplyingTransform:
transformed(by:highQualityDownsample:) imageByApplyingTransform:highQualityDownsample:
unpremultiplyingAlpha() imageByUnpremultiplyingAlpha
white whiteImage
yellow yellowImage
@ CIImageAccumulator NSObject
clear()
image()
setImage(_:)
setImage(_:dirtyRect:)
@ CIImageProcessorInput
@ CIImageProcessorKernel NSObject
apply(withExtent:inputs:arguments:) applyWithExtent:inputs:arguments:error:
apply(withExtents:inputs:arguments:) applyWithExtents:inputs:arguments:error:
formatForInput(at:) formatForInputAtIndex:
outputFormat(at:arguments:) outputFormatAtIndex:arguments:
process(with:arguments:output:) processWithInputs:arguments:output:error:
process(with:arguments:outputs:) processWithInputs:arguments:outputs:error:
roi(forInput:arguments:outputRect:)
roiTileArray(forInput:arguments:outputRect:)
@ CIImageProcessorOutput
@ CIKMeans CIAreaReductionFilter
@ CIKaleidoscope CIFilterProtocol
@ CIKernel NSObject
apply(extent:roiCallback:arguments:)
kernelNames(fromMetalLibraryData:)
kernels(withMetalString:) kernelsWithMetalString:error:
makeKernels(source:) kernelsWithString:
setROISelector(_:)
@ CIKeystoneCorrectionCombined CIFourCoordinateGeometryFilter
@ CIKeystoneCorrectionHorizontal CIFourCoordinateGeometryFilter
@ CIKeystoneCorrectionVertical CIFourCoordinateGeometryFilter
@ CILabDeltaE CIFilterProtocol
@ CILanczosScaleTransform CIFilterProtocol
@ CILenticularHaloGenerator CIFilterProtocol
@ CILightTunnel CIFilterProtocol
@ CILineOverlay CIFilterProtocol
@ CILineScreen CIFilterProtocol
@ CILinearGradient CIFilterProtocol
@ CILinearToSRGBToneCurve CIFilterProtocol
@ CIMaskToAlpha CIFilterProtocol
@ CIMaskedVariableBlur CIFilterProtocol
@ CIMaximumComponent CIFilterProtocol
@ CIMaximumScaleTransform CIFilterProtocol
@ CIMedian CIFilterProtocol
@ CIMeshGenerator CIFilterProtocol
@ CIMinimumComponent CIFilterProtocol
@ CIMix CIFilterProtocol
@ CIModTransition CITransitionFilter
@ CIMorphologyGradient CIFilterProtocol
@ CIMorphologyMaximum CIFilterProtocol
@ CIMorphologyMinimum CIFilterProtocol
@ CIMorphologyRectangleMaximum CIFilterProtocol
@ CIMorphologyRectangleMinimum CIFilterProtocol
@ CIMotionBlur CIFilterProtocol
@ CINinePartStretched CIFilterProtocol
@ CINinePartTiled CIFilterProtocol
@ CINoiseReduction CIFilterProtocol
@ CIOpTile CIFilterProtocol
@ CIPDF417BarcodeGenerator CIFilterProtocol
@ CIPDF417CodeDescriptor CIBarcodeDescriptor NSCoding NSCopying NSSecureCoding
@ CIPageCurlTransition CITransitionFilter
@ CIPageCurlWithShadowTransition CITransitionFilter
@ CIPaletteCentroid CIFilterProtocol
@ CIPalettize CIFilterProtocol
@ CIParallelogramTile CIFilterProtocol
@ CIPersonSegmentation CIFilterProtocol
@ CIPerspectiveCorrection CIFourCoordinateGeometryFilter
@ CIPerspectiveRotate CIFilterProtocol
@ CIPerspectiveTile CIFilterProtocol
@ CIPerspectiveTransform CIFourCoordinateGeometryFilter
@ CIPerspectiveTransformWithExtent CIFourCoordinateGeometryFilter
@ CIPhotoEffect CIFilterProtocol
@ CIPinchDistortion CIFilterProtocol
@ CIPixellate CIFilterProtocol
@ CIPointillize CIFilterProtocol
@ CIQRCodeDescriptor CIBarcodeDescriptor NSCoding NSCopying NSSecureCoding
@ CIQRCodeFeature CIFeature NSCoding NSCopying NSSecureCoding
@ CIQRCodeGenerator CIFilterProtocol
@ CIRAWFilter CIFilter NSCoding NSCopying NSSecureCoding
@ CIRadialGradient CIFilterProtocol
@ CIRandomGenerator CIFilterProtocol
@ CIRectangleFeature CIFeature
@ CIRenderDestination NSObject
@ CIRenderInfo NSObject
@ CIRenderTask NSObject
waitUntilCompleted() waitUntilCompletedAndReturnError:
@ CIRippleTransition CITransitionFilter
@ CIRoundedQRCodeGenerator CIFilterProtocol
@ CIRoundedRectangleGenerator CIFilterProtocol
@ CIRoundedRectangleStrokeGenerator CIFilterProtocol
@ CIRowAverage CIAreaReductionFilter
@ CISRGBToneCurveToLinear CIFilterProtocol
@ CISaliencyMap CIFilterProtocol
@ CISampler NSObject NSCopying
@ CISepiaTone CIFilterProtocol
@ CIShadedMaterial CIFilterProtocol
@ CISharpenLuminance CIFilterProtocol
@ CISignedDistanceGradientFromRedMask CIFilterProtocol
@ CISixfoldReflectedTile CIFilterProtocol
@ CISixfoldRotatedTile CIFilterProtocol
@ CISmoothLinearGradient CIFilterProtocol
@ CISobelGradients CIFilterProtocol
@ CISpotColor CIFilterProtocol
@ CISpotLight CIFilterProtocol
@ CIStarShineGenerator CIFilterProtocol
@ CIStraighten CIFilterProtocol
@ CIStretchCrop CIFilterProtocol
@ CIStripesGenerator CIFilterProtocol
@ CISunbeamsGenerator CIFilterProtocol
@ CISwipeTransition CITransitionFilter
@ CISystemToneMap CIFilterProtocol
@ CITemperatureAndTint CIFilterProtocol
@ CITextFeature CIFeature
@ CITextImageGenerator CIFilterProtocol
@ CIThermal CIFilterProtocol
@ CIToneCurve CIFilterProtocol
@ CIToneMapHeadroom CIFilterProtocol
@ CITorusLensDistortion CIFilterProtocol
@ CITransitionFilter CIFilterProtocol
@ CITriangleKaleidoscope CIFilterProtocol
@ CITriangleTile CIFilterProtocol
@ CITwelvefoldReflectedTile CIFilterProtocol
@ CITwirlDistortion CIFilterProtocol
@ CIUnsharpMask CIFilterProtocol
@ CIVector NSObject NSCoding NSCopying NSSecureCoding
value(at:) valueAtIndex:
@ CIVibrance CIFilterProtocol
@ CIVignette CIFilterProtocol
@ CIVignetteEffect CIFilterProtocol
@ CIVortexDistortion CIFilterProtocol
@ CIWarpKernel CIKernel
apply(extent:roiCallback:image:arguments:) applyWithExtent:roiCallback:inputImage:arguments:
@ CIWhitePointAdjust CIFilterProtocol
@ CIXRay CIFilterProtocol
@ CIZoomBlur CIFilterProtocol
@ CKAcceptSharesOperation CKOperation
@ CKAllowedSharingOptions NSObject NSCoding NSCopying NSSecureCoding
standard standardOptions
@ CKAsset NSObject CKRecordValue
@ CKContainer NSObject
accept(_:completionHandler:) acceptShareMetadata:completionHandler:
accountStatus(completionHandler:)
add(_:) addOperation:
database(with:) databaseWithDatabaseScope:
default() defaultContainer
discoverAllIdentities(completionHandler:)
discoverUserIdentity(withEmailAddress:completionHandler:)
discoverUserIdentity(withPhoneNumber:completionHandler:)
discoverUserIdentity(withUserRecordID:completionHandler:)
fetchAllLongLivedOperationIDs(completionHandler:)
fetchLongLivedOperation(withID:completionHandler:)
fetchShareMetadata(with:completionHandler:) fetchShareMetadataWithURL:completionHandler:
fetchShareParticipant(withEmailAddress:completionHandler:)
fetchShareParticipant(withPhoneNumber:completionHandler:)
fetchShareParticipant(withUserRecordID:completionHandler:)
fetchUserRecordID(completionHandler:)
requestApplicationPermission(_:completionHandler:)
status(forApplicationPermission:completionHandler:)
@ CKDatabase NSObject
add(_:) addOperation:
delete(withRecordID:completionHandler:) deleteRecordWithID:completionHandler:
delete(withRecordZoneID:completionHandler:) deleteRecordZoneWithID:completionHandler:
delete(withSubscriptionID:completionHandler:) deleteSubscriptionWithID:completionHandler:
fetch(withRecordID:completionHandler:) fetchRecordWithID:completionHandler:
fetch(withRecordZoneID:completionHandler:) fetchRecordZoneWithID:completionHandler:
fetch(withSubscriptionID:completionHandler:) fetchSubscriptionWithID:completionHandler:
fetchAllRecordZones(completionHandler:)
fetchAllSubscriptions(completionHandler:)
perform(_:inZoneWith:completionHandler:) performQuery:inZoneWithID:completionHandler:
save(_:completionHandler:) saveRecord:completionHandler:
@ CKDatabaseNotification CKNotification
@ CKDatabaseOperation CKOperation
@ CKDatabaseSubscription CKSubscription NSCoding NSCopying NSSecureCoding
@ CKDiscoverAllContactsOperation CKOperation
@ CKDiscoverAllUserIdentitiesOperation CKOperation
@ CKDiscoverUserIdentitiesOperation CKOperation
@ CKDiscoverUserInfosOperation CKOperation
@ CKDiscoveredUserInfo NSObject
@ CKFetchDatabaseChangesOperation CKDatabaseOperation
@ CKFetchNotificationChangesOperation CKOperation
@ CKFetchRecordChangesOperation CKDatabaseOperation
@ CKFetchRecordZoneChangesOperation CKDatabaseOperation
@ CKFetchRecordZonesOperation CKDatabaseOperation
fetchAllRecordZonesOperation()
perRecordZoneResultBlock perRecordZoneCompletionBlock
@ CKFetchRecordsOperation CKDatabaseOperation
fetchCurrentUserRecordOperation()
@ CKFetchShareMetadataOperation CKOperation
@ CKFetchShareParticipantsOperation CKOperation
perShareParticipantResultBlock perShareParticipantCompletionBlock
@ CKFetchSubscriptionsOperation CKDatabaseOperation
fetchAllSubscriptionsOperation()
perSubscriptionResultBlock perSubscriptionCompletionBlock
@ CKFetchWebAuthTokenOperation CKDatabaseOperation
@ CKLocationSortDescriptor NSSortDescriptor NSCoding NSCopying NSSecureCoding
@ CKMarkNotificationsReadOperation CKOperation
@ CKModifyBadgeOperation CKOperation
@ CKModifyRecordZonesOperation CKDatabaseOperation
@ CKModifyRecordsOperation CKDatabaseOperation
isAtomic atomic
@ CKModifySubscriptionsOperation CKDatabaseOperation
@ CKNotification NSObject
@ CKOperation NSOperation
@ CKOperationGroup NSObject NSCoding NSCopying NSSecureCoding
@ CKQuery NSObject NSCoding NSCopying NSSecureCoding
@ CKQueryNotification CKNotification
@ CKQueryOperation CKDatabaseOperation
@ CKQuerySubscription CKSubscription NSCoding NSCopying NSSecureCoding
@ CKRecord NSObject CKRecordKeyValueSetting NSCoding NSCopying NSSecureCoding
allKeys()
allTokens()
changedKeys()
encodeSystemFields(with:) encodeSystemFieldsWithCoder:
object(forKey:)
setObject(_:forKey:)
setObject(_:forKeyedSubscript:)
setParent(_:) setParentReferenceFromRecord:
@ CKRecordKeyValueSetting
allKeys()
changedKeys()
object(forKey:)
setObject(_:forKey:)
setObject(_:forKeyedSubscript:)
@ CKRecordValue
@ CKRecordValueProtocol
@ CKRecordZone NSObject NSCoding NSCopying NSSecureCoding
default() defaultRecordZone
@ CKRecordZoneNotification CKNotification
@ CKRecordZoneSubscription CKSubscription NSCoding NSCopying NSSecureCoding
@ CKServerChangeToken NSObject NSCoding NSCopying NSSecureCoding
@ CKShare CKRecord NSCoding NSCopying NSSecureCoding
addParticipant(_:)
blockRequesters(_:)
denyRequesters(_:)
oneTimeURL(forParticipantID:)
removeParticipant(_:)
unblockIdentities(_:)
@ CKShareAccessRequester NSObject NSCoding NSCopying NSSecureCoding
@ CKShareBlockedIdentity NSObject NSCoding NSCopying NSSecureCoding
@ CKShareRequestAccessOperation CKOperation
@ CKSubscription NSObject NSCoding NSCopying NSSecureCoding
@ CKSyncEngine NSObject
cancelOperations() cancelOperationsWithCompletionHandler:
fetchChanges(_:) fetchChangesWithCompletionHandler:
fetchChanges(with:completionHandler:) fetchChangesWithOptions:completionHandler:
sendChanges(_:) sendChangesWithCompletionHandler:
sendChanges(with:completionHandler:) sendChangesWithOptions:completionHandler:
@ CKSyncEngineAccountChangeEvent CKSyncEngineEvent
@ CKSyncEngineDelegate
handleEvent(_:syncEngine:) syncEngine:handleEvent:
?nextFetchChangesOptions(_:syncEngine:) syncEngine:nextFetchChangesOptionsForContext:
nextRecordZoneChangeBatch(_:syncEngine:) syncEngine:nextRecordZoneChangeBatchForContext:
@ CKSyncEngineDidFetchChangesEvent CKSyncEngineEvent
@ CKSyncEngineDidFetchRecordZoneChangesEvent CKSyncEngineEvent
@ CKSyncEngineDidSendChangesEvent CKSyncEngineEvent
@ CKSyncEngineFailedRecordSave NSObject
@ CKSyncEngineFailedZoneSave NSObject
@ CKSyncEngineFetchChangesScope NSObject NSCopying
containsZoneID(_:)
@ CKSyncEngineFetchedDatabaseChangesEvent CKSyncEngineEvent
@ CKSyncEngineFetchedRecordDeletion NSObject
@ CKSyncEngineFetchedRecordZoneChangesEvent CKSyncEngineEvent
@ CKSyncEngineFetchedZoneDeletion NSObject
@ CKSyncEnginePendingZoneDelete CKSyncEnginePendingDatabaseChange
@ CKSyncEnginePendingZoneSave CKSyncEnginePendingDatabaseChange
@ CKSyncEngineSendChangesScope NSObject NSCopying
contains(_:) containsPendingRecordZoneChange:
containsRecordID(_:)
@ CKSyncEngineSentDatabaseChangesEvent CKSyncEngineEvent
@ CKSyncEngineSentRecordZoneChangesEvent CKSyncEngineEvent
@ CKSyncEngineStateUpdateEvent CKSyncEngineEvent
@ CKSyncEngineWillFetchChangesEvent CKSyncEngineEvent
@ CKSyncEngineWillFetchRecordZoneChangesEvent CKSyncEngineEvent
@ CKSyncEngineWillSendChangesEvent CKSyncEngineEvent
@ CKSystemSharingUIObserver NSObject
@ CKUserIdentity NSObject NSCoding NSCopying NSSecureCoding
@ CLBackgroundActivitySession NSObject
invalidate()
@ CLBeacon NSObject NSCoding NSCopying NSSecureCoding
@ CLBeaconIdentityConstraint CLBeaconIdentityCondition NSCoding NSCopying NSSecureCoding
@ CLBeaconRegion CLRegion NSCoding NSCopying NSSecureCoding
peripheralData(withMeasuredPower:)
@ CLCircularRegion CLRegion NSCoding NSCopying NSSecureCoding
contains(_:) containsCoordinate:
@ CLCondition NSObject NSCoding NSCopying NSSecureCoding
@ CLFloor NSObject NSCoding NSCopying NSSecureCoding
@ CLGeocoder NSObject
cancelGeocode()
geocodeAddressDictionary(_:completionHandler:)
geocodeAddressString(_:completionHandler:)
geocodeAddressString(_:in:completionHandler:) geocodeAddressString:inRegion:completionHandler:
geocodeAddressString(_:in:preferredLocale:completionHandler:) geocodeAddressString:inRegion:preferredLocale:completionHandler:
geocodePostalAddress(_:completionHandler:)
geocodePostalAddress(_:preferredLocale:completionHandler:)
reverseGeocodeLocation(_:completionHandler:)
reverseGeocodeLocation(_:preferredLocale:completionHandler:)
@ CLHeading NSObject NSCoding NSCopying NSSecureCoding
@ CLLocation NSObject CKRecordValue NSCoding NSCopying NSSecureCoding
distance(from:) distanceFromLocation:
@ CLLocationManager NSObject
allowDeferredLocationUpdates(untilTraveled:timeout:)
authorizationStatus()
deferredLocationUpdatesAvailable()
disallowDeferredLocationUpdates()
dismissHeadingCalibrationDisplay()
headingAvailable()
isMonitoringAvailable(for:) isMonitoringAvailableForClass:
isRangingAvailable()
locationServicesEnabled()
requestAlwaysAuthorization()
requestLocation()
requestState(for:) requestStateForRegion:
requestTemporaryFullAccuracyAuthorization(withPurposeKey:)
requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
requestWhenInUseAuthorization()
significantLocationChangeMonitoringAvailable()
startMonitoring(for:) startMonitoringForRegion:
startMonitoringLocationPushes(completion:)
startMonitoringSignificantLocationChanges()
startMonitoringVisits()
startRangingBeacons(in:) startRangingBeaconsInRegion:
startRangingBeacons(satisfying:) startRangingBeaconsSatisfyingConstraint:
startUpdatingHeading()
startUpdatingLocation()
stopMonitoring(for:) stopMonitoringForRegion:
stopMonitoringLocationPushes()
stopMonitoringSignificantLocationChanges()
stopMonitoringVisits()
stopRangingBeacons(in:) stopRangingBeaconsInRegion:
stopRangingBeacons(satisfying:) stopRangingBeaconsSatisfyingConstraint:
stopUpdatingHeading()
stopUpdatingLocation()
@ CLLocationManagerDelegate
?locationManager(_:didChangeAuthorization:) locationManager:didChangeAuthorizationStatus:
?locationManager(_:didDetermineState:for:) locationManager:didDetermineState:forRegion:
?locationManager(_:didEnterRegion:)
?locationManager(_:didExitRegion:)
?locationManager(_:didFailRangingFor:error:) locationManager:didFailRangingBeaconsForConstraint:error:
?locationManager(_:didFailWithError:)
?locationManager(_:didFinishDeferredUpdatesWithError:)
?locationManager(_:didRange:satisfying:) locationManager:didRangeBeacons:satisfyingConstraint:
?locationManager(_:didRangeBeacons:in:) locationManager:didRangeBeacons:inRegion:
?locationManager(_:didStartMonitoringFor:) locationManager:didStartMonitoringForRegion:
?locationManager(_:didUpdateHeading:)
?locationManager(_:didUpdateLocations:)
?locationManager(_:didVisit:)
?locationManager(_:monitoringDidFailFor:withError:) locationManager:monitoringDidFailForRegion:withError:
?locationManager(_:rangingBeaconsDidFailFor:withError:) locationManager:rangingBeaconsDidFailForRegion:withError:
?locationManagerDidChangeAuthorization(_:)
?locationManagerDidPauseLocationUpdates(_:)
?locationManagerDidResumeLocationUpdates(_:)
?locationManagerShouldDisplayHeadingCalibration(_:)
@ CLLocationPushServiceExtension
didReceiveLocationPushPayload(_:completion:)
?serviceExtensionWillTerminate()
@ CLLocationSourceInformation NSObject NSCoding NSCopying NSSecureCoding
@ CLLocationUpdater NSObject
invalidate()
live(with:queue:handler:) liveUpdaterWithConfiguration:queue:handler:
live(withQueue:handler:) liveUpdaterWithQueue:handler:
pause()
resume()
@ CLMonitor NSObject
add(_:identifier:) addConditionForMonitoring:identifier:
addCondition(forMonitoring:identifier:assumedState:)
identifiers monitoredIdentifiers
record(for:) monitoringRecordForIdentifier:
remove(_:) removeConditionFromMonitoringWithIdentifier:
request(with:completion:) requestMonitorWithConfiguration:completion:
@ CLMonitorConfiguration NSObject
config(withMonitorName:queue:eventHandler:)
@ CLPlacemark NSObject NSCoding NSCopying NSSecureCoding
@ CLRegion NSObject NSCoding NSCopying NSSecureCoding
@ CLServiceSession NSObject
invalidate()
@ CLUpdate NSObject
@ CLVisit NSObject NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryAddContactEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryAddGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryAddMemberToGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryAddSubgroupToGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryDeleteContactEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryDeleteGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryDropEverythingEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryEvent NSObject NSCoding NSCopying NSSecureCoding
accept(_:) acceptEventVisitor:
@ CNChangeHistoryEventVisitor
visit(_:) visitDropEverythingEvent:
?visitAddMember(_:) visitAddMemberToGroupEvent:
?visitAddSubgroup(_:) visitAddSubgroupToGroupEvent:
?visitRemoveMember(_:) visitRemoveMemberFromGroupEvent:
?visitRemoveSubgroup(_:) visitRemoveSubgroupFromGroupEvent:
@ CNChangeHistoryFetchRequest CNFetchRequest NSCoding NSSecureCoding
@ CNChangeHistoryRemoveMemberFromGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryRemoveSubgroupFromGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryUpdateContactEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNChangeHistoryUpdateGroupEvent CNChangeHistoryEvent NSCoding NSCopying NSSecureCoding
@ CNContact NSObject NSCoding NSCopying NSItemProviderReading NSItemProviderWriting NSMutableCopying NSSecureCoding
areKeysAvailable(_:)
comparator(forNameSortOrder:)
descriptorForAllComparatorKeys()
isKeyAvailable(_:)
isUnifiedWithContact(withIdentifier:)
localizedString(forKey:)
predicateForContacts(matching:) predicateForContactsMatchingPhoneNumber:
predicateForContacts(matchingEmailAddress:)
predicateForContacts(matchingName:)
predicateForContacts(withIdentifiers:)
predicateForContactsInContainer(withIdentifier:)
predicateForContactsInGroup(withIdentifier:)
@ CNContactFetchRequest CNFetchRequest NSCoding NSSecureCoding
@ CNContactFormatter NSFormatter NSCoding NSCopying NSSecureCoding
attributedString(from:defaultAttributes:) attributedStringFromContact:defaultAttributes:
attributedString(from:style:defaultAttributes:) attributedStringFromContact:style:defaultAttributes:
delimiter(for:) delimiterForContact:
descriptorForRequiredKeys(for:) descriptorForRequiredKeysForStyle:
nameOrder(for:) nameOrderForContact:
string(from:) stringFromContact:
string(from:style:) stringFromContact:style:
@ CNContactPickerDelegate
?contactPicker(_:didSelect:) contactPicker:didSelectContact:
?contactPicker(_:didSelectContactProperties:)
?contactPickerDidCancel(_:)
@ CNContactPickerViewController UIViewController
@ CNContactProperty NSObject NSCoding NSCopying NSSecureCoding
@ CNContactRelation NSObject NSCoding NSCopying NSSecureCoding
@ CNContactStore NSObject
authorizationStatus(for:) authorizationStatusForEntityType:
containers(matching:) containersMatchingPredicate:error:
defaultContainerIdentifier()
enumerateContacts(with:usingBlock:) enumerateContactsWithFetchRequest:error:usingBlock:
enumerator(for:) enumeratorForContactFetchRequest:error:
execute(_:) executeSaveRequest:error:
groups(matching:) groupsMatchingPredicate:error:
requestAccess(for:completionHandler:) requestAccessForEntityType:completionHandler:
unifiedContact(withIdentifier:keysToFetch:) unifiedContactWithIdentifier:keysToFetch:error:
unifiedContacts(matching:keysToFetch:) unifiedContactsMatchingPredicate:keysToFetch:error:
@ CNContactVCardSerialization NSObject
contacts(with:) contactsWithData:error:
data(with:) dataWithContacts:error:
descriptorForRequiredKeys()
@ CNContactViewController UIViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
descriptorForRequiredKeys()
highlightProperty(withKey:identifier:)
@ CNContactViewControllerDelegate
?contactViewController(_:didCompleteWith:) contactViewController:didCompleteWithContact:
?contactViewController(_:shouldPerformDefaultActionFor:) contactViewController:shouldPerformDefaultActionForContactProperty:
@ CNContactsUserDefaults NSObject
shared() sharedDefaults
@ CNContainer NSObject NSCoding NSCopying NSSecureCoding
predicateForContainerOfContact(withIdentifier:)
predicateForContainerOfGroup(withIdentifier:)
predicateForContainers(withIdentifiers:)
@ CNFetchRequest NSObject
@ CNFetchResult NSObject
@ CNGroup NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
predicateForGroups(withIdentifiers:)
predicateForGroupsInContainer(withIdentifier:)
@ CNInstantMessageAddress NSObject NSCoding NSCopying NSSecureCoding
localizedString(forKey:)
localizedString(forService:)
@ CNKeyDescriptor NSSecureCoding NSCopying
@ CNLabeledValue NSObject NSCoding NSCopying NSSecureCoding
localizedString(forLabel:)
settingLabel(_:) labeledValueBySettingLabel:
settingLabel(_:value:) labeledValueBySettingLabel:value:
settingValue(_:) labeledValueBySettingValue:
@ CNMutableContact CNContact NSCoding NSCopying NSMutableCopying NSSecureCoding
@ CNMutableGroup CNGroup NSCoding NSCopying NSMutableCopying NSSecureCoding
@ CNMutablePostalAddress CNPostalAddress NSCoding NSCopying NSMutableCopying NSSecureCoding
@ CNPhoneNumber NSObject NSCoding NSCopying NSSecureCoding
@ CNPostalAddress NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
localizedString(forKey:)
@ CNPostalAddressFormatter NSFormatter NSCoding NSCopying
attributedString(from:style:withDefaultAttributes:) attributedStringFromPostalAddress:style:withDefaultAttributes:
attributedString(from:withDefaultAttributes:) attributedStringFromPostalAddress:withDefaultAttributes:
string(from:) stringFromPostalAddress:
string(from:style:) stringFromPostalAddress:style:
@ CNSaveRequest NSObject
add(_:toContainerWithIdentifier:) addContact:toContainerWithIdentifier:
addMember(_:to:) addMember:toGroup:
delete(_:) deleteContact:
removeMember(_:from:) removeMember:fromGroup:
update(_:) updateContact:
@ CNSocialProfile NSObject NSCoding NSCopying NSSecureCoding
localizedString(forKey:)
localizedString(forService:)
@ CSCustomAttributeKey NSObject NSCoding NSCopying NSSecureCoding
@ CSImportExtension NSObject NSExtensionRequestHandling
update(_:forFileAt:) updateAttributes:forFileAtURL:error:
@ CSIndexExtensionRequestHandler NSObject CSSearchableIndexDelegate NSExtensionRequestHandling
@ CSLocalizedString NSString NSCoding NSCopying NSMutableCopying NSSecureCoding
localizedString()
@ CSPerson NSObject NSCoding NSCopying NSSecureCoding
@ CSSearchQuery NSObject
cancel()
start()
@ CSSearchQueryContext NSObject NSCoding NSCopying NSSecureCoding
@ CSSearchableIndex NSObject
beginBatch() beginIndexBatch
default() defaultSearchableIndex
deleteAllSearchableItems(completionHandler:)
deleteSearchableItems(withDomainIdentifiers:completionHandler:)
deleteSearchableItems(withIdentifiers:completionHandler:)
endBatch(withClientState:completionHandler:) endIndexBatchWithClientState:completionHandler:
endIndexBatch(expectedClientState:newClientState:completionHandler:)
fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)
fetchLastClientState(completionHandler:)
indexSearchableItems(_:completionHandler:)
isIndexingAvailable()
@ CSSearchableIndexDelegate
?data(for:itemIdentifier:typeIdentifier:) dataForSearchableIndex:itemIdentifier:typeIdentifier:error:
?fileURL(for:itemIdentifier:typeIdentifier:inPlace:) fileURLForSearchableIndex:itemIdentifier:typeIdentifier:inPlace:error:
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
?searchableIndexDidFinishThrottle(_:)
?searchableIndexDidThrottle(_:)
?searchableItems(forIdentifiers:searchableItemsHandler:)
?searchableItemsDidUpdate(_:)
@ CSSearchableItem NSObject NSCoding NSCopying NSSecureCoding
compare(byRank:)
@ CSSearchableItemAttributeSet NSObject NSCoding NSCopying NSSecureCoding
flashOn isFlashOn
focalLength35mm isFocalLength35mm
generalMIDISequence isGeneralMIDISequence
likelyJunk isLikelyJunk
local isLocal
redEyeOn isRedEyeOn
setValue(_:forCustomKey:)
streamable isStreamable
userCreated isUserCreated
userCurated isUserCurated
userOwned isUserOwned
value(forCustomKey:)
@ CSSuggestion NSObject NSCoding NSCopying NSSecureCoding
compare(_:)
compare(byRank:)
@ CSUserQuery CSSearchQuery
cancel()
prepare()
prepareProtectionClasses(_:)
start()
userEngaged(_:visibleItems:interaction:) userEngagedWithItem:visibleItems:userInteractionType:
userEngaged(_:visibleSuggestions:interaction:) userEngagedWithSuggestion:visibleSuggestions:userInteractionType:
@ CSUserQueryContext CSSearchQueryContext NSCoding NSCopying NSSecureCoding
@ CTAdaptiveImageProviding
image(forProposedSize:scaleFactor:imageOffset:imageSize:)
@ CTFont
@ CTFontCollection
@ CTFontDescriptor
@ CTFrame
@ CTFramesetter
@ CTGlyphInfo
@ CTLine
@ CTMutableFontCollection
@ CTParagraphStyle
@ CTRubyAnnotation
@ CTRun
@ CTRunDelegate
@ CTTextTab
@ CTTypesetter
@ CameraBoundary NSObject NSCoding NSCopying NSSecureCoding
@ CameraZoomRange NSObject NSCoding NSCopying NSSecureCoding
@ CellRegistration NSObject
@ ChangeValue NSObject NSCoding NSCopying NSSecureCoding
@ CircularGeographicCondition CLCondition NSCoding NSCopying NSSecureCoding
@ CollaborationModeRestriction
@ Command NSObject
@ Component NSObject NSCoding NSCopying NSSecureCoding
@ ComponentGroup NSObject NSCoding NSCopying NSSecureCoding
@ Configuration NSObject NSCoding NSCopying NSSecureCoding
applying(_:) configurationByApplyingConfiguration:
bordered() borderedButtonConfiguration
borderedProminent() borderedProminentButtonConfiguration
borderedTinted() borderedTintedButtonConfiguration
borderless() borderlessButtonConfiguration
clearGlass() clearGlassButtonConfiguration
dataChannelDescription dataChannelDescriptions
default() defaultConfiguration
filled() filledButtonConfiguration
filterPredicate(forFilteredLanguages:)
glass() glassButtonConfiguration
gray() grayButtonConfiguration
nonPersistent() nonPersistentConfiguration
plain() plainButtonConfiguration
prominentClearGlass() prominentClearGlassButtonConfiguration
prominentGlass() prominentGlassButtonConfiguration
setDefaultContentInsets()
tinted() tintedButtonConfiguration
updated(for:) updatedConfigurationForButton:
withLocale(_:) configurationWithLocale:
withTraitCollection(_:) configurationWithTraitCollection:
@ ConnectionOptions NSObject
@ Context NSObject
@ Cursor NSObject NSCoding NSCopying NSSecureCoding
@ DataRecord NSObject
sizeInBytes(ofTypes:)
@ DataStore NSObject
@ Decoration NSObject
customView(_:) decorationWithCustomViewProvider:
default(color:size:) decorationWithColor:size:
image(_:color:size:) decorationWithImage:color:size:
@ Delegate
?tabBarController(_:sidebar:contextMenuConfigurationFor:) tabBarController:sidebar:contextMenuConfigurationForTab:
?tabBarController(_:sidebar:didEndDisplaying:) tabBarController:sidebar:didEndDisplayingTab:
?tabBarController(_:sidebar:itemFor:) tabBarController:sidebar:itemForRequest:
?tabBarController(_:sidebar:itemsForAddingTo:tab:) tabBarController:sidebar:itemsForAddingToDragSession:tab:
?tabBarController(_:sidebar:itemsForBeginning:tab:) tabBarController:sidebar:itemsForBeginningDragSession:tab:
?tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:) tabBarController:sidebar:leadingSwipeActionsConfigurationForTab:
?tabBarController(_:sidebar:sidebarAction:group:acceptItemsFrom:) tabBarController:sidebar:sidebarAction:group:acceptItemsFromDropSession:
?tabBarController(_:sidebar:sidebarAction:group:operationForAcceptingItemsFrom:) tabBarController:sidebar:sidebarAction:group:operationForAcceptingItemsFromDropSession:
?tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:) tabBarController:sidebar:trailingSwipeActionsConfigurationForTab:
?tabBarController(_:sidebar:update:) tabBarController:sidebar:updateItem:
?tabBarController(_:sidebar:willBeginDisplaying:) tabBarController:sidebar:willBeginDisplayingTab:
?tabBarController(_:sidebarVisibilityWillChange:animator:)
?textFormattingDidFinish(_:)
textFormattingViewController(_:didChangeValue:)
?textFormattingViewController(_:shouldPresentColorPicker:)
?textFormattingViewController(_:shouldPresentFontPicker:)
writingToolsCoordinator(_:finish:for:in:completion:) writingToolsCoordinator:finishTextAnimation:forRange:inContext:completion:
writingToolsCoordinator(_:prepareFor:for:in:completion:) writingToolsCoordinator:prepareForTextAnimation:forRange:inContext:completion:
writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:) writingToolsCoordinator:replaceRange:inContext:proposedText:reason:animationParameters:completion:
writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:) writingToolsCoordinator:requestsBoundingBezierPathsForRange:inContext:completion:
writingToolsCoordinator(_:requestsContextsFor:completion:) writingToolsCoordinator:requestsContextsForScope:completion:
?writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:) writingToolsCoordinator:requestsDecorationContainerViewForRange:inContext:completion:
writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:) writingToolsCoordinator:requestsPreviewForTextAnimation:ofRange:inContext:completion:
?writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:) writingToolsCoordinator:requestsRangeInContextWithIdentifierForPoint:completion:
?writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:) writingToolsCoordinator:requestsSingleContainerSubrangesOfRange:inContext:completion:
writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:) writingToolsCoordinator:requestsUnderlinePathsForRange:inContext:completion:
writingToolsCoordinator(_:select:in:completion:) writingToolsCoordinator:selectRanges:inContext:completion:
?writingToolsCoordinator(_:willChangeTo:completion:) writingToolsCoordinator:willChangeToState:completion:
@ Detent NSObject
custom(identifier:resolver:) customDetentWithIdentifier:resolver:
large() largeDetent
medium() mediumDetent
resolvedValue(in:) resolvedValueInContext:
@ Diagnostic NSObject
@ Diagnostics
@ DiscoverySession NSObject
@ DocumentAttributeKey
@ DocumentReadingOptionKey
@ DocumentType
@ DynamicMapContent
@ EKAlarm EKObject NSCopying
@ EKCalendar EKObject
@ EKCalendarChooser UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ EKCalendarChooserDelegate
?calendarChooserDidCancel(_:)
?calendarChooserDidFinish(_:)
?calendarChooserSelectionDidChange(_:)
@ EKCalendarItem EKObject
addAlarm(_:)
addRecurrenceRule(_:)
removeAlarm(_:)
removeRecurrenceRule(_:)
@ EKEvent EKCalendarItem
compareStartDate(with:) compareStartDateWithEvent:
refresh()
@ EKEventEditViewController UINavigationController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
cancelEditing()
@ EKEventEditViewDelegate
eventEditViewController(_:didCompleteWith:) eventEditViewController:didCompleteWithAction:
?eventEditViewControllerDefaultCalendar(forNewEvents:)
@ EKEventStore NSObject
authorizationStatus(for:) authorizationStatusForEntityType:
calendar(withIdentifier:)
calendarItem(withIdentifier:)
calendarItems(withExternalIdentifier:)
calendars(for:) calendarsForEntityType:
cancelFetchRequest(_:)
commit() commit:
defaultCalendarForNewReminders()
enumerateEvents(matching:using:) enumerateEventsMatchingPredicate:usingBlock:
event(withIdentifier:)
events(matching:) eventsMatchingPredicate:
fetchReminders(matching:completion:) fetchRemindersMatchingPredicate:completion:
predicateForCompletedReminders(withCompletionDateStarting:ending:calendars:)
predicateForEvents(withStart:end:calendars:) predicateForEventsWithStartDate:endDate:calendars:
predicateForIncompleteReminders(withDueDateStarting:ending:calendars:)
predicateForReminders(in:) predicateForRemindersInCalendars:
refreshSourcesIfNecessary()
remove(_:commit:) removeReminder:commit:error:
remove(_:span:) removeEvent:span:error:
remove(_:span:commit:) removeEvent:span:commit:error:
removeCalendar(_:commit:) removeCalendar:commit:error:
requestAccess(to:completion:) requestAccessToEntityType:completion:
requestFullAccessToEvents(completion:)
requestFullAccessToReminders(completion:)
requestWriteOnlyAccessToEvents(completion:)
reset()
save(_:commit:) saveReminder:commit:error:
save(_:span:) saveEvent:span:error:
save(_:span:commit:) saveEvent:span:commit:error:
saveCalendar(_:commit:) saveCalendar:commit:error:
source(withIdentifier:)
@ EKEventViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ EKEventViewDelegate
eventViewController(_:didCompleteWith:) eventViewController:didCompleteWithAction:
@ EKObject NSObject
refresh()
reset()
rollback()
@ EKParticipant EKObject NSCopying
abRecord(with:) ABRecordWithAddressBook:
@ EKRecurrenceDayOfWeek NSObject NSCoding NSCopying NSSecureCoding
@ EKRecurrenceEnd NSObject NSCoding NSCopying NSSecureCoding
@ EKRecurrenceRule EKObject NSCopying
@ EKReminder EKCalendarItem
@ EKSource EKObject
calendars(for:) calendarsForEntityType:
@ EKStructuredLocation EKObject NSCopying
@ EKVirtualConferenceDescriptor NSObject
@ EKVirtualConferenceProvider NSObject NSExtensionRequestHandling
fetchAvailableRoomTypes(completionHandler:)
fetchVirtualConference(identifier:completionHandler:) fetchVirtualConferenceForIdentifier:completionHandler:
@ EKVirtualConferenceRoomTypeDescriptor NSObject
@ EKVirtualConferenceURLDescriptor NSObject
@ ETAResponse NSObject
@ Entry NSObject
challengeComposeController(withMessage:players:completion:)
challengeComposeController(withMessage:players:completionHandler:)
@ Event NSObject NSCopying NSCoding NSSecureCoding
@ FetchChangesContext NSObject
@ FetchChangesOptions NSObject NSCopying
@ Format NSObject
isVideoStabilizationModeSupported(_:)
videoFieldOfView(forAspectRatio:geometricDistortionCorrected:)
@ FormattingDescriptor NSObject NSCoding NSCopying NSSecureCoding
@ FormattingStyle NSObject NSCoding NSCopying NSSecureCoding
@ GKAccessPoint NSObject
trigger(achievementID:handler:) triggerAccessPointWithAchievementID:handler:
trigger(handler:) triggerAccessPointWithHandler:
trigger(leaderboardID:playerScope:timeScope:handler:) triggerAccessPointWithLeaderboardID:playerScope:timeScope:handler:
trigger(leaderboardSetID:handler:) triggerAccessPointWithLeaderboardSetID:handler:
trigger(player:handler:) triggerAccessPointWithPlayer:handler:
trigger(state:handler:) triggerAccessPointWithState:handler:
triggerAccessPoint(with:handler:) triggerAccessPointWithGameActivity:handler:
triggerAccessPoint(withChallengeDefinitionID:handler:)
triggerAccessPoint(withGameActivityDefinitionID:handler:)
triggerAccessPointForArcade(handler:)
triggerAccessPointForChallenges(handler:)
triggerAccessPointForFriending(handler:)
triggerAccessPointForPlayTogether(handler:)
@ GKAchievement NSObject NSCoding NSSecureCoding
challengeComposeController(withMessage:players:completion:)
challengeComposeController(withMessage:players:completionHandler:)
challengeComposeController(withPlayers:message:completionHandler:)
loadAchievements(completionHandler:)
report(_:withCompletionHandler:) reportAchievements:withCompletionHandler:
report(_:withEligibleChallenges:withCompletionHandler:) reportAchievements:withEligibleChallenges:withCompletionHandler:
resetAchievements(completionHandler:)
selectChallengeablePlayerIDs(_:withCompletionHandler:)
selectChallengeablePlayers(_:withCompletionHandler:)
@ GKAchievementChallenge GKChallenge NSCoding NSSecureCoding
@ GKAchievementDescription NSObject NSCoding NSSecureCoding
incompleteAchievementImage()
loadAchievementDescriptions(completionHandler:)
loadImage(completionHandler:)
placeholderCompletedAchievementImage()
@ GKBasePlayer NSObject NSCopying
@ GKChallenge NSObject NSCoding NSSecureCoding
decline()
loadReceivedChallenges(completionHandler:)
@ GKChallengeDefinition NSObject
hasActiveChallenges(completionHandler:)
loadChallengeDefinitions(completionHandler:)
@ GKChallengeListener
?player(_:didComplete:issuedByFriend:) player:didCompleteChallenge:issuedByFriend:
?player(_:didReceive:) player:didReceiveChallenge:
?player(_:issuedChallengeWasCompleted:byFriend:)
?player(_:wantsToPlay:) player:wantsToPlayChallenge:
@ GKCloudPlayer GKBasePlayer NSCopying
getCurrentSignedInPlayer(forContainer:completionHandler:)
@ GKFriendRequestComposeViewController UIViewController GKViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
addRecipientPlayers(_:)
addRecipients(withEmailAddresses:)
addRecipients(withPlayerIDs:)
maxNumberOfRecipients()
setMessage(_:)
@ GKFriendRequestComposeViewControllerDelegate
friendRequestComposeViewControllerDidFinish(_:)
@ GKGameActivity NSObject
checkPendingGameActivityExistence(completionHandler:)
end()
endDate()
findMatch(completionHandler:)
findPlayersForHostedMatch(completionHandler:)
getProgressOn(_:) getProgressOnAchievement:
getScoreOn(_:) getScoreOnLeaderboard:
isValidPartyCode(_:)
makeMatchRequest()
pause()
removeAchievements(_:)
removeScores(from:) removeScoresFromLeaderboards:
resume()
setAchievementCompleted(_:)
setProgressOn(_:toPercentComplete:) setProgressOnAchievement:toPercentComplete:
setScoreOn(_:toScore:) setScoreOnLeaderboard:toScore:
setScoreOn(_:toScore:context:) setScoreOnLeaderboard:toScore:context:
start()
start(with:) startWithDefinition:error:
start(with:partyCode:) startWithDefinition:partyCode:error:
startDate()
@ GKGameActivityDefinition NSObject
loadAchievementDescriptions(completionHandler:)
loadGameActivityDefinitions(completionHandler:)
loadGameActivityDefinitions(withIDs:completionHandler:)
loadLeaderboards(completionHandler:)
playStyle()
@ GKGameActivityListener
?player(_:wantsToPlay:completionHandler:) player:wantsToPlayGameActivity:completionHandler:
@ GKGameCenterControllerDelegate
gameCenterViewControllerDidFinish(_:)
@ GKGameCenterViewController UIViewController GKViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
@ GKGameSession NSObject
add(listener:) addEventListener:
clearBadge(for:completionHandler:) clearBadgeForPlayers:completionHandler:
createSession(inContainer:withTitle:maxConnectedPlayers:completionHandler:)
getShareURL(completionHandler:)
load(withIdentifier:completionHandler:) loadSessionWithIdentifier:completionHandler:
loadData(completionHandler:)
loadSessions(inContainer:completionHandler:)
players(with:) playersWithConnectionState:
remove(listener:) removeEventListener:
remove(withIdentifier:completionHandler:) removeSessionWithIdentifier:completionHandler:
save(_:completionHandler:) saveData:completionHandler:
send(_:with:completionHandler:) sendData:withTransportType:completionHandler:
sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:completionHandler:) sendMessageWithLocalizedFormatKey:arguments:data:toPlayers:badgePlayers:completionHandler:
setConnectionState(_:completionHandler:)
@ GKGameSessionEventListener
?session(_:didAdd:) session:didAddPlayer:
?session(_:didReceive:from:) session:didReceiveData:fromPlayer:
?session(_:didReceiveMessage:with:from:) session:didReceiveMessage:withData:fromPlayer:
?session(_:didRemove:) session:didRemovePlayer:
?session(_:player:didChange:) session:player:didChangeConnectionState:
?session(_:player:didSave:) session:player:didSaveData:
@ GKInvite NSObject
@ GKInviteEventListener
?player(_:didAccept:) player:didAcceptInvite:
?player(_:didRequestMatchWithPlayers:)
?player(_:didRequestMatchWithRecipients:)
@ GKLeaderboard NSObject
loadEntries(for:timeScope:completionHandler:) loadEntriesForPlayers:timeScope:completionHandler:
loadEntries(for:timeScope:range:completionHandler:) loadEntriesForPlayerScope:timeScope:range:completionHandler:
loadImage(completionHandler:)
loadLeaderboards(IDs:completionHandler:)
loadLeaderboards(completionHandler:)
loadPreviousOccurrence(completionHandler:)
loadScores(completionHandler:)
submitScore(_:context:player:completionHandler:)
submitScore(_:context:player:leaderboardIDs:completionHandler:)
@ GKLeaderboardScore NSObject
@ GKLeaderboardSet NSObject NSCoding NSSecureCoding
loadImage(completionHandler:)
loadLeaderboardSets(completionHandler:)
loadLeaderboards(completionHandler:)
loadLeaderboards(handler:)
@ GKLocalPlayer GKPlayer GKSavedGameListener NSCopying
deleteSavedGames(withName:completionHandler:)
fetchItems(forIdentityVerificationSignature:)
fetchSavedGames(completionHandler:)
generateIdentityVerificationSignature(completionHandler:)
loadChallengableFriends(completionHandler:)
loadDefaultLeaderboardIdentifier(completionHandler:)
loadFriendPlayers(completionHandler:)
loadFriends(_:)
loadFriends(identifiedBy:completionHandler:) loadFriendsWithIdentifiers:completionHandler:
loadFriendsAuthorizationStatus(_:)
loadFriendsObsoleted(completionHandler:) loadFriendsWithCompletionHandler:
loadRecentPlayers(completionHandler:)
local localPlayer
presentFriendRequestCreator(from:) presentFriendRequestCreatorFromViewController:error:
register(_:) registerListener:
resolveConflictingSavedGames(_:with:completionHandler:) resolveConflictingSavedGames:withData:completionHandler:
saveGameData(_:withName:completionHandler:)
setDefaultLeaderboardIdentifier(_:completionHandler:)
unregisterAllListeners()
unregisterListener(_:)
@ GKLocalPlayerListener GKChallengeListener GKGameActivityListener GKInviteEventListener GKTurnBasedEventListener GKSavedGameListener
@ GKMatch NSObject
chooseBestHostPlayer(completionHandler:)
chooseBestHostingPlayer(completionHandler:)
disconnect()
rematch(completionHandler:)
send(_:to:dataMode:) sendData:toPlayers:dataMode:error:
send(_:toPlayers:with:) sendData:toPlayers:withDataMode:error:
sendData(toAllPlayers:with:) sendDataToAllPlayers:withDataMode:error:
voiceChat(withName:)
@ GKMatchDelegate
?match(_:didFailWithError:)
?match(_:didReceive:forRecipient:fromRemotePlayer:) match:didReceiveData:forRecipient:fromRemotePlayer:
?match(_:didReceive:fromPlayer:) match:didReceiveData:fromPlayer:
?match(_:didReceive:fromRemotePlayer:) match:didReceiveData:fromRemotePlayer:
?match(_:player:didChange:) match:player:didChangeConnectionState:
?match(_:shouldReinviteDisconnectedPlayer:)
?match(_:shouldReinvitePlayer:)
@ GKMatchRequest NSObject
maxPlayersAllowedForMatch(of:) maxPlayersAllowedForMatchOfType:
@ GKMatchedPlayers NSObject
@ GKMatchmaker NSObject
addPlayers(to:matchRequest:completionHandler:) addPlayersToMatch:matchRequest:completionHandler:
cancel()
cancelInvite(toPlayer:)
cancelPendingInvite(to:) cancelPendingInviteToPlayer:
findMatch(for:withCompletionHandler:) findMatchForRequest:withCompletionHandler:
findMatchedPlayers(_:withCompletionHandler:)
findPlayers(forHostedMatchRequest:withCompletionHandler:)
findPlayers(forHostedRequest:withCompletionHandler:)
finishMatchmaking(for:) finishMatchmakingForMatch:
match(for:completionHandler:) matchForInvite:completionHandler:
queryActivity(completionHandler:)
queryPlayerGroupActivity(_:withCompletionHandler:)
queryQueueActivity(_:withCompletionHandler:)
shared() sharedMatchmaker
startBrowsingForNearbyPlayers(handler:)
startBrowsingForNearbyPlayers(reachableHandler:)
startGroupActivity(playerHandler:)
stopBrowsingForNearbyPlayers()
stopGroupActivity()
@ GKMatchmakerViewController UIViewController GKViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
addPlayers(to:) addPlayersToMatch:
setHostedPlayer(_:connected:)
setHostedPlayer(_:didConnect:)
@ GKMatchmakerViewControllerDelegate
matchmakerViewController(_:didFailWithError:)
?matchmakerViewController(_:didFind:) matchmakerViewController:didFindMatch:
?matchmakerViewController(_:didFindHostedPlayers:)
?matchmakerViewController(_:didFindPlayers:)
?matchmakerViewController(_:didReceiveAcceptFromHostedPlayer:)
?matchmakerViewController(_:getMatchPropertiesForRecipient:withCompletionHandler:)
?matchmakerViewController(_:hostedPlayerDidAccept:)
matchmakerViewControllerWasCancelled(_:)
@ GKNotificationBanner NSObject
show(withTitle:message:completionHandler:) showBannerWithTitle:message:completionHandler:
show(withTitle:message:duration:completionHandler:) showBannerWithTitle:message:duration:completionHandler:
@ GKPeerPickerControllerDelegate
peerPickerController(_:didConnectPeer:to:) peerPickerController:didConnectPeer:toSession:
peerPickerController(_:didSelect:) peerPickerController:didSelectConnectionType:
peerPickerController(_:sessionFor:) peerPickerController:sessionForConnectionType:
peerPickerControllerDidCancel(_:)
@ GKPlayer GKBasePlayer NSCopying
anonymousGuestPlayer(withIdentifier:)
loadPhoto(for:withCompletionHandler:) loadPhotoForSize:withCompletionHandler:
loadPlayers(forIdentifiers:withCompletionHandler:)
scopedIDsArePersistent()
@ GKSavedGame NSObject NSCopying
loadData(completionHandler:)
@ GKSavedGameListener
?player(_:didModifySavedGame:)
?player(_:hasConflictingSavedGames:)
@ GKScore NSObject NSCoding NSSecureCoding
challengeComposeController(withMessage:players:completion:)
challengeComposeController(withMessage:players:completionHandler:)
challengeComposeController(withPlayers:message:completionHandler:)
report(_:withCompletionHandler:) reportScores:withCompletionHandler:
report(_:withEligibleChallenges:withCompletionHandler:) reportScores:withEligibleChallenges:withCompletionHandler:
@ GKScoreChallenge GKChallenge NSCoding NSSecureCoding
@ GKTurnBasedEventListener
?player(_:didRequestMatchWithOtherPlayers:)
?player(_:didRequestMatchWithPlayers:)
?player(_:matchEnded:)
?player(_:receivedExchangeCancellation:for:) player:receivedExchangeCancellation:forMatch:
?player(_:receivedExchangeReplies:forCompletedExchange:for:) player:receivedExchangeReplies:forCompletedExchange:forMatch:
?player(_:receivedExchangeRequest:for:) player:receivedExchangeRequest:forMatch:
?player(_:receivedTurnEventFor:didBecomeActive:) player:receivedTurnEventForMatch:didBecomeActive:
?player(_:wantsToQuitMatch:)
@ GKTurnBasedExchange NSObject
cancel(withLocalizableMessageKey:arguments:completionHandler:)
reply(withLocalizableMessageKey:arguments:data:completionHandler:)
@ GKTurnBasedExchangeReply NSObject
@ GKTurnBasedMatch NSObject
acceptInvite(completionHandler:)
declineInvite(completionHandler:)
endMatchInTurn(withMatch:completionHandler:) endMatchInTurnWithMatchData:completionHandler:
endMatchInTurn(withMatch:leaderboardScores:achievements:completionHandler:) endMatchInTurnWithMatchData:leaderboardScores:achievements:completionHandler:
endMatchInTurn(withMatch:scores:achievements:completionHandler:) endMatchInTurnWithMatchData:scores:achievements:completionHandler:
endTurn(withNextParticipants:turnTimeout:match:completionHandler:) endTurnWithNextParticipants:turnTimeout:matchData:completionHandler:
find(for:withCompletionHandler:) findMatchForRequest:withCompletionHandler:
load(withID:withCompletionHandler:) loadMatchWithID:withCompletionHandler:
loadMatchData(completionHandler:)
loadMatches(completionHandler:)
participantQuitInTurn(with:nextParticipants:turnTimeout:match:completionHandler:) participantQuitInTurnWithOutcome:nextParticipants:turnTimeout:matchData:completionHandler:
participantQuitOutOfTurn(with:withCompletionHandler:) participantQuitOutOfTurnWithOutcome:withCompletionHandler:
rematch(completionHandler:)
remove(completionHandler:)
saveCurrentTurn(withMatch:completionHandler:) saveCurrentTurnWithMatchData:completionHandler:
saveMergedMatch(_:withResolvedExchanges:completionHandler:) saveMergedMatchData:withResolvedExchanges:completionHandler:
sendExchange(to:data:localizableMessageKey:arguments:timeout:completionHandler:) sendExchangeToParticipants:data:localizableMessageKey:arguments:timeout:completionHandler:
sendReminder(to:localizableMessageKey:arguments:completionHandler:) sendReminderToParticipants:localizableMessageKey:arguments:completionHandler:
setLocalizableMessageWithKey(_:arguments:)
@ GKTurnBasedMatchmakerViewController UIViewController GKViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
@ GKTurnBasedMatchmakerViewControllerDelegate
turnBasedMatchmakerViewController(_:didFailWithError:)
?turnBasedMatchmakerViewController(_:didFind:) turnBasedMatchmakerViewController:didFindMatch:
?turnBasedMatchmakerViewController(_:playerQuitFor:) turnBasedMatchmakerViewController:playerQuitForMatch:
turnBasedMatchmakerViewControllerWasCancelled(_:)
@ GKTurnBasedParticipant NSObject
@ GKVoiceChat NSObject
isVoIPAllowed()
setMute(_:forPlayer:)
setPlayer(_:muted:)
start()
stop()
@ Geometry NSObject NSCopying
@ GeometryPreferences NSObject
@ HKActivityMoveModeObject NSObject NSCoding NSCopying NSSecureCoding
@ HKActivityRingView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
setActivitySummary(_:animated:)
@ HKActivitySummary NSObject NSCoding NSCopying NSSecureCoding
dateComponents(for:) dateComponentsForCalendar:
@ HKActivitySummaryQuery HKQuery
@ HKActivitySummaryType HKObjectType NSCoding NSCopying NSSecureCoding
@ HKAnchoredObjectQuery HKQuery
@ HKAsyncQuery
@ HKAsyncSequenceQuery
@ HKAttachment NSObject NSCoding NSCopying NSSecureCoding
@ HKAttachmentDataReader
@ HKAttachmentStore NSObject
addAttachment(to:name:contentType:url:metadata:completion:) addAttachmentToObject:name:contentType:URL:metadata:completion:
getAttachments(for:completion:) getAttachmentsForObject:completion:
getData(for:completion:) getDataForAttachment:completion:
removeAttachment(_:from:completion:) removeAttachment:fromObject:completion:
streamData(for:dataHandler:) streamDataForAttachment:dataHandler:
@ HKAudiogramSample HKSample NSCoding NSSecureCoding
@ HKAudiogramSampleType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKAudiogramSensitivityPoint NSObject NSCoding NSSecureCoding
@ HKAudiogramSensitivityPointClampingRange NSObject NSCoding NSCopying NSSecureCoding
@ HKAudiogramSensitivityTest NSObject NSCoding NSCopying NSSecureCoding
@ HKBiologicalSexObject NSObject NSCoding NSCopying NSSecureCoding
@ HKBloodTypeObject NSObject NSCoding NSCopying NSSecureCoding
@ HKCDADocument NSObject
@ HKCDADocumentSample HKDocumentSample NSCoding NSSecureCoding
@ HKCategorySample HKSample NSCoding NSSecureCoding
@ HKCategoryType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKCategoryValuePredicateProviding
@ HKCharacteristicType HKObjectType NSCoding NSCopying NSSecureCoding
@ HKClinicalCoding NSObject NSCoding NSCopying NSSecureCoding
@ HKClinicalRecord HKSample NSCoding NSCopying NSSecureCoding
@ HKClinicalType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKContactsLensSpecification HKLensSpecification NSCoding NSCopying NSSecureCoding
@ HKContactsPrescription HKVisionPrescription NSCoding NSCopying NSSecureCoding
@ HKCorrelation HKSample NSCoding NSSecureCoding
objects(for:) objectsForType:
@ HKCorrelationQuery HKQuery
@ HKCorrelationType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKCumulativeQuantitySample HKQuantitySample NSCoding NSSecureCoding
@ HKCumulativeQuantitySeriesSample HKCumulativeQuantitySample NSCoding NSSecureCoding
@ HKDeletedObject NSObject NSCoding NSSecureCoding
@ HKDevice NSObject NSCoding NSCopying NSSecureCoding
local() localDevice
@ HKDiscreteQuantitySample HKQuantitySample NSCoding NSSecureCoding
@ HKDocumentQuery HKQuery
@ HKDocumentSample HKSample NSCoding NSSecureCoding
@ HKDocumentType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKElectrocardiogram HKSample NSCoding NSSecureCoding
@ HKElectrocardiogramQuery HKQuery
@ HKElectrocardiogramType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKFHIRResource NSObject NSCoding NSCopying NSSecureCoding
@ HKFHIRVersion NSObject NSCoding NSCopying NSSecureCoding
primaryDSTU2() primaryDSTU2Version
primaryR4() primaryR4Version
@ HKFitzpatrickSkinTypeObject NSObject NSCoding NSCopying NSSecureCoding
@ HKGAD7Assessment HKScoredAssessment NSCoding NSCopying NSSecureCoding
@ HKGlassesLensSpecification HKLensSpecification NSCoding NSCopying NSSecureCoding
@ HKGlassesPrescription HKVisionPrescription NSCoding NSCopying NSSecureCoding
@ HKHealthConceptIdentifier NSObject NSCoding NSCopying NSSecureCoding
@ HKHealthStore NSObject
activityMoveMode() activityMoveModeWithError:
add(_:to:completion:) addSamples:toWorkout:completion:
authorizationStatus(for:) authorizationStatusForType:
biologicalSex() biologicalSexWithError:
bloodType() bloodTypeWithError:
dateOfBirth() dateOfBirthWithError:
dateOfBirthComponents() dateOfBirthComponentsWithError:
delete(_:withCompletion:) deleteObject:withCompletion:
deleteObjects(of:predicate:withCompletion:) deleteObjectsOfType:predicate:withCompletion:
disableAllBackgroundDelivery(completion:)
disableBackgroundDelivery(for:withCompletion:) disableBackgroundDeliveryForType:withCompletion:
earliestPermittedSampleDate()
enableBackgroundDelivery(for:frequency:withCompletion:) enableBackgroundDeliveryForType:frequency:withCompletion:
execute(_:) executeQuery:
fitzpatrickSkinType() fitzpatrickSkinTypeWithError:
getRequestStatusForAuthorization(toShare:read:completion:) getRequestStatusForAuthorizationToShareTypes:readTypes:completion:
handleAuthorizationForExtension(completion:)
isHealthDataAvailable()
preferredUnits(for:completion:) preferredUnitsForQuantityTypes:completion:
recalibrateEstimates(sampleType:date:completion:) recalibrateEstimatesForSampleType:atDate:completion:
relateWorkoutEffortSample(_:with:activity:completion:) relateWorkoutEffortSample:withWorkout:activity:completion:
requestAuthorization(toShare:read:completion:) requestAuthorizationToShareTypes:readTypes:completion:
requestPerObjectReadAuthorization(for:predicate:completion:) requestPerObjectReadAuthorizationForType:predicate:completion:
save(_:withCompletion:) saveObject:withCompletion:
splitTotalEnergy(_:start:end:resultsHandler:) splitTotalEnergy:startDate:endDate:resultsHandler:
startWatchApp(with:completion:) startWatchAppWithWorkoutConfiguration:completion:
stop(_:) stopQuery:
supportsHealthRecords()
unrelateWorkoutEffortSample(_:from:activity:completion:) unrelateWorkoutEffortSample:fromWorkout:activity:completion:
wheelchairUse() wheelchairUseWithError:
@ HKHeartbeatSeriesBuilder HKSeriesBuilder
addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)
addMetadata(_:completion:)
finishSeries(completion:)
@ HKHeartbeatSeriesQuery HKQuery
@ HKHeartbeatSeriesSample HKSeriesSample NSCoding NSSecureCoding
@ HKLensSpecification NSObject
@ HKMedicationConcept NSObject NSCoding NSCopying NSSecureCoding
@ HKMedicationDoseEvent HKSample NSCoding NSCopying NSSecureCoding
@ HKMedicationDoseEventType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKObject NSObject NSCoding NSSecureCoding
@ HKObjectType NSObject NSCoding NSCopying NSSecureCoding
activitySummaryType()
audiogramSampleType()
categoryType(forIdentifier:)
characteristicType(forIdentifier:)
clinicalType(forIdentifier:)
correlationType(forIdentifier:)
documentType(forIdentifier:)
electrocardiogramType()
quantityType(forIdentifier:)
requiresPerObjectAuthorization()
scoredAssessmentType(forIdentifier:)
seriesType(forIdentifier:)
stateOfMindType()
visionPrescriptionType()
workoutType()
@ HKObserverQuery HKQuery
@ HKPHQ9Assessment HKScoredAssessment NSCoding NSCopying NSSecureCoding
@ HKPrescriptionType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKQuantity NSObject NSCoding NSCopying NSSecureCoding
compare(_:)
doubleValue(for:) doubleValueForUnit:
is(compatibleWith:) isCompatibleWithUnit:
@ HKQuantitySample HKSample NSCoding NSSecureCoding
@ HKQuantitySeriesSampleBuilder NSObject
discard()
finishSeries(metadata:completion:)
finishSeries(metadata:endDate:completion:)
insert(_:at:) insertQuantity:date:error:
insert(_:for:) insertQuantity:dateInterval:error:
@ HKQuantitySeriesSampleQuery HKQuery
@ HKQuantityType HKSampleType NSCoding NSCopying NSSecureCoding
is(compatibleWith:) isCompatibleWithUnit:
@ HKQuery NSObject
predicate(forActivitySummariesBetweenStart:end:) predicateForActivitySummariesBetweenStartDateComponents:endDateComponents:
predicateForActivitySummary(with:) predicateForActivitySummaryWithDateComponents:
predicateForCategorySamples(with:value:) predicateForCategorySamplesWithOperatorType:value:
predicateForCategorySamplesEqual(toValues:)
predicateForClinicalRecords(from:fhirResourceType:identifier:) predicateForClinicalRecordsFromSource:FHIRResourceType:identifier:
predicateForClinicalRecords(withFHIRResourceType:)
predicateForElectrocardiograms(classification:)
predicateForElectrocardiograms(symptomsStatus:)
predicateForMedicationDoseEvent(with:) predicateForMedicationDoseEventWithStatus:
predicateForMedicationDoseEvent(withMedicationConceptIdentifier:)
predicateForMedicationDoseEvent(withMedicationConceptIdentifiers:)
predicateForMedicationDoseEvent(withScheduledDate:)
predicateForMedicationDoseEvent(withScheduledDates:)
predicateForMedicationDoseEvent(withScheduledStart:end:) predicateForMedicationDoseEventWithScheduledStartDate:endDate:
predicateForMedicationDoseEvent(withStatuses:)
predicateForObject(with:) predicateForObjectWithUUID:
predicateForObjects(from:) predicateForObjectsFromSource:
predicateForObjects(with:) predicateForObjectsWithUUIDs:
predicateForObjects(withDeviceProperty:allowedValues:)
predicateForObjects(withMetadataKey:)
predicateForObjects(withMetadataKey:allowedValues:)
predicateForObjects(withMetadataKey:operatorType:value:)
predicateForObjectsAssociated(electrocardiogram:)
predicateForObjectsWithNoCorrelation()
predicateForQuantitySamples(with:quantity:) predicateForQuantitySamplesWithOperatorType:quantity:
predicateForSamples(withStart:end:options:) predicateForSamplesWithStartDate:endDate:options:
predicateForStatesOfMind(with:) predicateForStatesOfMindWithKind:
predicateForStatesOfMind(withValence:operatorType:)
predicateForUserAnnotatedMedications(withHasSchedule:)
predicateForUserAnnotatedMedications(withIsArchived:)
predicateForVerifiableClinicalRecords(withRelevantDateWithin:) predicateForVerifiableClinicalRecordsWithRelevantDateWithinDateInterval:
predicateForWorkoutActivities(operatorType:duration:)
predicateForWorkoutActivities(operatorType:quantityType:averageQuantity:)
predicateForWorkoutActivities(operatorType:quantityType:maximumQuantity:)
predicateForWorkoutActivities(operatorType:quantityType:minimumQuantity:)
predicateForWorkoutActivities(operatorType:quantityType:sumQuantity:)
predicateForWorkoutActivities(start:end:options:) predicateForWorkoutActivitiesWithStartDate:endDate:options:
predicateForWorkoutActivities(workoutActivityType:)
predicateForWorkoutEffortSamplesRelated(workout:activity:) predicateForWorkoutEffortSamplesRelatedToWorkout:activity:
predicateForWorkouts(activityPredicate:)
predicateForWorkouts(operatorType:quantityType:averageQuantity:)
predicateForWorkouts(operatorType:quantityType:maximumQuantity:)
predicateForWorkouts(operatorType:quantityType:minimumQuantity:)
predicateForWorkouts(operatorType:quantityType:sumQuantity:)
predicateForWorkouts(with:) predicateForWorkoutsWithWorkoutActivityType:
predicateForWorkouts(with:duration:) predicateForWorkoutsWithOperatorType:duration:
predicateForWorkouts(with:totalDistance:) predicateForWorkoutsWithOperatorType:totalDistance:
predicateForWorkouts(with:totalEnergyBurned:) predicateForWorkoutsWithOperatorType:totalEnergyBurned:
predicateForWorkouts(with:totalFlightsClimbed:) predicateForWorkoutsWithOperatorType:totalFlightsClimbed:
predicateForWorkouts(with:totalSwimmingStrokeCount:) predicateForWorkoutsWithOperatorType:totalSwimmingStrokeCount:
@ HKQueryAnchor NSObject NSCoding NSCopying NSSecureCoding
@ HKQueryDescriptor NSObject NSCoding NSCopying NSSecureCoding
@ HKSample HKObject NSCoding NSSecureCoding
@ HKSampleQuery HKQuery
@ HKSampleType HKObjectType NSCoding NSCopying NSSecureCoding
@ HKScoredAssessment HKSample NSCoding NSCopying NSSecureCoding
@ HKScoredAssessmentType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKSeriesBuilder NSObject
discard()
@ HKSeriesSample HKSample NSCoding NSSecureCoding
@ HKSeriesType HKSampleType NSCoding NSCopying NSSecureCoding
heartbeat() heartbeatSeriesType
workoutRoute() workoutRouteType
@ HKSource NSObject NSCoding NSCopying NSSecureCoding
default() defaultSource
@ HKSourceQuery HKQuery
@ HKSourceRevision NSObject NSCoding NSCopying NSSecureCoding
@ HKStateOfMind HKSample NSCoding NSCopying NSSecureCoding
@ HKStateOfMindType HKSampleType NSCoding NSCopying NSSecureCoding
@ HKStatistics NSObject NSCoding NSCopying NSSecureCoding
averageQuantity()
averageQuantity(for:) averageQuantityForSource:
duration()
duration(for:) durationForSource:
maximumQuantity()
maximumQuantity(for:) maximumQuantityForSource:
minimumQuantity()
minimumQuantity(for:) minimumQuantityForSource:
mostRecentQuantity()
mostRecentQuantity(for:) mostRecentQuantityForSource:
mostRecentQuantityDateInterval()
mostRecentQuantityDateInterval(for:) mostRecentQuantityDateIntervalForSource:
sumQuantity()
sumQuantity(for:) sumQuantityForSource:
@ HKStatisticsCollection NSObject
enumerateStatistics(from:to:with:) enumerateStatisticsFromDate:toDate:withBlock:
sources()
statistics()
statistics(for:) statisticsForDate:
@ HKStatisticsCollectionQuery HKQuery
@ HKStatisticsQuery HKQuery
@ HKUnit NSObject NSCoding NSCopying NSSecureCoding
appleEffortScore() appleEffortScoreUnit
atmosphere() atmosphereUnit
calorie() calorieUnit
centimeterOfWater() centimeterOfWaterUnit
count() countUnit
cupImperial() cupImperialUnit
cupUS() cupUSUnit
day() dayUnit
decibelAWeightedSoundPressureLevel() decibelAWeightedSoundPressureLevelUnit
decibelHearingLevel() decibelHearingLevelUnit
degreeAngle() degreeAngleUnit
degreeCelsius() degreeCelsiusUnit
degreeFahrenheit() degreeFahrenheitUnit
diopter() diopterUnit
energyFormatterUnit(from:) energyFormatterUnitFromUnit:
fluidOunceImperial() fluidOunceImperialUnit
fluidOunceUS() fluidOunceUSUnit
foot() footUnit
gram() gramUnit
gramUnit(with:) gramUnitWithMetricPrefix:
hertz() hertzUnit
hertzUnit(with:) hertzUnitWithMetricPrefix:
hour() hourUnit
inch() inchUnit
inchesOfMercury() inchesOfMercuryUnit
internationalUnit()
isNull()
joule() jouleUnit
jouleUnit(with:) jouleUnitWithMetricPrefix:
kelvin() kelvinUnit
kilocalorie() kilocalorieUnit
largeCalorie() largeCalorieUnit
lengthFormatterUnit(from:) lengthFormatterUnitFromUnit:
liter() literUnit
literUnit(with:) literUnitWithMetricPrefix:
lux() luxUnit
luxUnit(with:) luxUnitWithMetricPrefix:
massFormatterUnit(from:) massFormatterUnitFromUnit:
meter() meterUnit
meterUnit(with:) meterUnitWithMetricPrefix:
mile() mileUnit
millimeterOfMercury() millimeterOfMercuryUnit
minute() minuteUnit
moleUnit(with:molarMass:) moleUnitWithMetricPrefix:molarMass:
moleUnit(withMolarMass:)
ounce() ounceUnit
pascal() pascalUnit
pascalUnit(with:) pascalUnitWithMetricPrefix:
percent() percentUnit
pintImperial() pintImperialUnit
pintUS() pintUSUnit
pound() poundUnit
prismDiopter() prismDiopterUnit
radianAngle() radianAngleUnit
radianAngleUnit(with:) radianAngleUnitWithMetricPrefix:
reciprocal() reciprocalUnit
second() secondUnit
secondUnit(with:) secondUnitWithMetricPrefix:
siemen() siemenUnit
siemenUnit(with:) siemenUnitWithMetricPrefix:
smallCalorie() smallCalorieUnit
stone() stoneUnit
unitDivided(by:) unitDividedByUnit:
unitMultiplied(by:) unitMultipliedByUnit:
unitRaised(toPower:)
volt() voltUnit
voltUnit(with:) voltUnitWithMetricPrefix:
watt() wattUnit
wattUnit(with:) wattUnitWithMetricPrefix:
yard() yardUnit
@ HKUserAnnotatedMedication NSObject NSCoding NSCopying NSSecureCoding
@ HKUserAnnotatedMedicationQuery HKQuery
@ HKUserAnnotatedMedicationType HKObjectType NSCoding NSCopying NSSecureCoding
@ HKVerifiableClinicalRecord HKSample NSCoding NSSecureCoding
@ HKVerifiableClinicalRecordQuery HKQuery
@ HKVerifiableClinicalRecordSubject NSObject NSCoding NSCopying NSSecureCoding
@ HKVisionPrescription HKSample NSCoding NSCopying NSSecureCoding
@ HKVisionPrism NSObject NSCoding NSCopying NSSecureCoding
@ HKWheelchairUseObject NSObject NSCoding NSCopying NSSecureCoding
@ HKWorkout HKSample NSCoding NSSecureCoding
statistics(for:) statisticsForType:
@ HKWorkoutActivity NSObject NSCoding NSCopying NSSecureCoding
statistics(for:) statisticsForType:
@ HKWorkoutBuilder NSObject
add(_:completion:) addSamples:completion:
addMetadata(_:completion:)
addWorkoutActivity(_:completion:)
addWorkoutEvents(_:completion:)
beginCollection(withStart:completion:) beginCollectionWithStartDate:completion:
discardWorkout()
elapsedTime(at:) elapsedTimeAtDate:
endCollection(withEnd:completion:) endCollectionWithEndDate:completion:
finishWorkout(completion:)
seriesBuilder(for:) seriesBuilderForType:
statistics(for:) statisticsForType:
updateActivity(uuid:adding:completion:) updateActivityWithUUID:addMedatata:completion:
updateActivity(uuid:end:completion:) updateActivityWithUUID:endDate:completion:
@ HKWorkoutConfiguration NSObject NSCoding NSCopying NSSecureCoding
@ HKWorkoutEffortRelationship NSObject NSCoding NSCopying NSSecureCoding
@ HKWorkoutEffortRelationshipQuery HKQuery
@ HKWorkoutEvent NSObject NSCoding NSCopying NSSecureCoding
@ HKWorkoutRoute HKSeriesSample NSCoding NSSecureCoding
@ HKWorkoutRouteBuilder HKSeriesBuilder
addMetadata(_:completion:)
finishRoute(with:metadata:completion:) finishRouteWithWorkout:metadata:completion:
insertRouteData(_:completion:)
@ HKWorkoutRouteQuery HKQuery
@ HKWorkoutSession NSObject NSCoding NSSecureCoding
beginNewActivity(configuration:date:metadata:)
end()
endCurrentActivity(on:) endCurrentActivityOnDate:
pause()
prepare()
resume()
sendToRemoteWorkoutSession(data:completion:) sendDataToRemoteWorkoutSession:completion:
startActivity(with:) startActivityWithDate:
stopActivity(with:) stopActivityWithDate:
@ HKWorkoutSessionDelegate
?workoutSession(_:didBeginActivityWith:date:) workoutSession:didBeginActivityWithConfiguration:date:
workoutSession(_:didChangeTo:from:date:) workoutSession:didChangeToState:fromState:date:
?workoutSession(_:didDisconnectFromRemoteDeviceWithError:)
?workoutSession(_:didEndActivityWith:date:) workoutSession:didEndActivityWithConfiguration:date:
workoutSession(_:didFailWithError:)
?workoutSession(_:didGenerate:) workoutSession:didGenerateEvent:
?workoutSession(_:didReceiveDataFromRemoteWorkoutSession:)
@ HKWorkoutType HKSampleType NSCoding NSCopying NSSecureCoding
@ HMAccessControl NSObject
@ HMAccessory NSObject
identify(completionHandler:)
updateName(_:completionHandler:)
@ HMAccessoryBrowser NSObject
startSearchingForNewAccessories()
stopSearchingForNewAccessories()
@ HMAccessoryBrowserDelegate
?accessoryBrowser(_:didFindNewAccessory:)
?accessoryBrowser(_:didRemoveNewAccessory:)
@ HMAccessoryCategory NSObject
@ HMAccessoryDelegate
?accessory(_:didAdd:) accessory:didAddProfile:
?accessory(_:didRemove:) accessory:didRemoveProfile:
?accessory(_:didUpdateAssociatedServiceTypeFor:) accessory:didUpdateAssociatedServiceTypeForService:
?accessory(_:didUpdateFirmwareVersion:)
?accessory(_:didUpdateNameFor:) accessory:didUpdateNameForService:
?accessory(_:service:didUpdateValueFor:) accessory:service:didUpdateValueForCharacteristic:
?accessoryDidUpdateName(_:)
?accessoryDidUpdateReachability(_:)
?accessoryDidUpdateServices(_:)
@ HMAccessoryOwnershipToken NSObject
@ HMAccessoryProfile NSObject
@ HMAccessorySetupManager NSObject
performAccessorySetup(using:completionHandler:) performAccessorySetupUsingRequest:completionHandler:
@ HMAccessorySetupPayload NSObject
@ HMAccessorySetupRequest NSObject NSCopying
@ HMAccessorySetupResult NSObject NSCopying
@ HMAction NSObject
@ HMActionSet NSObject
addAction(_:completionHandler:)
removeAction(_:completionHandler:)
updateName(_:completionHandler:)
@ HMAddAccessoryRequest NSObject
makePayload(ownershipToken:) payloadWithOwnershipToken:
makePayload(url:ownershipToken:) payloadWithURL:ownershipToken:
@ HMCalendarEvent HMTimeEvent NSCopying NSMutableCopying
@ HMCameraAudioControl HMCameraControl
@ HMCameraControl NSObject
@ HMCameraProfile HMAccessoryProfile
@ HMCameraSettingsControl HMCameraControl
@ HMCameraSnapshot HMCameraSource
@ HMCameraSnapshotControl HMCameraControl
takeSnapshot()
@ HMCameraSnapshotControlDelegate
?cameraSnapshotControl(_:didTake:error:) cameraSnapshotControl:didTakeSnapshot:error:
?cameraSnapshotControlDidUpdateMostRecentSnapshot(_:)
@ HMCameraSource NSObject
@ HMCameraStream HMCameraSource
setAudioStreamSetting(_:)
updateAudioStreamSetting(_:completionHandler:)
@ HMCameraStreamControl HMCameraControl
startStream()
stopStream()
@ HMCameraStreamControlDelegate
?cameraStreamControl(_:didStopStreamWithError:)
?cameraStreamControlDidStartStream(_:)
@ HMCameraView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ HMCharacteristic NSObject
enableNotification(_:completionHandler:)
readValue(completionHandler:)
updateAuthorizationData(_:completionHandler:)
writeValue(_:completionHandler:)
@ HMCharacteristicEvent HMEvent NSCopying NSMutableCopying
updateTriggerValue(_:completionHandler:)
@ HMCharacteristicMetadata NSObject
@ HMCharacteristicThresholdRangeEvent HMEvent NSCopying NSMutableCopying
@ HMCharacteristicWriteAction HMAction
updateTargetValue(_:completionHandler:)
@ HMDurationEvent HMTimeEvent NSCopying NSMutableCopying
@ HMEvent NSObject
isSupported(for:) isSupportedForHome:
@ HMEventTrigger HMTrigger
addEvent(_:completionHandler:)
predicate(forEvaluatingTriggerOccurringBetweenSignificantEvent:secondSignificantEvent:)
predicateForEvaluatingTrigger(_:relatedBy:toValue:) predicateForEvaluatingTriggerWithCharacteristic:relatedBy:toValue:
predicateForEvaluatingTrigger(occurringAfter:) predicateForEvaluatingTriggerOccurringAfterDateWithComponents:
predicateForEvaluatingTrigger(occurringAfter:applyingOffset:) predicateForEvaluatingTriggerOccurringAfterSignificantEvent:applyingOffset:
predicateForEvaluatingTrigger(occurringBefore:) predicateForEvaluatingTriggerOccurringBeforeDateWithComponents:
predicateForEvaluatingTrigger(occurringBefore:applyingOffset:) predicateForEvaluatingTriggerOccurringBeforeSignificantEvent:applyingOffset:
predicateForEvaluatingTrigger(occurringOn:) predicateForEvaluatingTriggerOccurringOnDateWithComponents:
predicateForEvaluatingTrigger(withPresence:)
predicateForEvaluatingTriggerOccurring(afterSignificantEvent:)
predicateForEvaluatingTriggerOccurring(beforeSignificantEvent:)
predicateForEvaluatingTriggerOccurringBetweenDate(with:secondDateWith:) predicateForEvaluatingTriggerOccurringBetweenDateWithComponents:secondDateWithComponents:
removeEvent(_:completionHandler:)
updateEndEvents(_:completionHandler:)
updateEvents(_:completionHandler:)
updateExecuteOnce(_:completionHandler:)
updatePredicate(_:completionHandler:)
updateRecurrences(_:completionHandler:)
@ HMHome NSObject
addAccessory(_:completionHandler:)
addActionSet(withName:completionHandler:)
addAndSetupAccessories(completionHandler:)
addAndSetupAccessories(with:completionHandler:) addAndSetupAccessoriesWithPayload:completionHandler:
addRoom(withName:completionHandler:)
addServiceGroup(withName:completionHandler:)
addTrigger(_:completionHandler:)
addUser(completionHandler:)
addZone(withName:completionHandler:)
assignAccessory(_:to:completionHandler:) assignAccessory:toRoom:completionHandler:
builtinActionSet(ofType:)
executeActionSet(_:completionHandler:)
homeAccessControl(for:) homeAccessControlForUser:
manageUsers(completionHandler:)
removeAccessory(_:completionHandler:)
removeActionSet(_:completionHandler:)
removeRoom(_:completionHandler:)
removeServiceGroup(_:completionHandler:)
removeTrigger(_:completionHandler:)
removeUser(_:completionHandler:)
removeZone(_:completionHandler:)
roomForEntireHome()
servicesWithTypes(_:)
unblockAccessory(_:completionHandler:)
updateName(_:completionHandler:)
@ HMHomeAccessControl HMAccessControl
@ HMHomeDelegate
?home(_:didAdd:) home:didAddAccessory:
?home(_:didAdd:to:) home:didAddRoom:toZone:
?home(_:didEncounterError:for:) home:didEncounterError:forAccessory:
?home(_:didRemove:) home:didRemoveAccessory:
?home(_:didRemove:from:) home:didRemoveRoom:fromZone:
?home(_:didUnblockAccessory:)
?home(_:didUpdate:) home:didUpdateTrigger:
?home(_:didUpdate:for:) home:didUpdateRoom:forAccessory:
?home(_:didUpdateActionsFor:) home:didUpdateActionsForActionSet:
?home(_:didUpdateNameFor:) home:didUpdateNameForRoom:
?homeDidUpdateAccessControl(forCurrentUser:)
?homeDidUpdateName(_:)
?homeDidUpdateSupportedFeatures(_:)
@ HMHomeManager NSObject
addHome(withName:completionHandler:)
findVendorAccessory(withHAPPublicKey:completionHandler:)
removeHome(_:completionHandler:)
updatePrimaryHome(_:completionHandler:)
@ HMHomeManagerDelegate
?homeManager(_:didAdd:) homeManager:didAddHome:
?homeManager(_:didReceiveAddAccessoryRequest:)
?homeManager(_:didRemove:) homeManager:didRemoveHome:
?homeManager(_:didUpdate:) homeManager:didUpdateAuthorizationStatus:
?homeManagerDidUpdateHomes(_:)
?homeManagerDidUpdatePrimaryHome(_:)
@ HMLocationEvent HMEvent NSCopying NSMutableCopying
updateRegion(_:completionHandler:)
@ HMMediaSourceDisplayOrderProfile
@ HMMutableCalendarEvent HMCalendarEvent NSCopying NSMutableCopying
@ HMMutableCharacteristicEvent HMCharacteristicEvent NSCopying NSMutableCopying
@ HMMutableCharacteristicThresholdRangeEvent HMCharacteristicThresholdRangeEvent NSCopying NSMutableCopying
@ HMMutableDurationEvent HMDurationEvent NSCopying NSMutableCopying
@ HMMutableLocationEvent HMLocationEvent NSCopying NSMutableCopying
@ HMMutablePresenceEvent HMPresenceEvent NSCopying NSMutableCopying
@ HMMutableSignificantTimeEvent HMSignificantTimeEvent NSCopying NSMutableCopying
@ HMNetworkConfigurationProfile HMAccessoryProfile
@ HMNetworkConfigurationProfileDelegate
?profileDidUpdateNetworkAccessMode(_:)
@ HMNumberRange NSObject
@ HMPresenceEvent HMEvent NSCopying NSMutableCopying
@ HMRoom NSObject
updateName(_:completionHandler:)
@ HMService NSObject
updateAssociatedServiceType(_:completionHandler:)
updateName(_:completionHandler:)
@ HMServiceGroup NSObject
addService(_:completionHandler:)
removeService(_:completionHandler:)
updateName(_:completionHandler:)
@ HMSignificantTimeEvent HMTimeEvent NSCopying NSMutableCopying
@ HMTimeEvent HMEvent
@ HMTimerTrigger HMTrigger
updateFireDate(_:completionHandler:)
updateRecurrence(_:completionHandler:)
updateTimeZone(_:completionHandler:)
@ HMTrigger NSObject
addActionSet(_:completionHandler:)
enable(_:completionHandler:)
removeActionSet(_:completionHandler:)
updateName(_:completionHandler:)
@ HMUser NSObject
@ HMZone NSObject
addRoom(_:completionHandler:)
removeRoom(_:completionHandler:)
updateName(_:completionHandler:)
@ ID NSObject NSCoding NSCopying NSSecureCoding
@ Identifier NSObject NSCoding NSCopying NSSecureCoding
@ Identity
@ ImageProperties NSObject NSCoding NSCopying NSSecureCoding
resolvedStrokeColor(for:) resolvedTintColorForTintColor:
resolvedTintColor(for:) resolvedStrokeColorForTintColor:
@ IndexPath
@ InteractionContext NSObject
@ Key
@ LAAuthenticationRequirement NSObject
biometry biometryRequirement
biometry(fallback:) biometryRequirementWithFallback:
biometryCurrentSet biometryCurrentSetRequirement
default defaultRequirement
@ LABiometryFallbackRequirement NSObject
default defaultRequirement
devicePasscode devicePasscodeRequirement
@ LAContext NSObject
canEvaluatePolicy(_:error:)
evaluateAccessControl(_:operation:localizedReason:reply:)
evaluatePolicy(_:localizedReason:reply:)
invalidate()
isCredentialSet(_:)
setCredential(_:type:)
@ LADomainState NSObject
@ LADomainStateBiometry NSObject
@ LADomainStateCompanion NSObject
stateHash(for:) stateHashForCompanionType:
@ LAEnvironment NSObject
addObserver(_:)
removeObserver(_:)
@ LAPersistedRight LARight
@ LAPrivateKey NSObject
canDecrypt(using:) canDecryptUsingSecKeyAlgorithm:
canExchangeKeys(using:) canExchangeKeysUsingSecKeyAlgorithm:
canSign(using:) canSignUsingSecKeyAlgorithm:
decrypt(_:algorithm:completion:) decryptData:secKeyAlgorithm:completion:
exchangeKeys(publicKey:algorithm:parameters:completion:) exchangeKeysWithPublicKey:secKeyAlgorithm:secKeyParameters:completion:
sign(_:algorithm:completion:) signData:secKeyAlgorithm:completion:
@ LAPublicKey NSObject
canEncrypt(using:) canEncryptUsingSecKeyAlgorithm:
canVerify(using:) canVerifyUsingSecKeyAlgorithm:
encrypt(_:algorithm:completion:) encryptData:secKeyAlgorithm:completion:
exportBytes(completion:)
verify(_:signature:algorithm:completion:) verifyData:signature:secKeyAlgorithm:completion:
@ LARight NSObject
authorize(localizedReason:completion:)
checkCanAuthorize(completion:)
deauthorize(completion:)
@ LARightStore NSObject
removeAllRights(completion:)
removeRight(_:completion:)
removeRight(forIdentifier:completion:)
right(forIdentifier:completion:)
saveRight(_:identifier:completion:)
saveRight(_:identifier:secret:completion:)
shared sharedStore
@ LASecret NSObject
loadData(completion:)
@ LaunchOptions NSObject
createDocumentAction(withIntent:)
@ LookupInfo NSObject NSCoding NSCopying NSSecureCoding
lookupInfos(with:) lookupInfosWithRecordIDs:
lookupInfos(withEmails:)
lookupInfos(withPhoneNumbers:)
@ MCAdvertiserAssistant NSObject
start()
stop()
@ MCAdvertiserAssistantDelegate
?advertiserAssistantDidDismissInvitation(_:)
?advertiserAssistantWillPresentInvitation(_:)
@ MCBrowserViewController UIViewController MCNearbyServiceBrowserDelegate NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
@ MCBrowserViewControllerDelegate
?browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)
browserViewControllerDidFinish(_:)
browserViewControllerWasCancelled(_:)
@ MCNearbyServiceAdvertiser NSObject
startAdvertisingPeer()
stopAdvertisingPeer()
@ MCNearbyServiceAdvertiserDelegate
?advertiser(_:didNotStartAdvertisingPeer:)
advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)
@ MCNearbyServiceBrowser NSObject
invitePeer(_:to:withContext:timeout:) invitePeer:toSession:withContext:timeout:
startBrowsingForPeers()
stopBrowsingForPeers()
@ MCNearbyServiceBrowserDelegate
?browser(_:didNotStartBrowsingForPeers:)
browser(_:foundPeer:withDiscoveryInfo:)
browser(_:lostPeer:)
@ MCPeerID NSObject NSCoding NSCopying NSSecureCoding
@ MCSession NSObject
cancelConnectPeer(_:)
connectPeer(_:withNearbyConnectionData:)
disconnect()
nearbyConnectionData(forPeer:withCompletionHandler:)
send(_:toPeers:with:) sendData:toPeers:withMode:error:
sendResource(at:withName:toPeer:withCompletionHandler:) sendResourceAtURL:withName:toPeer:withCompletionHandler:
startStream(withName:toPeer:) startStreamWithName:toPeer:error:
@ MCSessionDelegate
session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:) session:didFinishReceivingResourceWithName:fromPeer:atURL:withError:
session(_:didReceive:fromPeer:) session:didReceiveData:fromPeer:
session(_:didReceive:withName:fromPeer:) session:didReceiveStream:withName:fromPeer:
?session(_:didReceiveCertificate:fromPeer:certificateHandler:)
session(_:didStartReceivingResourceWithName:fromPeer:with:) session:didStartReceivingResourceWithName:fromPeer:withProgress:
session(_:peer:didChange:) session:peer:didChangeState:
@ MFMailComposeViewController UINavigationController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
addAttachmentData(_:mimeType:fileName:)
canSendMail()
insertCollaborationItemProvider(_:completionHandler:)
setBccRecipients(_:)
setCcRecipients(_:)
setMessageBody(_:isHTML:)
setPreferredSendingEmailAddress(_:)
setSubject(_:)
setToRecipients(_:)
@ MFMailComposeViewControllerDelegate
?mailComposeController(_:didFinishWith:error:) mailComposeController:didFinishWithResult:error:
@ MFMessageComposeViewController UINavigationController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
addAttachmentData(_:typeIdentifier:filename:)
addAttachmentURL(_:withAlternateFilename:)
canSendAttachments()
canSendSubject()
canSendText()
disableUserAttachments()
insertCollaborationItemProvider(_:)
isSupportedAttachmentUTI(_:)
setUPIVerificationCodeSendCompletion(_:)
@ MFMessageComposeViewControllerDelegate
messageComposeViewController(_:didFinishWith:) messageComposeViewController:didFinishWithResult:
@ MKAddress NSObject
@ MKAddressFilter NSObject NSCoding NSCopying NSSecureCoding
excludes(_:) excludesOptions:
excludingAll filterExcludingAll
includes(_:) includesOptions:
includingAll filterIncludingAll
@ MKAddressRepresentations NSObject
cityWithContext(using:) cityWithContextUsingStyle:
fullAddress(includingRegion:singleLine:)
@ MKAnnotation
?subtitle
?title
@ MKAnnotationView UIView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
cluster clusterAnnotationView
prepareForDisplay()
prepareForReuse()
setDragState(_:animated:)
setSelected(_:animated:)
@ MKCircle MKShape MKAnnotation MKOverlay
@ MKCircleRenderer MKOverlayPathRenderer
@ MKCircleView MKOverlayPathView
@ MKClusterAnnotation NSObject MKAnnotation
@ MKCompassButton UIView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
@ MKDirections NSObject
calculate(completionHandler:) calculateDirectionsWithCompletionHandler:
calculateETA(completionHandler:)
cancel()
@ MKDistanceFormatter NSFormatter NSCoding NSCopying
distance(from:) distanceFromString:
string(fromDistance:)
@ MKGeoJSONDecoder NSObject
decode(_:) geoJSONObjectsWithData:error:
@ MKGeoJSONFeature NSObject MKGeoJSONObject
@ MKGeoJSONObject
@ MKGeocodingRequest NSObject
cancel()
getMapItems(completionHandler:)
@ MKGeodesicPolyline MKPolyline MKAnnotation MKOverlay
@ MKGradientPolylineRenderer MKPolylineRenderer
setColors(_:locations:) setColors:atLocations:
@ MKHybridMapConfiguration MKMapConfiguration NSCoding NSCopying NSSecureCoding
@ MKIconStyle NSObject
@ MKImageryMapConfiguration MKMapConfiguration NSCoding NSCopying NSSecureCoding
@ MKLocalPointsOfInterestRequest NSObject NSCopying
@ MKLocalSearch NSObject
cancel()
start(completionHandler:)
@ MKLocalSearchCompleter NSObject
cancel()
@ MKLocalSearchCompleterDelegate
?completer(_:didFailWithError:)
?completerDidUpdateResults(_:)
@ MKLocalSearchCompletion NSObject
@ MKLookAroundScene NSObject NSCopying
@ MKLookAroundSceneRequest NSObject
cancel()
getSceneWithCompletionHandler(_:)
@ MKLookAroundSnapshotter NSObject
cancel()
getSnapshotWithCompletionHandler(_:)
@ MKLookAroundViewController UIViewController NSCoding NSEditor NSSecureCoding NSSeguePerforming NSUserInterfaceItemIdentification
@ MKLookAroundViewControllerDelegate
?lookAroundViewControllerDidDismissFullScreen(_:)
?lookAroundViewControllerDidPresentFullScreen(_:)
?lookAroundViewControllerDidUpdateScene(_:)
?lookAroundViewControllerWillDismissFullScreen(_:)
?lookAroundViewControllerWillPresentFullScreen(_:)
?lookAroundViewControllerWillUpdateScene(_:)
@ MKMapCamera NSObject NSCoding NSCopying NSSecureCoding
@ MKMapConfiguration NSObject NSCoding NSCopying NSSecureCoding
@ MKMapFeatureAnnotation NSObject
@ MKMapItem NSObject NSSecureCoding
forCurrentLocation() mapItemForCurrentLocation
openInMaps(launchOptions:)
openMaps(with:launchOptions:) openMapsWithItems:launchOptions:
@ MKMapItemAnnotation NSObject MKAnnotation
@ MKMapItemDetailViewController UIViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
@ MKMapItemDetailViewControllerDelegate
mapItemDetailViewControllerDidFinish(_:)
@ MKMapItemRequest NSObject
cancel()
getMapItem(completionHandler:)
@ MKMapSnapshotter NSObject
cancel()
start(completionHandler:)
start(with:completionHandler:) startWithQueue:completionHandler:
@ MKMapView UIView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
addAnnotation(_:)
addAnnotations(_:)
addOverlay(_:)
addOverlay(_:level:)
addOverlays(_:)
addOverlays(_:level:)
annotations(in:) annotationsInMapRect:
convert(_:toCoordinateFrom:) convertPoint:toCoordinateFromView:
convert(_:toPointTo:) convertCoordinate:toPointToView:
convert(_:toRectTo:) convertRegion:toRectToView:
convert(_:toRegionFrom:) convertRect:toRegionFromView:
dequeueReusableAnnotationView(withIdentifier:)
dequeueReusableAnnotationView(withIdentifier:for:) dequeueReusableAnnotationViewWithIdentifier:forAnnotation:
deselectAnnotation(_:animated:)
exchangeOverlay(_:with:) exchangeOverlay:withOverlay:
exchangeOverlay(at:withOverlayAt:) exchangeOverlayAtIndex:withOverlayAtIndex:
insertOverlay(_:above:) insertOverlay:aboveOverlay:
insertOverlay(_:at:) insertOverlay:atIndex:
insertOverlay(_:at:level:) insertOverlay:atIndex:level:
insertOverlay(_:below:) insertOverlay:belowOverlay:
mapRectThatFits(_:)
mapRectThatFits(_:edgePadding:)
overlays(in:) overlaysInLevel:
regionThatFits(_:)
register(_:forAnnotationViewWithReuseIdentifier:) registerClass:forAnnotationViewWithReuseIdentifier:
removeAnnotation(_:)
removeAnnotations(_:)
removeOverlay(_:)
removeOverlays(_:)
renderer(for:) rendererForOverlay:
selectAnnotation(_:animated:)
setCamera(_:animated:)
setCameraBoundary(_:animated:)
setCameraZoomRange(_:animated:)
setCenter(_:animated:) setCenterCoordinate:animated:
setRegion(_:animated:)
setUserTrackingMode(_:animated:)
setVisibleMapRect(_:animated:)
setVisibleMapRect(_:edgePadding:animated:)
showAnnotations(_:animated:)
view(for:) viewForAnnotation:
@ MKMapViewDelegate
?mapView(_:annotationView:calloutAccessoryControlTapped:)
?mapView(_:annotationView:didChange:fromOldState:) mapView:annotationView:didChangeDragState:fromOldState:
?mapView(_:clusterAnnotationForMemberAnnotations:)
?mapView(_:didAdd:) mapView:didAddAnnotationViews:
?mapView(_:didChange:animated:) mapView:didChangeUserTrackingMode:animated:
?mapView(_:didDeselect:) mapView:didDeselectAnnotationView:
?mapView(_:didFailToLocateUserWithError:)
?mapView(_:didSelect:) mapView:didSelectAnnotationView:
?mapView(_:didUpdate:) mapView:didUpdateUserLocation:
?mapView(_:regionDidChangeAnimated:)
?mapView(_:regionWillChangeAnimated:)
?mapView(_:rendererFor:) mapView:rendererForOverlay:
?mapView(_:selectionAccessoryFor:) mapView:selectionAccessoryForAnnotation:
?mapView(_:viewFor:) mapView:viewForAnnotation:
?mapViewDidChangeVisibleRegion(_:)
?mapViewDidFailLoadingMap(_:withError:)
?mapViewDidFinishLoadingMap(_:)
?mapViewDidFinishRenderingMap(_:fullyRendered:)
?mapViewDidStopLocatingUser(_:)
?mapViewWillStartLoadingMap(_:)
?mapViewWillStartLocatingUser(_:)
?mapViewWillStartRenderingMap(_:)
@ MKMarkerAnnotationView MKAnnotationView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
@ MKMultiPoint MKShape MKAnnotation MKGeoJSONObject
getCoordinates(_:range:)
location(atPointIndex:)
locations(at:) locationsAtPointIndexes:
points()
@ MKMultiPolygon MKShape MKAnnotation MKGeoJSONObject MKOverlay
@ MKMultiPolygonRenderer MKOverlayPathRenderer
@ MKMultiPolyline MKShape MKAnnotation MKGeoJSONObject MKOverlay
@ MKMultiPolylineRenderer MKOverlayPathRenderer
@ MKOverlay MKAnnotation
?canReplaceMapContent()
?intersects(_:) intersectsMapRect:
@ MKOverlayPathRenderer MKOverlayRenderer
applyFillProperties(to:atZoomScale:) applyFillPropertiesToContext:atZoomScale:
applyStrokeProperties(to:atZoomScale:) applyStrokePropertiesToContext:atZoomScale:
createPath()
fillPath(_:in:) fillPath:inContext:
invalidatePath()
strokePath(_:in:) strokePath:inContext:
@ MKOverlayPathView MKOverlayView
@ MKOverlayRenderer NSObject
canDraw(_:zoomScale:) canDrawMapRect:zoomScale:
draw(_:zoomScale:in:) drawMapRect:zoomScale:inContext:
mapPoint(for:) mapPointForPoint:
mapRect(for:) mapRectForRect:
point(for:) pointForMapPoint:
rect(for:) rectForMapRect:
setNeedsDisplay()
setNeedsDisplay(_:) setNeedsDisplayInMapRect:
setNeedsDisplay(_:zoomScale:) setNeedsDisplayInMapRect:zoomScale:
@ MKOverlayView UIView
@ MKPinAnnotationView MKAnnotationView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
greenPinColor()
purplePinColor()
redPinColor()
@ MKPlacemark CLPlacemark MKAnnotation NSCoding NSCopying NSSecureCoding
@ MKPointAnnotation MKShape MKAnnotation MKGeoJSONObject
@ MKPointOfInterestFilter NSObject NSCoding NSCopying NSSecureCoding
excludes(_:) excludesCategory:
excludingAll filterExcludingAllCategories
includes(_:) includesCategory:
includingAll filterIncludingAllCategories
@ MKPolygon MKMultiPoint MKAnnotation MKGeoJSONObject MKOverlay
@ MKPolygonRenderer MKOverlayPathRenderer
@ MKPolygonView MKOverlayPathView
@ MKPolyline MKMultiPoint MKAnnotation MKGeoJSONObject MKOverlay
@ MKPolylineRenderer MKOverlayPathRenderer
@ MKPolylineView MKOverlayPathView
@ MKReverseGeocodingRequest NSObject
cancel()
getMapItems(completionHandler:)
@ MKRoute NSObject
@ MKScaleView UIView
@ MKSelectionAccessory NSObject
mapItemDetail(_:) mapItemDetailWithPresentationStyle:
@ MKShape NSObject MKAnnotation
@ MKStandardMapConfiguration MKMapConfiguration NSCoding NSCopying NSSecureCoding
@ MKTileOverlay NSObject MKAnnotation MKOverlay
loadTile(at:result:) loadTileAtPath:result:
url(forTilePath:) URLForTilePath:
@ MKTileOverlayRenderer MKOverlayRenderer
reloadData()
@ MKUserLocation NSObject MKAnnotation
@ MKUserLocationView MKAnnotationView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
@ MKUserTrackingBarButtonItem UIBarButtonItem
@ MKUserTrackingButton UIView
@ MPAdTimeRange NSObject NSCopying
@ MPChangeLanguageOptionCommandEvent MPRemoteCommandEvent
@ MPChangePlaybackPositionCommand MPRemoteCommand
@ MPChangePlaybackPositionCommandEvent MPRemoteCommandEvent
@ MPChangePlaybackRateCommand MPRemoteCommand
@ MPChangePlaybackRateCommandEvent MPRemoteCommandEvent
@ MPChangeRepeatModeCommand MPRemoteCommand
@ MPChangeRepeatModeCommandEvent MPRemoteCommandEvent
@ MPChangeShuffleModeCommand MPRemoteCommand
@ MPChangeShuffleModeCommandEvent MPRemoteCommandEvent
@ MPContentItem NSObject
@ MPFeedbackCommand MPRemoteCommand
@ MPFeedbackCommandEvent MPRemoteCommandEvent
@ MPMediaEntity NSObject NSCoding NSSecureCoding
canFilter(byProperty:)
enumerateValues(forProperties:using:) enumerateValuesForProperties:usingBlock:
value(forProperty:)
@ MPMediaItem MPMediaEntity NSCoding NSSecureCoding
persistentIDProperty(forGroupingType:)
titleProperty(forGroupingType:)
@ MPMediaItemAnimatedArtwork NSObject
@ MPMediaItemArtwork NSObject
image(with:) imageWithSize:
@ MPMediaItemCollection MPMediaEntity NSCoding NSSecureCoding
@ MPMediaLibrary NSObject NSCoding NSSecureCoding
addItem(withProductID:completionHandler:)
authorizationStatus()
beginGeneratingLibraryChangeNotifications()
default() defaultMediaLibrary
endGeneratingLibraryChangeNotifications()
getPlaylist(with:creationMetadata:completionHandler:) getPlaylistWithUUID:creationMetadata:completionHandler:
requestAuthorization(_:)
@ MPMediaPickerController UIViewController
@ MPMediaPickerControllerDelegate
?mediaPicker(_:didPickMediaItems:)
?mediaPickerDidCancel(_:)
@ MPMediaPlayback
beginSeekingBackward()
beginSeekingForward()
endSeeking()
pause()
play()
prepareToPlay()
stop()
@ MPMediaPlaylist MPMediaItemCollection NSCoding NSSecureCoding
add(_:completionHandler:) addMediaItems:completionHandler:
addItem(withProductID:completionHandler:)
@ MPMediaPlaylistCreationMetadata NSObject
@ MPMediaPredicate NSObject NSCoding NSSecureCoding
@ MPMediaPropertyPredicate MPMediaPredicate NSCoding NSSecureCoding
@ MPMediaQuery NSObject NSCoding NSCopying NSSecureCoding
addFilterPredicate(_:)
albums() albumsQuery
artists() artistsQuery
audiobooks() audiobooksQuery
compilations() compilationsQuery
composers() composersQuery
genres() genresQuery
playlists() playlistsQuery
podcasts() podcastsQuery
removeFilterPredicate(_:)
songs() songsQuery
@ MPMediaQuerySection NSObject NSCoding NSCopying NSSecureCoding
@ MPMovieAccessLog NSObject
@ MPMovieAccessLogEvent NSObject
@ MPMovieErrorLog NSObject
@ MPMovieErrorLogEvent NSObject
@ MPMoviePlayerController NSObject
cancelAllThumbnailImageRequests()
isAirPlayVideoActive airPlayVideoActive
isFullscreen fullscreen
requestThumbnailImages(atTimes:timeOption:)
setFullscreen(_:animated:)
@ MPMoviePlayerViewController UIViewController
@ MPMusicPlayerApplicationController MPMusicPlayerController MPMediaPlayback
perform(queueTransaction:completionHandler:) performQueueTransaction:completionHandler:
@ MPMusicPlayerController NSObject MPMediaPlayback
append(_:) appendQueueDescriptor:
beginGeneratingPlaybackNotifications()
endGeneratingPlaybackNotifications()
prepareToPlay(completionHandler:)
prepend(_:) prependQueueDescriptor:
setQueue(with:) setQueueWithQuery:
skipToBeginning()
skipToNextItem()
skipToPreviousItem()
@ MPMusicPlayerControllerMutableQueue MPMusicPlayerControllerQueue
insert(_:after:) insertQueueDescriptor:afterItem:
remove(_:) removeItem:
@ MPMusicPlayerControllerQueue NSObject
@ MPMusicPlayerMediaItemQueueDescriptor MPMusicPlayerQueueDescriptor
setEndTime(_:for:) setEndTime:forItem:
setStartTime(_:for:) setStartTime:forItem:
@ MPMusicPlayerPlayParameters NSObject
@ MPMusicPlayerPlayParametersQueueDescriptor MPMusicPlayerQueueDescriptor
setEndTime(_:forItemWith:) setEndTime:forItemWithPlayParameters:
setStartTime(_:forItemWith:) setStartTime:forItemWithPlayParameters:
@ MPMusicPlayerQueueDescriptor NSObject
@ MPMusicPlayerStoreQueueDescriptor MPMusicPlayerQueueDescriptor
setEndTime(_:forItemWithStoreID:)
setStartTime(_:forItemWithStoreID:)
@ MPNowPlayingInfoCenter NSObject
default() defaultCenter
@ MPNowPlayingInfoLanguageOption NSObject
isAutomaticAudibleLanguageOption()
isAutomaticLegibleLanguageOption()
@ MPNowPlayingInfoLanguageOptionGroup NSObject
@ MPNowPlayingSession NSObject
addPlayer(_:)
becomeActiveIfPossible(completion:)
removePlayer(_:)
@ MPNowPlayingSessionDelegate
?nowPlayingSessionDidChangeActive(_:)
?nowPlayingSessionDidChangeCanBecomeActive(_:)
@ MPPlayableContentDataSource
?beginLoadingChildItems(at:completionHandler:) beginLoadingChildItemsAtIndexPath:completionHandler:
?childItemsDisplayPlaybackProgress(at:) childItemsDisplayPlaybackProgressAtIndexPath:
contentItem(at:) contentItemAtIndexPath:
?contentItem(forIdentifier:completionHandler:)
numberOfChildItems(at:) numberOfChildItemsAtIndexPath:
@ MPPlayableContentDelegate
?playableContentManager(_:didUpdate:) playableContentManager:didUpdateContext:
?playableContentManager(_:initializePlaybackQueueWithCompletionHandler:)
?playableContentManager(_:initializePlaybackQueueWithContentItems:completionHandler:)
?playableContentManager(_:initiatePlaybackOfContentItemAt:completionHandler:) playableContentManager:initiatePlaybackOfContentItemAtIndexPath:completionHandler:
@ MPPlayableContentManager NSObject
beginUpdates()
endUpdates()
reloadData()
shared() sharedContentManager
@ MPPlayableContentManagerContext NSObject
@ MPRatingCommand MPRemoteCommand
@ MPRatingCommandEvent MPRemoteCommandEvent
@ MPRemoteCommand NSObject
addTarget(_:action:)
addTarget(handler:)
removeTarget(_:)
removeTarget(_:action:)
@ MPRemoteCommandCenter NSObject
shared() sharedCommandCenter
@ MPRemoteCommandEvent NSObject
@ MPSeekCommandEvent MPRemoteCommandEvent
@ MPSkipIntervalCommand MPRemoteCommand
@ MPSkipIntervalCommandEvent MPRemoteCommandEvent
@ MPSystemMusicPlayerController
openToPlay(_:) openToPlayQueueDescriptor:
@ MPTimedMetadata NSObject
@ MPVolumeView UIView
areWirelessRoutesAvailable wirelessRoutesAvailable
isWirelessRouteActive wirelessRouteActive
maximumVolumeSliderImage(for:) maximumVolumeSliderImageForState:
minimumVolumeSliderImage(for:) minimumVolumeSliderImageForState:
routeButtonImage(for:) routeButtonImageForState:
routeButtonRect(forBounds:)
setMaximumVolumeSliderImage(_:for:) setMaximumVolumeSliderImage:forState:
setMinimumVolumeSliderImage(_:for:) setMinimumVolumeSliderImage:forState:
setRouteButtonImage(_:for:) setRouteButtonImage:forState:
setVolumeThumbImage(_:for:) setVolumeThumbImage:forState:
volumeSliderRect(forBounds:)
volumeThumbImage(for:) volumeThumbImageForState:
volumeThumbRect(forBounds:volumeSliderRect:value:)
@ Mac UIWindowSceneGeometryPreferences
@ MailEntry
@ MapAnnotationProtocol
@ MapContent
@ MapItemDetailPresentationStyle NSObject
automatic(withPresentationViewController:)
callout(with:) calloutWithCalloutStyle:
sheetPresented(from:) sheetPresentedFromViewController:
@ MapSelectable
@ MatchPattern NSObject NSCoding NSCopying NSSecureCoding
allHostsAndSchemes() allHostsAndSchemesMatchPattern
allURLs() allURLsMatchPattern
matches(_:) matchesURL:
matches(_:options:) matchesURL:options:
registerCustomURLScheme(_:)
@ Mechanism NSObject
@ MechanismBiometry LAEnvironmentMechanism
@ MechanismCompanion LAEnvironmentMechanism
@ MechanismUserPassword LAEnvironmentMechanism
@ MenuConfiguration NSObject
@ MessageEntry
@ MessagePort NSObject
disconnect()
disconnectWithError(_:)
sendMessage(_:completionHandler:)
@ Metadata NSObject NSCoding NSCopying NSSecureCoding
@ Mode
@ NCWidgetController NSObject
setHasContent(_:forWidgetWithBundleIdentifier:)
@ NCWidgetProviding NSExtensionRequestHandling
?widgetMarginInsets(forProposedMarginInsets:)
?widgetPerformUpdate(completionHandler:)
@ NSAdaptiveImageGlyph NSObject NSCoding NSCopying NSSecureCoding
@ NSAsynchronousFetchRequest NSPersistentStoreRequest NSCopying
@ NSAsynchronousFetchResult NSPersistentStoreAsynchronousResult
@ NSAtomicStore NSPersistentStore
addCacheNodes(_:)
cacheNode(for:) cacheNodeForObjectID:
cacheNodes()
load() load:
newCacheNode(for:) newCacheNodeForManagedObject:
newReferenceObject(for:) newReferenceObjectForManagedObject:
objectID(for:withReferenceObject:) objectIDForEntity:referenceObject:
referenceObject(for:) referenceObjectForObjectID:
save() save:
updateCacheNode(_:from:) updateCacheNode:fromManagedObject:
willRemoveCacheNodes(_:)
@ NSAtomicStoreCacheNode NSObject
setValue(_:forKey:)
value(forKey:)
@ NSAttributeDescription NSPropertyDescription NSCoding NSCopying
@ NSAttributedString
boundingRect(with:options:context:) boundingRectWithSize:options:context:
containsAttachments(in:) containsAttachmentsInRange:
data(from:documentAttributes:) dataFromRange:documentAttributes:error:
draw(at:) drawAtPoint:
draw(in:) drawInRect:
draw(with:options:context:) drawWithRect:options:context:
fileWrapper(from:documentAttributes:) fileWrapperFromRange:documentAttributes:error:
loadFromHTML(data:options:completionHandler:)
loadFromHTML(fileURL:options:completionHandler:)
loadFromHTML(request:options:completionHandler:)
loadFromHTML(string:options:completionHandler:)
prefersRTFD(in:) prefersRTFDInRange:
size()
@ NSBatchDeleteRequest NSPersistentStoreRequest NSCopying
@ NSBatchDeleteResult NSPersistentStoreResult
@ NSBatchInsertRequest NSPersistentStoreRequest NSCopying
@ NSBatchInsertResult NSPersistentStoreResult
@ NSBatchUpdateRequest NSPersistentStoreRequest NSCopying
@ NSBatchUpdateResult NSPersistentStoreResult
@ NSCoder
cgAffineTransform(for:) CGAffineTransformFromString
cgPoint(for:) CGPointFromString
cgRect(for:) CGRectFromString
cgSize(for:) CGSizeFromString
cgVector(for:) CGVectorFromString
decodeCGAffineTransform(forKey:)
decodeCGPoint(forKey:)
decodeCGRect(forKey:)
decodeCGSize(forKey:)
decodeCGVector(forKey:)
decodeDirectionalEdgeInsets(forKey:)
decodeUIEdgeInsets(forKey:)
decodeUIOffset(forKey:)
encode(_:forKey:) encodeCGPoint:forKey:
nsDirectionalEdgeInsets(for:) NSDirectionalEdgeInsetsFromString
string(for:) NSStringFromCGAffineTransform
uiEdgeInsets(for:) UIEdgeInsetsFromString
uiOffset(for:) UIOffsetFromString
@ NSCollectionLayoutAnchor NSObject NSCopying
@ NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem NSCopying
@ NSCollectionLayoutContainer
@ NSCollectionLayoutDecorationItem NSCollectionLayoutItem NSCopying
background(elementKind:) backgroundDecorationItemWithElementKind:
@ NSCollectionLayoutDimension NSObject NSCopying
absolute(_:) absoluteDimension:
estimated(_:) estimatedDimension:
fractionalHeight(_:) fractionalHeightDimension:
fractionalWidth(_:) fractionalWidthDimension:
uniformAcrossSiblings(estimate:)
@ NSCollectionLayoutEdgeSpacing NSObject NSCopying
@ NSCollectionLayoutEnvironment
@ NSCollectionLayoutGroup NSCollectionLayoutItem NSCopying
custom(layoutSize:itemProvider:) customGroupWithLayoutSize:itemProvider:
horizontal(layoutSize:subitem:count:) horizontalGroupWithLayoutSize:subitem:count:
horizontal(layoutSize:subitems:) horizontalGroupWithLayoutSize:subitems:
horizontalGroup(with:repeatingSubitem:count:) horizontalGroupWithLayoutSize:repeatingSubitem:count:
vertical(layoutSize:subitem:count:) verticalGroupWithLayoutSize:subitem:count:
vertical(layoutSize:subitems:) verticalGroupWithLayoutSize:subitems:
verticalGroup(with:repeatingSubitem:count:) verticalGroupWithLayoutSize:repeatingSubitem:count:
visualDescription()
@ NSCollectionLayoutGroupCustomItem NSObject NSCopying
@ NSCollectionLayoutItem NSObject NSCopying
@ NSCollectionLayoutSection NSObject NSCopying
list(using:layoutEnvironment:) sectionWithListConfiguration:layoutEnvironment:
@ NSCollectionLayoutSize NSObject NSCopying
@ NSCollectionLayoutSpacing NSObject NSCopying
fixed(_:) fixedSpacing:
flexible(_:) flexibleSpacing:
isFixed isFixedSpacing
isFlexible isFlexibleSpacing
@ NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem NSCopying
@ NSCollectionLayoutVisibleItem UIDynamicItem
@ NSCompositeAttributeDescription NSAttributeDescription NSCoding NSCopying
@ NSConstraintConflict NSObject
@ NSCoreDataCoreSpotlightDelegate NSObject
attributeSet(for:) attributeSetForObject:
deleteSpotlightIndex(completionHandler:)
domainIdentifier()
indexName()
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
startSpotlightIndexing()
stopSpotlightIndexing()
@ NSCustomMigrationStage NSMigrationStage
@ NSDataAsset NSObject NSCopying
@ NSDerivedAttributeDescription NSAttributeDescription NSCoding NSCopying
@ NSDiffableDataSourceSectionSnapshot NSObject NSCopying
appendItems(_:)
appendItems(_:intoParentItem:)
collapse(_:) collapseItems:
contains(_:) containsItem:
delete(_:) deleteItems:
deleteAll() deleteAllItems
expand(_:) expandItems:
index(of:) indexOfItem:
insert(_:after:) insertItems:afterItem:
insert(_:before:) insertItems:beforeItem:
isExpanded(_:)
isVisible(_:)
level(of:) levelOfItem:
parent(of:) snapshotOfParentItem:
parent(ofChildItem:)
replace(childrenOf:using:) replaceChildrenOfParentItem:withSnapshot:
snapshot(of:includingParent:) snapshotOfParentItem:includingParentItem:
visualDescription()
@ NSDiffableDataSourceSectionSnapshotReference
@ NSDiffableDataSourceSectionTransaction NSObject
@ NSDiffableDataSourceSnapshot NSObject NSCopying
appendItems(_:toSection:) appendItemsWithIdentifiers:intoSectionWithIdentifier:
appendItems(withIdentifiers:)
appendSections(_:) appendSectionsWithIdentifiers:
deleteAllItems()
deleteItems(_:) deleteItemsWithIdentifiers:
deleteSections(_:) deleteSectionsWithIdentifiers:
indexOfItem(_:) indexOfItemIdentifier:
indexOfSection(_:) indexOfSectionIdentifier:
insertItems(_:afterItem:) insertItemsWithIdentifiers:afterItemWithIdentifier:
insertItems(_:beforeItem:) insertItemsWithIdentifiers:beforeItemWithIdentifier:
insertSections(_:afterSection:) insertSectionsWithIdentifiers:afterSectionWithIdentifier:
insertSections(_:beforeSection:) insertSectionsWithIdentifiers:beforeSectionWithIdentifier:
itemIdentifiers(inSection:) itemIdentifiersInSectionWithIdentifier:
moveItem(_:afterItem:) moveItemWithIdentifier:afterItemWithIdentifier:
moveItem(_:beforeItem:) moveItemWithIdentifier:beforeItemWithIdentifier:
moveSection(_:afterSection:) moveSectionWithIdentifier:afterSectionWithIdentifier:
moveSection(_:beforeSection:) moveSectionWithIdentifier:beforeSectionWithIdentifier:
numberOfItems(inSection:)
reconfigureItems(_:) reconfigureItemsWithIdentifiers:
reloadItems(_:) reloadItemsWithIdentifiers:
reloadSections(_:) reloadSectionsWithIdentifiers:
sectionIdentifier(containingItem:) sectionIdentifierForSectionContainingItemIdentifier:
@ NSDiffableDataSourceSnapshotReference
@ NSDiffableDataSourceTransaction NSObject
@ NSEntityDescription NSObject NSCoding NSCopying NSFastEnumeration
entity(forEntityName:in:) entityForName:inManagedObjectContext:
insertNewObject(forEntityName:into:) insertNewObjectForEntityForName:inManagedObjectContext:
isKindOf(entity:)
relationships(forDestination:) relationshipsWithDestinationEntity:
@ NSEntityMapping NSObject
@ NSEntityMigrationPolicy NSObject
begin(_:with:) beginEntityMapping:manager:error:
createDestinationInstances(forSource:in:manager:) createDestinationInstancesForSourceInstance:entityMapping:manager:error:
createRelationships(forDestination:in:manager:) createRelationshipsForDestinationInstance:entityMapping:manager:error:
end(_:manager:) endEntityMapping:manager:error:
endInstanceCreation(forMapping:manager:) endInstanceCreationForEntityMapping:manager:error:
endRelationshipCreation(forMapping:manager:) endRelationshipCreationForEntityMapping:manager:error:
performCustomValidation(forMapping:manager:) performCustomValidationForEntityMapping:manager:error:
@ NSExpressionDescription NSPropertyDescription NSCoding NSCopying
@ NSExtensionContext
dismissNotificationContentExtension()
mediaPlayingPaused()
mediaPlayingStarted()
performNotificationDefaultAction()
@ NSFetchIndexDescription NSObject NSCoding NSCopying
@ NSFetchIndexElementDescription NSObject NSCoding NSCopying
@ NSFetchRequest NSPersistentStoreRequest NSCoding NSCopying
execute() execute:
@ NSFetchRequestExpression NSExpression NSCoding NSCopying NSSecureCoding
expression(forFetch:context:countOnly:)
@ NSFetchRequestResult
@ NSFetchedPropertyDescription NSPropertyDescription NSCoding NSCopying
@ NSFetchedResultsController NSObject
deleteCache(withName:)
indexPath(forObject:)
object(at:) objectAtIndexPath:
performFetch() performFetch:
section(forSectionIndexTitle:at:) sectionForSectionIndexTitle:atIndex:
sectionIndexTitle(forSectionName:)
@ NSFetchedResultsControllerDelegate
?controller(_:didChange:at:for:newIndexPath:) controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:
?controller(_:didChange:atSectionIndex:for:) controller:didChangeSection:atIndex:forChangeType:
?controller(_:didChangeContentWith:) controller:didChangeContentWithDifference:
?controller(_:sectionIndexTitleForSectionName:)
?controllerDidChangeContent(_:)
?controllerWillChangeContent(_:)
@ NSFetchedResultsSectionInfo
@ NSFileProviderExtension NSObject
documentStorageURL()
itemChanged(at:) itemChangedAtURL:
persistentIdentifierForItem(at:) persistentIdentifierForItemAtURL:
placeholderURL(for:) placeholderURLForURL:
providePlaceholder(at:completionHandler:) providePlaceholderAtURL:completionHandler:
providerIdentifier()
startProvidingItem(at:completionHandler:) startProvidingItemAtURL:completionHandler:
stopProvidingItem(at:) stopProvidingItemAtURL:
urlForItem(withPersistentIdentifier:) URLForItemWithPersistentIdentifier:
writePlaceholder(at:withMetadata:) writePlaceholderAtURL:withMetadata:
@ NSIncrementalStore NSPersistentStore
execute(_:with:) executeRequest:withContext:error:
identifierForNewStore(at:) identifierForNewStoreAtURL:
loadMetadata() loadMetadata:
managedObjectContextDidRegisterObjects(with:) managedObjectContextDidRegisterObjectsWithIDs:
managedObjectContextDidUnregisterObjects(with:) managedObjectContextDidUnregisterObjectsWithIDs:
newObjectID(for:referenceObject:) newObjectIDForEntity:referenceObject:
newValue(forRelationship:forObjectWith:with:) newValueForRelationship:forObjectWithID:withContext:error:
newValuesForObject(with:with:) newValuesForObjectWithID:withContext:error:
obtainPermanentIDs(for:) obtainPermanentIDsForObjects:error:
referenceObject(for:) referenceObjectForObjectID:
@ NSIncrementalStoreNode NSObject
update(withValues:version:)
value(for:) valueForPropertyDescription:
@ NSItemProvider
registerCKShare(_:container:allowedSharingOptions:)
registerCKShare(container:allowedSharingOptions:preparationHandler:)
@ NSLayoutAnchor NSObject NSCoding NSCopying
constraint(equalTo:) constraintEqualToAnchor:
constraint(equalTo:constant:) constraintEqualToAnchor:constant:
constraint(greaterThanOrEqualTo:) constraintGreaterThanOrEqualToAnchor:
constraint(greaterThanOrEqualTo:constant:) constraintGreaterThanOrEqualToAnchor:constant:
constraint(lessThanOrEqualTo:) constraintLessThanOrEqualToAnchor:
constraint(lessThanOrEqualTo:constant:) constraintLessThanOrEqualToAnchor:constant:
@ NSLayoutConstraint NSObject
activate(_:) activateConstraints:
constraints(withVisualFormat:options:metrics:views:)
deactivate(_:) deactivateConstraints:
@ NSLayoutDimension NSLayoutAnchor NSCoding NSCopying
constraint(equalTo:multiplier:) constraintEqualToAnchor:multiplier:
constraint(equalTo:multiplier:constant:) constraintEqualToAnchor:multiplier:constant:
constraint(equalToConstant:) constraintEqualToConstant:
constraint(greaterThanOrEqualTo:multiplier:) constraintGreaterThanOrEqualToAnchor:multiplier:
constraint(greaterThanOrEqualTo:multiplier:constant:) constraintGreaterThanOrEqualToAnchor:multiplier:constant:
constraint(greaterThanOrEqualToConstant:) constraintGreaterThanOrEqualToConstant:
constraint(lessThanOrEqualTo:multiplier:) constraintLessThanOrEqualToAnchor:multiplier:
constraint(lessThanOrEqualTo:multiplier:constant:) constraintLessThanOrEqualToAnchor:multiplier:constant:
constraint(lessThanOrEqualToConstant:) constraintLessThanOrEqualToConstant:
@ NSLayoutManager NSObject NSCoding NSSecureCoding
addTextContainer(_:)
attachmentSize(forGlyphAt:) attachmentSizeForGlyphAtIndex:
boundingRect(forGlyphRange:in:) boundingRectForGlyphRange:inTextContainer:
cgGlyph(at:) CGGlyphAtIndex:
cgGlyph(at:isValidIndex:) CGGlyphAtIndex:isValidIndex:
characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:
characterIndexForGlyph(at:) characterIndexForGlyphAtIndex:
characterRange(forGlyphRange:actualGlyphRange:)
drawBackground(forGlyphRange:at:) drawBackgroundForGlyphRange:atPoint:
drawGlyphs(forGlyphRange:at:) drawGlyphsForGlyphRange:atPoint:
drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
drawsOutsideLineFragment(forGlyphAt:) drawsOutsideLineFragmentForGlyphAtIndex:
ensureGlyphs(forCharacterRange:)
ensureGlyphs(forGlyphRange:)
ensureLayout(for:) ensureLayoutForTextContainer:
ensureLayout(forBoundingRect:in:) ensureLayoutForBoundingRect:inTextContainer:
ensureLayout(forCharacterRange:)
ensureLayout(forGlyphRange:)
enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:) enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:usingBlock:
enumerateLineFragments(forGlyphRange:using:) enumerateLineFragmentsForGlyphRange:usingBlock:
fillBackgroundRectArray(_:count:forCharacterRange:color:)
firstUnlaidCharacterIndex()
firstUnlaidGlyphIndex()
fractionOfDistanceThroughGlyph(for:in:) fractionOfDistanceThroughGlyphForPoint:inTextContainer:
getFirstUnlaidCharacterIndex(_:glyphIndex:)
getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:) getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:
getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:) getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:
glyph(at:) glyphAtIndex:
glyph(at:isValidIndex:) glyphAtIndex:isValidIndex:
glyphIndex(for:in:) glyphIndexForPoint:inTextContainer:
glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:
glyphIndexForCharacter(at:) glyphIndexForCharacterAtIndex:
glyphRange(for:) glyphRangeForTextContainer:
glyphRange(forBoundingRect:in:) glyphRangeForBoundingRect:inTextContainer:
glyphRange(forBoundingRectWithoutAdditionalLayout:in:) glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer:
glyphRange(forCharacterRange:actualCharacterRange:)
insertTextContainer(_:at:) insertTextContainer:atIndex:
invalidateDisplay(forCharacterRange:)
invalidateDisplay(forGlyphRange:)
invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
invalidateLayout(forCharacterRange:actualCharacterRange:)
isValidGlyphIndex(_:)
lineFragmentRect(forGlyphAt:effectiveRange:) lineFragmentRectForGlyphAtIndex:effectiveRange:
lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
lineFragmentUsedRect(forGlyphAt:effectiveRange:) lineFragmentUsedRectForGlyphAtIndex:effectiveRange:
lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
location(forGlyphAt:) locationForGlyphAtIndex:
notShownAttribute(forGlyphAt:) notShownAttributeForGlyphAtIndex:
processEditing(for:edited:range:changeInLength:invalidatedRange:) processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:
propertyForGlyph(at:) propertyForGlyphAtIndex:
range(ofNominallySpacedGlyphsContaining:) rangeOfNominallySpacedGlyphsContainingIndex:
removeTextContainer(at:) removeTextContainerAtIndex:
setAttachmentSize(_:forGlyphRange:)
setDrawsOutsideLineFragment(_:forGlyphAt:) setDrawsOutsideLineFragment:forGlyphAtIndex:
setExtraLineFragmentRect(_:usedRect:textContainer:)
setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)
setLineFragmentRect(_:forGlyphRange:usedRect:)
setLocation(_:forStartOfGlyphRange:)
setNotShownAttribute(_:forGlyphAt:) setNotShownAttribute:forGlyphAtIndex:
setTextContainer(_:forGlyphRange:)
showCGGlyphs(_:positions:count:font:matrix:attributes:in:) showCGGlyphs:positions:count:font:matrix:attributes:inContext:
showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:) showCGGlyphs:positions:count:font:textMatrix:attributes:inContext:
strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
textContainer(forGlyphAt:effectiveRange:) textContainerForGlyphAtIndex:effectiveRange:
textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:) textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
textContainerChangedGeometry(_:)
truncatedGlyphRange(inLineFragmentForGlyphAt:) truncatedGlyphRangeInLineFragmentForGlyphAtIndex:
underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
usedRect(for:) usedRectForTextContainer:
@ NSLayoutManagerDelegate
?layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:) layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:
?layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager:didCompleteLayoutForTextContainer:atEnd:
?layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:
?layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:
?layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:
?layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex:
?layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex:
?layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
?layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:
?layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager:shouldUseAction:forControlCharacterAtIndex:
?layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManager:textContainer:didChangeGeometryFromSize:
?layoutManagerDidInvalidateLayout(_:)
@ NSLayoutXAxisAnchor NSLayoutAnchor NSCoding NSCopying
anchorWithOffset(to:) anchorWithOffsetToAnchor:
constraint(equalToSystemSpacingAfter:multiplier:) constraintEqualToSystemSpacingAfterAnchor:multiplier:
constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:
constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:) constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:
@ NSLayoutYAxisAnchor NSLayoutAnchor NSCoding NSCopying
anchorWithOffset(to:) anchorWithOffsetToAnchor:
constraint(equalToSystemSpacingBelow:multiplier:) constraintEqualToSystemSpacingBelowAnchor:multiplier:
constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:
constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:) constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:
@ NSLightweightMigrationStage NSMigrationStage
@ NSManagedObject NSObject NSFetchRequestResult
awake(fromSnapshotEvents:)
awakeFromFetch()
awakeFromInsert()
changedValues()
changedValuesForCurrentEvent()
committedValues(forKeys:)
didAccessValue(forKey:)
didChangeValue(forKey:)
didChangeValue(forKey:withSetMutation:using:) didChangeValueForKey:withSetMutation:usingObjects:
didSave()
didTurnIntoFault()
entity()
fetchRequest()
hasFault(forRelationshipNamed:)
objectIDs(forRelationshipNamed:)
observationInfo()
prepareForDeletion()
primitiveValue(forKey:)
setObservationInfo(_:)
setPrimitiveValue(_:forKey:)
setValue(_:forKey:)
validateForDelete() validateForDelete:
validateForInsert() validateForInsert:
validateForUpdate() validateForUpdate:
validateValue(_:forKey:) validateValue:forKey:error:
value(forKey:)
willAccessValue(forKey:)
willChangeValue(forKey:)
willChangeValue(forKey:withSetMutation:using:) willChangeValueForKey:withSetMutation:usingObjects:
willSave()
willTurnIntoFault()
@ NSManagedObjectContext NSObject NSCoding NSLocking
assign(_:to:) assignObject:toPersistentStore:
delete(_:) deleteObject:
detectConflicts(for:) detectConflictsForObject:
execute(_:) executeFetchRequest:error:
existingObject(with:) existingObjectWithID:error:
insert(_:) insertObject:
lock()
mergeChanges(fromContextDidSave:) mergeChangesFromContextDidSaveNotification:
mergeChanges(fromRemoteContextSave:into:) mergeChangesFromRemoteContextSave:intoContexts:
object(with:) objectWithID:
observeValue(forKeyPath:of:change:context:) observeValueForKeyPath:ofObject:change:context:
obtainPermanentIDs(for:) obtainPermanentIDsForObjects:error:
parent parentContext
perform(_:) performBlock:
performAndWait(_:) performBlockAndWait:
processPendingChanges()
redo()
refresh(_:mergeChanges:) refreshObject:mergeChanges:
refreshAllObjects()
registeredObject(for:) objectRegisteredForID:
reset()
rollback()
save() save:
setQueryGenerationFrom(_:) setQueryGenerationFromToken:error:
shouldHandleInaccessibleFault(_:for:triggeredByProperty:) shouldHandleInaccessibleFault:forObjectID:triggeredByProperty:
tryLock()
undo()
unlock()
@ NSManagedObjectID NSObject NSCopying NSFetchRequestResult
uriRepresentation() URIRepresentation
@ NSManagedObjectModel NSObject NSCoding NSCopying NSFastEnumeration
checksumsForVersionedModel(at:) checksumsForVersionedModelAtURL:error:
entities(forConfigurationName:) entitiesForConfiguration:
fetchRequestFromTemplate(withName:substitutionVariables:)
fetchRequestTemplate(forName:)
isConfiguration(withName:compatibleWithStoreMetadata:) isConfiguration:compatibleWithStoreMetadata:
mergedModel(from:) mergedModelFromBundles:
mergedModel(from:forStoreMetadata:) mergedModelFromBundles:forStoreMetadata:
setEntities(_:forConfigurationName:) setEntities:forConfiguration:
setFetchRequestTemplate(_:forName:)
@ NSManagedObjectModelReference NSObject
@ NSMappingModel NSObject
inferredMappingModel(forSourceModel:destinationModel:) inferredMappingModelForSourceModel:destinationModel:error:
@ NSMergeConflict NSObject
@ NSMergePolicy NSObject
error errorMergePolicy
mergeByPropertyObjectTrump mergeByPropertyObjectTrumpMergePolicy
mergeByPropertyStoreTrump mergeByPropertyStoreTrumpMergePolicy
overwrite overwriteMergePolicy
resolve(constraintConflicts:) resolveConstraintConflicts:error:
resolve(mergeConflicts:) resolveConflicts:error:
resolve(optimisticLockingConflicts:) resolveOptimisticLockingVersionConflicts:error:
rollback rollbackMergePolicy
@ NSMigrationManager NSObject
associate(sourceInstance:withDestinationInstance:for:) associateSourceInstance:withDestinationInstance:forEntityMapping:
cancelMigrationWithError(_:)
destinationEntity(for:) destinationEntityForEntityMapping:
destinationInstances(forEntityMappingName:sourceInstances:) destinationInstancesForEntityMappingNamed:sourceInstances:
migrateStore(from:sourceType:options:with:toDestinationURL:destinationType:destinationOptions:) migrateStoreFromURL:type:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:
reset()
sourceEntity(for:) sourceEntityForEntityMapping:
sourceInstances(forEntityMappingName:destinationInstances:) sourceInstancesForEntityMappingNamed:destinationInstances:
@ NSMigrationStage NSObject
@ NSMutableAttributedString
fixAttributes(in:) fixAttributesInRange:
@ NSMutableParagraphStyle NSParagraphStyle NSCoding NSCopying NSMutableCopying NSSecureCoding
addTabStop(_:)
removeTabStop(_:)
setParagraphStyle(_:)
@ NSParagraphStyle NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
default defaultParagraphStyle
defaultWritingDirection(forLanguage:)
@ NSPersistentCloudKitContainer NSPersistentContainer
acceptShareInvitations(fromMetadata:into:completion:) acceptShareInvitationsFromMetadata:intoPersistentStore:completion:
canDeleteRecord(forManagedObjectWith:) canDeleteRecordForManagedObjectWithID:
canModifyManagedObjects(in:) canModifyManagedObjectsInStore:
canUpdateRecord(forManagedObjectWith:) canUpdateRecordForManagedObjectWithID:
fetchParticipants(matching:into:completion:) fetchParticipantsMatchingLookupInfos:intoPersistentStore:completion:
fetchShares(in:) fetchSharesInPersistentStore:error:
fetchShares(matching:) fetchSharesMatchingObjectIDs:error:
initializeCloudKitSchema(options:) initializeCloudKitSchemaWithOptions:error:
persistUpdatedShare(_:in:completion:) persistUpdatedShare:inPersistentStore:completion:
purgeObjectsAndRecordsInZone(with:in:completion:) purgeObjectsAndRecordsInZoneWithID:inPersistentStore:completion:
record(for:) recordForManagedObjectID:
recordID(for:) recordIDForManagedObjectID:
recordIDs(for:) recordIDsForManagedObjectIDs:
records(for:) recordsForManagedObjectIDs:
share(_:to:completion:) shareManagedObjects:toShare:completion:
@ NSPersistentCloudKitContainerEventRequest NSPersistentStoreRequest NSCopying
fetchEvents(after:) fetchEventsAfterDate:
fetchEvents(matchingFetch:) fetchEventsMatchingFetchRequest:
fetchForEvents() fetchRequestForEvents
@ NSPersistentCloudKitContainerEventResult NSPersistentStoreResult
@ NSPersistentCloudKitContainerOptions NSObject
@ NSPersistentContainer NSObject
loadPersistentStores(completionHandler:)
newBackgroundContext()
performBackgroundTask(_:)
@ NSPersistentHistoryChange NSObject NSCopying
entityDescription(with:) entityDescriptionWithContext:
@ NSPersistentHistoryChangeRequest NSPersistentStoreRequest NSCopying
deleteHistory(before:) deleteHistoryBeforeDate:
fetchHistory(after:) fetchHistoryAfterDate:
fetchHistory(withFetch:) fetchHistoryWithFetchRequest:
@ NSPersistentHistoryResult NSPersistentStoreResult
@ NSPersistentHistoryToken NSObject NSCoding NSCopying NSSecureCoding
@ NSPersistentHistoryTransaction NSObject NSCopying
entityDescription(with:) entityDescriptionWithContext:
objectIDNotification()
@ NSPersistentStore NSObject
didAdd(to:) didAddToPersistentStoreCoordinator:
loadMetadata() loadMetadata:
metadataForPersistentStore(with:) metadataForPersistentStoreWithURL:error:
migrationManagerClass()
setMetadata(_:forPersistentStoreAt:) setMetadata:forPersistentStoreWithURL:error:
willRemove(from:) willRemoveFromPersistentStoreCoordinator:
@ NSPersistentStoreAsynchronousResult NSPersistentStoreResult
cancel()
@ NSPersistentStoreCoordinator NSObject NSLocking
addPersistentStore(type:configuration:at:options:) addPersistentStoreWithType:configuration:URL:options:error:
addPersistentStore(with:completionHandler:) addPersistentStoreWithDescription:completionHandler:
cachedModelForPersistentStore(at:options:) cachedModelForPersistentStoreAtURL:options:error:
currentPersistentHistoryToken(fromStores:)
destroyPersistentStore(at:type:options:) destroyPersistentStoreAtURL:withType:options:error:
execute(_:with:) executeRequest:withContext:error:
finishDeferredLightweightMigration() finishDeferredLightweightMigration:
finishDeferredLightweightMigrationTask() finishDeferredLightweightMigrationTask:
lock()
managedObjectID(forURIRepresentation:)
managedObjectID(fromUTF8String:length:)
metadata(for:) metadataForPersistentStore:
metadataForPersistentStore(ofType:at:) metadataForPersistentStoreOfType:URL:error:
metadataForPersistentStore(ofType:at:options:) metadataForPersistentStoreOfType:URL:options:error:
metadataForPersistentStore(with:) metadataForPersistentStoreWithURL:error:
migratePersistentStore(_:to:options:withType:) migratePersistentStore:toURL:options:withType:error:
perform(_:) performBlock:
performAndWait(_:) performBlockAndWait:
persistentStore(for:) persistentStoreForURL:
registerStoreClass(_:forStoreType:)
remove(_:) removePersistentStore:error:
removeUbiquitousContentAndPersistentStore(at:options:) removeUbiquitousContentAndPersistentStoreAtURL:options:error:
replacePersistentStore(at:destinationOptions:withPersistentStoreFrom:sourceOptions:type:) replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:storeType:error:
setMetadata(_:for:) setMetadata:forPersistentStore:
setMetadata(_:forPersistentStoreOfType:at:) setMetadata:forPersistentStoreOfType:URL:error:
setMetadata(_:forPersistentStoreOfType:at:options:) setMetadata:forPersistentStoreOfType:URL:options:error:
setURL(_:for:) setURL:forPersistentStore:
tryLock()
unlock()
url(for:) URLForPersistentStore:
@ NSPersistentStoreDescription NSObject NSCopying
setOption(_:forKey:)
setValue(_:forPragmaNamed:)
@ NSPersistentStoreRequest NSObject NSCopying
@ NSPersistentStoreResult NSObject
@ NSPropertyDescription NSObject NSCoding NSCopying
setValidationPredicates(_:withValidationWarnings:)
@ NSPropertyMapping NSObject
@ NSQueryGenerationToken NSObject NSCoding NSCopying NSSecureCoding
current currentQueryGenerationToken
@ NSRelationshipDescription NSPropertyDescription NSCoding NSCopying
@ NSSaveChangesRequest NSPersistentStoreRequest NSCopying
@ NSShadow NSObject NSCoding NSCopying NSSecureCoding
@ NSStagedMigrationManager NSObject
@ NSString
boundingRect(with:options:attributes:context:) boundingRectWithSize:options:attributes:context:
draw(at:withAttributes:) drawAtPoint:withAttributes:
draw(in:withAttributes:) drawInRect:withAttributes:
draw(with:options:attributes:context:) drawWithRect:options:attributes:context:
localizedUserNotificationString(forKey:arguments:)
size(withAttributes:)
@ NSStringDrawingContext NSObject
@ NSTextAttachment NSObject NSCoding NSSecureCoding NSTextAttachmentContainer NSTextAttachmentLayout
registerViewProviderClass(_:forFileType:) registerTextAttachmentViewProviderClass:forFileType:
textAttachmentViewProviderClass(forFileType:)
@ NSTextAttachmentContainer
attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:
image(forBounds:textContainer:characterIndex:)
@ NSTextAttachmentLayout
attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:
image(for:attributes:location:textContainer:) imageForBounds:attributes:location:textContainer:
viewProvider(for:location:textContainer:) viewProviderForParentView:location:textContainer:
@ NSTextAttachmentViewProvider NSObject
attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:
loadView()
@ NSTextContainer NSObject NSCoding NSSecureCoding NSTextLayoutOrientationProvider
lineFragmentRect(forProposedRect:at:writingDirection:remaining:) lineFragmentRectForProposedRect:atIndex:writingDirection:remainingRect:
replaceLayoutManager(_:)
@ NSTextContentManager NSObject NSCoding NSSecureCoding NSTextElementProvider
addTextLayoutManager(_:)
performEditingTransaction(_:) performEditingTransactionUsingBlock:
recordEditAction(in:newTextRange:) recordEditActionInRange:newTextRange:
removeTextLayoutManager(_:)
synchronizeTextLayoutManagers(_:)
textElements(for:) textElementsForRange:
@ NSTextContentManagerDelegate
?textContentManager(_:shouldEnumerate:options:) textContentManager:shouldEnumerateTextElement:options:
?textContentManager(_:textElementAt:) textContentManager:textElementAtLocation:
@ NSTextContentStorage NSTextContentManager NSCoding NSSecureCoding NSTextElementProvider NSTextStorageObserving
adjustedRange(from:forEditingTextSelection:) adjustedRangeFromRange:forEditingTextSelection:
attributedString(for:) attributedStringForTextElement:
location(_:offsetBy:) locationFromLocation:withOffset:
offset(from:to:) offsetFromLocation:toLocation:
textElement(for:) textElementForAttributedString:
@ NSTextContentStorageDelegate NSTextContentManagerDelegate
?textContentStorage(_:textParagraphWith:) textContentStorage:textParagraphWithRange:
@ NSTextElement NSObject
parent parentElement
@ NSTextElementProvider
?adjustedRange(from:forEditingTextSelection:) adjustedRangeFromRange:forEditingTextSelection:
enumerateTextElements(from:options:using:) enumerateTextElementsFromLocation:options:usingBlock:
?location(_:offsetBy:) locationFromLocation:withOffset:
?offset(from:to:) offsetFromLocation:toLocation:
replaceContents(in:with:) replaceContentsInRange:withTextElements:
synchronizeToBackingStore(_:)
@ NSTextLayoutFragment NSObject NSCoding NSSecureCoding
draw(at:in:) drawAtPoint:inContext:
frameForTextAttachment(at:) frameForTextAttachmentAtLocation:
invalidateLayout()
textLineFragment(for:isUpstreamAffinity:) textLineFragmentForTextLocation:isUpstreamAffinity:
textLineFragment(forVerticalOffset:requiresExactMatch:)
@ NSTextLayoutManager NSObject NSCoding NSSecureCoding NSTextSelectionDataSource
addRenderingAttribute(_:value:for:) addRenderingAttribute:value:forTextRange:
ensureLayout(for:) ensureLayoutForRange:
enumerateRenderingAttributes(from:reverse:using:) enumerateRenderingAttributesFromLocation:reverse:usingBlock:
enumerateTextLayoutFragments(from:options:using:) enumerateTextLayoutFragmentsFromLocation:options:usingBlock:
enumerateTextSegments(in:type:options:using:) enumerateTextSegmentsInRange:type:options:usingBlock:
invalidateLayout(for:) invalidateLayoutForRange:
invalidateRenderingAttributes(for:) invalidateRenderingAttributesForTextRange:
removeRenderingAttribute(_:for:) removeRenderingAttribute:forTextRange:
renderingAttributes(forLink:at:) renderingAttributesForLink:atLocation:
replace(_:) replaceTextContentManager:
replaceContents(in:with:) replaceContentsInRange:withTextElements:
setRenderingAttributes(_:for:) setRenderingAttributes:forTextRange:
textLayoutFragment(for:) textLayoutFragmentForPosition:
@ NSTextLayoutManagerDelegate
?textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes:
?textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:
?textLayoutManager(_:textLayoutFragmentFor:in:) textLayoutManager:textLayoutFragmentForLocation:inTextElement:
@ NSTextLayoutOrientationProvider
@ NSTextLineFragment NSObject NSCoding NSSecureCoding
characterIndex(for:) characterIndexForPoint:
draw(at:in:) drawAtPoint:inContext:
fractionOfDistanceThroughGlyph(for:) fractionOfDistanceThroughGlyphForPoint:
locationForCharacter(at:) locationForCharacterAtIndex:
@ NSTextList NSObject NSCoding NSCopying NSSecureCoding
marker(forItemNumber:)
@ NSTextListElement NSTextParagraph
parent parentElement
@ NSTextLocation
compare(_:)
@ NSTextParagraph NSTextElement
@ NSTextRange NSObject
contains(_:) containsLocation:
intersection(_:) textRangeByIntersectingWithTextRange:
intersects(_:) intersectsWithTextRange:
isEqual(to:) isEqualToTextRange:
union(_:) textRangeByFormingUnionWithTextRange:
@ NSTextSelection NSObject NSCoding NSSecureCoding
textSelection(_:) textSelectionWithTextRanges:
@ NSTextSelectionDataSource
baseWritingDirection(at:) baseWritingDirectionAtLocation:
enumerateCaretOffsetsInLineFragment(at:using:) enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:
?enumerateContainerBoundaries(from:reverse:using:) enumerateContainerBoundariesFromLocation:reverse:usingBlock:
enumerateSubstrings(from:options:using:) enumerateSubstringsFromLocation:options:usingBlock:
lineFragmentRange(for:inContainerAt:) lineFragmentRangeForPoint:inContainerAtLocation:
location(_:offsetBy:) locationFromLocation:withOffset:
offset(from:to:) offsetFromLocation:toLocation:
?textLayoutOrientation(at:) textLayoutOrientationAtLocation:
textRange(for:enclosing:) textRangeForSelectionGranularity:enclosingLocation:
@ NSTextSelectionNavigation NSObject
deletionRanges(for:direction:destination:allowsDecomposition:) deletionRangesForTextSelection:direction:destination:allowsDecomposition:
destinationSelection(for:direction:destination:extending:confined:) destinationSelectionForTextSelection:direction:destination:extending:confined:
flushLayoutCache()
resolvedInsertionLocation(for:writingDirection:) resolvedInsertionLocationForTextSelection:writingDirection:
textSelection(for:enclosing:) textSelectionForSelectionGranularity:enclosingTextSelection:
textSelection(for:enclosing:inContainerAt:) textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:
textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:) textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:
@ NSTextStorage NSMutableAttributedString NSCoding NSSecureCoding
addLayoutManager(_:)
edited(_:range:changeInLength:)
ensureAttributesAreFixed(in:) ensureAttributesAreFixedInRange:
invalidateAttributes(in:) invalidateAttributesInRange:
processEditing()
removeLayoutManager(_:)
@ NSTextStorageDelegate
?textStorage(_:didProcessEditing:range:changeInLength:)
?textStorage(_:willProcessEditing:range:changeInLength:)
@ NSTextStorageObserving
performEditingTransaction(for:using:) performEditingTransactionForTextStorage:usingBlock:
processEditing(for:edited:range:changeInLength:invalidatedRange:) processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:
@ NSTextTab NSObject NSCoding NSCopying NSSecureCoding
columnTerminators(for:) columnTerminatorsForLocale:
@ NSTextViewportLayoutController NSObject
adjustViewport(byVerticalOffset:)
layoutViewport()
relocateViewport(to:) relocateViewportToTextLocation:
@ NSTextViewportLayoutControllerDelegate
textViewportLayoutController(_:configureRenderingSurfaceFor:) textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment:
?textViewportLayoutControllerDidLayout(_:)
?textViewportLayoutControllerWillLayout(_:)
viewportBounds(for:) viewportBoundsForTextViewportLayoutController:
@ NSUserActivity
@ NSValue
@ Name
@ NotificationInfo NSObject NSCoding NSCopying NSSecureCoding
@ Observer
?environment(_:stateDidChangeFromOldState:)
@ OpenExternalURLOptions NSObject
@ OpenURLOptions NSObject
@ Options NSObject NSCopying
@ PHAdjustmentData NSObject
@ PHAsset PHObject NSCopying
canPerform(_:) canPerformEditOperation:
cancelContentEditingInputRequest(_:)
fetchAssets(in:options:) fetchAssetsInAssetCollection:options:
fetchAssets(with:) fetchAssetsWithOptions:
fetchAssets(with:options:) fetchAssetsWithMediaType:options:
fetchAssets(withALAssetURLs:options:)
fetchAssets(withBurstIdentifier:options:)
fetchAssets(withLocalIdentifiers:options:)
fetchKeyAssets(in:options:) fetchKeyAssetsInAssetCollection:options:
requestContentEditingInput(with:completionHandler:) requestContentEditingInputWithOptions:completionHandler:
@ PHAssetChangeRequest PHChangeRequest
creationRequestForAsset(from:) creationRequestForAssetFromImage:
creationRequestForAssetFromImage(atFileURL:)
creationRequestForAssetFromVideo(atFileURL:)
deleteAssets(_:)
revertAssetContentToOriginal()
@ PHAssetCollection PHCollection NSCopying
fetchAssetCollections(with:subtype:options:) fetchAssetCollectionsWithType:subtype:options:
fetchAssetCollections(withALAssetGroupURLs:options:)
fetchAssetCollections(withLocalIdentifiers:options:)
fetchAssetCollectionsContaining(_:with:options:) fetchAssetCollectionsContainingAsset:withType:options:
fetchMoments(inMomentList:options:)
fetchMoments(with:) fetchMomentsWithOptions:
transientAssetCollection(with:title:) transientAssetCollectionWithAssets:title:
transientAssetCollection(withAssetFetchResult:title:)
@ PHAssetCollectionChangeRequest PHChangeRequest
addAssets(_:)
creationRequestForAssetCollection(withTitle:)
deleteAssetCollections(_:)
insertAssets(_:at:) insertAssets:atIndexes:
moveAssets(at:to:) moveAssetsAtIndexes:toIndex:
removeAssets(_:)
removeAssets(at:) removeAssetsAtIndexes:
replaceAssets(at:withAssets:) replaceAssetsAtIndexes:withAssets:
@ PHAssetCreationRequest PHAssetChangeRequest
addResource(with:data:options:) addResourceWithType:data:options:
addResource(with:fileURL:options:) addResourceWithType:fileURL:options:
forAsset() creationRequestForAsset
supportsAssetResourceTypes(_:)
@ PHAssetResource NSObject
assetResources(for:) assetResourcesForAsset:
@ PHAssetResourceCreationOptions NSObject NSCopying
@ PHAssetResourceManager NSObject
cancelDataRequest(_:)
default() defaultManager
requestData(for:options:dataReceivedHandler:completionHandler:) requestDataForAssetResource:options:dataReceivedHandler:completionHandler:
writeData(for:toFile:options:completionHandler:) writeDataForAssetResource:toFile:options:completionHandler:
@ PHAssetResourceRequestOptions NSObject NSCopying
@ PHAssetResourceUploadJob PHObject NSCopying
fetchJobs(with:options:) fetchJobsWithAction:options:
@ PHAssetResourceUploadJobChangeRequest PHChangeRequest
acknowledge()
cancel()
createJob(withDestination:resource:)
creationRequestForDownloadJob(with:) creationRequestForDownloadJobWithResource:
creationRequestForJob(withDestination:resource:)
retry(withDestination:)
@ PHCachingImageManager PHImageManager
startCachingImages(for:targetSize:contentMode:options:) startCachingImagesForAssets:targetSize:contentMode:options:
stopCachingImages(for:targetSize:contentMode:options:) stopCachingImagesForAssets:targetSize:contentMode:options:
stopCachingImagesForAllAssets()
@ PHChange NSObject
changeDetails(for:) changeDetailsForObject:
@ PHChangeRequest NSObject
@ PHCloudIdentifier NSObject
@ PHCloudIdentifierMapping NSObject
@ PHCollection PHObject NSCopying
canPerform(_:) canPerformEditOperation:
fetchCollections(in:options:) fetchCollectionsInCollectionList:options:
fetchTopLevelUserCollections(with:) fetchTopLevelUserCollectionsWithOptions:
@ PHCollectionList PHCollection NSCopying
fetchCollectionLists(with:subtype:options:) fetchCollectionListsWithType:subtype:options:
fetchCollectionLists(withLocalIdentifiers:options:)
fetchCollectionListsContaining(_:options:) fetchCollectionListsContainingCollection:options:
fetchMomentLists(with:containingMoment:options:) fetchMomentListsWithSubtype:containingMoment:options:
fetchMomentLists(with:options:) fetchMomentListsWithSubtype:options:
transientCollectionList(with:title:) transientCollectionListWithCollections:title:
transientCollectionList(withCollectionsFetchResult:title:)
@ PHCollectionListChangeRequest PHChangeRequest
addChildCollections(_:)
creationRequestForCollectionList(withTitle:)
deleteCollectionLists(_:)
insertChildCollections(_:at:) insertChildCollections:atIndexes:
moveChildCollections(at:to:) moveChildCollectionsAtIndexes:toIndex:
removeChildCollections(_:)
removeChildCollections(at:) removeChildCollectionsAtIndexes:
replaceChildCollections(at:withChildCollections:) replaceChildCollectionsAtIndexes:withChildCollections:
@ PHContentEditingController
canHandle(_:) canHandleAdjustmentData:
cancelContentEditing()
finishContentEditing(completionHandler:)
startContentEditing(with:placeholderImage:) startContentEditingWithInput:placeholderImage:
@ PHContentEditingInput NSObject
@ PHContentEditingInputRequestOptions NSObject
@ PHContentEditingOutput NSObject
renderedContentURL(for:) renderedContentURLForType:error:
@ PHFetchOptions NSObject NSCopying
@ PHFetchResult NSObject NSCopying NSFastEnumeration
contains(_:) containsObject:
countOfAssets(with:) countOfAssetsWithMediaType:
enumerateObjects(_:) enumerateObjectsUsingBlock:
enumerateObjects(at:options:using:) enumerateObjectsAtIndexes:options:usingBlock:
enumerateObjects(withOptions:using:) enumerateObjectsWithOptions:usingBlock:
index(of:) indexOfObject:
index(of:in:) indexOfObject:inRange:
object(at:) objectAtIndex:
objects(at:) objectsAtIndexes:
subscript(_:) objectAtIndexedSubscript:
@ PHFetchResultChangeDetails NSObject
enumerateMoves(_:) enumerateMovesWithBlock:
@ PHImageManager NSObject
cancelImageRequest(_:)
default() defaultManager
requestAVAsset(forVideo:options:resultHandler:)
requestExportSession(forVideo:options:exportPreset:resultHandler:)
requestImage(for:targetSize:contentMode:options:resultHandler:) requestImageForAsset:targetSize:contentMode:options:resultHandler:
requestImageData(for:options:resultHandler:) requestImageDataForAsset:options:resultHandler:
requestImageDataAndOrientation(for:options:resultHandler:) requestImageDataAndOrientationForAsset:options:resultHandler:
requestLivePhoto(for:targetSize:contentMode:options:resultHandler:) requestLivePhotoForAsset:targetSize:contentMode:options:resultHandler:
requestPlayerItem(forVideo:options:resultHandler:)
@ PHImageRequestOptions NSObject NSCopying
@ PHLivePhoto NSObject NSCoding NSCopying NSItemProviderReading NSSecureCoding
cancelRequest(withRequestID:) cancelLivePhotoRequestWithRequestID:
request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:) requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:
@ PHLivePhotoEditingContext NSObject
cancel()
prepareLivePhotoForPlayback(withTargetSize:options:completionHandler:)
saveLivePhoto(to:options:completionHandler:) saveLivePhotoToOutput:options:completionHandler:
@ PHLivePhotoFrame
@ PHLivePhotoRequestOptions NSObject NSCopying
@ PHLivePhotoView UIView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceItemIdentification
livePhotoBadgeImage(options:)
startPlayback(with:) startPlaybackWithStyle:
stopPlayback()
@ PHLivePhotoViewDelegate
?livePhotoView(_:canBeginPlaybackWith:) livePhotoView:canBeginPlaybackWithStyle:
?livePhotoView(_:didEndPlaybackWith:) livePhotoView:didEndPlaybackWithStyle:
?livePhotoView(_:willBeginPlaybackWith:) livePhotoView:willBeginPlaybackWithStyle:
@ PHLocalIdentifierMapping NSObject
@ PHObject NSObject NSCopying
@ PHObjectChangeDetails NSObject
@ PHObjectPlaceholder PHObject NSCopying
@ PHPersistentChange NSObject
changeDetails(for:) changeDetailsForObjectType:error:
@ PHPersistentChangeFetchResult NSObject
enumerateChanges(_:) enumerateChangesWithBlock:
@ PHPersistentChangeToken NSObject NSCoding NSCopying NSSecureCoding
@ PHPersistentObjectChangeDetails NSObject
@ PHPhotoLibrary NSObject
authorizationStatus()
authorizationStatus(for:) authorizationStatusForAccessLevel:
cloudIdentifierMappings(forLocalIdentifiers:)
cloudIdentifiers(forLocalIdentifiers:)
fetchPersistentChanges(since:) fetchPersistentChangesSinceToken:error:
localIdentifierMappings(for:) localIdentifierMappingsForCloudIdentifiers:
localIdentifiers(for:) localIdentifiersForCloudIdentifiers:
performChanges(_:completionHandler:)
performChangesAndWait(_:) performChangesAndWait:error:
presentLimitedLibraryPicker(from:) presentLimitedLibraryPickerFromViewController:
presentLimitedLibraryPicker(from:completionHandler:) presentLimitedLibraryPickerFromViewController:completionHandler:
register(_:) registerAvailabilityObserver:
requestAuthorization(_:)
requestAuthorization(for:handler:) requestAuthorizationForAccessLevel:handler:
shared() sharedPhotoLibrary
unregisterAvailabilityObserver(_:)
unregisterChangeObserver(_:)
@ PHPhotoLibraryAvailabilityObserver
photoLibraryDidBecomeUnavailable(_:)
@ PHPhotoLibraryChangeObserver
photoLibraryDidChange(_:)
@ PHPickerConfiguration NSObject NSCopying
@ PHPickerFilter NSObject NSCopying
allFilter(matchingSubfilters:)
anyFilter(matchingSubfilters:)
bursts burstsFilter
cinematicVideos cinematicVideosFilter
depthEffectPhotos depthEffectPhotosFilter
images imagesFilter
livePhotos livePhotosFilter
notFilter(ofSubfilter:)
panoramas panoramasFilter
playbackStyleFilter(_:)
screenRecordings screenRecordingsFilter
screenshots screenshotsFilter
slomoVideos slomoVideosFilter
spatialMedia spatialMediaFilter
timelapseVideos timelapseVideosFilter
videos videosFilter
@ PHPickerResult NSObject
@ PHPickerUpdateConfiguration NSObject NSCopying
@ PHPickerViewController UIViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
deselectAssets(withIdentifiers:)
moveAsset(withIdentifier:afterAssetWithIdentifier:)
scrollToInitialPosition()
updatePicker(using:) updatePickerUsingConfiguration:
zoomIn()
zoomOut()
@ PHPickerViewControllerDelegate
picker(_:didFinishPicking:)
@ PHVideoRequestOptions NSObject NSCopying
@ PKAddCarKeyPassConfiguration PKAddSecureElementPassConfiguration
@ PKAddIdentityDocumentConfiguration PKAddSecureElementPassConfiguration
forMetadata(_:completion:) configurationForMetadata:completion:
@ PKAddIdentityDocumentMetadata PKIdentityDocumentMetadata
@ PKAddPassButton UIButton
@ PKAddPassMetadataPreview NSObject
@ PKAddPassesViewController UIViewController
canAddPasses()
@ PKAddPassesViewControllerDelegate
?addPassesViewControllerDidFinish(_:)
@ PKAddPaymentPassRequest NSObject
@ PKAddPaymentPassRequestConfiguration NSObject
@ PKAddPaymentPassViewController UIViewController
canAddPaymentPass()
@ PKAddPaymentPassViewControllerDelegate
addPaymentPassViewController(_:didFinishAdding:error:) addPaymentPassViewController:didFinishAddingPaymentPass:error:
addPaymentPassViewController(_:generateRequestWithCertificateChain:nonce:nonceSignature:completionHandler:)
@ PKAddSecureElementPassConfiguration NSObject
@ PKAddSecureElementPassViewController UIViewController
@ PKAddSecureElementPassViewControllerDelegate
@ PKAddShareablePassConfiguration PKAddSecureElementPassConfiguration
forPassMetaData(_:provisioningPolicyIdentifier:action:completion:) configurationForPassMetadata:provisioningPolicyIdentifier:primaryAction:completion:
forPassMetadata(_:action:completion:) configurationForPassMetadata:primaryAction:completion:
@ PKAutomaticReloadPaymentRequest NSObject
@ PKAutomaticReloadPaymentSummaryItem PKPaymentSummaryItem
@ PKBarcodeEventConfigurationRequest NSObject
@ PKBarcodeEventMetadataRequest NSObject
@ PKBarcodeEventMetadataResponse NSObject
@ PKBarcodeEventSignatureRequest NSObject
@ PKBarcodeEventSignatureResponse NSObject
@ PKContact NSObject
@ PKDateComponentsRange NSObject NSCoding NSCopying NSSecureCoding
@ PKDeferredPaymentRequest NSObject
@ PKDeferredPaymentSummaryItem PKPaymentSummaryItem
@ PKDisbursementRequest NSObject
currency currencyCode
disbursementCardUnsupportedError()
disbursementContactInvalidError(withContactField:localizedDescription:)
region regionCode
@ PKDisbursementSummaryItem PKPaymentSummaryItem
@ PKIdentityAnyOfDescriptor NSObject PKIdentityDocumentDescriptor
@ PKIdentityAuthorizationController NSObject
cancelRequest()
checkCanRequestDocument(_:completion:)
requestDocument(_:completion:)
@ PKIdentityButton UIControl
@ PKIdentityDocument NSObject
@ PKIdentityDocumentDescriptor
addElements(_:intentToStore:) addElements:withIntentToStore:
intentToStore(element:) intentToStoreForElement:
@ PKIdentityDocumentMetadata NSObject
@ PKIdentityDriversLicenseDescriptor NSObject PKIdentityDocumentDescriptor
@ PKIdentityElement NSObject NSCopying
address addressElement
age ageElement
age(atLeast:) ageThresholdElementWithAge:
dateOfBirth dateOfBirthElement
dhsTemporaryLawfulStatus dhsTemporaryLawfulStatusElement
documentDHSComplianceStatus documentDHSComplianceStatusElement
documentExpirationDate documentExpirationDateElement
documentIssueDate documentIssueDateElement
documentNumber documentNumberElement
drivingPrivileges drivingPrivilegesElement
eyeColor eyeColorElement
familyName familyNameElement
givenName givenNameElement
hairColor hairColorElement
height heightElement
issuingAuthority issuingAuthorityElement
nationality nationalityElement
organDonorStatus organDonorStatusElement
placeOfBirth placeOfBirthElement
portrait portraitElement
sex sexElement
signatureUsualMark signatureUsualMarkElement
veteranStatus veteranStatusElement
weight weightElement
@ PKIdentityIntentToStore NSObject NSCopying
mayStore mayStoreIntent
mayStore(days:) mayStoreIntentForDays:
willNotStore willNotStoreIntent
@ PKIdentityNationalIDCardDescriptor NSObject PKIdentityDocumentDescriptor
region regionCode
@ PKIdentityPhotoIDDescriptor NSObject PKIdentityDocumentDescriptor
@ PKIdentityRequest NSObject
@ PKInstantFundsOutFeeSummaryItem PKPaymentSummaryItem
@ PKIssuerProvisioningExtensionAuthorizationProviding
@ PKIssuerProvisioningExtensionHandler NSObject
generateAddPaymentPassRequestForPassEntryWithIdentifier(_:configuration:certificateChain:nonce:nonceSignature:completionHandler:)
passEntries(completion:)
remotePassEntries(completion:)
status(completion:)
@ PKIssuerProvisioningExtensionPassEntry NSObject
@ PKIssuerProvisioningExtensionPaymentPassEntry PKIssuerProvisioningExtensionPassEntry
@ PKIssuerProvisioningExtensionStatus NSObject
@ PKJapanIndividualNumberCardMetadata PKIdentityDocumentMetadata
@ PKLabeledValue NSObject
@ PKObject NSObject
@ PKPass PKObject
localizedValue(forFieldKey:)
@ PKPassLibrary NSObject
activate(_:withActivationCode:completion:) activatePaymentPass:withActivationCode:completion:
activate(_:withActivationData:completion:) activatePaymentPass:withActivationData:completion:
addPasses(_:withCompletionHandler:)
authorizationStatus(for:) authorizationStatusForCapability:
canAddFelicaPass()
canAddPaymentPass(withPrimaryAccountIdentifier:)
canAddSecureElementPass(primaryAccountIdentifier:)
containsPass(_:)
encryptedServiceProviderData(for:completion:) encryptedServiceProviderDataForSecureElementPass:completion:
endAutomaticPassPresentationSuppression(withRequestToken:)
isPassLibraryAvailable()
isPaymentPassActivationAvailable()
isSuppressingAutomaticPassPresentation()
openPaymentSetup()
openPaymentSetup(withMerchantIdentifier:)
pass(withPassTypeIdentifier:serialNumber:)
passes()
passes(of:) passesOfType:
passes(withReaderIdentifier:)
present(_:) presentPaymentPass:
remotePaymentPasses()
removePass(_:)
replacePass(with:) replacePassWithPass:
requestAuthorization(for:completion:) requestAuthorizationForCapability:completion:
requestAutomaticPassPresentationSuppression(responseHandler:)
serviceProviderData(for:completion:) serviceProviderDataForSecureElementPass:completion:
sign(_:using:completion:) signData:withSecureElementPass:completion:
@ PKPayLaterView UIView
@ PKPayLaterViewDelegate
@ PKPayment NSObject
@ PKPaymentAuthorizationController NSObject
canMakePayments()
canMakePayments(usingNetworks:)
canMakePayments(usingNetworks:capabilities:)
dismiss(completion:)
present(completion:)
supportsDisbursements()
supportsDisbursements(using:) supportsDisbursementsUsingNetworks:
supportsDisbursements(using:capabilities:) supportsDisbursementsUsingNetworks:capabilities:
@ PKPaymentAuthorizationControllerDelegate
?paymentAuthorizationController(_:didAuthorizePayment:completion:)
?paymentAuthorizationController(_:didAuthorizePayment:handler:)
?paymentAuthorizationController(_:didChangeCouponCode:handler:)
?paymentAuthorizationController(_:didRequestMerchantSessionUpdate:)
?paymentAuthorizationController(_:didSelectPaymentMethod:completion:)
?paymentAuthorizationController(_:didSelectPaymentMethod:handler:)
?paymentAuthorizationController(_:didSelectShippingContact:completion:)
?paymentAuthorizationController(_:didSelectShippingContact:handler:)
?paymentAuthorizationController(_:didSelectShippingMethod:completion:)
?paymentAuthorizationController(_:didSelectShippingMethod:handler:)
paymentAuthorizationControllerDidFinish(_:)
?paymentAuthorizationControllerWillAuthorizePayment(_:)
presentationWindow(for:) presentationWindowForPaymentAuthorizationController:
@ PKPaymentAuthorizationResult NSObject
@ PKPaymentAuthorizationViewController UIViewController NSCoding NSEditor NSSeguePerforming NSUserInterfaceItemIdentification
canMakePayments()
canMakePayments(usingNetworks:)
canMakePayments(usingNetworks:capabilities:)
supportsDisbursements()
supportsDisbursements(using:) supportsDisbursementsUsingNetworks:
supportsDisbursements(using:capabilities:) supportsDisbursementsUsingNetworks:capabilities:
@ PKPaymentAuthorizationViewControllerDelegate
?paymentAuthorizationViewController(_:didAuthorizePayment:completion:)
?paymentAuthorizationViewController(_:didAuthorizePayment:handler:)
?paymentAuthorizationViewController(_:didChangeCouponCode:handler:)
?paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)
?paymentAuthorizationViewController(_:didSelect:completion:) paymentAuthorizationViewController:didSelectShippingMethod:completion:
?paymentAuthorizationViewController(_:didSelect:handler:) paymentAuthorizationViewController:didSelectShippingMethod:handler:
?paymentAuthorizationViewController(_:didSelectShippingAddress:completion:)
?paymentAuthorizationViewController(_:didSelectShippingContact:completion:)
?paymentAuthorizationViewController(_:didSelectShippingContact:handler:)
paymentAuthorizationViewControllerDidFinish(_:)
?paymentAuthorizationViewControllerWillAuthorizePayment(_:)
@ PKPaymentButton UIButton NSAccessibility NSAccessibilityButton NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSUserInterfaceCompression NSUserInterfaceItemIdentification NSUserInterfaceValidations
@ PKPaymentInformationEventExtension NSObject
@ PKPaymentInformationRequestHandling
handle(_:completion:) handleSignatureRequest:completion:
handleInformationRequest(_:completion:)
@ PKPaymentMerchantSession NSObject
@ PKPaymentMethod NSObject
@ PKPaymentOrderDetails NSObject
@ PKPaymentPass PKSecureElementPass
@ PKPaymentRequest NSObject
availableNetworks()
paymentBillingAddressInvalidError(withKey:localizedDescription:)
paymentContactInvalidError(withContactField:localizedDescription:)
paymentCouponCodeExpiredError(localizedDescription:)
paymentCouponCodeInvalidError(localizedDescription:)
paymentShippingAddressInvalidError(withKey:localizedDescription:)
paymentShippingAddressUnserviceableError(withLocalizedDescription:)
@ PKPaymentRequestCouponCodeUpdate PKPaymentRequestUpdate
@ PKPaymentRequestMerchantSessionUpdate NSObject
@ PKPaymentRequestPaymentMethodUpdate PKPaymentRequestUpdate
@ PKPaymentRequestShippingContactUpdate PKPaymentRequestUpdate
@ PKPaymentRequestShippingMethodUpdate PKPaymentRequestUpdate
@ PKPaymentRequestUpdate NSObject
@ PKPaymentSummaryItem NSObject
@ PKPaymentToken NSObject
@ PKPaymentTokenContext NSObject
@ PKRecurringPaymentRequest NSObject
@ PKRecurringPaymentSummaryItem PKPaymentSummaryItem
@ PKSecureElementPass PKPass
@ PKShareSecureElementPassViewController UIViewController
@ PKShareSecureElementPassViewControllerDelegate
@ PKShareablePassMetadata NSObject
@ PKShippingMethod PKPaymentSummaryItem
@ PKStoredValuePassBalance NSObject
isEqual(to:) isEqualToBalance:
@ PKStoredValuePassProperties NSObject
@ PKSuicaPassProperties PKTransitPassProperties
@ PKTransitPassProperties PKStoredValuePassProperties
@ PKVehicleConnectionDelegate
sessionDidChange(_:) sessionDidChangeConnectionState:
sessionDidReceive(_:) sessionDidReceiveData:
@ PKVehicleConnectionSession NSObject
invalidate()
send(_:) sendData:error:
session(for:delegate:completion:) sessionForPass:delegate:completion:
@ Participant NSObject NSCoding NSCopying NSSecureCoding
oneTimeURL() oneTimeURLParticipant
@ PendingDatabaseChange NSObject
@ PendingRecordZoneChange NSObject
@ Port NSObject
@ Preview PKAddPassMetadataPreview
@ PrewarmingToken NSObject
@ Record NSObject NSCoding NSSecureCoding
@ RecordZoneChangeBatch NSObject
@ Reference NSObject CKRecordValue NSCoding NSCopying NSSecureCoding
action referenceAction
@ RelevantDate NSObject
@ ReorderingHandlers NSObject NSCopying
canReorderItem canReorderItemHandler
didReorder didReorderHandler
willReorder willReorderHandler
@ Request NSObject NSCopying
isDirectionsRequest(_:) isDirectionsRequestURL:
@ ResolutionContext NSObject
@ Resolved NSObject NSCopying
applying(_:) shapeByApplyingInsets:
inset(by:) shapeByApplyingInset:
@ Response NSObject
@ RotationCoordinator NSObject
@ SCNetworkReachability
@ SFAddToHomeScreenActivityItem
?iconItemProvider
@ SFAddToHomeScreenInfo NSObject
@ SFAuthenticationSession NSObject
@ SFContentBlockerManager NSObject
getStateOfContentBlocker(withIdentifier:completionHandler:)
reloadContentBlocker(withIdentifier:completionHandler:)
@ SFContentBlockerState NSObject
@ SFSafariViewController UIViewController
@ SFSafariViewControllerDelegate
?safariViewController(_:activityItemsFor:title:) safariViewController:activityItemsForURL:title:
?safariViewController(_:didCompleteInitialLoad:)
?safariViewControllerDidFinish(_:)
@ SLComposeServiceViewController UIViewController NSCoding NSEditor NSSeguePerforming NSTextDelegate NSTextViewDelegate NSUserInterfaceItemIdentification
cancel()
configurationItems()
didSelectCancel()
didSelectPost()
isContentValid()
loadPreviewView()
popConfigurationViewController()
presentationAnimationDidFinish()
pushConfigurationViewController(_:)
reloadConfigurationItems()
validateContent()
@ SLComposeSheetConfigurationItem NSObject
@ SLComposeViewController UIViewController
add(_:) addImage:
isAvailable(forServiceType:)
removeAllImages()
removeAllURLs()
setInitialText(_:)
@ SLRequest NSObject
addMultipartData(_:withName:type:filename:)
perform(handler:) performRequestWithHandler:
preparedURLRequest()
@ SSReadingList NSObject
addItem(with:title:previewText:) addReadingListItemWithURL:title:previewText:
supportsURL(_:)
@ ScrollTarget NSObject
footer targetForFooter
header targetForHeader
@ SecAccessControl
@ SectionSnapshotHandlers NSObject NSCopying
shouldCollapseItem shouldCollapseItemHandler
shouldExpandItem shouldExpandItemHandler
snapshotForExpandingParent snapshotForExpandingParentItemHandler
willCollapseItem willCollapseItemHandler
willExpandItem willExpandItemHandler
@ SendChangesContext NSObject
@ SendChangesOptions NSObject NSCopying
@ Serialization NSObject NSCoding NSSecureCoding
@ Sidebar NSObject
reconfigureItem(for:) reconfigureItemForTab:
scroll(to:animated:) scrollToTarget:animated:
@ Snapshot NSObject
point(for:) pointForCoordinate:
@ SourceViewProviderContext NSObject
@ Squeeze NSObject
@ State NSObject NSCopying
add(pendingDatabaseChanges:) addPendingDatabaseChanges:
add(pendingRecordZoneChanges:) addPendingRecordZoneChanges:
remove(pendingDatabaseChanges:) removePendingDatabaseChanges:
remove(pendingRecordZoneChanges:) removePendingRecordZoneChanges:
@ Step NSObject
@ SupplementaryRegistration NSObject
@ SymbolConfiguration UIImageConfiguration NSCoding NSCopying NSSecureCoding
configurationWithoutPointSizeAndWeight()
configurationWithoutScale()
configurationWithoutTextStyle()
configurationWithoutWeight()
isEqual(to:) isEqualToConfiguration:
preferringMonochrome() configurationPreferringMonochrome
preferringMulticolor() configurationPreferringMulticolor
unspecified unspecifiedConfiguration
@ SystemPressureState NSObject
@ SystemProtectionManager NSObject
@ TabConfiguration NSObject
@ Tap NSObject
@ TextEffectStyle
@ TextProperties NSObject NSCoding NSCopying NSSecureCoding
resolvedColor()
@ Transition NSObject
coverVertical coverVerticalTransition
crossDissolve crossDissolveTransition
flipHorizontal flipHorizontalTransition
partialCurl partialCurlTransition
zoom(options:sourceViewProvider:)
zoom(with:sourceBarButtonItemProvider:) zoomWithOptions:sourceBarButtonItemProvider:
@ UIAcceleration NSObject
@ UIAccelerometer NSObject
shared sharedAccelerometer
@ UIAccelerometerDelegate
?accelerometer(_:didAccelerate:)
@ UIAccessibilityContainerDataTable
accessibilityColumnCount()
accessibilityDataTableCellElement(forRow:column:)
?accessibilityHeaderElements(forColumn:)
?accessibilityHeaderElements(forRow:)
accessibilityRowCount()
@ UIAccessibilityContainerDataTableCell
accessibilityColumnRange()
accessibilityRowRange()
@ UIAccessibilityContentSizeCategoryImageAdjusting
@ UIAccessibilityCustomAction NSObject
@ UIAccessibilityCustomRotor NSObject
@ UIAccessibilityCustomRotorItemResult NSObject
@ UIAccessibilityCustomRotorSearchPredicate NSObject
@ UIAccessibilityElement UIResponder UIAccessibilityIdentification UIResponderStandardEditActions
@ UIAccessibilityIdentification
@ UIAccessibilityLocationDescriptor NSObject
@ UIAccessibilityReadingContent
?accessibilityAttributedContent(forLineNumber:)
?accessibilityAttributedPageContent()
accessibilityContent(forLineNumber:)
accessibilityFrame(forLineNumber:)
accessibilityLineNumber(for:) accessibilityLineNumberForPoint:
accessibilityPageContent()
@ UIAction UIMenuElement NSCoding NSCopying NSSecureCoding UIMenuLeaf
captureTextFromCamera(responder:identifier:) captureTextFromCameraActionForResponder:identifier:
@ UIActionSheet UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
addButton(withTitle:)
buttonTitle(at:) buttonTitleAtIndex:
dismiss(withClickedButtonIndex:animated:)
show(from:) showFromToolbar:
show(from:animated:) showFromBarButtonItem:animated:
show(from:in:animated:) showFromRect:inView:animated:
show(in:) showInView:
@ UIActionSheetDelegate
?actionSheet(_:clickedButtonAt:) actionSheet:clickedButtonAtIndex:
?actionSheet(_:didDismissWithButtonIndex:)
?actionSheet(_:willDismissWithButtonIndex:)
?actionSheetCancel(_:)
?didPresent(_:) didPresentActionSheet:
?willPresent(_:) willPresentActionSheet:
@ UIActivity NSObject
activityDidFinish(_:)
canPerform(withActivityItems:)
perform() performActivity
prepare(withActivityItems:)
@ UIActivityCollaborationModeRestriction NSObject NSCoding NSCopying NSSecureCoding
@ UIActivityIndicatorView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
startAnimating()
stopAnimating()
style activityIndicatorViewStyle
@ UIActivityItemProvider NSOperation UIActivityItemSource
@ UIActivityItemSource
?activityViewController(_:dataTypeIdentifierForActivityType:)
activityViewController(_:itemForActivityType:)
?activityViewController(_:subjectForActivityType:)
?activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
activityViewControllerPlaceholderItem(_:)
@ UIActivityItemsConfiguration NSObject UIActivityItemsConfigurationReading
@ UIActivityItemsConfigurationProviding
@ UIActivityItemsConfigurationReading
?activityItemsConfigurationMetadata(key:) activityItemsConfigurationMetadataForKey:
?activityItemsConfigurationMetadataForItem(at:key:) activityItemsConfigurationMetadataForItemAtIndex:key:
?activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:
?activityItemsConfigurationSupports(interaction:) activityItemsConfigurationSupportsInteraction:
?applicationActivitiesForActivityItemsConfiguration
@ UIActivityViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UIAdaptivePresentationControllerDelegate
?adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
?adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyleForPresentationController:traitCollection:
?presentationController(_:prepare:) presentationController:prepareAdaptivePresentationController:
?presentationController(_:viewControllerForAdaptivePresentationStyle:)
?presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
?presentationControllerDidAttemptToDismiss(_:)
?presentationControllerDidDismiss(_:)
?presentationControllerShouldDismiss(_:)
?presentationControllerWillDismiss(_:)
@ UIAlertAction NSObject NSCopying UIAccessibilityIdentification
@ UIAlertController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
addAction(_:)
addTextField(configurationHandler:)
@ UIAlertView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
addButton(withTitle:)
buttonTitle(at:) buttonTitleAtIndex:
dismiss(withClickedButtonIndex:animated:)
show()
textField(at:) textFieldAtIndex:
@ UIAlertViewDelegate
?alertView(_:clickedButtonAt:) alertView:clickedButtonAtIndex:
?alertView(_:didDismissWithButtonIndex:)
?alertView(_:willDismissWithButtonIndex:)
?alertViewCancel(_:)
?alertViewShouldEnableFirstOtherButton(_:)
?didPresent(_:) didPresentAlertView:
?willPresent(_:) willPresentAlertView:
@ UIAppearance
appearance()
appearance(for:) appearanceForTraitCollection:
appearance(for:whenContainedInInstancesOf:) appearanceForTraitCollection:whenContainedInInstancesOfClasses:
appearance(whenContainedInInstancesOf:) appearanceWhenContainedInInstancesOfClasses:
@ UIAppearanceContainer
@ UIApplication UIResponder UIResponderStandardEditActions
activateSceneSession(for:errorHandler:) activateSceneSessionForRequest:errorHandler:
beginBackgroundTask(expirationHandler:)
beginBackgroundTask(withName:expirationHandler:)
beginIgnoringInteractionEvents()
beginReceivingRemoteControlEvents()
canOpenURL(_:)
cancelAllLocalNotifications()
cancelLocalNotification(_:)
clearKeepAliveTimeout()
completeStateRestoration()
enabledRemoteNotificationTypes()
endBackgroundTask(_:)
endIgnoringInteractionEvents()
endReceivingRemoteControlEvents()
extendStateRestoration()
ignoreSnapshotOnNextApplicationLaunch()
isStatusBarHidden statusBarHidden
open(_:options:completionHandler:) openURL:options:completionHandler:
openURL(_:)
presentLocalNotificationNow(_:)
registerForRemoteNotifications()
registerForRemoteNotifications(matching:) registerForRemoteNotificationTypes:
registerObject(forStateRestoration:restorationIdentifier:)
registerUserNotificationSettings(_:)
requestSceneSessionActivation(_:userActivity:options:errorHandler:)
requestSceneSessionDestruction(_:options:errorHandler:)
requestSceneSessionRefresh(_:)
scheduleLocalNotification(_:)
sendAction(_:to:from:for:) sendAction:to:from:forEvent:
sendEvent(_:)
setAlternateIconName(_:completionHandler:)
setKeepAliveTimeout(_:handler:)
setMinimumBackgroundFetchInterval(_:)
setNewsstandIconImage(_:)
setStatusBarHidden(_:animated:)
setStatusBarHidden(_:with:) setStatusBarHidden:withAnimation:
setStatusBarOrientation(_:animated:)
setStatusBarStyle(_:animated:)
shared sharedApplication
supportedInterfaceOrientations(for:) supportedInterfaceOrientationsForWindow:
unregisterForRemoteNotifications()
@ UIApplicationDelegate
?application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options:
?application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler:
?application(_:didChangeStatusBarFrame:)
?application(_:didChangeStatusBarOrientation:)
?application(_:didDecodeRestorableStateWith:) application:didDecodeRestorableStateWithCoder:
?application(_:didDiscardSceneSessions:)
?application(_:didFailToContinueUserActivityWithType:error:)
?application(_:didFailToRegisterForRemoteNotificationsWithError:)
?application(_:didFinishLaunchingWithOptions:)
?application(_:didReceive:) application:didReceiveLocalNotification:
?application(_:didReceiveRemoteNotification:)
?application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
?application(_:didRegister:) application:didRegisterUserNotificationSettings:
?application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
?application(_:didUpdate:) application:didUpdateUserActivity:
?application(_:handleActionWithIdentifier:for:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:completionHandler:
?application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:
?application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
?application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
?application(_:handleEventsForBackgroundURLSession:completionHandler:)
?application(_:handleOpen:) application:handleOpenURL:
?application(_:handleWatchKitExtensionRequest:reply:)
?application(_:open:options:) application:openURL:options:
?application(_:open:sourceApplication:annotation:) application:openURL:sourceApplication:annotation:
?application(_:performActionFor:completionHandler:) application:performActionForShortcutItem:completionHandler:
?application(_:performFetchWithCompletionHandler:)
?application(_:shouldAllowExtensionPointIdentifier:)
?application(_:shouldRestoreApplicationState:)
?application(_:shouldRestoreSecureApplicationState:)
?application(_:shouldSaveApplicationState:)
?application(_:shouldSaveSecureApplicationState:)
?application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow:
?application(_:userDidAcceptCloudKitShareWith:) application:userDidAcceptCloudKitShareWithMetadata:
?application(_:viewControllerWithRestorationIdentifierPath:coder:)
?application(_:willChangeStatusBarFrame:)
?application(_:willChangeStatusBarOrientation:duration:)
?application(_:willContinueUserActivityWithType:)
?application(_:willEncodeRestorableStateWith:) application:willEncodeRestorableStateWithCoder:
?application(_:willFinishLaunchingWithOptions:)
?applicationDidBecomeActive(_:)
?applicationDidEnterBackground(_:)
?applicationDidFinishLaunching(_:)
?applicationDidReceiveMemoryWarning(_:)
?applicationProtectedDataDidBecomeAvailable(_:)
?applicationProtectedDataWillBecomeUnavailable(_:)
?applicationShouldAutomaticallyLocalizeKeyCommands(_:)
?applicationShouldRequestHealthAuthorization(_:)
?applicationSignificantTimeChange(_:)
?applicationWillEnterForeground(_:)
?applicationWillResignActive(_:)
?applicationWillTerminate(_:)
?window
@ UIApplicationShortcutIcon NSObject NSCopying
@ UIApplicationShortcutItem NSObject NSCopying NSMutableCopying
@ UIAttachmentBehavior UIDynamicBehavior
fixedAttachment(with:attachedTo:attachmentAnchor:) fixedAttachmentWithItem:attachedToItem:attachmentAnchor:
limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:) limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:
pinAttachment(with:attachedTo:attachmentAnchor:) pinAttachmentWithItem:attachedToItem:attachmentAnchor:
slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:
slidingAttachment(with:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:
@ UIBackgroundConfiguration NSObject NSCoding NSCopying NSSecureCoding
clear() clearConfiguration
listAccompaniedSidebarCell() listAccompaniedSidebarCellConfiguration
listCell() listCellConfiguration
listFooter() listFooterConfiguration
listGroupedCell() listGroupedCellConfiguration
listGroupedHeaderFooter() listGroupedHeaderFooterConfiguration
listHeader() listHeaderConfiguration
listPlainCell() listPlainCellConfiguration
listPlainHeaderFooter() listPlainHeaderFooterConfiguration
listSidebarCell() listSidebarCellConfiguration
listSidebarHeader() listSidebarHeaderConfiguration
resolvedBackgroundColor(for:) resolvedBackgroundColorForTintColor:
resolvedStrokeColor(for:) resolvedStrokeColorForTintColor:
updated(for:) updatedConfigurationForState:
@ UIBackgroundExtensionView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIBandSelectionInteraction NSObject UIInteraction
@ UIBarAppearance NSObject NSCoding NSCopying NSSecureCoding
configureWithDefaultBackground()
configureWithOpaqueBackground()
configureWithTransparentBackground()
copy()
@ UIBarButtonItem UIBarItem NSCoding UIAppearance UIPopoverPresentationControllerSourceItem UISpringLoadedInteractionSupporting
add(_:) addSymbolEffect:
add(_:options:) addSymbolEffect:options:
addSymbolEffect(_:options:animated:)
backButtonBackgroundImage(for:barMetrics:) backButtonBackgroundImageForState:barMetrics:
backButtonBackgroundVerticalPositionAdjustment(for:) backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:
backButtonTitlePositionAdjustment(for:) backButtonTitlePositionAdjustmentForBarMetrics:
backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
backgroundImage(for:style:barMetrics:) backgroundImageForState:style:barMetrics:
backgroundVerticalPositionAdjustment(for:) backgroundVerticalPositionAdjustmentForBarMetrics:
creatingFixedGroup()
creatingMovableGroup(customizationIdentifier:)
creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:) creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:
fixedSpace() fixedSpaceItem
fixedSpace(_:) fixedSpaceItemOfWidth:
flexibleSpace() flexibleSpaceItem
removeAllSymbolEffects()
removeAllSymbolEffects(options:animated:)
removeAllSymbolEffects(with:) removeAllSymbolEffectsWithOptions:
removeSymbolEffect(ofType:)
removeSymbolEffect(ofType:options:)
removeSymbolEffect(ofType:options:animated:)
setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonBackgroundImage:forState:barMetrics:
setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
setBackButtonTitlePositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment:forBarMetrics:
setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
setBackgroundImage(_:for:style:barMetrics:) setBackgroundImage:forState:style:barMetrics:
setBackgroundVerticalPositionAdjustment(_:for:) setBackgroundVerticalPositionAdjustment:forBarMetrics:
setSymbolImage(_:contentTransition:options:) setSymbolImage:withContentTransition:options:
setSymbolImage(_:with:) setSymbolImage:withContentTransition:
setTitlePositionAdjustment(_:for:) setTitlePositionAdjustment:forBarMetrics:
titlePositionAdjustment(for:) titlePositionAdjustmentForBarMetrics:
@ UIBarButtonItemAppearance NSObject NSCoding NSCopying NSSecureCoding
configureWithDefault(for:) configureWithDefaultForStyle:
copy()
@ UIBarButtonItemBadge NSObject NSCoding NSCopying NSSecureCoding
indicator() indicatorBadge
@ UIBarButtonItemGroup NSObject NSCoding
fixedGroup(representativeItem:items:)
movableGroup(customizationIdentifier:representativeItem:items:)
optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:) optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:
withFixedSpace groupWithFixedSpace
@ UIBarButtonItemStateAppearance NSObject
@ UIBarItem NSObject NSCoding UIAccessibilityIdentification UIAppearance
setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
titleTextAttributes(for:) titleTextAttributesForState:
@ UIBarPositioning
@ UIBarPositioningDelegate
?position(for:) positionForBar:
@ UIBezierPath NSObject NSCoding NSCopying NSSecureCoding
addArc(withCenter:radius:startAngle:endAngle:clockwise:)
addClip()
addCurve(to:controlPoint1:controlPoint2:) addCurveToPoint:controlPoint1:controlPoint2:
addLine(to:) addLineToPoint:
addQuadCurve(to:controlPoint:) addQuadCurveToPoint:controlPoint:
append(_:) appendPath:
apply(_:) applyTransform:
close() closePath
contains(_:) containsPoint:
fill()
fill(with:alpha:) fillWithBlendMode:alpha:
getLineDash(_:count:phase:)
move(to:) moveToPoint:
removeAllPoints()
reversing() bezierPathByReversingPath
setLineDash(_:count:phase:)
stroke()
stroke(with:alpha:) strokeWithBlendMode:alpha:
@ UIBlurEffect UIVisualEffect NSCoding NSCopying NSSecureCoding
@ UIButton UIControl CALayerDelegate NSCoding UIAccessibilityContentSizeCategoryImageAdjusting UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
attributedTitle(for:) attributedTitleForState:
backgroundImage(for:) backgroundImageForState:
backgroundRect(forBounds:)
contentRect(forBounds:)
image(for:) imageForState:
imageRect(forContentRect:)
preferredSymbolConfigurationForImage(in:) preferredSymbolConfigurationForImageInState:
setAttributedTitle(_:for:) setAttributedTitle:forState:
setBackgroundImage(_:for:) setBackgroundImage:forState:
setImage(_:for:) setImage:forState:
setNeedsUpdateConfiguration()
setPreferredSymbolConfiguration(_:forImageIn:) setPreferredSymbolConfiguration:forImageInState:
setTitle(_:for:) setTitle:forState:
setTitleColor(_:for:) setTitleColor:forState:
setTitleShadowColor(_:for:) setTitleShadowColor:forState:
systemButton(with:target:action:) systemButtonWithImage:target:action:
systemButton(withPrimaryAction:)
title(for:) titleForState:
titleColor(for:) titleColorForState:
titleRect(forContentRect:)
titleShadowColor(for:) titleShadowColorForState:
updateConfiguration()
@ UICGFloatTraitDefinition UITraitDefinition
@ UICalendarSelection NSObject
updateSelectableDates()
@ UICalendarSelectionMultiDate UICalendarSelection
setSelectedDates(_:animated:)
@ UICalendarSelectionMultiDateDelegate
?multiDateSelection(_:canDeselectDate:)
?multiDateSelection(_:canSelectDate:)
multiDateSelection(_:didDeselectDate:)
multiDateSelection(_:didSelectDate:)
@ UICalendarSelectionSingleDate UICalendarSelection
setSelected(_:animated:) setSelectedDate:animated:
@ UICalendarSelectionSingleDateDelegate
?dateSelection(_:canSelectDate:)
dateSelection(_:didSelectDate:)
@ UICalendarSelectionWeekOfYear UICalendarSelection
setSelected(_:animated:) setSelectedWeekOfYear:animated:
@ UICalendarSelectionWeekOfYearDelegate
?week(ofYearSelection:canSelectWeekOfYear:)
week(ofYearSelection:didSelectWeekOfYear:)
@ UICalendarView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
reloadDecorations(forDateComponents:animated:)
setVisibleDateComponents(_:animated:)
@ UICalendarViewDelegate
?calendarView(_:decorationFor:) calendarView:decorationForDateComponents:
?calendarView(_:didChangeVisibleDateComponentsFrom:)
@ UICanvasFeedbackGenerator UIFeedbackGenerator
alignmentOccurred(at:) alignmentOccurredAtLocation:
pathCompleted(at:) pathCompletedAtLocation:
@ UICellAccessory NSObject NSCoding NSCopying NSSecureCoding
@ UICellAccessoryCheckmark UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryCustomView UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryDelete UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryDetail UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryDisclosureIndicator UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryInsert UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryLabel UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryMultiselect UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryOutlineDisclosure UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryPopUpMenu UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellAccessoryReorder UICellAccessory NSCoding NSCopying NSSecureCoding
@ UICellConfigurationState UIViewConfigurationState NSCoding NSCopying NSSecureCoding UIConfigurationState
@ UICloudSharingController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
activityItemSource()
@ UICloudSharingControllerDelegate
cloudSharingController(_:failedToSaveShareWithError:)
?cloudSharingControllerDidSaveShare(_:)
?cloudSharingControllerDidStopSharing(_:)
?itemThumbnailData(for:) itemThumbnailDataForCloudSharingController:
itemTitle(for:) itemTitleForCloudSharingController:
?itemType(for:) itemTypeForCloudSharingController:
@ UICollectionLayoutListConfiguration NSObject NSCopying
@ UICollectionLayoutSectionOrthogonalScrollingProperties NSObject NSCopying
@ UICollectionReusableView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
apply(_:) applyLayoutAttributes:
didTransition(from:to:) didTransitionFromLayout:toLayout:
preferredLayoutAttributesFitting(_:) preferredLayoutAttributesFittingAttributes:
prepareForReuse()
willTransition(from:to:) willTransitionFromLayout:toLayout:
@ UICollectionView UIScrollView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
beginInteractiveMovementForItem(at:) beginInteractiveMovementForItemAtIndexPath:
cancelInteractiveMovement()
cancelInteractiveTransition()
cellForItem(at:) cellForItemAtIndexPath:
deleteItems(at:) deleteItemsAtIndexPaths:
deleteSections(_:)
dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:
dequeueConfiguredReusableSupplementary(using:for:) dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:
dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableCellWithReuseIdentifier:forIndexPath:
dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
deselectItem(at:animated:) deselectItemAtIndexPath:animated:
endInteractiveMovement()
finishInteractiveTransition()
indexPath(for:) indexPathForCell:
indexPath(forSupplementaryView:)
indexPathForItem(at:) indexPathForItemAtPoint:
indexPathsForVisibleSupplementaryElements(ofKind:)
insertItems(at:) insertItemsAtIndexPaths:
insertSections(_:)
layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
layoutAttributesForSupplementaryElement(ofKind:at:) layoutAttributesForSupplementaryElementOfKind:atIndexPath:
moveItem(at:to:) moveItemAtIndexPath:toIndexPath:
moveSection(_:toSection:)
numberOfItems(inSection:)
performBatchUpdates(_:completion:)
reconfigureItems(at:) reconfigureItemsAtIndexPaths:
register(_:forCellWithReuseIdentifier:) registerClass:forCellWithReuseIdentifier:
register(_:forSupplementaryViewOfKind:withReuseIdentifier:) registerClass:forSupplementaryViewOfKind:withReuseIdentifier:
reloadData()
reloadItems(at:) reloadItemsAtIndexPaths:
reloadSections(_:)
scrollToItem(at:at:animated:) scrollToItemAtIndexPath:atScrollPosition:animated:
selectItem(at:animated:scrollPosition:) selectItemAtIndexPath:animated:scrollPosition:
setCollectionViewLayout(_:animated:)
setCollectionViewLayout(_:animated:completion:)
startInteractiveTransition(to:completion:) startInteractiveTransitionToCollectionViewLayout:completion:
supplementaryView(forElementKind:at:) supplementaryViewForElementKind:atIndexPath:
updateInteractiveMovementTargetPosition(_:)
visibleSupplementaryViews(ofKind:)
@ UICollectionViewCell UICollectionReusableView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
defaultBackgroundConfiguration()
dragStateDidChange(_:)
setNeedsUpdateConfiguration()
updateConfiguration(using:) updateConfigurationUsingState:
@ UICollectionViewCompositionalLayout UICollectionViewLayout NSCoding
list(using:) layoutWithListConfiguration:
@ UICollectionViewCompositionalLayoutConfiguration NSObject NSCopying
@ UICollectionViewController UIViewController NSCoding UIAppearanceContainer UICollectionViewDataSource UICollectionViewDelegate UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UITraitEnvironment
@ UICollectionViewDataSource
?collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath:
collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
?collectionView(_:indexPathForIndexTitle:at:) collectionView:indexPathForIndexTitle:atIndex:
?collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
collectionView(_:numberOfItemsInSection:)
?collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath:
?indexTitles(for:) indexTitlesForCollectionView:
?numberOfSections(in:) numberOfSectionsInCollectionView:
@ UICollectionViewDataSourcePrefetching
?collectionView(_:cancelPrefetchingForItemsAt:) collectionView:cancelPrefetchingForItemsAtIndexPaths:
collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths:
@ UICollectionViewDelegate UIScrollViewDelegate
?collectionView(_:canEditItemAt:) collectionView:canEditItemAtIndexPath:
?collectionView(_:canFocusItemAt:) collectionView:canFocusItemAtIndexPath:
?collectionView(_:canPerformAction:forItemAt:withSender:) collectionView:canPerformAction:forItemAtIndexPath:withSender:
?collectionView(_:canPerformPrimaryActionForItemAt:) collectionView:canPerformPrimaryActionForItemAtIndexPath:
?collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
?collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
?collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView:contextMenuConfigurationForItemAtIndexPath:point:
?collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
?collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
?collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
?collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath:
?collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
?collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
?collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
?collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
?collectionView(_:didUpdateFocusIn:with:) collectionView:didUpdateFocusInContext:withAnimationCoordinator:
?collectionView(_:performAction:forItemAt:withSender:) collectionView:performAction:forItemAtIndexPath:withSender:
?collectionView(_:performPrimaryActionForItemAt:) collectionView:performPrimaryActionForItemAtIndexPath:
?collectionView(_:previewForDismissingContextMenuWithConfiguration:)
?collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
?collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView:sceneActivationConfigurationForItemAtIndexPath:point:
?collectionView(_:selectionFollowsFocusForItemAt:) collectionView:selectionFollowsFocusForItemAtIndexPath:
?collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
?collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
?collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
?collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
?collectionView(_:shouldShowMenuForItemAt:) collectionView:shouldShowMenuForItemAtIndexPath:
?collectionView(_:shouldSpringLoadItemAt:with:) collectionView:shouldSpringLoadItemAtIndexPath:withContext:
?collectionView(_:shouldUpdateFocusIn:) collectionView:shouldUpdateFocusInContext:
?collectionView(_:targetContentOffsetForProposedContentOffset:)
?collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
?collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
?collectionView(_:transitionLayoutForOldLayout:newLayout:)
?collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
?collectionView(_:willDisplayContextMenu:animator:) collectionView:willDisplayContextMenuWithConfiguration:animator:
?collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
?collectionView(_:willEndContextMenuInteraction:animator:) collectionView:willEndContextMenuInteractionWithConfiguration:animator:
?collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
?collectionViewDidEndMultipleSelectionInteraction(_:)
?indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInCollectionView:
@ UICollectionViewDelegateFlowLayout UICollectionViewDelegate
?collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
?collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
?collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView:layout:minimumLineSpacingForSectionAtIndex:
?collectionView(_:layout:referenceSizeForFooterInSection:)
?collectionView(_:layout:referenceSizeForHeaderInSection:)
?collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
@ UICollectionViewDiffableDataSource NSObject UICollectionViewDataSource
apply(_:animatingDifferences:) applySnapshot:animatingDifferences:
apply(_:animatingDifferences:completion:) applySnapshot:animatingDifferences:completion:
apply(_:to:animatingDifferences:) applySnapshot:toSection:animatingDifferences:
apply(_:to:animatingDifferences:completion:) applySnapshot:toSection:animatingDifferences:completion:
applySnapshotUsingReloadData(_:)
applySnapshotUsingReloadData(_:completion:)
index(for:) indexForSectionIdentifier:
indexPath(for:) indexPathForItemIdentifier:
itemIdentifier(for:) itemIdentifierForIndexPath:
sectionIdentifier(for:) sectionIdentifierForIndex:
snapshot()
snapshot(for:) snapshotForSection:
@ UICollectionViewDiffableDataSourceReference
@ UICollectionViewDragDelegate
?collectionView(_:dragPreviewParametersForItemAt:) collectionView:dragPreviewParametersForItemAtIndexPath:
?collectionView(_:dragSessionAllowsMoveOperation:)
?collectionView(_:dragSessionDidEnd:)
?collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
?collectionView(_:dragSessionWillBegin:)
?collectionView(_:itemsForAddingTo:at:point:) collectionView:itemsForAddingToDragSession:atIndexPath:point:
collectionView(_:itemsForBeginning:at:) collectionView:itemsForBeginningDragSession:atIndexPath:
@ UICollectionViewDropCoordinator
drop(_:intoItemAt:rect:) dropItem:intoItemAtIndexPath:rect:
drop(_:to:) dropItem:toPlaceholder:
drop(_:toItemAt:) dropItem:toItemAtIndexPath:
@ UICollectionViewDropDelegate
?collectionView(_:canHandle:) collectionView:canHandleDropSession:
?collectionView(_:dropPreviewParametersForItemAt:) collectionView:dropPreviewParametersForItemAtIndexPath:
?collectionView(_:dropSessionDidEnd:)
?collectionView(_:dropSessionDidEnter:)
?collectionView(_:dropSessionDidExit:)
?collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
collectionView(_:performDropWith:) collectionView:performDropWithCoordinator:
@ UICollectionViewDropItem
@ UICollectionViewDropPlaceholder UICollectionViewPlaceholder
@ UICollectionViewDropPlaceholderContext UIDragAnimating
commitInsertion(dataSourceUpdates:)
deletePlaceholder()
setNeedsCellUpdate()
@ UICollectionViewDropProposal UIDropProposal NSCopying
@ UICollectionViewFlowLayout UICollectionViewLayout NSCoding
@ UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
@ UICollectionViewFocusUpdateContext UIFocusUpdateContext
@ UICollectionViewLayout NSObject NSCoding
finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:
finalLayoutAttributesForDisappearingItem(at:) finalLayoutAttributesForDisappearingItemAtIndexPath:
finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:
finalizeAnimatedBoundsChange()
finalizeCollectionViewUpdates()
finalizeLayoutTransition()
indexPathsToDeleteForDecorationView(ofKind:)
indexPathsToDeleteForSupplementaryView(ofKind:)
indexPathsToInsertForDecorationView(ofKind:)
indexPathsToInsertForSupplementaryView(ofKind:)
initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:
initialLayoutAttributesForAppearingItem(at:) initialLayoutAttributesForAppearingItemAtIndexPath:
initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:
invalidateLayout()
invalidateLayout(with:) invalidateLayoutWithContext:
invalidationContext(forBoundsChange:)
invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
layoutAttributesForElements(in:) layoutAttributesForElementsInRect:
layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:
layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
prepare() prepareLayout
prepare(forAnimatedBoundsChange:)
prepare(forCollectionViewUpdates:)
prepareForTransition(from:) prepareForTransitionFromLayout:
prepareForTransition(to:) prepareForTransitionToLayout:
register(_:forDecorationViewOfKind:) registerClass:forDecorationViewOfKind:
shouldInvalidateLayout(forBoundsChange:)
shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
targetContentOffset(forProposedContentOffset:)
targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
targetIndexPath(forInteractivelyMovingItem:withPosition:)
@ UICollectionViewLayoutAttributes NSObject NSCopying UIDynamicItem
@ UICollectionViewLayoutInvalidationContext NSObject
invalidateDecorationElements(ofKind:at:) invalidateDecorationElementsOfKind:atIndexPaths:
invalidateItems(at:) invalidateItemsAtIndexPaths:
invalidateSupplementaryElements(ofKind:at:) invalidateSupplementaryElementsOfKind:atIndexPaths:
@ UICollectionViewListCell UICollectionViewCell CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
defaultContentConfiguration()
@ UICollectionViewPlaceholder NSObject
@ UICollectionViewTransitionLayout UICollectionViewLayout NSCoding
updateValue(_:forAnimatedKey:)
value(forAnimatedKey:)
@ UICollectionViewUpdateItem NSObject
@ UICollisionBehavior UIDynamicBehavior
addBoundary(withIdentifier:for:) addBoundaryWithIdentifier:forPath:
addBoundary(withIdentifier:from:to:) addBoundaryWithIdentifier:fromPoint:toPoint:
addItem(_:)
boundary(withIdentifier:)
removeAllBoundaries()
removeBoundary(withIdentifier:)
removeItem(_:)
setTranslatesReferenceBoundsIntoBoundary(with:) setTranslatesReferenceBoundsIntoBoundaryWithInsets:
@ UICollisionBehaviorDelegate
?collisionBehavior(_:beganContactFor:with:at:) collisionBehavior:beganContactForItem:withItem:atPoint:
?collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:
?collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withItem:
?collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) collisionBehavior:endedContactForItem:withBoundaryIdentifier:
@ UIColor NSObject NSCoding NSCopying NSItemProviderReading NSItemProviderWriting NSSecureCoding
applyingContentHeadroom(_:) colorByApplyingContentHeadroom:
black blackColor
blue blueColor
brown brownColor
clear clearColor
cyan cyanColor
darkGray darkGrayColor
darkText darkTextColor
getHue(_:saturation:brightness:alpha:)
getRed(_:green:blue:alpha:)
getWhite(_:alpha:)
gray grayColor
green greenColor
groupTableViewBackground groupTableViewBackgroundColor
label labelColor
lightGray lightGrayColor
lightText lightTextColor
link linkColor
magenta magentaColor
opaqueSeparator opaqueSeparatorColor
orange orangeColor
placeholderText placeholderTextColor
purple purpleColor
quaternaryLabel quaternaryLabelColor
quaternarySystemFill quaternarySystemFillColor
red redColor
resolvedColor(with:) resolvedColorWithTraitCollection:
scrollViewTexturedBackground scrollViewTexturedBackgroundColor
secondaryLabel secondaryLabelColor
secondarySystemBackground secondarySystemBackgroundColor
secondarySystemFill secondarySystemFillColor
secondarySystemGroupedBackground secondarySystemGroupedBackgroundColor
separator separatorColor
set()
setFill()
setStroke()
standardDynamicRange standardDynamicRangeColor
systemBackground systemBackgroundColor
systemBlue systemBlueColor
systemBrown systemBrownColor
systemCyan systemCyanColor
systemFill systemFillColor
systemGray systemGrayColor
systemGray2 systemGray2Color
systemGray3 systemGray3Color
systemGray4 systemGray4Color
systemGray5 systemGray5Color
systemGray6 systemGray6Color
systemGreen systemGreenColor
systemGroupedBackground systemGroupedBackgroundColor
systemIndigo systemIndigoColor
systemMint systemMintColor
systemOrange systemOrangeColor
systemPink systemPinkColor
systemPurple systemPurpleColor
systemRed systemRedColor
systemTeal systemTealColor
systemYellow systemYellowColor
tertiaryLabel tertiaryLabelColor
tertiarySystemBackground tertiarySystemBackgroundColor
tertiarySystemFill tertiarySystemFillColor
tertiarySystemGroupedBackground tertiarySystemGroupedBackgroundColor
underPageBackground underPageBackgroundColor
viewFlipsideBackground viewFlipsideBackgroundColor
white whiteColor
withAlphaComponent(_:) colorWithAlphaComponent:
withProminence(_:) colorWithProminence:
yellow yellowColor
@ UIColorEffect UIVisualEffect NSCoding NSCopying NSSecureCoding
@ UIColorPickerViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UIColorPickerViewControllerDelegate
?colorPickerViewController(_:didSelect:continuously:) colorPickerViewController:didSelectColor:continuously:
?colorPickerViewControllerDidFinish(_:)
?colorPickerViewControllerDidSelectColor(_:)
@ UIColorWell UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UICommand UIMenuElement NSCoding NSCopying NSSecureCoding UIMenuLeaf
@ UICommandAlternate NSObject NSCoding NSCopying NSSecureCoding
@ UIConfigurationState NSCopying NSSecureCoding
customState(forKey:)
setCustom(_:forKey:) setCustomState:forKey:
setObject(_:forKeyedSubscript:)
@ UIContentConfiguration NSCopying
makeContentView()
updated(for:) updatedConfigurationForState:
@ UIContentContainer
preferredContentSizeDidChange(forChildContentContainer:)
size(forChildContentContainer:withParentContainerSize:)
systemLayoutFittingSizeDidChange(forChildContentContainer:)
viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
willTransition(to:with:) willTransitionToTraitCollection:withTransitionCoordinator:
@ UIContentSizeCategoryAdjusting
@ UIContentUnavailableConfiguration NSObject NSCoding NSCopying NSSecureCoding UIContentConfiguration
empty() emptyConfiguration
loading() loadingConfiguration
search() searchConfiguration
@ UIContentUnavailableConfigurationState NSObject NSCoding NSCopying NSSecureCoding UIConfigurationState
@ UIContentUnavailableView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIContentView
?supports(_:) supportsConfiguration:
@ UIContextMenuConfiguration NSObject
@ UIContextMenuInteraction NSObject UIInteraction
dismissMenu()
location(in:) locationInView:
updateVisibleMenu(_:) updateVisibleMenuWithBlock:
@ UIContextMenuInteractionAnimating
addAnimations(_:)
addCompletion(_:)
@ UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating
@ UIContextMenuInteractionDelegate
?contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
?contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
contextMenuInteraction(_:configurationForMenuAtLocation:)
?contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
?contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
?contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
?contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
?contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
@ UIContextMenuSystem UIMenuSystem
shared sharedSystem
@ UIContextualAction NSObject
@ UIControl UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
actions(forTarget:forControlEvent:)
addAction(_:for:) addAction:forControlEvents:
addTarget(_:action:for:) addTarget:action:forControlEvents:
beginTracking(_:with:) beginTrackingWithTouch:withEvent:
cancelTracking(with:) cancelTrackingWithEvent:
contextMenuInteraction(_:configurationForMenuAtLocation:)
contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
continueTracking(_:with:) continueTrackingWithTouch:withEvent:
endTracking(_:with:) endTrackingWithTouch:withEvent:
enumerateEventHandlers(_:)
menuAttachmentPoint(for:) menuAttachmentPointForConfiguration:
performPrimaryAction()
removeAction(_:for:) removeAction:forControlEvents:
removeAction(identifiedBy:for:) removeActionForIdentifier:forControlEvents:
removeTarget(_:action:for:) removeTarget:action:forControlEvents:
sendAction(_:)
sendAction(_:to:for:) sendAction:to:forEvent:
sendActions(for:) sendActionsForControlEvents:
@ UIConversationContext NSObject
@ UIConversationEntry NSObject
@ UICoordinateSpace
convert(_:from:) convertPoint:fromCoordinateSpace:
convert(_:to:) convertPoint:toCoordinateSpace:
@ UICornerConfiguration NSObject NSCopying
capsule() capsuleConfiguration
capsuleConfiguration(withMaximumRadius:)
@ UICornerRadius NSObject NSCopying
containerConcentric() containerConcentricRadius
containerConcentricRadius(withMinimum:)
fixedRadius(_:)
@ UICubicTimingParameters NSObject NSCoding NSCopying UITimingCurveProvider
@ UIDataSourceModelAssociation
indexPathForElement(withModelIdentifier:in:) indexPathForElementWithModelIdentifier:inView:
modelIdentifierForElement(at:in:) modelIdentifierForElementAtIndexPath:inView:
@ UIDataSourceTranslating
dataSourceIndexPath(forPresentationIndexPath:)
dataSourceSectionIndex(forPresentationSectionIndex:)
performUsingPresentationValues(_:)
presentationIndexPath(forDataSourceIndexPath:)
presentationSectionIndex(forDataSourceSectionIndex:)
@ UIDatePicker UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
setDate(_:animated:)
@ UIDeferredMenuElement UIMenuElement NSCoding NSCopying NSSecureCoding
uncached(_:) elementWithUncachedProvider:
@ UIDeferredMenuElementProvider NSObject
@ UIDevice NSObject
beginGeneratingDeviceOrientationNotifications()
current currentDevice
endGeneratingDeviceOrientationNotifications()
playInputClick()
@ UIDictationPhrase NSObject
@ UIDocument NSObject NSFilePresenter NSProgressReporting UINavigationItemRenameDelegate UIUserActivityRestoring
autosave(completionHandler:)
changeCountToken(for:) changeCountTokenForSaveOperation:
close(completionHandler:)
contents(forType:) contentsForType:error:
disableEditing()
enableEditing()
fileAttributesToWrite(to:for:) fileAttributesToWriteToURL:forSaveOperation:error:
fileNameExtension(forType:saveOperation:)
finishedHandlingError(_:recovered:)
handleError(_:userInteractionPermitted:)
load(fromContents:ofType:) loadFromContents:ofType:error:
open(completionHandler:)
performAsynchronousFileAccess(_:) performAsynchronousFileAccessUsingBlock:
read(from:) readFromURL:error:
restoreUserActivityState(_:)
revert(toContentsOf:completionHandler:) revertToContentsOfURL:completionHandler:
save(to:for:completionHandler:) saveToURL:forSaveOperation:completionHandler:
updateChangeCount(_:)
updateChangeCount(withToken:for:) updateChangeCountWithToken:forSaveOperation:
updateUserActivityState(_:)
userInteractionNoLongerPermitted(forError:)
writeContents(_:andAttributes:safelyTo:for:) writeContents:andAttributes:safelyToURL:forSaveOperation:error:
writeContents(_:to:for:originalContentsURL:) writeContents:toURL:forSaveOperation:originalContentsURL:error:
@ UIDocumentBrowserAction NSObject
@ UIDocumentBrowserTransitionController NSObject UIViewControllerAnimatedTransitioning
@ UIDocumentBrowserViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
importDocument(at:nextToDocumentAt:mode:completionHandler:) importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:
renameDocument(at:proposedName:completionHandler:) renameDocumentAtURL:proposedName:completionHandler:
revealDocument(at:importIfNeeded:completion:) revealDocumentAtURL:importIfNeeded:completion:
transitionController(forDocumentAt:) transitionControllerForDocumentAtURL:
transitionController(forDocumentURL:)
@ UIDocumentBrowserViewControllerDelegate
?documentBrowser(_:applicationActivitiesForDocumentURLs:)
?documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser:didImportDocumentAtURL:toDestinationURL:
?documentBrowser(_:didPickDocumentURLs:)
?documentBrowser(_:didPickDocumentsAt:) documentBrowser:didPickDocumentsAtURLs:
?documentBrowser(_:didRequestDocumentCreationWithHandler:)
?documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser:failedToImportDocumentAtURL:error:
?documentBrowser(_:willPresent:) documentBrowser:willPresentActivityViewController:
@ UIDocumentInteractionController NSObject UIActionSheetDelegate
dismissMenu(animated:) dismissMenuAnimated:
dismissPreview(animated:) dismissPreviewAnimated:
presentOpenInMenu(from:animated:) presentOpenInMenuFromBarButtonItem:animated:
presentOpenInMenu(from:in:animated:) presentOpenInMenuFromRect:inView:animated:
presentOptionsMenu(from:animated:) presentOptionsMenuFromBarButtonItem:animated:
presentOptionsMenu(from:in:animated:) presentOptionsMenuFromRect:inView:animated:
presentPreview(animated:) presentPreviewAnimated:
@ UIDocumentInteractionControllerDelegate
?documentInteractionController(_:didEndSendingToApplication:)
?documentInteractionController(_:willBeginSendingToApplication:)
?documentInteractionControllerDidDismissOpenInMenu(_:)
?documentInteractionControllerDidDismissOptionsMenu(_:)
?documentInteractionControllerDidEndPreview(_:)
?documentInteractionControllerRectForPreview(_:)
?documentInteractionControllerViewControllerForPreview(_:)
?documentInteractionControllerViewForPreview(_:)
?documentInteractionControllerWillBeginPreview(_:)
?documentInteractionControllerWillPresentOpenInMenu(_:)
?documentInteractionControllerWillPresentOptionsMenu(_:)
@ UIDocumentMenuDelegate
documentMenu(_:didPickDocumentPicker:)
?documentMenuWasCancelled(_:)
@ UIDocumentMenuViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
addOption(withTitle:image:order:handler:)
@ UIDocumentPickerDelegate
?documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL:
?documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs:
?documentPickerWasCancelled(_:)
@ UIDocumentPickerExtensionViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
dismissGrantingAccess(to:) dismissGrantingAccessToURL:
prepareForPresentation(in:) prepareForPresentationInMode:
@ UIDocumentPickerViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UIDocumentProperties NSObject
@ UIDocumentViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
documentDidOpen()
navigationItemDidUpdate()
openDocument(completionHandler:)
@ UIDragAnimating
addAnimations(_:)
addCompletion(_:)
@ UIDragDropSession
canLoadObjects(ofClass:)
hasItemsConforming(toTypeIdentifiers:)
location(in:) locationInView:
@ UIDragInteraction NSObject UIInteraction
@ UIDragInteractionDelegate
?dragInteraction(_:item:willAnimateCancelWith:) dragInteraction:item:willAnimateCancelWithAnimator:
?dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction:itemsForAddingToSession:withTouchAtPoint:
dragInteraction(_:itemsForBeginning:) dragInteraction:itemsForBeginningSession:
?dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction:prefersFullSizePreviewsForSession:
?dragInteraction(_:previewForCancelling:withDefault:) dragInteraction:previewForCancellingItem:withDefault:
?dragInteraction(_:previewForLifting:session:) dragInteraction:previewForLiftingItem:session:
?dragInteraction(_:session:didEndWith:) dragInteraction:session:didEndWithOperation:
?dragInteraction(_:session:willAdd:for:) dragInteraction:session:willAddItems:forInteraction:
?dragInteraction(_:session:willEndWith:) dragInteraction:session:willEndWithOperation:
?dragInteraction(_:sessionAllowsMoveOperation:)
?dragInteraction(_:sessionDidMove:)
?dragInteraction(_:sessionDidTransferItems:)
?dragInteraction(_:sessionForAddingItems:withTouchAt:) dragInteraction:sessionForAddingItems:withTouchAtPoint:
?dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
?dragInteraction(_:sessionWillBegin:)
?dragInteraction(_:willAnimateLiftWith:session:) dragInteraction:willAnimateLiftWithAnimator:session:
@ UIDragItem NSObject
setNeedsDropPreviewUpdate()
@ UIDragPreview NSObject NSCopying
@ UIDragPreviewParameters UIPreviewParameters NSCopying
@ UIDragPreviewTarget UIPreviewTarget NSCopying
@ UIDragSession UIDragDropSession
@ UIDropInteraction NSObject UIInteraction
@ UIDropInteractionDelegate
?dropInteraction(_:canHandle:) dropInteraction:canHandleSession:
?dropInteraction(_:concludeDrop:)
?dropInteraction(_:item:willAnimateDropWith:) dropInteraction:item:willAnimateDropWithAnimator:
?dropInteraction(_:performDrop:)
?dropInteraction(_:previewForDropping:withDefault:) dropInteraction:previewForDroppingItem:withDefault:
?dropInteraction(_:sessionDidEnd:)
?dropInteraction(_:sessionDidEnter:)
?dropInteraction(_:sessionDidExit:)
?dropInteraction(_:sessionDidUpdate:)
@ UIDropProposal NSObject NSCopying
@ UIDropSession UIDragDropSession NSProgressReporting
loadObjects(ofClass:completion:)
@ UIDynamicAnimator NSObject
addBehavior(_:)
items(in:) itemsInRect:
layoutAttributesForCell(at:) layoutAttributesForCellAtIndexPath:
layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
removeAllBehaviors()
removeBehavior(_:)
updateItem(usingCurrentState:)
@ UIDynamicAnimatorDelegate
?dynamicAnimatorDidPause(_:)
?dynamicAnimatorWillResume(_:)
@ UIDynamicBehavior NSObject
addChildBehavior(_:)
removeChildBehavior(_:)
willMove(to:) willMoveToAnimator:
@ UIDynamicItem
?collisionBoundingPath
?collisionBoundsType
@ UIDynamicItemBehavior UIDynamicBehavior
addAngularVelocity(_:for:) addAngularVelocity:forItem:
addItem(_:)
addLinearVelocity(_:for:) addLinearVelocity:forItem:
angularVelocity(for:) angularVelocityForItem:
linearVelocity(for:) linearVelocityForItem:
removeItem(_:)
@ UIDynamicItemGroup NSObject UIDynamicItem
@ UIEditMenuConfiguration NSObject
@ UIEditMenuInteraction NSObject UIInteraction
dismissMenu()
location(in:) locationInView:
presentEditMenu(with:) presentEditMenuWithConfiguration:
reloadVisibleMenu()
updateVisibleMenuPosition(animated:) updateVisibleMenuPositionAnimated:
@ UIEditMenuInteractionAnimating
addAnimations(_:)
addCompletion(_:)
@ UIEditMenuInteractionDelegate
?editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction:menuForConfiguration:suggestedActions:
?editMenuInteraction(_:targetRectFor:) editMenuInteraction:targetRectForConfiguration:
?editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction:willDismissMenuForConfiguration:animator:
?editMenuInteraction(_:willPresentMenuFor:animator:) editMenuInteraction:willPresentMenuForConfiguration:animator:
@ UIEvent NSObject
coalescedTouches(for:) coalescedTouchesForTouch:
predictedTouches(for:) predictedTouchesForTouch:
touches(for:) touchesForWindow:
@ UIEventAttribution NSObject NSCopying
@ UIEventAttributionView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIFeedbackGenerator NSObject UIInteraction
prepare()
@ UIFieldBehavior UIDynamicBehavior
addItem(_:)
dragField()
electricField()
field(evaluationBlock:)
linearGravityField(direction:) linearGravityFieldWithVector:
magneticField()
noiseField(smoothness:animationSpeed:)
radialGravityField(position:)
removeItem(_:)
springField()
turbulenceField(smoothness:animationSpeed:)
velocityField(direction:) velocityFieldWithVector:
vortexField()
@ UIFindInteraction NSObject UIInteraction
dismissFindNavigator()
findNext()
findPrevious()
presentFindNavigator(showingReplace:) presentFindNavigatorShowingReplace:
updateResultCount()
@ UIFindInteractionDelegate
?findInteraction(_:didBegin:) findInteraction:didBeginFindSession:
?findInteraction(_:didEnd:) findInteraction:didEndFindSession:
findInteraction(_:sessionFor:) findInteraction:sessionForView:
@ UIFindSession NSObject
highlightNextResult(in:) highlightNextResultInDirection:
invalidateFoundResults()
performSearch(query:options:)
performSingleReplacement(query:replacementString:options:) performSingleReplacementWithSearchQuery:replacementString:options:
replaceAll(searchQuery:replacementString:options:) replaceAllInstancesOfSearchQuery:withReplacementString:options:
@ UIFocusAnimationContext
@ UIFocusAnimationCoordinator NSObject
addCoordinatedAnimations(_:completion:)
addCoordinatedFocusingAnimations(_:completion:)
addCoordinatedUnfocusingAnimations(_:completion:)
@ UIFocusDebugger NSObject
checkFocusability(for:) checkFocusabilityForItem:
focusGroups(for:) focusGroupsForEnvironment:
help()
preferredFocusEnvironments(for:) preferredFocusEnvironmentsForEnvironment:
simulateFocusUpdateRequest(from:) simulateFocusUpdateRequestFromEnvironment:
status()
@ UIFocusDebuggerOutput
@ UIFocusEffect NSObject NSCopying
@ UIFocusEnvironment
didUpdateFocus(in:with:) didUpdateFocusInContext:withAnimationCoordinator:
?focusGroupIdentifier
?preferredFocusedView
setNeedsFocusUpdate()
shouldUpdateFocus(in:) shouldUpdateFocusInContext:
updateFocusIfNeeded()
@ UIFocusGuide UILayoutGuide NSCoding
@ UIFocusHaloEffect UIFocusEffect NSCopying
@ UIFocusItem UIFocusEnvironment
?didHintFocusMovement(_:)
?focusEffect
?focusGroupPriority
?focusItemDeferralMode
?isTransparentFocusItem
@ UIFocusItemContainer
focusItems(in:) focusItemsInRect:
@ UIFocusItemScrollableContainer UIFocusItemContainer
@ UIFocusMovementHint NSObject NSCopying
@ UIFocusSystem NSObject
environment(_:contains:) environment:containsEnvironment:
requestFocusUpdate(to:) requestFocusUpdateToEnvironment:
updateFocusIfNeeded()
@ UIFocusUpdateContext NSObject
@ UIFont NSObject NSCoding NSCopying NSSecureCoding
boldSystemFont(ofSize:)
fontNames(forFamilyName:)
italicSystemFont(ofSize:)
monospacedDigitSystemFont(ofSize:weight:)
monospacedSystemFont(ofSize:weight:)
preferredFont(forTextStyle:)
preferredFont(forTextStyle:compatibleWith:) preferredFontForTextStyle:compatibleWithTraitCollection:
systemFont(ofSize:)
systemFont(ofSize:weight:)
systemFont(ofSize:weight:width:)
withSize(_:) fontWithSize:
@ UIFontDescriptor NSObject NSCoding NSCopying NSSecureCoding
addingAttributes(_:) fontDescriptorByAddingAttributes:
matchingFontDescriptors(withMandatoryKeys:)
object(forKey:)
preferredFontDescriptor(withTextStyle:)
preferredFontDescriptor(withTextStyle:compatibleWith:) preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:
withDesign(_:) fontDescriptorWithDesign:
withFace(_:) fontDescriptorWithFace:
withFamily(_:) fontDescriptorWithFamily:
withMatrix(_:) fontDescriptorWithMatrix:
withSize(_:) fontDescriptorWithSize:
withSymbolicTraits(_:) fontDescriptorWithSymbolicTraits:
@ UIFontMetrics NSObject
default defaultMetrics
scaledFont(for:) scaledFontForFont:
scaledFont(for:compatibleWith:) scaledFontForFont:compatibleWithTraitCollection:
scaledFont(for:maximumPointSize:) scaledFontForFont:maximumPointSize:
scaledFont(for:maximumPointSize:compatibleWith:) scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:
scaledValue(for:) scaledValueForValue:
scaledValue(for:compatibleWith:) scaledValueForValue:compatibleWithTraitCollection:
@ UIFontPickerViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UIFontPickerViewControllerDelegate
?fontPickerViewControllerDidCancel(_:)
?fontPickerViewControllerDidPickFont(_:)
@ UIGestureRecognizer NSObject
addTarget(_:action:)
canBePrevented(by:) canBePreventedByGestureRecognizer:
canPrevent(_:) canPreventGestureRecognizer:
ignore(_:for:) ignoreTouch:forEvent:
location(in:) locationInView:
location(ofTouch:in:) locationOfTouch:inView:
pressesBegan(_:with:) pressesBegan:withEvent:
pressesCancelled(_:with:) pressesCancelled:withEvent:
pressesChanged(_:with:) pressesChanged:withEvent:
pressesEnded(_:with:) pressesEnded:withEvent:
removeTarget(_:action:)
require(toFail:) requireGestureRecognizerToFail:
reset()
shouldBeRequiredToFail(by:) shouldBeRequiredToFailByGestureRecognizer:
shouldReceive(_:) shouldReceiveEvent:
shouldRequireFailure(of:) shouldRequireFailureOfGestureRecognizer:
touchesBegan(_:with:) touchesBegan:withEvent:
touchesCancelled(_:with:) touchesCancelled:withEvent:
touchesEnded(_:with:) touchesEnded:withEvent:
touchesEstimatedPropertiesUpdated(_:)
touchesMoved(_:with:) touchesMoved:withEvent:
@ UIGestureRecognizerDelegate
?gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
?gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
?gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
?gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
?gestureRecognizerShouldBegin(_:)
@ UIGlassContainerEffect UIVisualEffect NSCoding NSCopying NSSecureCoding
@ UIGlassEffect UIVisualEffect NSCoding NSCopying NSSecureCoding
@ UIGraphicsImageRenderer UIGraphicsRenderer
image(actions:)
jpegData(withCompressionQuality:actions:) JPEGDataWithCompressionQuality:actions:
pngData(actions:) PNGDataWithActions:
@ UIGraphicsImageRendererContext UIGraphicsRendererContext
@ UIGraphicsImageRendererFormat UIGraphicsRendererFormat NSCopying
@ UIGraphicsPDFRenderer UIGraphicsRenderer
pdfData(actions:) PDFDataWithActions:
writePDF(to:withActions:) writePDFToURL:withActions:error:
@ UIGraphicsPDFRendererContext UIGraphicsRendererContext
addDestination(withName:at:) addDestinationWithName:atPoint:
beginPage()
beginPage(withBounds:pageInfo:)
setDestinationWithName(_:for:) setDestinationWithName:forRect:
setURL(_:for:) setURL:forRect:
@ UIGraphicsPDFRendererFormat UIGraphicsRendererFormat NSCopying
@ UIGraphicsRenderer NSObject
context(with:) contextWithFormat:
prepare(_:with:) prepareCGContext:withRendererContext:
rendererContextClass()
runDrawingActions(_:completionActions:) runDrawingActions:completionActions:error:
@ UIGraphicsRendererContext NSObject
clip(to:) clipToRect:
fill(_:) fillRect:
fill(_:blendMode:) fillRect:blendMode:
stroke(_:) strokeRect:
stroke(_:blendMode:) strokeRect:blendMode:
@ UIGraphicsRendererFormat NSObject NSCopying
default() defaultFormat
preferred() preferredFormat
@ UIGravityBehavior UIDynamicBehavior
addItem(_:)
removeItem(_:)
setAngle(_:magnitude:)
@ UIGuidedAccessRestrictionDelegate
?detailTextForGuidedAccessRestriction(withIdentifier:)
guidedAccessRestriction(withIdentifier:didChange:) guidedAccessRestrictionWithIdentifier:didChangeState:
textForGuidedAccessRestriction(withIdentifier:)
@ UIHoverAutomaticEffect NSObject NSCopying UIHoverEffect
@ UIHoverEffect NSCopying
@ UIHoverGestureRecognizer UIGestureRecognizer
azimuthAngle(in:) azimuthAngleInView:
azimuthUnitVector(in:) azimuthUnitVectorInView:
@ UIHoverHighlightEffect NSObject NSCopying UIHoverEffect
@ UIHoverLiftEffect NSObject NSCopying UIHoverEffect
@ UIHoverStyle NSObject NSCopying
automatic() automaticStyle
@ UIImage NSObject NSCoding NSItemProviderReading NSItemProviderWriting NSSecureCoding
actions actionsImage
add addImage
animatedImage(with:duration:) animatedImageWithImages:duration:
animatedImageNamed(_:duration:)
animatedResizableImageNamed(_:capInsets:duration:)
animatedResizableImageNamed(_:capInsets:resizingMode:duration:)
applyingSymbolConfiguration(_:) imageByApplyingSymbolConfiguration:
checkmark checkmarkImage
draw(at:) drawAtPoint:
draw(at:blendMode:alpha:) drawAtPoint:blendMode:alpha:
draw(in:) drawInRect:
draw(in:blendMode:alpha:) drawInRect:blendMode:alpha:
drawAsPattern(in:) drawAsPatternInRect:
heicData() UIImageHEICRepresentation
imageFlippedForRightToLeftLayoutDirection()
imageRestrictedToStandardDynamicRange()
imageWithoutBaseline()
jpegData(compressionQuality:) UIImageJPEGRepresentation
pngData() UIImagePNGRepresentation
prepareForDisplay(completionHandler:)
prepareThumbnail(of:completionHandler:) prepareThumbnailOfSize:completionHandler:
preparingForDisplay() imageByPreparingForDisplay
preparingThumbnail(of:) imageByPreparingThumbnailOfSize:
remove removeImage
resizableImage(withCapInsets:)
resizableImage(withCapInsets:resizingMode:)
stretchableImage(withLeftCapWidth:topCapHeight:)
strokedCheckmark strokedCheckmarkImage
withAlignmentRectInsets(_:) imageWithAlignmentRectInsets:
withBaselineOffset(fromBottom:) imageWithBaselineOffsetFromBottom:
withConfiguration(_:) imageWithConfiguration:
withHorizontallyFlippedOrientation() imageWithHorizontallyFlippedOrientation
withRenderingMode(_:) imageWithRenderingMode:
withTintColor(_:) imageWithTintColor:
withTintColor(_:renderingMode:) imageWithTintColor:renderingMode:
@ UIImageAsset NSObject NSCoding NSSecureCoding
image(with:) imageWithConfiguration:
register(_:with:) registerImage:withConfiguration:
unregisterImage(with:) unregisterImageWithConfiguration:
@ UIImagePickerController UINavigationController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
availableCaptureModes(for:) availableCaptureModesForCameraDevice:
availableMediaTypes(for:) availableMediaTypesForSourceType:
isCameraDeviceAvailable(_:)
isFlashAvailable(for:) isFlashAvailableForCameraDevice:
isSourceTypeAvailable(_:)
startVideoCapture()
stopVideoCapture()
takePicture()
@ UIImagePickerControllerDelegate
?imagePickerController(_:didFinishPicking:editingInfo:) imagePickerController:didFinishPickingImage:editingInfo:
?imagePickerController(_:didFinishPickingMediaWithInfo:)
?imagePickerControllerDidCancel(_:)
@ UIImageReader NSObject
default defaultReader
image(contentsOf:) imageWithContentsOfFileURL:
image(data:)
@ UIImageView UIView CALayerDelegate NSCoding UIAccessibilityContentSizeCategoryImageAdjusting UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
add(_:) addSymbolEffect:
add(_:options:) addSymbolEffect:options:
add(_:options:animated:) addSymbolEffect:options:animated:
addSymbolEffect(_:options:animated:completion:)
removeAllSymbolEffects()
removeAllSymbolEffects(options:animated:)
removeAllSymbolEffects(with:) removeAllSymbolEffectsWithOptions:
removeSymbolEffect(ofType:)
removeSymbolEffect(ofType:options:)
removeSymbolEffect(ofType:options:animated:)
removeSymbolEffect(ofType:options:animated:completion:)
setSymbolImage(_:contentTransition:options:completion:) setSymbolImage:withContentTransition:options:completion:
setSymbolImage(_:with:) setSymbolImage:withContentTransition:
setSymbolImage(_:with:options:) setSymbolImage:withContentTransition:options:
startAnimating()
stopAnimating()
@ UIImpactFeedbackGenerator UIFeedbackGenerator
impactOccurred()
impactOccurred(at:) impactOccurredAtLocation:
impactOccurred(intensity:)
impactOccurred(intensity:at:) impactOccurredWithIntensity:atLocation:
@ UIIndirectScribbleInteraction NSObject UIInteraction
@ UIIndirectScribbleInteractionDelegate
?indirectScribbleInteraction(_:didFinishWritingInElement:)
indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)
indirectScribbleInteraction(_:frameForElement:)
indirectScribbleInteraction(_:isElementFocused:)
indirectScribbleInteraction(_:requestElementsIn:completion:) indirectScribbleInteraction:requestElementsInRect:completion:
?indirectScribbleInteraction(_:shouldDelayFocusForElement:)
?indirectScribbleInteraction(_:willBeginWritingInElement:)
@ UIInputSuggestion NSObject
@ UIInputView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIInputViewAudioFeedback
?enableInputClicksWhenVisible
@ UIInputViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITextInputDelegate UITraitEnvironment
advanceToNextInputMode()
dismissKeyboard()
handleInputModeList(from:with:) handleInputModeListFromView:withEvent:
requestSupplementaryLexicon(completion:)
@ UIInteraction
didMove(to:) didMoveToView:
willMove(to:) willMoveToView:
@ UIInterpolatingMotionEffect UIMotionEffect NSCoding NSCopying
@ UIItemProviderPresentationSizeProviding
@ UIItemProviderReadingAugmentationDesignating NSItemProviderReading
@ UIItemProviderReadingAugmentationProviding
object(withItemProviderData:typeIdentifier:requestedClass:) objectWithItemProviderData:typeIdentifier:requestedClass:error:
@ UIKey NSObject NSCoding NSCopying
@ UIKeyCommand UICommand NSCoding NSCopying NSSecureCoding UIMenuLeaf
@ UIKeyInput UITextInputTraits
deleteBackward()
insertText(_:)
@ UIKeyboardLayoutGuide UITrackingLayoutGuide NSCoding
@ UILabel UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILetterformAwareAdjusting UIResponderStandardEditActions UITraitEnvironment
drawText(in:) drawTextInRect:
textRect(forBounds:limitedToNumberOfLines:)
@ UILargeContentViewerInteraction NSObject UIInteraction
@ UILargeContentViewerInteractionDelegate
?largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction:didEndOnItem:atPoint:
?largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint:
?viewController(for:) viewControllerForLargeContentViewerInteraction:
@ UILargeContentViewerItem
@ UILayoutGuide NSObject NSCoding UIPopoverPresentationControllerSourceItem
constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
@ UILayoutGuideAspectFitting
@ UILayoutSupport
@ UILetterformAwareAdjusting
@ UILexicon NSObject NSCopying
@ UILexiconEntry NSObject NSCopying
@ UIListContentConfiguration NSObject NSCoding NSCopying NSSecureCoding UIContentConfiguration
accompaniedSidebarCell() accompaniedSidebarCellConfiguration
accompaniedSidebarSubtitleCell() accompaniedSidebarSubtitleCellConfiguration
cell() cellConfiguration
extraProminentInsetGroupedHeader() extraProminentInsetGroupedHeaderConfiguration
footer() footerConfiguration
groupedFooter() groupedFooterConfiguration
groupedHeader() groupedHeaderConfiguration
header() headerConfiguration
plainFooter() plainFooterConfiguration
plainHeader() plainHeaderConfiguration
prominentInsetGroupedHeader() prominentInsetGroupedHeaderConfiguration
sidebarCell() sidebarCellConfiguration
sidebarHeader() sidebarHeaderConfiguration
sidebarSubtitleCell() sidebarSubtitleCellConfiguration
subtitleCell() subtitleCellConfiguration
valueCell() valueCellConfiguration
@ UIListContentView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIListSeparatorConfiguration NSObject NSCoding NSCopying NSSecureCoding
@ UILocalNotification NSObject NSCoding NSCopying
@ UILocalizedIndexedCollation NSObject
current() currentCollation
section(for:collationStringSelector:) sectionForObject:collationStringSelector:
section(forSectionIndexTitle:) sectionForSectionIndexTitleAtIndex:
sortedArray(from:collationStringSelector:) sortedArrayFromArray:collationStringSelector:
@ UILongPressGestureRecognizer UIGestureRecognizer
@ UILookToDictateCapable
@ UIMailConversationContext UIConversationContext
@ UIMailConversationEntry UIConversationEntry
@ UIMainMenuSystem UIMenuSystem
setBuild(_:buildHandler:) setBuildConfiguration:buildHandler:
shared sharedSystem
@ UIMainMenuSystemConfiguration NSObject NSCopying
@ UIManagedDocument UIDocument NSFilePresenter NSProgressReporting
additionalContent(for:) additionalContentForURL:error:
configurePersistentStoreCoordinator(for:ofType:modelConfiguration:storeOptions:) configurePersistentStoreCoordinatorForURL:ofType:modelConfiguration:storeOptions:error:
persistentStoreType(forFileType:)
readAdditionalContent(from:) readAdditionalContentFromURL:error:
writeAdditionalContent(_:to:originalContentsURL:) writeAdditionalContent:toURL:originalContentsURL:error:
@ UIMarkupTextPrintFormatter UIPrintFormatter NSCopying
@ UIMenu UIMenuElement NSCoding NSCopying NSSecureCoding
replacingChildren(_:) menuByReplacingChildren:
@ UIMenuBuilder
action(for:) actionForIdentifier:
command(for:propertyList:) commandForAction:propertyList:
insert(_:afterActionForIdentifier:) insertElements:afterActionForIdentifier:
insert(_:afterCommandForAction:propertyList:) insertElements:afterCommandForAction:propertyList:
insert(_:afterMenuForIdentifier:) insertElements:afterMenuForIdentifier:
insert(_:atEndOfMenuForIdentifier:) insertElements:atEndOfMenuForIdentifier:
insert(_:atStartOfMenuForIdentifier:) insertElements:atStartOfMenuForIdentifier:
insert(_:beforeActionForIdentifier:) insertElements:beforeActionForIdentifier:
insert(_:beforeCommandForAction:propertyList:) insertElements:beforeCommandForAction:propertyList:
insert(_:beforeMenuForIdentifier:) insertElements:beforeMenuForIdentifier:
insertChild(_:atEndOfMenu:) insertChildMenu:atEndOfMenuForIdentifier:
insertChild(_:atStartOfMenu:) insertChildMenu:atStartOfMenuForIdentifier:
insertSibling(_:afterMenu:) insertSiblingMenu:afterMenuForIdentifier:
insertSibling(_:beforeMenu:) insertSiblingMenu:beforeMenuForIdentifier:
menu(for:) menuForIdentifier:
remove(menu:) removeMenuForIdentifier:
removeAction(forIdentifier:)
removeCommand(forAction:propertyList:)
replace(menu:with:) replaceMenuForIdentifier:withMenu:
replaceAction(forIdentifier:with:) replaceActionForIdentifier:withElements:
replaceChildren(ofMenu:from:) replaceChildrenOfMenuForIdentifier:fromChildrenBlock:
replaceCommand(forAction:propertyList:with:) replaceCommandForAction:propertyList:withElements:
replaceMenu(forIdentifier:with:) replaceMenuForIdentifier:withElements:
@ UIMenuController NSObject
hideMenu()
hideMenu(from:) hideMenuFromView:
setMenuVisible(_:animated:)
setTargetRect(_:in:) setTargetRect:inView:
shared sharedMenuController
showMenu(from:rect:) showMenuFromView:rect:
update()
@ UIMenuDisplayPreferences NSObject NSCoding NSCopying NSSecureCoding
@ UIMenuElement NSObject NSCoding NSCopying NSSecureCoding UIAccessibilityIdentification
@ UIMenuItem NSObject
@ UIMenuLeaf
performWithSender(_:target:)
@ UIMenuSystem NSObject
context contextSystem
main mainSystem
setNeedsRebuild()
setNeedsRevalidate()
@ UIMenuSystemFindElementGroupConfiguration NSObject
@ UIMessageConversationContext UIConversationContext
@ UIMessageConversationEntry UIConversationEntry
@ UIMotionEffect NSObject NSCoding NSCopying
keyPathsAndRelativeValues(forViewerOffset:)
@ UIMotionEffectGroup UIMotionEffect NSCoding NSCopying
@ UIMutableApplicationShortcutItem UIApplicationShortcutItem NSCopying NSMutableCopying
@ UIMutableTraits
object(forTrait:)
setCGFloatValue(_:forTrait:)
setNSIntegerValue(_:forTrait:)
setObject(_:forTrait:)
value(forCGFloatTrait:)
value(forNSIntegerTrait:)
@ UIMutableUserNotificationAction UIUserNotificationAction NSCoding NSCopying NSMutableCopying NSSecureCoding
@ UIMutableUserNotificationCategory UIUserNotificationCategory NSCoding NSCopying NSMutableCopying NSSecureCoding
setActions(_:for:) setActions:forContext:
@ UINSIntegerTraitDefinition UITraitDefinition
@ UINavigationBar UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
backgroundImage(for:) backgroundImageForBarMetrics:
backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
popItem(animated:) popNavigationItemAnimated:
pushItem(_:animated:) pushNavigationItem:animated:
setBackgroundImage(_:for:) setBackgroundImage:forBarMetrics:
setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
setItems(_:animated:)
setTitleVerticalPositionAdjustment(_:for:) setTitleVerticalPositionAdjustment:forBarMetrics:
titleVerticalPositionAdjustment(for:) titleVerticalPositionAdjustmentForBarMetrics:
@ UINavigationBarAppearance UIBarAppearance NSCoding NSCopying NSSecureCoding
setBackIndicatorImage(_:transitionMaskImage:)
@ UINavigationBarDelegate UIBarPositioningDelegate
?navigationBar(_:didPop:) navigationBar:didPopItem:
?navigationBar(_:didPush:) navigationBar:didPushItem:
?navigationBar(_:shouldPop:) navigationBar:shouldPopItem:
?navigationBar(_:shouldPush:) navigationBar:shouldPushItem:
?navigationBarNSToolbarSection(_:)
@ UINavigationController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
popToRootViewController(animated:) popToRootViewControllerAnimated:
popToViewController(_:animated:)
popViewController(animated:) popViewControllerAnimated:
pushViewController(_:animated:)
setNavigationBarHidden(_:animated:)
setToolbarHidden(_:animated:)
setViewControllers(_:animated:)
show(_:sender:) showViewController:sender:
@ UINavigationControllerDelegate
?navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController:
?navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
?navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController:
?navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
?navigationControllerPreferredInterfaceOrientationForPresentation(_:)
?navigationControllerSupportedInterfaceOrientations(_:)
@ UINavigationItem NSObject NSCoding
setHidesBackButton(_:animated:)
setLeftBarButton(_:animated:) setLeftBarButtonItem:animated:
setLeftBarButtonItems(_:animated:)
setRightBarButton(_:animated:) setRightBarButtonItem:animated:
setRightBarButtonItems(_:animated:)
@ UINavigationItemRenameDelegate
navigationItem(_:didEndRenamingWith:) navigationItem:didEndRenamingWithTitle:
?navigationItem(_:shouldEndRenamingWith:) navigationItem:shouldEndRenamingWithTitle:
?navigationItem(_:willBeginRenamingWith:selectedRange:) navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange:
?navigationItemShouldBeginRenaming(_:)
@ UINib NSObject
instantiate(withOwner:options:)
@ UINotificationFeedbackGenerator UIFeedbackGenerator
notificationOccurred(_:)
notificationOccurred(_:at:) notificationOccurred:atLocation:
@ UIObjectRestoration
object(withRestorationIdentifierPath:coder:)
@ UIObjectTraitDefinition UITraitDefinition
@ UIOpenURLContext NSObject
@ UIPageControl UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
currentPageIndicatorImage(forPage:)
indicatorImage(forPage:)
setCurrentPageIndicatorImage(_:forPage:)
setIndicatorImage(_:forPage:)
size(forNumberOfPages:)
updateCurrentPageDisplay()
@ UIPageControlProgress NSObject
@ UIPageControlProgressDelegate
?pageControlProgress(_:initialProgressForPage:)
?pageControlProgressVisibilityDidChange(_:)
@ UIPageControlTimerProgress UIPageControlProgress
duration(forPage:)
pauseTimer()
resumeTimer()
setDuration(_:forPage:)
@ UIPageControlTimerProgressDelegate UIPageControlProgressDelegate
?pageControlTimerProgress(_:shouldAdvanceToPage:)
?pageControlTimerProgressDidChange(_:)
@ UIPageViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
setViewControllers(_:direction:animated:completion:)
@ UIPageViewControllerDataSource
pageViewController(_:viewControllerAfter:) pageViewController:viewControllerAfterViewController:
pageViewController(_:viewControllerBefore:) pageViewController:viewControllerBeforeViewController:
?presentationCount(for:) presentationCountForPageViewController:
?presentationIndex(for:) presentationIndexForPageViewController:
@ UIPageViewControllerDelegate
?pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
?pageViewController(_:spineLocationFor:) pageViewController:spineLocationForInterfaceOrientation:
?pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
?pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
?pageViewControllerSupportedInterfaceOrientations(_:)
@ UIPanGestureRecognizer UIGestureRecognizer
setTranslation(_:in:) setTranslation:inView:
translation(in:) translationInView:
velocity(in:) velocityInView:
@ UIPasteConfiguration NSObject NSCoding NSCopying NSSecureCoding
addAcceptableTypeIdentifiers(_:)
addTypeIdentifiers(forAccepting:) initWithTypeIdentifiersForAcceptingClass:
@ UIPasteConfigurationSupporting
?canPaste(_:) canPasteItemProviders:
?paste(itemProviders:) pasteItemProviders:
@ UIPasteControl UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIPasteboard NSObject
addItems(_:)
contains(pasteboardTypes:) containsPasteboardTypes:
contains(pasteboardTypes:inItemSet:) containsPasteboardTypes:inItemSet:
data(forPasteboardType:)
data(forPasteboardType:inItemSet:)
detectPatterns(for:completionHandler:) detectPatternsForPatterns:completionHandler:
detectPatterns(for:inItemSet:completionHandler:) detectPatternsForPatterns:inItemSet:completionHandler:
detectValues(for:completionHandler:) detectValuesForPatterns:completionHandler:
detectValues(for:inItemSet:completionHandler:) detectValuesForPatterns:inItemSet:completionHandler:
general generalPasteboard
itemSet(withPasteboardTypes:)
remove(withName:) removePasteboardWithName:
setData(_:forPasteboardType:)
setItemProviders(_:localOnly:expirationDate:)
setItems(_:options:)
setObjects(_:)
setObjects(_:localOnly:expirationDate:)
setPersistent(_:)
setValue(_:forPasteboardType:)
types pasteboardTypes
types(forItemSet:) pasteboardTypesForItemSet:
value(forPasteboardType:)
values(forPasteboardType:inItemSet:)
withUniqueName() pasteboardWithUniqueName
@ UIPencilHoverPose NSObject
@ UIPencilInteraction NSObject UIInteraction
@ UIPencilInteractionDelegate
?pencilInteraction(_:didReceiveSqueeze:)
?pencilInteraction(_:didReceiveTap:)
?pencilInteractionDidTap(_:)
@ UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning
cancel() cancelInteractiveTransition
finish() finishInteractiveTransition
pause() pauseInteractiveTransition
update(_:) updateInteractiveTransition:
@ UIPickerView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
numberOfRows(inComponent:)
reloadAllComponents()
reloadComponent(_:)
rowSize(forComponent:)
selectRow(_:inComponent:animated:)
selectedRow(inComponent:)
view(forRow:forComponent:)
@ UIPickerViewAccessibilityDelegate UIPickerViewDelegate
?pickerView(_:accessibilityAttributedHintForComponent:)
?pickerView(_:accessibilityAttributedLabelForComponent:)
?pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)
?pickerView(_:accessibilityHintForComponent:)
?pickerView(_:accessibilityLabelForComponent:)
?pickerView(_:accessibilityUserInputLabelsForComponent:)
@ UIPickerViewDataSource
numberOfComponents(in:) numberOfComponentsInPickerView:
pickerView(_:numberOfRowsInComponent:)
@ UIPickerViewDelegate
?pickerView(_:attributedTitleForRow:forComponent:)
?pickerView(_:didSelectRow:inComponent:)
?pickerView(_:rowHeightForComponent:)
?pickerView(_:titleForRow:forComponent:)
?pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
?pickerView(_:widthForComponent:)
@ UIPinchGestureRecognizer UIGestureRecognizer
@ UIPointerAccessory NSObject NSCopying
arrow(_:) arrowAccessoryWithPosition:
@ UIPointerEffect NSObject NSCopying UIHoverEffect
@ UIPointerHighlightEffect UIPointerEffect NSCopying UIHoverEffect
@ UIPointerHoverEffect UIPointerEffect NSCopying UIHoverEffect
@ UIPointerInteraction NSObject UIInteraction
invalidate()
@ UIPointerInteractionAnimating
addAnimations(_:)
addCompletion(_:)
@ UIPointerInteractionDelegate
?pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction:regionForRequest:defaultRegion:
?pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion:
?pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator:
?pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator:
@ UIPointerLiftEffect UIPointerEffect NSCopying UIHoverEffect
@ UIPointerLockState NSObject
@ UIPointerRegion NSObject NSCopying
@ UIPointerRegionRequest NSObject
@ UIPointerShape NSObject NSCopying
path(_:) shapeWithPath:
roundedRect(_:radius:) shapeWithRoundedRect:cornerRadius:
@ UIPointerStyle UIHoverStyle NSCopying
hidden() hiddenPointerStyle
system() systemPointerStyle
@ UIPopoverBackgroundView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIPopoverBackgroundViewMethods UIResponderStandardEditActions UITraitEnvironment
@ UIPopoverBackgroundViewMethods
arrowBase()
arrowHeight()
contentViewInsets()
@ UIPopoverController NSObject UIAppearanceContainer
arrowDirection popoverArrowDirection
backgroundViewClass popoverBackgroundViewClass
contentSize popoverContentSize
dismiss(animated:) dismissPopoverAnimated:
layoutMargins popoverLayoutMargins
present(from:in:permittedArrowDirections:animated:) presentPopoverFromRect:inView:permittedArrowDirections:animated:
present(from:permittedArrowDirections:animated:) presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
setContentSize(_:animated:) setPopoverContentSize:animated:
setContentView(_:animated:) setContentViewController:animated:
@ UIPopoverControllerDelegate
?popoverController(_:willRepositionPopoverTo:in:) popoverController:willRepositionPopoverToRect:inView:
?popoverControllerDidDismissPopover(_:)
?popoverControllerShouldDismissPopover(_:)
@ UIPopoverPresentationController UIPresentationController UIAppearanceContainer UIContentContainer UIFocusEnvironment UITraitEnvironment
@ UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
?popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationController:willRepositionPopoverToRect:inView:
?popoverPresentationControllerDidDismissPopover(_:)
?popoverPresentationControllerShouldDismissPopover(_:)
?prepareForPopoverPresentation(_:)
@ UIPopoverPresentationControllerSourceItem
frame(in:) frameInView:
@ UIPresentationController NSObject UIAppearanceContainer UIContentContainer UIFocusEnvironment UITraitChangeObservable UITraitEnvironment
adaptivePresentationStyle(for:) adaptivePresentationStyleForTraitCollection:
containerViewDidLayoutSubviews()
containerViewWillLayoutSubviews()
dismissalTransitionDidEnd(_:)
dismissalTransitionWillBegin()
presentationTransitionDidEnd(_:)
presentationTransitionWillBegin()
@ UIPress NSObject
@ UIPressesEvent UIEvent
presses(for:) pressesForGestureRecognizer:
@ UIPreviewAction NSObject NSCopying UIPreviewActionItem
@ UIPreviewActionGroup NSObject NSCopying UIPreviewActionItem
@ UIPreviewActionItem
@ UIPreviewInteraction NSObject
cancel() cancelInteraction
location(in:) locationInCoordinateSpace:
@ UIPreviewInteractionDelegate
?previewInteraction(_:didUpdateCommitTransition:ended:)
previewInteraction(_:didUpdatePreviewTransition:ended:)
previewInteractionDidCancel(_:)
?previewInteractionShouldBegin(_:)
@ UIPreviewParameters NSObject NSCopying
@ UIPreviewTarget NSObject NSCopying
@ UIPrintFormatter NSObject NSCopying
draw(in:forPageAt:) drawInRect:forPageAtIndex:
rectForPage(at:) rectForPageAtIndex:
removeFromPrintPageRenderer()
@ UIPrintInfo NSObject NSCoding NSCopying
printInfo()
@ UIPrintInteractionController NSObject
canPrint(_:) canPrintURL:
dismiss(animated:) dismissAnimated:
present(animated:completionHandler:) presentAnimated:completionHandler:
present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
print(to:completionHandler:) printToPrinter:completionHandler:
shared sharedPrintController
@ UIPrintInteractionControllerDelegate
?printInteractionController(_:chooseCutterBehavior:)
?printInteractionController(_:choosePaper:)
?printInteractionController(_:cutLengthFor:) printInteractionController:cutLengthForPaper:
?printInteractionControllerDidDismissPrinterOptions(_:)
?printInteractionControllerDidFinishJob(_:)
?printInteractionControllerDidPresentPrinterOptions(_:)
?printInteractionControllerParentViewController(_:)
?printInteractionControllerWillDismissPrinterOptions(_:)
?printInteractionControllerWillPresentPrinterOptions(_:)
?printInteractionControllerWillStartJob(_:)
@ UIPrintPageRenderer NSObject
addPrintFormatter(_:startingAtPageAt:) addPrintFormatter:startingAtPageAtIndex:
currentRenderingQuality(forRequested:) currentRenderingQualityForRequestedRenderingQuality:
drawContentForPage(at:in:) drawContentForPageAtIndex:inRect:
drawFooterForPage(at:in:) drawFooterForPageAtIndex:inRect:
drawHeaderForPage(at:in:) drawHeaderForPageAtIndex:inRect:
drawPage(at:in:) drawPageAtIndex:inRect:
drawPrintFormatter(_:forPageAt:) drawPrintFormatter:forPageAtIndex:
prepare(forDrawingPages:)
printFormattersForPage(at:) printFormattersForPageAtIndex:
@ UIPrintPaper NSObject
bestPaper(forPageSize:withPapersFrom:) bestPaperForPageSize:withPapersFromArray:
printRect()
@ UIPrintServiceExtension NSObject
printerDestinations(for:) printerDestinationsForPrintInfo:
@ UIPrinter NSObject
contactPrinter(_:)
@ UIPrinterDestination NSObject NSCoding NSSecureCoding
@ UIPrinterPickerController NSObject
dismiss(animated:) dismissAnimated:
present(animated:completionHandler:) presentAnimated:completionHandler:
present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
@ UIPrinterPickerControllerDelegate
?printerPickerController(_:shouldShow:) printerPickerController:shouldShowPrinter:
?printerPickerControllerDidDismiss(_:)
?printerPickerControllerDidPresent(_:)
?printerPickerControllerDidSelectPrinter(_:)
?printerPickerControllerParentViewController(_:)
?printerPickerControllerWillDismiss(_:)
?printerPickerControllerWillPresent(_:)
@ UIProgressView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
setProgress(_:animated:)
@ UIPushBehavior UIDynamicBehavior
addItem(_:)
removeItem(_:)
setAngle(_:magnitude:)
setTargetOffsetFromCenter(_:for:) setTargetOffsetFromCenter:forItem:
targetOffsetFromCenter(for:) targetOffsetFromCenterForItem:
@ UIReferenceLibraryViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
dictionaryHasDefinition(forTerm:)
@ UIRefreshControl UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
beginRefreshing()
endRefreshing()
@ UIRegion NSObject NSCoding NSCopying
byDifference(from:) regionByDifferenceFromRegion:
byIntersection(with:) regionByIntersectionWithRegion:
byUnion(with:) regionByUnionWithRegion:
contains(_:) containsPoint:
infinite infiniteRegion
inverse() inverseRegion
@ UIResponder NSObject UIActivityItemsConfigurationProviding UIPasteConfigurationSupporting UIResponderStandardEditActions UIUserActivityRestoring
becomeFirstResponder()
buildMenu(with:) buildMenuWithBuilder:
canPerformAction(_:withSender:)
captureTextFromCamera(_:)
clearTextInputContextIdentifier(_:)
motionBegan(_:with:) motionBegan:withEvent:
motionCancelled(_:with:) motionCancelled:withEvent:
motionEnded(_:with:) motionEnded:withEvent:
next nextResponder
pressesBegan(_:with:) pressesBegan:withEvent:
pressesCancelled(_:with:) pressesCancelled:withEvent:
pressesChanged(_:with:) pressesChanged:withEvent:
pressesEnded(_:with:) pressesEnded:withEvent:
provider(for:) providerForDeferredMenuElement:
reloadInputViews()
remoteControlReceived(with:) remoteControlReceivedWithEvent:
resignFirstResponder()
restoreUserActivityState(_:)
target(forAction:withSender:)
touchesBegan(_:with:) touchesBegan:withEvent:
touchesCancelled(_:with:) touchesCancelled:withEvent:
touchesEnded(_:with:) touchesEnded:withEvent:
touchesEstimatedPropertiesUpdated(_:)
touchesMoved(_:with:) touchesMoved:withEvent:
updateUserActivityState(_:)
validate(_:) validateCommand:
@ UIResponderStandardEditActions
?alignCenter(_:)
?alignJustified(_:)
?alignLeft(_:)
?alignRight(_:)
?copy(_:)
?cut(_:)
?decreaseSize(_:)
?delete(_:)
?duplicate(_:)
?export(_:)
?find(_:)
?findAndReplace(_:)
?findNext(_:)
?findPrevious(_:)
?increaseSize(_:)
?makeTextWritingDirectionLeftToRight(_:)
?makeTextWritingDirectionRightToLeft(_:)
?move(_:)
?newFromPasteboard(_:)
?paste(_:)
?pasteAndGo(_:)
?pasteAndMatchStyle(_:)
?pasteAndSearch(_:)
?performClose(_:)
?printContent(_:) print:
?rename(_:)
?select(_:)
?selectAll(_:)
?showWritingTools(_:)
?toggleBoldface(_:)
?toggleInspector(_:)
?toggleItalics(_:)
?toggleSidebar(_:)
?toggleUnderline(_:)
?updateTextAttributes(conversionHandler:)
?useSelectionForFind(_:)
@ UIRotationGestureRecognizer UIGestureRecognizer
@ UIScene UIResponder UIResponderStandardEditActions
completeStateRestoration()
extendStateRestoration()
open(_:options:completionHandler:) openURL:options:completionHandler:
@ UISceneActivationConditions NSObject NSCoding NSSecureCoding
@ UISceneConfiguration NSObject NSCoding NSCopying NSSecureCoding
@ UISceneDelegate
?scene(_:continue:) scene:continueUserActivity:
?scene(_:didFailToContinueUserActivityWithType:error:)
?scene(_:didUpdate:) scene:didUpdateUserActivity:
?scene(_:openURLContexts:)
?scene(_:restoreInteractionStateWith:) scene:restoreInteractionStateWithUserActivity:
?scene(_:willConnectTo:options:) scene:willConnectToSession:options:
?scene(_:willContinueUserActivityWithType:)
?sceneDidBecomeActive(_:)
?sceneDidDisconnect(_:)
?sceneDidEnterBackground(_:)
?sceneWillEnterForeground(_:)
?sceneWillResignActive(_:)
?stateRestorationActivity(for:) stateRestorationActivityForScene:
@ UISceneDestructionCondition NSObject NSCopying
systemDisconnection()
userInitiatedDismissal()
@ UISceneDestructionRequestOptions NSObject
@ UISceneSession NSObject NSCoding NSSecureCoding
@ UISceneSessionActivationRequest NSObject NSCopying
@ UISceneSizeRestrictions NSObject
@ UISceneWindowingBehaviors NSObject
@ UISceneWindowingControlStyle NSObject
automatic automaticStyle
minimal minimalStyle
unified unifiedStyle
@ UIScreen NSObject UITraitEnvironment
displayLink(withTarget:selector:)
main mainScreen
mirrored mirroredScreen
snapshotView(afterScreenUpdates:)
@ UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
@ UIScreenMode NSObject
@ UIScreenshotService NSObject
@ UIScreenshotServiceDelegate
?screenshotService(_:generatePDFRepresentationWithCompletion:)
@ UIScribbleInteraction NSObject UIInteraction
@ UIScribbleInteractionDelegate
?scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation:
?scribbleInteractionDidFinishWriting(_:)
?scribbleInteractionShouldDelayFocus(_:)
?scribbleInteractionWillBeginWriting(_:)
@ UIScrollEdgeEffect NSObject
@ UIScrollEdgeEffectStyle NSObject
automatic automaticStyle
hard hardStyle
soft softStyle
@ UIScrollEdgeElementContainerInteraction NSObject UIInteraction
@ UIScrollView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIResponderStandardEditActions UITraitEnvironment
adjustedContentInsetDidChange()
flashScrollIndicators()
scrollRectToVisible(_:animated:)
setContentOffset(_:animated:)
setZoomScale(_:animated:)
stopScrollingAndZooming()
touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
touchesShouldCancel(in:) touchesShouldCancelInContentView:
withScrollIndicatorsShown(forContentOffsetChanges:)
zoom(to:animated:) zoomToRect:animated:
@ UIScrollViewAccessibilityDelegate UIScrollViewDelegate
?accessibilityAttributedScrollStatus(for:) accessibilityAttributedScrollStatusForScrollView:
?accessibilityScrollStatus(for:) accessibilityScrollStatusForScrollView:
@ UIScrollViewDelegate
?scrollViewDidChangeAdjustedContentInset(_:)
?scrollViewDidEndDecelerating(_:)
?scrollViewDidEndDragging(_:willDecelerate:)
?scrollViewDidEndScrollingAnimation(_:)
?scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
?scrollViewDidScroll(_:)
?scrollViewDidScrollToTop(_:)
?scrollViewDidZoom(_:)
?scrollViewShouldScrollToTop(_:)
?scrollViewWillBeginDecelerating(_:)
?scrollViewWillBeginDragging(_:)
?scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
?scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
?viewForZooming(in:) viewForZoomingInScrollView:
@ UISearchBar UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILookToDictateCapable UIResponderStandardEditActions UITextInputTraits UITraitEnvironment
backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
image(for:state:) imageForSearchBarIcon:state:
positionAdjustment(for:) positionAdjustmentForSearchBarIcon:
scopeBarButtonBackgroundImage(for:) scopeBarButtonBackgroundImageForState:
scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)
scopeBarButtonTitleTextAttributes(for:) scopeBarButtonTitleTextAttributesForState:
searchFieldBackgroundImage(for:) searchFieldBackgroundImageForState:
setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
setImage(_:for:state:) setImage:forSearchBarIcon:state:
setPositionAdjustment(_:for:) setPositionAdjustment:forSearchBarIcon:
setScopeBarButtonBackgroundImage(_:for:) setScopeBarButtonBackgroundImage:forState:
setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
setScopeBarButtonTitleTextAttributes(_:for:) setScopeBarButtonTitleTextAttributes:forState:
setSearchFieldBackgroundImage(_:for:) setSearchFieldBackgroundImage:forState:
setShowsCancelButton(_:animated:)
setShowsScope(_:animated:) setShowsScopeBar:animated:
@ UISearchBarDelegate UIBarPositioningDelegate
?searchBar(_:selectedScopeButtonIndexDidChange:)
?searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText:
?searchBar(_:shouldChangeTextInRanges:replacementText:)
?searchBar(_:textDidChange:)
?searchBarBookmarkButtonClicked(_:)
?searchBarCancelButtonClicked(_:)
?searchBarResultsListButtonClicked(_:)
?searchBarSearchButtonClicked(_:)
?searchBarShouldBeginEditing(_:)
?searchBarShouldEndEditing(_:)
?searchBarTextDidBeginEditing(_:)
?searchBarTextDidEndEditing(_:)
@ UISearchContainerViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UISearchController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment UIViewControllerAnimatedTransitioning UIViewControllerTransitioningDelegate
@ UISearchControllerDelegate
?didDismissSearchController(_:)
?didPresentSearchController(_:)
?presentSearchController(_:)
?searchController(_:didChangeFrom:) searchController:didChangeFromSearchBarPlacement:
?searchController(_:willChangeTo:) searchController:willChangeToSearchBarPlacement:
?willDismissSearchController(_:)
?willPresentSearchController(_:)
@ UISearchDisplayController NSObject
setActive(_:animated:)
@ UISearchDisplayDelegate
?searchDisplayController(_:didHideSearchResultsTableView:)
?searchDisplayController(_:didLoadSearchResultsTableView:)
?searchDisplayController(_:didShowSearchResultsTableView:)
?searchDisplayController(_:shouldReloadTableForSearch:) searchDisplayController:shouldReloadTableForSearchString:
?searchDisplayController(_:shouldReloadTableForSearchScope:)
?searchDisplayController(_:willHideSearchResultsTableView:)
?searchDisplayController(_:willShowSearchResultsTableView:)
?searchDisplayController(_:willUnloadSearchResultsTableView:)
?searchDisplayControllerDidBeginSearch(_:)
?searchDisplayControllerDidEndSearch(_:)
?searchDisplayControllerWillBeginSearch(_:)
?searchDisplayControllerWillEndSearch(_:)
@ UISearchResultsUpdating
updateSearchResults(for:) updateSearchResultsForSearchController:
?updateSearchResults(for:selecting:) updateSearchResultsForSearchController:selectingSearchSuggestion:
@ UISearchSuggestion
?iconImage
?localizedDescription
@ UISearchSuggestionItem NSObject UISearchSuggestion
suggestion(withLocalizedAttributedSuggestion:)
suggestion(withLocalizedAttributedSuggestion:descriptionString:)
suggestion(withLocalizedAttributedSuggestion:descriptionString:iconImage:)
suggestion(withLocalizedSuggestion:)
suggestion(withLocalizedSuggestion:descriptionString:)
suggestion(withLocalizedSuggestion:descriptionString:iconImage:)
@ UISearchTab UITab
@ UISearchTextField UITextField CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIKeyInput UILetterformAwareAdjusting UIResponderStandardEditActions UITextInput UITextInputTraits UITraitEnvironment
insertToken(_:at:) insertToken:atIndex:
positionOfToken(at:) positionOfTokenAtIndex:
removeToken(at:) removeTokenAtIndex:
replaceTextualPortion(of:with:at:) replaceTextualPortionOfRange:withToken:atIndex:
tokens(in:) tokensInRange:
@ UISearchTextFieldDelegate UITextFieldDelegate
?searchTextField(_:didSelect:) searchTextField:didSelectSuggestion:
?searchTextField(_:itemProviderForCopying:) searchTextField:itemProviderForCopyingToken:
@ UISearchTextFieldPasteItem UITextPasteItem
setSearchTokenResult(_:)
@ UISearchToken NSObject
@ UISegmentedControl UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
actionForSegment(at:) actionForSegmentAtIndex:
backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
contentOffsetForSegment(at:) contentOffsetForSegmentAtIndex:
contentPositionAdjustment(forSegmentType:barMetrics:)
dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)
imageForSegment(at:) imageForSegmentAtIndex:
insertSegment(with:at:animated:) insertSegmentWithAction:atIndex:animated:
insertSegment(withTitle:at:animated:) insertSegmentWithTitle:atIndex:animated:
isEnabledForSegment(at:) isEnabledForSegmentAtIndex:
removeAllSegments()
removeSegment(at:animated:) removeSegmentAtIndex:animated:
segmentIndex(forActionIdentifier:)
setAction(_:forSegmentAt:) setAction:forSegmentAtIndex:
setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
setContentOffset(_:forSegmentAt:) setContentOffset:forSegmentAtIndex:
setContentPositionAdjustment(_:forSegmentType:barMetrics:)
setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
setEnabled(_:forSegmentAt:) setEnabled:forSegmentAtIndex:
setImage(_:forSegmentAt:) setImage:forSegmentAtIndex:
setTitle(_:forSegmentAt:) setTitle:forSegmentAtIndex:
setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
setWidth(_:forSegmentAt:) setWidth:forSegmentAtIndex:
titleForSegment(at:) titleForSegmentAtIndex:
titleTextAttributes(for:) titleTextAttributesForState:
widthForSegment(at:) widthForSegmentAtIndex:
@ UISelectionFeedbackGenerator UIFeedbackGenerator
selectionChanged()
selectionChanged(at:) selectionChangedAtLocation:
@ UIShadowProperties NSObject NSCoding NSCopying NSSecureCoding
@ UIShape NSObject NSCopying UIShapeProvider
applying(_:) shapeByApplyingInsets:
capsule capsuleShape
circle circleShape
fixedRect(_:cornerRadius:cornerCurve:maskedCorners:) fixedRectShapeWithRect:cornerRadius:cornerCurve:maskedCorners:
fixedRectShape(with:) fixedRectShapeWithRect:
fixedRectShape(with:cornerRadius:) fixedRectShapeWithRect:cornerRadius:
inset(by:) shapeByApplyingInset:
path(_:) shapeWithBezierPath:
rect rectShape
rect(cornerRadius:cornerCurve:maskedCorners:) rectShapeWithCornerRadius:cornerCurve:maskedCorners:
rectShape(withCornerRadius:)
rectShape(withCornerRadius:cornerCurve:)
resolvedShape(in:) resolvedShapeInContext:
@ UIShapeProvider
resolvedShape(in:) resolvedShapeInContext:
@ UISheetPresentationController UIPresentationController UIAppearanceContainer UIContentContainer UIFocusEnvironment UITraitEnvironment
animateChanges(_:)
invalidateDetents()
@ UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
?sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
@ UISheetPresentationControllerDetentResolutionContext
@ UISimpleTextPrintFormatter UIPrintFormatter NSCopying
@ UISlider UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
maximumTrackImage(for:) maximumTrackImageForState:
maximumValueImageRect(forBounds:)
minimumTrackImage(for:) minimumTrackImageForState:
minimumValueImageRect(forBounds:)
setMaximumTrackImage(_:for:) setMaximumTrackImage:forState:
setMinimumTrackImage(_:for:) setMinimumTrackImage:forState:
setThumbImage(_:for:) setThumbImage:forState:
setValue(_:animated:)
thumbImage(for:) thumbImageForState:
thumbRect(forBounds:trackRect:value:)
trackRect(forBounds:)
@ UISliderTick NSObject NSCoding NSCopying
@ UISliderTrackConfiguration NSObject NSCoding NSCopying
@ UISmartReplySuggestion UIInputSuggestion
@ UISnapBehavior UIDynamicBehavior
@ UISplitViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
hide(_:) hideColumn:
isShowing(_:) isShowingColumn:
setViewController(_:for:) setViewController:forColumn:
show(_:) showColumn:
show(_:sender:) showViewController:sender:
showDetailViewController(_:sender:)
viewController(for:) viewControllerForColumn:
@ UISplitViewControllerDelegate
?primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController:
?primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController:
?splitViewController(_:collapseSecondary:onto:) splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
?splitViewController(_:didHide:) splitViewController:didHideColumn:
?splitViewController(_:didShow:) splitViewController:didShowColumn:
?splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
?splitViewController(_:popoverController:willPresent:) splitViewController:popoverController:willPresentViewController:
?splitViewController(_:separateSecondaryFrom:) splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
?splitViewController(_:shouldHide:in:) splitViewController:shouldHideViewController:inOrientation:
?splitViewController(_:show:sender:) splitViewController:showViewController:sender:
?splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender:
?splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
?splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode:
?splitViewController(_:willHide:) splitViewController:willHideColumn:
?splitViewController(_:willHide:with:for:) splitViewController:willHideViewController:withBarButtonItem:forPopoverController:
?splitViewController(_:willShow:) splitViewController:willShowColumn:
?splitViewController(_:willShow:invalidating:) splitViewController:willShowViewController:invalidatingBarButtonItem:
?splitViewControllerDidCollapse(_:)
?splitViewControllerDidExpand(_:)
?splitViewControllerInteractivePresentationGestureDidEnd(_:)
?splitViewControllerInteractivePresentationGestureWillBegin(_:)
?splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
?splitViewControllerSupportedInterfaceOrientations(_:)
?targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController:
@ UISpringLoadedInteraction NSObject UIInteraction
@ UISpringLoadedInteractionBehavior
?interactionDidFinish(_:)
shouldAllow(_:with:) shouldAllowInteraction:withContext:
@ UISpringLoadedInteractionContext
location(in:) locationInView:
@ UISpringLoadedInteractionEffect
interaction(_:didChangeWith:) interaction:didChangeWithContext:
@ UISpringLoadedInteractionSupporting
@ UISpringTimingParameters NSObject NSCoding NSCopying UITimingCurveProvider
@ UIStackView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
addArrangedSubview(_:)
customSpacing(after:) customSpacingAfterView:
insertArrangedSubview(_:at:) insertArrangedSubview:atIndex:
removeArrangedSubview(_:)
setCustomSpacing(_:after:) setCustomSpacing:afterView:
@ UIStandardTextCursorView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITextCursorView UITraitEnvironment
@ UIStateRestoring
?applicationFinishedRestoringState()
?decodeRestorableState(with:) decodeRestorableStateWithCoder:
?encodeRestorableState(with:) encodeRestorableStateWithCoder:
?objectRestorationClass
?restorationParent
@ UIStatusBarManager NSObject
@ UIStepper UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
backgroundImage(for:) backgroundImageForState:
decrementImage(for:) decrementImageForState:
dividerImage(forLeftSegmentState:rightSegmentState:)
incrementImage(for:) incrementImageForState:
setBackgroundImage(_:for:) setBackgroundImage:forState:
setDecrementImage(_:for:) setDecrementImage:forState:
setDividerImage(_:forLeftSegmentState:rightSegmentState:)
setIncrementImage(_:for:) setIncrementImage:forState:
@ UIStoryboard NSObject
instantiateInitialViewController()
instantiateInitialViewController(creator:)
instantiateViewController(identifier:creator:)
instantiateViewController(withIdentifier:)
@ UIStoryboardPopoverSegue UIStoryboardSegue
@ UIStoryboardSegue NSObject
destination destinationViewController
perform()
source sourceViewController
@ UIStoryboardUnwindSegueSource NSObject
source sourceViewController
@ UISwipeActionsConfiguration NSObject
@ UISwipeGestureRecognizer UIGestureRecognizer
@ UISwitch UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
setOn(_:animated:)
@ UISymbolContentTransition NSObject NSCoding NSCopying NSSecureCoding
@ UISymbolEffectCompletionContext NSObject
@ UITab NSObject UIAccessibilityIdentification UIPopoverPresentationControllerSourceItem UISpringLoadedInteractionSupporting
@ UITabAccessory NSObject
@ UITabBar UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
beginCustomizingItems(_:)
endCustomizing(animated:) endCustomizingAnimated:
setItems(_:animated:)
@ UITabBarAppearance UIBarAppearance NSCoding NSCopying NSSecureCoding
@ UITabBarController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITabBarDelegate UITraitEnvironment
setBottomAccessory(_:animated:)
setTabBarHidden(_:animated:)
setTabs(_:animated:)
setViewControllers(_:animated:)
tab(forIdentifier:)
@ UITabBarControllerDelegate
?tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController:animationControllerForTransitionFromViewController:toViewController:
?tabBarController(_:didEndCustomizing:changed:) tabBarController:didEndCustomizingViewControllers:changed:
?tabBarController(_:didSelect:) tabBarController:didSelectViewController:
?tabBarController(_:didSelectTab:previousTab:)
?tabBarController(_:displayOrderDidChangeFor:) tabBarController:displayOrderDidChangeForGroup:
?tabBarController(_:displayedViewControllersFor:proposedViewControllers:) tabBarController:displayedViewControllersForTab:proposedViewControllers:
?tabBarController(_:interactionControllerFor:) tabBarController:interactionControllerForAnimationController:
?tabBarController(_:shouldSelect:) tabBarController:shouldSelectTab:
?tabBarController(_:tab:acceptItemsFrom:) tabBarController:tab:acceptItemsFromDropSession:
?tabBarController(_:tab:operationForAcceptingItemsFrom:) tabBarController:tab:operationForAcceptingItemsFromDropSession:
?tabBarController(_:visibilityDidChangeFor:) tabBarController:visibilityDidChangeForTabs:
?tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers:
?tabBarController(_:willEndCustomizing:changed:) tabBarController:willEndCustomizingViewControllers:changed:
?tabBarControllerDidEndEditing(_:)
?tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
?tabBarControllerSupportedInterfaceOrientations(_:)
?tabBarControllerWillBeginEditing(_:)
@ UITabBarDelegate
?tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems:
?tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed:
?tabBar(_:didSelect:) tabBar:didSelectItem:
?tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems:
?tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed:
@ UITabBarItem UIBarItem NSCoding UIAppearance UIPopoverPresentationControllerSourceItem UISpringLoadedInteractionSupporting
badgeTextAttributes(for:) badgeTextAttributesForState:
setBadgeTextAttributes(_:for:) setBadgeTextAttributes:forState:
setFinishedSelectedImage(_:withFinishedUnselectedImage:)
@ UITabBarItemAppearance NSObject NSCoding NSCopying NSSecureCoding
configureWithDefault(for:) configureWithDefaultForStyle:
copy()
@ UITabBarItemStateAppearance NSObject
@ UITabGroup UITab
tab(forIdentifier:)
@ UITabSidebarItem NSObject NSCopying
defaultBackgroundConfiguration()
defaultContentConfiguration()
@ UITableView UIScrollView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitEnvironment
beginUpdates()
cellForRow(at:) cellForRowAtIndexPath:
deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
deleteSections(_:with:) deleteSections:withRowAnimation:
dequeueReusableCell(withIdentifier:)
dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
dequeueReusableHeaderFooterView(withIdentifier:)
deselectRow(at:animated:) deselectRowAtIndexPath:animated:
endUpdates()
footerView(forSection:)
headerView(forSection:)
indexPath(for:) indexPathForCell:
indexPathForRow(at:) indexPathForRowAtPoint:
indexPathsForRows(in:) indexPathsForRowsInRect:
insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
insertSections(_:with:) insertSections:withRowAnimation:
moveRow(at:to:) moveRowAtIndexPath:toIndexPath:
moveSection(_:toSection:)
numberOfRows(inSection:)
performBatchUpdates(_:completion:)
reconfigureRows(at:) reconfigureRowsAtIndexPaths:
rect(forSection:)
rectForFooter(inSection:)
rectForHeader(inSection:)
rectForRow(at:) rectForRowAtIndexPath:
register(_:forCellReuseIdentifier:) registerNib:forCellReuseIdentifier:
register(_:forHeaderFooterViewReuseIdentifier:) registerNib:forHeaderFooterViewReuseIdentifier:
reloadData()
reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
reloadSectionIndexTitles()
reloadSections(_:with:) reloadSections:withRowAnimation:
scrollToNearestSelectedRow(at:animated:) scrollToNearestSelectedRowAtScrollPosition:animated:
scrollToRow(at:at:animated:) scrollToRowAtIndexPath:atScrollPosition:animated:
selectRow(at:animated:scrollPosition:) selectRowAtIndexPath:animated:scrollPosition:
setEditing(_:animated:)
@ UITableViewCell UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIGestureRecognizerDelegate UIResponderStandardEditActions UITraitEnvironment
defaultBackgroundConfiguration()
defaultContentConfiguration()
didTransition(to:) didTransitionToState:
dragStateDidChange(_:)
prepareForReuse()
setEditing(_:animated:)
setHighlighted(_:animated:)
setNeedsUpdateConfiguration()
setSelected(_:animated:)
updateConfiguration(using:) updateConfigurationUsingState:
willTransition(to:) willTransitionToState:
@ UITableViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UITableViewDataSource UITableViewDelegate UITraitEnvironment
@ UITableViewDataSource
?numberOfSections(in:) numberOfSectionsInTableView:
?sectionIndexTitles(for:) sectionIndexTitlesForTableView:
?tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
?tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
?tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
?tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
tableView(_:numberOfRowsInSection:)
?tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
?tableView(_:titleForFooterInSection:)
?tableView(_:titleForHeaderInSection:)
@ UITableViewDataSourcePrefetching
?tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths:
@ UITableViewDelegate UIScrollViewDelegate
?indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInTableView:
?tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
?tableView(_:accessoryTypeForRowWith:) tableView:accessoryTypeForRowWithIndexPath:
?tableView(_:canFocusRowAt:) tableView:canFocusRowAtIndexPath:
?tableView(_:canPerformAction:forRowAt:withSender:) tableView:canPerformAction:forRowAtIndexPath:withSender:
?tableView(_:canPerformPrimaryActionForRowAt:) tableView:canPerformPrimaryActionForRowAtIndexPath:
?tableView(_:contextMenuConfigurationForRowAt:point:) tableView:contextMenuConfigurationForRowAtIndexPath:point:
?tableView(_:didBeginMultipleSelectionInteractionAt:) tableView:didBeginMultipleSelectionInteractionAtIndexPath:
?tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
?tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
?tableView(_:didEndDisplayingFooterView:forSection:)
?tableView(_:didEndDisplayingHeaderView:forSection:)
?tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
?tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
?tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
?tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
?tableView(_:didUpdateFocusIn:with:) tableView:didUpdateFocusInContext:withAnimationCoordinator:
?tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
?tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
?tableView(_:estimatedHeightForFooterInSection:)
?tableView(_:estimatedHeightForHeaderInSection:)
?tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
?tableView(_:heightForFooterInSection:)
?tableView(_:heightForHeaderInSection:)
?tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
?tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
?tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
?tableView(_:performAction:forRowAt:withSender:) tableView:performAction:forRowAtIndexPath:withSender:
?tableView(_:performPrimaryActionForRowAt:) tableView:performPrimaryActionForRowAtIndexPath:
?tableView(_:previewForDismissingContextMenuWithConfiguration:)
?tableView(_:previewForHighlightingContextMenuWithConfiguration:)
?tableView(_:selectionFollowsFocusForRowAt:) tableView:selectionFollowsFocusForRowAtIndexPath:
?tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
?tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
?tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
?tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath:
?tableView(_:shouldSpringLoadRowAt:with:) tableView:shouldSpringLoadRowAtIndexPath:withContext:
?tableView(_:shouldUpdateFocusIn:) tableView:shouldUpdateFocusInContext:
?tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
?tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
?tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
?tableView(_:viewForFooterInSection:)
?tableView(_:viewForHeaderInSection:)
?tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
?tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
?tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
?tableView(_:willDisplayContextMenu:animator:) tableView:willDisplayContextMenuWithConfiguration:animator:
?tableView(_:willDisplayFooterView:forSection:)
?tableView(_:willDisplayHeaderView:forSection:)
?tableView(_:willEndContextMenuInteraction:animator:) tableView:willEndContextMenuInteractionWithConfiguration:animator:
?tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
?tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
?tableViewDidEndMultipleSelectionInteraction(_:)
@ UITableViewDiffableDataSource NSObject UITableViewDataSource
apply(_:animatingDifferences:) applySnapshot:animatingDifferences:
apply(_:animatingDifferences:completion:) applySnapshot:animatingDifferences:completion:
applySnapshotUsingReloadData(_:)
applySnapshotUsingReloadData(_:completion:)
index(for:) indexForSectionIdentifier:
indexPath(for:) indexPathForItemIdentifier:
itemIdentifier(for:) itemIdentifierForIndexPath:
sectionIdentifier(for:) sectionIdentifierForIndex:
snapshot()
@ UITableViewDiffableDataSourceReference
@ UITableViewDragDelegate
?tableView(_:dragPreviewParametersForRowAt:) tableView:dragPreviewParametersForRowAtIndexPath:
?tableView(_:dragSessionAllowsMoveOperation:)
?tableView(_:dragSessionDidEnd:)
?tableView(_:dragSessionIsRestrictedToDraggingApplication:)
?tableView(_:dragSessionWillBegin:)
?tableView(_:itemsForAddingTo:at:point:) tableView:itemsForAddingToDragSession:atIndexPath:point:
tableView(_:itemsForBeginning:at:) tableView:itemsForBeginningDragSession:atIndexPath:
@ UITableViewDropCoordinator
drop(_:intoRowAt:rect:) dropItem:intoRowAtIndexPath:rect:
drop(_:to:) dropItem:toPlaceholder:
drop(_:toRowAt:) dropItem:toRowAtIndexPath:
@ UITableViewDropDelegate
?tableView(_:canHandle:) tableView:canHandleDropSession:
?tableView(_:dropPreviewParametersForRowAt:) tableView:dropPreviewParametersForRowAtIndexPath:
?tableView(_:dropSessionDidEnd:)
?tableView(_:dropSessionDidEnter:)
?tableView(_:dropSessionDidExit:)
?tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
tableView(_:performDropWith:) tableView:performDropWithCoordinator:
@ UITableViewDropItem
@ UITableViewDropPlaceholder UITableViewPlaceholder
@ UITableViewDropPlaceholderContext UIDragAnimating
commitInsertion(dataSourceUpdates:)
deletePlaceholder()
@ UITableViewDropProposal UIDropProposal NSCopying
@ UITableViewFocusUpdateContext UIFocusUpdateContext
@ UITableViewHeaderFooterView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
defaultBackgroundConfiguration()
defaultContentConfiguration()
prepareForReuse()
setNeedsUpdateConfiguration()
updateConfiguration(using:) updateConfigurationUsingState:
@ UITableViewPlaceholder NSObject
@ UITableViewRowAction NSObject NSCopying
@ UITapGestureRecognizer UIGestureRecognizer
@ UITargetedDragPreview UITargetedPreview NSCopying
retargetedPreview(with:) retargetedPreviewWithTarget:
@ UITargetedPreview NSObject NSCopying
retargetedPreview(with:) retargetedPreviewWithTarget:
@ UITextChecker NSObject
completions(forPartialWordRange:in:language:) completionsForPartialWordRange:inString:language:
guesses(forWordRange:in:language:) guessesForWordRange:inString:language:
hasLearnedWord(_:)
ignoreWord(_:)
learnWord(_:)
rangeOfMisspelledWord(in:range:startingAt:wrap:language:) rangeOfMisspelledWordInString:range:startingAt:wrap:language:
unlearnWord(_:)
@ UITextCursorDropPositionAnimator NSObject
animate(alongsideChanges:completion:)
placeCursor(at:animated:) placeCursorAtPosition:animated:
setCursorVisible(_:animated:)
@ UITextCursorView UICoordinateSpace
resetBlinkAnimation()
@ UITextDocumentProxy UIKeyInput
adjustTextPosition(byCharacterOffset:)
setMarkedText(_:selectedRange:)
unmarkText()
@ UITextDragDelegate
?textDraggableView(_:dragPreviewForLiftingItem:session:)
?textDraggableView(_:dragSessionDidEnd:with:) textDraggableView:dragSessionDidEnd:withOperation:
?textDraggableView(_:dragSessionWillBegin:)
?textDraggableView(_:itemsForDrag:)
?textDraggableView(_:willAnimateLiftWith:session:) textDraggableView:willAnimateLiftWithAnimator:session:
@ UITextDragPreviewRenderer NSObject
adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:) adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:
@ UITextDragRequest
@ UITextDraggable UITextInput
@ UITextDropDelegate
?textDroppableView(_:dropSessionDidEnd:)
?textDroppableView(_:dropSessionDidEnter:)
?textDroppableView(_:dropSessionDidExit:)
?textDroppableView(_:dropSessionDidUpdate:)
?textDroppableView(_:previewForDroppingAllItemsWithDefault:)
?textDroppableView(_:proposalForDrop:)
?textDroppableView(_:willBecomeEditableForDrop:)
?textDroppableView(_:willPerformDrop:)
@ UITextDropProposal UIDropProposal NSCopying
@ UITextDropRequest
@ UITextDroppable UITextInput UITextPasteConfigurationSupporting
@ UITextField UIControl CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIKeyInput UILetterformAwareAdjusting UIResponderStandardEditActions UITextDraggable UITextDroppable UITextInput UITextInputTraits UITextPasteConfigurationSupporting UITraitEnvironment
borderRect(forBounds:)
clearButtonRect(forBounds:)
drawPlaceholder(in:) drawPlaceholderInRect:
drawText(in:) drawTextInRect:
editingRect(forBounds:)
leftViewRect(forBounds:)
placeholderRect(forBounds:)
rightViewRect(forBounds:)
textRect(forBounds:)
@ UITextFieldDelegate
?textField(_:editMenuForCharactersIn:suggestedActions:) textField:editMenuForCharactersInRange:suggestedActions:
?textField(_:editMenuForCharactersInRanges:suggestedActions:)
?textField(_:insertInputSuggestion:)
?textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
?textField(_:shouldChangeCharactersInRanges:replacementString:)
?textField(_:willDismissEditMenuWith:) textField:willDismissEditMenuWithAnimator:
?textField(_:willPresentEditMenuWith:) textField:willPresentEditMenuWithAnimator:
?textFieldDidBeginEditing(_:)
?textFieldDidChangeSelection(_:)
?textFieldDidEndEditing(_:)
?textFieldDidEndEditing(_:reason:)
?textFieldShouldBeginEditing(_:)
?textFieldShouldClear(_:)
?textFieldShouldEndEditing(_:)
?textFieldShouldReturn(_:)
@ UITextFormattingCoordinator NSObject UIFontPickerViewControllerDelegate
setSelectedAttributes(_:isMultiple:)
toggleFontPanel(_:)
@ UITextFormattingCoordinatorDelegate
updateTextAttributes(conversionHandler:)
@ UITextFormattingViewController UIViewController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
@ UITextInput UIKeyInput
?attributedText(in:) attributedTextInRange:
baseWritingDirection(for:in:) baseWritingDirectionForPosition:inDirection:
?beginFloatingCursor(at:) beginFloatingCursorAtPoint:
caretRect(for:) caretRectForPosition:
?caretTransform(for:) caretTransformForPosition:
?characterOffset(of:within:) characterOffsetOfPosition:withinRange:
characterRange(at:) characterRangeAtPoint:
characterRange(byExtending:in:) characterRangeByExtendingPosition:inDirection:
closestPosition(to:) closestPositionToPoint:
closestPosition(to:within:) closestPositionToPoint:withinRange:
compare(_:to:) comparePosition:toPosition:
?dictationRecognitionFailed()
?dictationRecordingDidEnd()
?didDismissWritingTools()
?editMenu(for:suggestedActions:) editMenuForTextRange:suggestedActions:
?endFloatingCursor()
firstRect(for:) firstRectForRange:
?frame(forDictationResultPlaceholder:)
?insert(_:) insertInputSuggestion:
?insert(_:replacementRange:) insertAdaptiveImageGlyph:replacementRange:
?insertAttributedText(_:)
?insertDictationResult(_:)
?insertDictationResultPlaceholder
?insertText(_:alternatives:style:)
?insertTextPlaceholder(with:) insertTextPlaceholderWithSize:
?isEditable
offset(from:to:) offsetFromPosition:toPosition:
position(from:in:offset:) positionFromPosition:inDirection:offset:
position(from:offset:) positionFromPosition:offset:
?position(within:atCharacterOffset:) positionWithinRange:atCharacterOffset:
position(within:farthestIn:) positionWithinRange:farthestInDirection:
?remove(_:) removeTextPlaceholder:
?removeDictationResultPlaceholder(_:willInsertResult:)
?replace(_:withAttributedText:) replaceRange:withAttributedText:
replace(_:withText:) replaceRange:withText:
?selectionAffinity
selectionRects(for:) selectionRectsForRange:
?setAttributedMarkedText(_:selectedRange:)
setBaseWritingDirection(_:for:) setBaseWritingDirection:forRange:
setMarkedText(_:selectedRange:)
?shouldChangeText(in:replacementText:) shouldChangeTextInRange:replacementText:
?supportsAdaptiveImageGlyph
text(in:) textInRange:
?textInputView
textRange(from:to:) textRangeFromPosition:toPosition:
?textStyling(at:in:) textStylingAtPosition:inDirection:
unmarkText()
?unobscuredContentRect
?updateFloatingCursor(at:) updateFloatingCursorAtPoint:
?willDismissEditMenu(animator:)
?willPresentEditMenu(animator:)
?willPresentWritingTools()
@ UITextInputAssistantItem NSObject
@ UITextInputContext NSObject
current()
@ UITextInputDelegate
conversationContext(_:didChange:)
selectionDidChange(_:)
selectionWillChange(_:)
textDidChange(_:)
textWillChange(_:)
@ UITextInputMode NSObject NSCoding NSSecureCoding
@ UITextInputPasswordRules NSObject NSCoding NSCopying NSSecureCoding
@ UITextInputStringTokenizer NSObject UITextInputTokenizer
@ UITextInputTokenizer
isPosition(_:atBoundary:inDirection:)
isPosition(_:withinTextUnit:inDirection:)
position(from:toBoundary:inDirection:) positionFromPosition:toBoundary:inDirection:
rangeEnclosingPosition(_:with:inDirection:) rangeEnclosingPosition:withGranularity:inDirection:
@ UITextInputTraits
?allowedWritingToolsResultOptions
?allowsNumberPadPopover
?autocapitalizationType
?autocorrectionType
?conversationContext
?enablesReturnKeyAutomatically
?inlinePredictionType
?isSecureTextEntry
?keyboardAppearance
?keyboardType
?mathExpressionCompletionType
?passwordRules
?returnKeyType
?smartDashesType
?smartInsertDeleteType
?smartQuotesType
?spellCheckingType
?textContentType
?writingToolsBehavior
@ UITextInteraction NSObject UIInteraction
@ UITextInteractionDelegate
?interactionDidEnd(_:)
?interactionShouldBegin(_:at:) interactionShouldBegin:atPoint:
?interactionWillBegin(_:)
@ UITextItem NSObject
content contentType
@ UITextItemMenuPreview NSObject
@ UITextLoupeSession NSObject
begin(at:fromSelectionWidgetView:in:) beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:
invalidate()
move(to:withCaretRect:trackingCaret:) moveToPoint:withCaretRect:trackingCaret:
@ UITextPasteConfigurationSupporting UIPasteConfigurationSupporting
@ UITextPasteDelegate
?textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:
?textPasteConfigurationSupporting(_:performPasteOf:to:) textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:
?textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:
?textPasteConfigurationSupporting(_:transform:) textPasteConfigurationSupporting:transformPasteItem:
@ UITextPasteItem
setDefaultResult()
setNoResult()
setResult(attachment:) setAttachmentResult:
setResult(attributedString:) setAttributedStringResult:
setResult(string:) setStringResult:
@ UITextPlaceholder NSObject
@ UITextPosition NSObject
@ UITextRange NSObject
@ UITextSearchAggregator
finishedSearching()
foundRange(_:searchString:document:) foundRange:forSearchString:inDocument:
invalidate()
invalidateFoundRange(_:document:) invalidateFoundRange:inDocument:
@ UITextSearchOptions NSObject
@ UITextSearching
clearAllDecoratedFoundText()
compare(_:toRange:document:) compareFoundRange:toRange:inDocument:
?compare(document:toDocument:) compareOrderFromDocument:toDocument:
decorate(foundTextRange:document:usingStyle:) decorateFoundTextRange:inDocument:usingStyle:
performTextSearch(queryString:options:resultAggregator:) performTextSearchWithQueryString:usingOptions:resultAggregator:
?replace(foundTextRange:document:withText:) replaceFoundTextInRange:inDocument:withText:
?replaceAll(queryString:options:withText:) replaceAllOccurrencesOfQueryString:usingOptions:withText:
?scrollRangeToVisible(_:inDocument:)
?selectedTextSearchDocument
?shouldReplace(foundTextRange:document:withText:) shouldReplaceFoundTextInRange:inDocument:withText:
?supportsTextReplacement
?willHighlight(foundTextRange:document:) willHighlightFoundTextRange:inDocument:
@ UITextSearchingFindSession UIFindSession
@ UITextSelectionDisplayInteraction NSObject UIInteraction
layoutManagedSubviews()
setNeedsSelectionUpdate()
@ UITextSelectionDisplayInteractionDelegate
?selectionContainerViewBelowText(for:) selectionContainerViewBelowTextForSelectionDisplayInteraction:
@ UITextSelectionHandleView UICoordinateSpace
preferredFrame(for:) preferredFrameForRect:
@ UITextSelectionHighlightView UICoordinateSpace
@ UITextSelectionRect NSObject
@ UITextView UIScrollView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFindInteractionDelegate UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIKeyInput UILetterformAwareAdjusting UIResponderStandardEditActions UITextDraggable UITextDroppable UITextInput UITextInputTraits UITextPasteConfigurationSupporting UITextSearching UITraitEnvironment
drawTextHighlightBackground(for:origin:) drawTextHighlightBackgroundForTextRange:origin:
scrollRangeToVisible(_:)
@ UITextViewDelegate UIScrollViewDelegate
?textView(_:didBeginFormattingWith:) textView:didBeginFormattingWithViewController:
?textView(_:didEndFormattingWith:) textView:didEndFormattingWithViewController:
?textView(_:editMenuForTextIn:suggestedActions:) textView:editMenuForTextInRange:suggestedActions:
?textView(_:editMenuForTextInRanges:suggestedActions:)
?textView(_:insertInputSuggestion:)
?textView(_:menuConfigurationFor:defaultMenu:) textView:menuConfigurationForTextItem:defaultMenu:
?textView(_:primaryActionFor:defaultAction:) textView:primaryActionForTextItem:defaultAction:
?textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
?textView(_:shouldChangeTextInRanges:replacementText:)
?textView(_:shouldInteractWith:in:) textView:shouldInteractWithURL:inRange:
?textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction:
?textView(_:textItemMenuWillDisplayFor:animator:) textView:textItemMenuWillDisplayForTextItem:animator:
?textView(_:textItemMenuWillEndFor:animator:) textView:textItemMenuWillEndForTextItem:animator:
?textView(_:willBeginFormattingWith:) textView:willBeginFormattingWithViewController:
?textView(_:willDismissEditMenuWith:) textView:willDismissEditMenuWithAnimator:
?textView(_:willEndFormattingWith:) textView:willEndFormattingWithViewController:
?textView(_:willPresentEditMenuWith:) textView:willPresentEditMenuWithAnimator:
?textView(_:writingToolsIgnoredRangesInEnclosingRange:)
?textViewDidBeginEditing(_:)
?textViewDidChange(_:)
?textViewDidChangeSelection(_:)
?textViewDidEndEditing(_:)
?textViewShouldBeginEditing(_:)
?textViewShouldEndEditing(_:)
?textViewWritingToolsDidEnd(_:)
?textViewWritingToolsWillBegin(_:)
@ UITimingCurveProvider NSCoding NSCopying
@ UIToolTipConfiguration NSObject
@ UIToolTipInteraction NSObject UIInteraction
@ UIToolTipInteractionDelegate
?toolTipInteraction(_:configurationAt:) toolTipInteraction:configurationAtPoint:
@ UIToolbar UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
backgroundImage(forToolbarPosition:barMetrics:)
setBackgroundImage(_:forToolbarPosition:barMetrics:)
setItems(_:animated:)
setShadowImage(_:forToolbarPosition:)
shadowImage(forToolbarPosition:)
@ UIToolbarAppearance UIBarAppearance NSCoding NSCopying NSSecureCoding
@ UIToolbarDelegate UIBarPositioningDelegate
@ UITouch NSObject
azimuthAngle(in:) azimuthAngleInView:
azimuthUnitVector(in:) azimuthUnitVectorInView:
location(in:) locationInView:
preciseLocation(in:) preciseLocationInView:
precisePreviousLocation(in:) precisePreviousLocationInView:
previousLocation(in:) previousLocationInView:
@ UITrackingLayoutGuide UILayoutGuide NSCoding
constraints(activeWhenAwayFrom:) constraintsActiveWhenAwayFromEdge:
constraints(activeWhenNearEdge:) constraintsActiveWhenNearEdge:
removeAllTrackedConstraints()
setConstraints(_:activeWhenAwayFrom:) setConstraints:activeWhenAwayFromEdge:
setConstraints(_:activeWhenNearEdge:)
@ UITraitAccessibilityContrast NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitActiveAppearance NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitChangeObservable
unregisterForTraitChanges(_:)
@ UITraitChangeRegistration NSCopying
@ UITraitCollection NSObject NSCoding NSCopying NSSecureCoding
containsTraits(in:) containsTraitsInCollection:
current currentTraitCollection
hasDifferentColorAppearance(comparedTo:) hasDifferentColorAppearanceComparedToTraitCollection:
modifyingTraits(_:) traitCollectionByModifyingTraits:
object(forTrait:)
performAsCurrent(_:) performAsCurrentTraitCollection:
replacing(_:forTrait:) traitCollectionByReplacingObject:forTrait:
replacing(_:value:) traitCollectionByReplacingCGFloatValue:forTrait:
value(forCGFloatTrait:)
value(forNSIntegerTrait:)
@ UITraitDefinition
?affectsColorAppearance
?identifier
?name
@ UITraitDisplayGamut NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitDisplayScale NSObject UICGFloatTraitDefinition UITraitDefinition
@ UITraitEnvironment
traitCollectionDidChange(_:)
@ UITraitForceTouchCapability NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitHDRHeadroomUsageLimit NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitHorizontalSizeClass NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitImageDynamicRange NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitLayoutDirection NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitLegibilityWeight NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitListEnvironment NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitOverrides UIMutableTraits
contains(_:) containsTrait:
remove(_:) removeTrait:
@ UITraitPreferredContentSizeCategory NSObject UIObjectTraitDefinition UITraitDefinition
@ UITraitResolvesNaturalAlignmentWithBaseWritingDirection NSObject UIObjectTraitDefinition UITraitDefinition
@ UITraitSceneCaptureState NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitSplitViewControllerLayoutEnvironment NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitTabAccessoryEnvironment NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitToolbarItemPresentationSize NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitTypesettingLanguage NSObject UIObjectTraitDefinition UITraitDefinition
@ UITraitUserInterfaceIdiom NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitUserInterfaceLevel NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitUserInterfaceStyle NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UITraitVerticalSizeClass NSObject UINSIntegerTraitDefinition UITraitDefinition
@ UIUpdateActionPhase NSObject
@ UIUpdateInfo NSObject
current(for:) currentUpdateInfoForWindowScene:
@ UIUpdateLink NSObject
addAction(handler:)
addAction(target:selector:)
addAction(to:handler:) addActionToPhase:handler:
addAction(to:target:selector:) addActionToPhase:target:selector:
currentUpdateInfo()
@ UIUserActivityRestoring
restoreUserActivityState(_:)
@ UIUserNotificationAction NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
@ UIUserNotificationCategory NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
actions(for:) actionsForContext:
@ UIUserNotificationSettings NSObject
@ UIVibrancyEffect UIVisualEffect NSCoding NSCopying NSSecureCoding
notificationCenter() notificationCenterVibrancyEffect
@ UIVideoEditorController UINavigationController NSCoding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitEnvironment
canEditVideo(atPath:)
@ UIVideoEditorControllerDelegate
?videoEditorController(_:didFailWithError:)
?videoEditorController(_:didSaveEditedVideoToPath:)
?videoEditorControllerDidCancel(_:)
@ UIView UIResponder CALayerDelegate NSCoding UIAccessibilityIdentification UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment
addConstraint(_:)
addConstraints(_:)
addGestureRecognizer(_:)
addInteraction(_:)
addKeyframe(withRelativeStartTime:relativeDuration:animations:)
addLayoutGuide(_:)
addMotionEffect(_:)
addSubview(_:)
alignmentRect(forFrame:)
animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
animate(withDuration:animations:)
animate(withDuration:animations:completion:)
animate(withDuration:delay:options:animations:completion:)
animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
animateKeyframes(withDuration:delay:options:animations:completion:)
beginAnimations(_:context:)
bringSubviewToFront(_:)
commitAnimations()
constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
contentCompressionResistancePriority(for:) contentCompressionResistancePriorityForAxis:
contentHuggingPriority(for:) contentHuggingPriorityForAxis:
convert(_:from:) convertPoint:fromView:
convert(_:to:) convertPoint:toView:
decodeRestorableState(with:) decodeRestorableStateWithCoder:
didAddSubview(_:)
didMoveToSuperview()
didMoveToWindow()
directionalEdgeInsets(for:) directionalEdgeInsetsForLayoutRegion:
draw(_:) drawRect:
draw(_:for:) drawRect:forViewPrintFormatter:
drawHierarchy(in:afterScreenUpdates:) drawViewHierarchyInRect:afterScreenUpdates:
edgeInsets(for:) edgeInsetsForLayoutRegion:
effectiveRadius(forCorner:)
encodeRestorableState(with:) encodeRestorableStateWithCoder:
endEditing(_:)
exchangeSubview(at:withSubviewAt:) exchangeSubviewAtIndex:withSubviewAtIndex:
exerciseAmbiguityInLayout()
forBaselineLayout() viewForBaselineLayout
forFirstBaselineLayout viewForFirstBaselineLayout
forLastBaselineLayout viewForLastBaselineLayout
frame(forAlignmentRect:)
gestureRecognizerShouldBegin(_:)
hitTest(_:with:) hitTest:withEvent:
insertSubview(_:aboveSubview:)
insertSubview(_:at:) insertSubview:atIndex:
insertSubview(_:belowSubview:)
invalidateIntrinsicContentSize()
isDescendant(of:) isDescendantOfView:
layoutGuide(for:) layoutGuideForLayoutRegion:
layoutIfNeeded()
layoutMarginsDidChange()
layoutSubviews()
mask maskView
modifyAnimations(withRepeatCount:autoreverses:animations:)
needsUpdateConstraints()
perform(_:on:options:animations:completion:) performSystemAnimation:onViews:options:animations:completion:
performWithoutAnimation(_:)
point(inside:with:) pointInside:withEvent:
removeConstraint(_:)
removeConstraints(_:)
removeFromSuperview()
removeGestureRecognizer(_:)
removeInteraction(_:)
removeLayoutGuide(_:)
removeMotionEffect(_:)
resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:
safeAreaInsetsDidChange()
sendSubviewToBack(_:)
setAnimationBeginsFromCurrentState(_:)
setAnimationCurve(_:)
setAnimationDelay(_:)
setAnimationDelegate(_:)
setAnimationDidStop(_:) setAnimationDidStopSelector:
setAnimationDuration(_:)
setAnimationRepeatAutoreverses(_:)
setAnimationRepeatCount(_:)
setAnimationStart(_:) setAnimationStartDate:
setAnimationTransition(_:for:cache:) setAnimationTransition:forView:cache:
setAnimationWillStart(_:) setAnimationWillStartSelector:
setAnimationsEnabled(_:)
setContentCompressionResistancePriority(_:for:) setContentCompressionResistancePriority:forAxis:
setContentHuggingPriority(_:for:) setContentHuggingPriority:forAxis:
setNeedsDisplay()
setNeedsDisplay(_:) setNeedsDisplayInRect:
setNeedsLayout()
setNeedsUpdateConstraints()
setNeedsUpdateProperties()
sizeThatFits(_:)
sizeToFit()
snapshotView(afterScreenUpdates:)
systemLayoutSizeFitting(_:) systemLayoutSizeFittingSize:
systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
tintColorDidChange()
transition(from:to:duration:options:completion:) transitionFromView:toView:duration:options:completion:
transition(with:duration:options:animations:completion:) transitionWithView:duration:options:animations:completion:
updateConstraints()
updateConstraintsIfNeeded()
updateProperties()
updatePropertiesIfNeeded()
updateTraitsIfNeeded()
userInterfaceLayoutDirection(for:) userInterfaceLayoutDirectionForSemanticContentAttribute:
userInterfaceLayoutDirection(for:relativeTo:) userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:
viewPrintFormatter()
viewWithTag(_:)
willMove(toSuperview:)
willMove(toWindow:)
willRemoveSubview(_:)
@ UIViewAnimating
finishAnimation(at:) finishAnimationAtPosition:
pauseAnimation()
startAnimation()
startAnimation(afterDelay:)
stopAnimation(_:)
@ UIViewConfigurationState NSObject NSCoding NSCopying NSSecureCoding UIConfigurationState
@ UIViewController UIResponder NSCoding NSExtensionRequestHandling UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment
addChild(_:) addChildViewController:
addKeyCommand(_:)
allowedChildrenForUnwinding(from:) allowedChildViewControllersForUnwindingFromSource:
applicationFinishedRestoringState()
attemptRotationToDeviceOrientation()
beginAppearanceTransition(_:animated:)
canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction:fromViewController:sender:
canPerformUnwindSegueAction(_:from:withSender:) canPerformUnwindSegueAction:fromViewController:withSender:
childContaining(_:) childViewControllerContainingSegueSource:
childForHomeIndicatorAutoHidden childViewControllerForHomeIndicatorAutoHidden
childForScreenEdgesDeferringSystemGestures childViewControllerForScreenEdgesDeferringSystemGestures
childForStatusBarHidden childViewControllerForStatusBarHidden
childForStatusBarStyle childViewControllerForStatusBarStyle
children childViewControllers
collapseSecondaryViewController(_:for:) collapseSecondaryViewController:forSplitViewController:
contentScrollView(for:) contentScrollViewForEdge:
decodeRestorableState(with:) decodeRestorableStateWithCoder:
didAnimateFirstHalfOfRotation(to:) didAnimateFirstHalfOfRotationToInterfaceOrientation:
didMove(toParent:) didMoveToParentViewController:
didReceiveMemoryWarning()
didRotate(from:) didRotateFromInterfaceOrientation:
dismiss(animated:completion:) dismissViewControllerAnimated:completion:
dismissMoviePlayerViewControllerAnimated()
encodeRestorableState(with:) encodeRestorableStateWithCoder:
endAppearanceTransition()
forUnwindSegueAction(_:from:withSender:) viewControllerForUnwindSegueAction:fromViewController:withSender:
isMovingFromParent isMovingFromParentViewController
isMovingToParent isMovingToParentViewController
loadView()
loadViewIfNeeded()
overrideTraitCollection(forChild:) overrideTraitCollectionForChildViewController:
parent parentViewController
performSegue(withIdentifier:sender:)
prepare(for:sender:) prepareForSegue:sender:
present(_:animated:completion:) presentViewController:animated:completion:
presentModalViewController(_:animated:)
presentMoviePlayerViewControllerAnimated(_:)
registerForPreviewing(with:sourceView:) registerForPreviewingWithDelegate:sourceView:
removeFromParent() removeFromParentViewController
removeKeyCommand(_:)
rotatingFooterView()
rotatingHeaderView()
segueForUnwinding(to:from:identifier:) segueForUnwindingToViewController:fromViewController:identifier:
separateSecondaryViewController(for:) separateSecondaryViewControllerForSplitViewController:
setContentScrollView(_:for:) setContentScrollView:forEdge:
setEditing(_:animated:)
setNeedsStatusBarAppearanceUpdate()
setNeedsUpdateContentUnavailableConfiguration()
setNeedsUpdateOfHomeIndicatorAutoHidden()
setNeedsUpdateOfPrefersInterfaceOrientationLocked()
setNeedsUpdateOfPrefersPointerLocked()
setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
setNeedsUpdateOfSupportedInterfaceOrientations()
setNeedsUpdateProperties()
setOverrideTraitCollection(_:forChild:) setOverrideTraitCollection:forChildViewController:
setToolbarItems(_:animated:)
shouldAutomaticallyForwardRotationMethods()
shouldAutorotate(to:) shouldAutorotateToInterfaceOrientation:
shouldPerformSegue(withIdentifier:sender:)
show(_:sender:) showViewController:sender:
showDetailViewController(_:sender:)
targetViewController(forAction:sender:)
transition(from:to:duration:options:animations:completion:) transitionFromViewController:toViewController:duration:options:animations:completion:
unregisterForPreviewing(withContext:)
unwind(for:towards:) unwindForSegue:towardsViewController:
updateContentUnavailableConfiguration(using:) updateContentUnavailableConfigurationUsingState:
updateProperties()
updatePropertiesIfNeeded()
updateTraitsIfNeeded()
updateViewConstraints()
viewDidAppear(_:)
viewDidDisappear(_:)
viewDidLayoutSubviews()
viewDidLoad()
viewDidUnload()
viewIsAppearing(_:)
viewLayoutMarginsDidChange()
viewSafeAreaInsetsDidChange()
viewWillAppear(_:)
viewWillDisappear(_:)
viewWillLayoutSubviews()
viewWillUnload()
willAnimateFirstHalfOfRotation(to:duration:) willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:
willAnimateRotation(to:duration:) willAnimateRotationToInterfaceOrientation:duration:
willAnimateSecondHalfOfRotation(from:duration:) willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:
willMove(toParent:) willMoveToParentViewController:
willRotate(to:duration:) willRotateToInterfaceOrientation:duration:
@ UIViewControllerAnimatedTransitioning
animateTransition(using:) animateTransition:
?animationEnded(_:)
?interruptibleAnimator(using:) interruptibleAnimatorForTransition:
transitionDuration(using:) transitionDuration:
@ UIViewControllerContextTransitioning
cancelInteractiveTransition()
completeTransition(_:)
finalFrame(for:) finalFrameForViewController:
finishInteractiveTransition()
initialFrame(for:) initialFrameForViewController:
pauseInteractiveTransition()
updateInteractiveTransition(_:)
view(forKey:)
viewController(forKey:)
@ UIViewControllerInteractiveTransitioning
?completionCurve
?completionSpeed
startInteractiveTransition(_:)
?wantsInteractiveStart
@ UIViewControllerPreviewing
@ UIViewControllerPreviewingDelegate
previewingContext(_:commit:) previewingContext:commitViewController:
previewingContext(_:viewControllerForLocation:)
@ UIViewControllerRestoration
viewController(withRestorationIdentifierPath:coder:)
@ UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
animate(alongsideTransition:completion:)
animateAlongsideTransition(in:animation:completion:) animateAlongsideTransitionInView:animation:completion:
notifyWhenInteractionChanges(_:) notifyWhenInteractionChangesUsingBlock:
notifyWhenInteractionEnds(_:) notifyWhenInteractionEndsUsingBlock:
@ UIViewControllerTransitionCoordinatorContext
initiallyInteractive()
view(forKey:)
viewController(forKey:)
@ UIViewControllerTransitioningDelegate
?animationController(forDismissed:) animationControllerForDismissedController:
?animationController(forPresented:presenting:source:) animationControllerForPresentedController:presentingController:sourceController:
?interactionControllerForDismissal(using:) interactionControllerForDismissal:
?interactionControllerForPresentation(using:) interactionControllerForPresentation:
?presentationController(forPresented:presenting:source:) presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
@ UIViewImplicitlyAnimating UIViewAnimating
?addAnimations(_:)
?addAnimations(_:delayFactor:)
?addCompletion(_:)
?continueAnimation(withTimingParameters:durationFactor:)
@ UIViewInvalidating
@ UIViewLayoutRegion NSObject
marginsLayoutRegion(withCornerAdaptation:)
readableContentLayoutRegion(withCornerAdaptation:)
safeAreaLayoutRegion(withCornerAdaptation:)
@ UIViewPrintFormatter UIPrintFormatter NSCopying
@ UIViewPropertyAnimator NSObject NSCopying UIViewAnimating UIViewImplicitlyAnimating
addAnimations(_:)
addAnimations(_:delayFactor:)
addCompletion(_:)
continueAnimation(withTimingParameters:durationFactor:)
runningPropertyAnimator(withDuration:delay:options:animations:completion:)
@ UIVisualEffect NSObject NSCoding NSCopying NSSecureCoding
@ UIVisualEffectView UIView CALayerDelegate NSCoding NSSecureCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
@ UIWebView UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UIScrollViewDelegate UITraitEnvironment
goBack()
goForward()
load(_:mimeType:textEncodingName:baseURL:) loadData:MIMEType:textEncodingName:baseURL:
loadHTMLString(_:baseURL:)
loadRequest(_:)
reload()
stopLoading()
stringByEvaluatingJavaScript(from:) stringByEvaluatingJavaScriptFromString:
@ UIWebViewDelegate
?webView(_:didFailLoadWithError:)
?webView(_:shouldStartLoadWith:navigationType:) webView:shouldStartLoadWithRequest:navigationType:
?webViewDidFinishLoad(_:)
?webViewDidStartLoad(_:)
@ UIWindow UIView CALayerDelegate NSCoding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIResponderStandardEditActions UITraitEnvironment
becomeKey() becomeKeyWindow
canBecomeKey canBecomeKeyWindow
convert(_:from:) convertPoint:fromWindow:
convert(_:to:) convertPoint:toWindow:
makeKey() makeKeyWindow
makeKeyAndVisible()
resignKey() resignKeyWindow
sendEvent(_:)
@ UIWindowScene UIScene UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment
requestGeometryUpdate(_:errorHandler:) requestGeometryUpdateWithPreferences:errorHandler:
@ UIWindowSceneDelegate UISceneDelegate
?preferredWindowingControlStyle(for:) preferredWindowingControlStyleForScene:
?window
?windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
?windowScene(_:didUpdateEffectiveGeometry:)
?windowScene(_:performActionFor:completionHandler:) windowScene:performActionForShortcutItem:completionHandler:
?windowScene(_:userDidAcceptCloudKitShareWith:) windowScene:userDidAcceptCloudKitShareWithMetadata:
@ UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions
@ UIWindowSceneDragInteraction NSObject UIInteraction
@ UIWindowScenePlacement NSObject NSCopying
@ UIWindowSceneProminentPlacement UIWindowScenePlacement NSCopying
@ UIWindowSceneStandardPlacement UIWindowScenePlacement NSCopying
@ UIWritingToolsCoordinator NSObject UIInteraction
stopWritingTools()
updateForReflowedTextInContextWithIdentifier(_:)
updateRange(_:with:reason:forContextWithIdentifier:) updateRange:withText:reason:forContextWithIdentifier:
@ UNCalendarNotificationTrigger UNNotificationTrigger NSCoding NSCopying NSSecureCoding
nextTriggerDate()
@ UNLocationNotificationTrigger UNNotificationTrigger NSCoding NSCopying NSSecureCoding
@ UNMutableNotificationContent UNNotificationContent NSCoding NSCopying NSMutableCopying NSSecureCoding
@ UNNotification NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationAction NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationActionIcon NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationAttachment NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationAttributedMessageContext NSObject UNNotificationContentProviding
@ UNNotificationCategory NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationContent NSObject NSCoding NSCopying NSMutableCopying NSSecureCoding
updating(withProvider:) contentByUpdatingWithProvider:error:
@ UNNotificationContentExtension
didReceive(_:) didReceiveNotification:
?didReceive(_:completionHandler:) didReceiveNotificationResponse:completionHandler:
?mediaPause()
?mediaPlay()
?mediaPlayPauseButtonFrame
?mediaPlayPauseButtonType
@ UNNotificationContentProviding
@ UNNotificationRequest NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationResponse NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationServiceExtension NSObject
didReceive(_:withContentHandler:) didReceiveNotificationRequest:withContentHandler:
serviceExtensionTimeWillExpire()
@ UNNotificationSettings NSObject NSCoding NSCopying NSSecureCoding
@ UNNotificationSound NSObject NSCoding NSCopying NSSecureCoding
criticalSoundNamed(_:)
criticalSoundNamed(_:withAudioVolume:)
default defaultSound
defaultCritical defaultCriticalSound
defaultCriticalSound(withAudioVolume:)
defaultRingtone defaultRingtoneSound
ringtoneSoundNamed(_:)
@ UNNotificationTrigger NSObject NSCoding NSCopying NSSecureCoding
@ UNPushNotificationTrigger UNNotificationTrigger NSCoding NSCopying NSSecureCoding
@ UNTextInputNotificationAction UNNotificationAction NSCoding NSCopying NSSecureCoding
@ UNTextInputNotificationResponse UNNotificationResponse NSCoding NSCopying NSSecureCoding
@ UNTimeIntervalNotificationTrigger UNNotificationTrigger NSCoding NSCopying NSSecureCoding
nextTriggerDate()
@ UNUserNotificationCenter NSObject
add(_:withCompletionHandler:) addNotificationRequest:withCompletionHandler:
current() currentNotificationCenter
getDeliveredNotifications(completionHandler:)
getNotificationCategories(completionHandler:)
getNotificationSettings(completionHandler:)
getPendingNotificationRequests(completionHandler:)
removeAllDeliveredNotifications()
removeAllPendingNotificationRequests()
removeDeliveredNotifications(withIdentifiers:)
removePendingNotificationRequests(withIdentifiers:)
requestAuthorization(options:completionHandler:)
setBadgeCount(_:withCompletionHandler:)
setNotificationCategories(_:)
@ UNUserNotificationCenterDelegate
?userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
?userNotificationCenter(_:openSettingsFor:) userNotificationCenter:openSettingsForNotification:
?userNotificationCenter(_:willPresent:withCompletionHandler:) userNotificationCenter:willPresentNotification:withCompletionHandler:
@ Update NSObject
@ VoltageMeasurement NSObject NSCopying
quantity(for:) quantityForLead:
@ WCSession NSObject
activate() activateSession
default defaultSession
isSupported()
sendMessage(_:replyHandler:errorHandler:)
sendMessageData(_:replyHandler:errorHandler:)
transferCurrentComplicationUserInfo(_:)
transferFile(_:metadata:)
transferUserInfo(_:)
updateApplicationContext(_:) updateApplicationContext:error:
@ WCSessionDelegate
session(_:activationDidCompleteWith:error:) session:activationDidCompleteWithState:error:
?session(_:didFinish:error:) session:didFinishUserInfoTransfer:error:
?session(_:didReceive:) session:didReceiveFile:
?session(_:didReceiveApplicationContext:)
?session(_:didReceiveMessage:)
?session(_:didReceiveMessage:replyHandler:)
?session(_:didReceiveMessageData:)
?session(_:didReceiveMessageData:replyHandler:)
?session(_:didReceiveUserInfo:)
sessionDidBecomeInactive(_:)
sessionDidDeactivate(_:)
?sessionReachabilityDidChange(_:)
?sessionWatchStateDidChange(_:)
@ WCSessionFile NSObject
@ WCSessionFileTransfer NSObject
cancel()
@ WCSessionUserInfoTransfer NSObject NSCoding NSSecureCoding
cancel()
@ WKAccessibilityImageRegion NSObject
@ WKAlertAction NSObject
@ WKApplication NSObject
openSystemURL(_:)
registerForRemoteNotifications()
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)
shared() sharedApplication
unregisterForRemoteNotifications()
@ WKApplicationDelegate
?applicationDidBecomeActive()
?applicationDidEnterBackground()
?applicationDidFinishLaunching()
?applicationWillEnterForeground()
?applicationWillResignActive()
?deviceOrientationDidChange()
?didFailToRegisterForRemoteNotificationsWithError(_:)
?didReceiveRemoteNotification(_:fetchCompletionHandler:)
?didRegisterForRemoteNotifications(withDeviceToken:)
?handle(_:) handleWorkoutConfiguration:
?handle(_:completionHandler:) handleIntent:completionHandler:
?handleActiveWorkoutRecovery()
?handleRemoteNowPlayingActivity()
?handleUserActivity(_:)
?userDidAcceptCloudKitShare(with:) userDidAcceptCloudKitShareWithMetadata:
@ WKApplicationRefreshBackgroundTask WKRefreshBackgroundTask
@ WKAudioFileAsset NSObject
@ WKAudioFilePlayer NSObject
pause()
play()
replaceCurrentItem(with:) replaceCurrentItemWithPlayerItem:
@ WKAudioFilePlayerItem NSObject
setCurrentTime(_:)
@ WKAudioFileQueuePlayer WKAudioFilePlayer
advanceToNextItem()
appendItem(_:)
removeAllItems()
removeItem(_:)
@ WKBackForwardList NSObject
item(at:) itemAtIndex:
@ WKBackForwardListItem NSObject
@ WKBluetoothAlertRefreshBackgroundTask WKRefreshBackgroundTask
@ WKContentRuleList NSObject
@ WKContentRuleListStore NSObject
compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)
default() defaultStore
getAvailableContentRuleListIdentifiers(_:)
lookUpContentRuleList(forIdentifier:completionHandler:)
removeContentRuleList(forIdentifier:completionHandler:)
@ WKContentWorld NSObject
defaultClient defaultClientWorld
page pageWorld
world(name:)
@ WKContextMenuElementInfo NSObject
@ WKCrownDelegate
?crownDidBecomeIdle(_:)
?crownDidRotate(_:rotationalDelta:)
@ WKCrownSequencer NSObject
focus()
resignFocus()
@ WKDownload NSObject NSProgressReporting
cancel(_:)
@ WKDownloadDelegate
download(_:decideDestinationUsing:suggestedFilename:completionHandler:) download:decideDestinationUsingResponse:suggestedFilename:completionHandler:
?download(_:decidePlaceholderPolicy:)
?download(_:didFailWithError:resumeData:)
?download(_:didReceive:completionHandler:) download:didReceiveAuthenticationChallenge:completionHandler:
?download(_:didReceiveFinalURL:)
?download(_:didReceivePlaceholderURL:completionHandler:)
?download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)
?downloadDidFinish(_:)
@ WKExtendedRuntimeSession NSObject
invalidate()
notifyUser(hapticType:repeatHandler:) notifyUserWithHaptic:repeatHandler:
requestAutoLaunchAuthorizationStatus(completion:)
start()
start(at:) startAtDate:
@ WKExtendedRuntimeSessionDelegate
extendedRuntimeSession(_:didInvalidateWith:error:) extendedRuntimeSession:didInvalidateWithReason:error:
extendedRuntimeSessionDidStart(_:)
extendedRuntimeSessionWillExpire(_:)
@ WKExtension NSObject
enableWaterLock()
openSystemURL(_:)
registerForRemoteNotifications()
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)
shared() sharedExtension
unregisterForRemoteNotifications()
@ WKExtensionDelegate
?applicationDidBecomeActive()
?applicationDidEnterBackground()
?applicationDidFinishLaunching()
?applicationWillEnterForeground()
?applicationWillResignActive()
?deviceOrientationDidChange()
?didFailToRegisterForRemoteNotificationsWithError(_:)
?didReceive(_:) didReceiveLocalNotification:
?didReceiveRemoteNotification(_:)
?didReceiveRemoteNotification(_:fetchCompletionHandler:)
?didRegisterForRemoteNotifications(withDeviceToken:)
?handle(_:) handleWorkoutConfiguration:
?handle(_:completionHandler:) handleIntent:completionHandler:
?handleAction(withIdentifier:for:) handleActionWithIdentifier:forLocalNotification:
?handleAction(withIdentifier:for:withResponseInfo:) handleActionWithIdentifier:forLocalNotification:withResponseInfo:
?handleAction(withIdentifier:forRemoteNotification:)
?handleAction(withIdentifier:forRemoteNotification:withResponseInfo:)
?handleActiveWorkoutRecovery()
?handleRemoteNowPlayingActivity()
?handleUserActivity(_:)
?userDidAcceptCloudKitShare(with:) userDidAcceptCloudKitShareWithMetadata:
@ WKFindConfiguration NSObject NSCopying
@ WKFindResult NSObject NSCopying
@ WKFrameInfo NSObject NSCopying
@ WKGestureRecognizer NSObject
locationInObject()
objectBounds()
@ WKHTTPCookieStore NSObject
add(_:) addObserver:
delete(_:completionHandler:) deleteCookie:completionHandler:
getAllCookies(_:)
getCookiePolicy(_:)
remove(_:) removeObserver:
setCookie(_:completionHandler:)
setCookiePolicy(_:completionHandler:)
setCookies(_:completionHandler:)
@ WKHTTPCookieStoreObserver
?cookiesDidChange(in:) cookiesDidChangeInCookieStore:
@ WKImage NSObject NSCoding NSCopying NSSecureCoding
@ WKImageAnimatable
startAnimating()
startAnimatingWithImages(in:duration:repeatCount:) startAnimatingWithImagesInRange:duration:repeatCount:
stopAnimating()
@ WKIntentDidRunRefreshBackgroundTask WKRefreshBackgroundTask
@ WKInterfaceActivityRing WKInterfaceObject
setActivitySummary(_:animated:)
@ WKInterfaceAuthorizationAppleIDButton WKInterfaceObject
@ WKInterfaceButton WKInterfaceObject
setAttributedTitle(_:)
setBackgroundColor(_:)
setBackgroundImage(_:)
setBackgroundImageData(_:)
setBackgroundImageNamed(_:)
setEnabled(_:)
setTitle(_:)
@ WKInterfaceController NSObject
addMenuItem(with:title:action:) addMenuItemWithImage:title:action:
addMenuItem(withImageNamed:title:action:)
animate(withDuration:animations:)
awake(withContext:)
becomeCurrentPage()
beginGlanceUpdates()
clearAllMenuItems()
contextForSegue(withIdentifier:)
contextForSegue(withIdentifier:in:rowIndex:) contextForSegueWithIdentifier:inTable:rowIndex:
contextsForSegue(withIdentifier:)
contextsForSegue(withIdentifier:in:rowIndex:) contextsForSegueWithIdentifier:inTable:rowIndex:
didAppear()
didDeactivate()
dismiss() dismissController
dismissAddPassesController()
dismissAudioRecorderController()
dismissMediaPlayerController()
dismissTextInputController()
endGlanceUpdates()
handleUserActivity(_:)
interfaceDidScrollToTop()
interfaceOffsetDidScrollToBottom()
interfaceOffsetDidScrollToTop()
invalidateUserActivity()
pickerDidFocus(_:)
pickerDidResignFocus(_:)
pickerDidSettle(_:)
pop() popController
popToRootController()
presentAlert(withTitle:message:preferredStyle:actions:) presentAlertControllerWithTitle:message:preferredStyle:actions:
presentAudioRecorderController(withOutputURL:preset:options:completion:)
presentController(_:)
presentController(withName:context:)
presentController(withNames:contexts:)
presentMediaPlayerController(with:options:completion:) presentMediaPlayerControllerWithURL:options:completion:
presentTextInputController(withSuggestions:allowedInputMode:completion:)
presentTextInputControllerWithSuggestions(forLanguage:allowedInputMode:completion:)
pushController(withName:context:)
reloadRootControllers(withNames:contexts:)
reloadRootPageControllers(withNames:contexts:orientation:pageIndex:)
scroll(to:at:animated:) scrollToObject:atScrollPosition:animated:
setTitle(_:)
table(_:didSelectRowAt:) table:didSelectRowAtIndex:
update(_:) updateUserActivity:
updateUserActivity(_:userInfo:webpageURL:)
willActivate()
willDisappear()
@ WKInterfaceDate WKInterfaceObject
setCalendar(_:)
setTextColor(_:)
setTimeZone(_:)
@ WKInterfaceDevice NSObject
current() currentDevice
enableWaterLock()
interfaceLayoutDirection(for:) interfaceLayoutDirectionForSemanticContentAttribute:
play(_:) playHaptic:
@ WKInterfaceGroup WKInterfaceObject WKImageAnimatable
setBackgroundColor(_:)
setBackgroundImage(_:)
setBackgroundImageData(_:)
setBackgroundImageNamed(_:)
setContentInset(_:)
setCornerRadius(_:)
@ WKInterfaceHMCamera WKInterfaceObject
setCameraSource(_:)
@ WKInterfaceImage WKInterfaceObject WKImageAnimatable
setImage(_:)
setImageData(_:)
setImageNamed(_:)
setTintColor(_:)
@ WKInterfaceInlineMovie WKInterfaceObject
pause()
play()
playFromBeginning()
setAutoplays(_:)
setLoops(_:)
setMovieURL(_:)
setPosterImage(_:)
setVideoGravity(_:)
@ WKInterfaceLabel WKInterfaceObject
setAttributedText(_:)
setText(_:)
setTextColor(_:)
@ WKInterfaceMap WKInterfaceObject
addAnnotation(_:with:) addAnnotation:withPinColor:
addAnnotation(_:with:centerOffset:) addAnnotation:withImage:centerOffset:
addAnnotation(_:withImageNamed:centerOffset:)
removeAllAnnotations()
setRegion(_:)
setShowsUserHeading(_:)
setShowsUserLocation(_:)
setUserTrackingMode(_:animated:)
setVisibleMapRect(_:)
@ WKInterfaceMovie WKInterfaceObject
setLoops(_:)
setMovieURL(_:)
setPosterImage(_:)
setVideoGravity(_:)
@ WKInterfaceObject NSObject
setAccessibilityHint(_:)
setAccessibilityIdentifier(_:)
setAccessibilityImageRegions(_:)
setAccessibilityLabel(_:)
setAccessibilityTraits(_:)
setAccessibilityValue(_:)
setAlpha(_:)
setHeight(_:)
setHidden(_:)
setHorizontalAlignment(_:)
setIsAccessibilityElement(_:)
setRelativeHeight(_:withAdjustment:)
setRelativeWidth(_:withAdjustment:)
setSemanticContentAttribute(_:)
setVerticalAlignment(_:)
setWidth(_:)
sizeToFitHeight()
sizeToFitWidth()
@ WKInterfacePaymentButton WKInterfaceObject
@ WKInterfacePicker WKInterfaceObject
focus()
resignFocus()
setCoordinatedAnimations(_:)
setEnabled(_:)
setItems(_:)
setSelectedItemIndex(_:)
@ WKInterfaceSCNScene WKInterfaceObject SCNSceneRenderer
snapshot()
@ WKInterfaceSKScene WKInterfaceObject
@ WKInterfaceSeparator WKInterfaceObject
setColor(_:)
@ WKInterfaceSlider WKInterfaceObject
setColor(_:)
setEnabled(_:)
setNumberOfSteps(_:)
setValue(_:)
@ WKInterfaceSwitch WKInterfaceObject
setAttributedTitle(_:)
setColor(_:)
setEnabled(_:)
setOn(_:)
setTitle(_:)
@ WKInterfaceTable WKInterfaceObject
insertRows(at:withRowType:) insertRowsAtIndexes:withRowType:
performSegue(forRow:)
removeRows(at:) removeRowsAtIndexes:
rowController(at:) rowControllerAtIndex:
scrollToRow(at:) scrollToRowAtIndex:
setNumberOfRows(_:withRowType:)
setRowTypes(_:)
@ WKInterfaceTextField WKInterfaceObject
setAttributedPlaceholder(_:)
setAttributedText(_:)
setEnabled(_:)
setPlaceholder(_:)
setSecureTextEntry(_:)
setText(_:)
setTextColor(_:)
setTextContentType(_:)
@ WKInterfaceTimer WKInterfaceObject
setDate(_:)
setTextColor(_:)
start()
stop()
@ WKInterfaceVolumeControl WKInterfaceObject
focus()
resignFocus()
setTintColor(_:)
@ WKLongPressGestureRecognizer WKGestureRecognizer
@ WKNavigation NSObject
@ WKNavigationAction NSObject
@ WKNavigationDelegate
?webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)
?webView(_:decidePolicyFor:decisionHandler:) webView:decidePolicyForNavigationAction:decisionHandler:
?webView(_:decidePolicyFor:preferences:decisionHandler:) webView:decidePolicyForNavigationAction:preferences:decisionHandler:
?webView(_:didCommit:) webView:didCommitNavigation:
?webView(_:didFail:withError:) webView:didFailNavigation:withError:
?webView(_:didFailProvisionalNavigation:withError:)
?webView(_:didFinish:) webView:didFinishNavigation:
?webView(_:didReceive:completionHandler:) webView:didReceiveAuthenticationChallenge:completionHandler:
?webView(_:didReceiveServerRedirectForProvisionalNavigation:)
?webView(_:didStartProvisionalNavigation:)
?webView(_:navigationAction:didBecome:) webView:navigationAction:didBecomeDownload:
?webView(_:navigationResponse:didBecome:) webView:navigationResponse:didBecomeDownload:
?webView(_:shouldGoTo:willUseInstantBack:completionHandler:) webView:shouldGoToBackForwardListItem:willUseInstantBack:completionHandler:
?webViewWebContentProcessDidTerminate(_:)
@ WKNavigationResponse NSObject
@ WKOpenPanelParameters NSObject
@ WKPDFConfiguration NSObject NSCopying
@ WKPanGestureRecognizer WKGestureRecognizer
translationInObject()
velocityInObject()
@ WKPickerItem NSObject NSCoding NSSecureCoding
@ WKPreferences NSObject NSCoding NSSecureCoding
@ WKPreviewActionItem
@ WKPreviewElementInfo NSObject
@ WKProcessPool NSObject NSCoding NSSecureCoding
@ WKRefreshBackgroundTask NSObject
setTaskCompleted()
setTaskCompletedWithSnapshot(_:)
@ WKRelevantShortcutRefreshBackgroundTask WKRefreshBackgroundTask
@ WKScriptMessage NSObject
@ WKScriptMessageHandler
userContentController(_:didReceive:) userContentController:didReceiveScriptMessage:
@ WKScriptMessageHandlerWithReply
userContentController(_:didReceive:replyHandler:) userContentController:didReceiveScriptMessage:replyHandler:
@ WKSecurityOrigin NSObject
@ WKSnapshotConfiguration NSObject NSCopying
@ WKSnapshotRefreshBackgroundTask WKRefreshBackgroundTask
setTaskCompleted(restoredDefaultState:estimatedSnapshotExpiration:userInfo:) setTaskCompletedWithDefaultStateRestored:estimatedSnapshotExpiration:userInfo:
@ WKSwipeGestureRecognizer WKGestureRecognizer
@ WKTapGestureRecognizer WKGestureRecognizer
@ WKUIDelegate
?webView(_:createWebViewWith:for:windowFeatures:) webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:
?webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:) webView:requestDeviceOrientationAndMotionPermissionForOrigin:initiatedByFrame:decisionHandler:
?webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:
?webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
?webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
?webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
?webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:) webView:runOpenPanelWithParameters:initiatedByFrame:completionHandler:
?webViewDidClose(_:)
@ WKURLSchemeHandler
webView(_:start:) webView:startURLSchemeTask:
webView(_:stop:) webView:stopURLSchemeTask:
@ WKURLSchemeTask
didFailWithError(_:)
didFinish()
didReceive(_:) didReceiveResponse:
@ WKURLSessionRefreshBackgroundTask WKRefreshBackgroundTask
@ WKUserContentController NSObject NSCoding NSSecureCoding
add(_:) addContentRuleList:
add(_:contentWorld:name:) addScriptMessageHandler:contentWorld:name:
add(_:name:) addScriptMessageHandler:name:
addScriptMessageHandler(_:contentWorld:name:) addScriptMessageHandlerWithReply:contentWorld:name:
addUserScript(_:)
remove(_:) removeContentRuleList:
removeAllContentRuleLists()
removeAllScriptMessageHandlers()
removeAllScriptMessageHandlers(from:) removeAllScriptMessageHandlersFromContentWorld:
removeAllUserScripts()
removeScriptMessageHandler(forName:)
removeScriptMessageHandler(forName:contentWorld:)
@ WKUserNotificationInterfaceController WKInterfaceController
didReceive(_:) didReceiveNotification:
didReceive(_:withCompletion:) didReceiveNotification:withCompletion:
dismiss() dismissController
performDismissAction()
performNotificationDefaultAction()
suggestionsForResponseToAction(withIdentifier:for:inputLanguage:) suggestionsForResponseToActionWithIdentifier:forNotification:inputLanguage:
@ WKUserScript NSObject NSCopying
@ WKWatchConnectivityRefreshBackgroundTask WKRefreshBackgroundTask
@ WKWebExtension NSObject
actionIcon(for:) actionIconForSize:
icon(for:) iconForSize:
supportsManifestVersion(_:)
@ WKWebExtensionContext NSObject
action(for:) actionForTab:
clearUserGesture(in:) clearUserGestureInTab:
didActivateTab(_:previousActiveTab:)
didChangeTabProperties(_:for:) didChangeTabProperties:forTab:
didCloseTab(_:windowIsClosing:)
didCloseWindow(_:)
didDeselectTabs(_:)
didFocusWindow(_:)
didMoveTab(_:from:in:) didMoveTab:fromIndex:inWindow:
didOpenTab(_:)
didOpenWindow(_:)
didReplaceTab(_:with:) didReplaceTab:withTab:
didSelectTabs(_:)
hasAccess(to:) hasAccessToURL:
hasAccess(to:in:) hasAccessToURL:inTab:
hasActiveUserGesture(in:) hasActiveUserGestureInTab:
hasInjectedContent(for:) hasInjectedContentForURL:
hasPermission(_:)
hasPermission(_:in:) hasPermission:inTab:
loadBackgroundContent(completionHandler:)
menuItems(for:) menuItemsForTab:
performAction(for:) performActionForTab:
performCommand(_:)
performCommand(for:) performCommandForEvent:
permissionStatus(for:) permissionStatusForPermission:
permissionStatus(for:in:) permissionStatusForPermission:inTab:
setPermissionStatus(_:for:) setPermissionStatus:forPermission:
setPermissionStatus(_:for:expirationDate:) setPermissionStatus:forPermission:expirationDate:
userGesturePerformed(in:) userGesturePerformedInTab:
@ WKWebExtensionController NSObject
didActivateTab(_:previousActiveTab:)
didChangeTabProperties(_:for:) didChangeTabProperties:forTab:
didCloseTab(_:windowIsClosing:)
didCloseWindow(_:)
didDeselectTabs(_:)
didFocusWindow(_:)
didMoveTab(_:from:in:) didMoveTab:fromIndex:inWindow:
didOpenTab(_:)
didOpenWindow(_:)
didReplaceTab(_:with:) didReplaceTab:withTab:
didSelectTabs(_:)
extensionContext(for:) extensionContextForExtension:
fetchDataRecord(ofTypes:for:completionHandler:) fetchDataRecordOfTypes:forExtensionContext:completionHandler:
fetchDataRecords(ofTypes:completionHandler:)
load(_:) loadExtensionContext:error:
removeData(ofTypes:from:completionHandler:) removeDataOfTypes:fromDataRecords:completionHandler:
unload(_:) unloadExtensionContext:error:
@ WKWebExtensionControllerDelegate
?webExtensionController(_:connectUsing:for:completionHandler:) webExtensionController:connectUsingMessagePort:forExtensionContext:completionHandler:
?webExtensionController(_:didUpdate:forExtensionContext:) webExtensionController:didUpdateAction:forExtensionContext:
?webExtensionController(_:focusedWindowFor:) webExtensionController:focusedWindowForExtensionContext:
?webExtensionController(_:openNewTabUsing:for:completionHandler:) webExtensionController:openNewTabUsingConfiguration:forExtensionContext:completionHandler:
?webExtensionController(_:openNewWindowUsing:for:completionHandler:) webExtensionController:openNewWindowUsingConfiguration:forExtensionContext:completionHandler:
?webExtensionController(_:openOptionsPageFor:completionHandler:) webExtensionController:openOptionsPageForExtensionContext:completionHandler:
?webExtensionController(_:openWindowsFor:) webExtensionController:openWindowsForExtensionContext:
?webExtensionController(_:presentActionPopup:for:completionHandler:) webExtensionController:presentPopupForAction:forExtensionContext:completionHandler:
?webExtensionController(_:promptForPermissionMatchPatterns:in:for:completionHandler:) webExtensionController:promptForPermissionMatchPatterns:inTab:forExtensionContext:completionHandler:
?webExtensionController(_:promptForPermissionToAccess:in:for:completionHandler:) webExtensionController:promptForPermissionToAccessURLs:inTab:forExtensionContext:completionHandler:
?webExtensionController(_:promptForPermissions:in:for:completionHandler:) webExtensionController:promptForPermissions:inTab:forExtensionContext:completionHandler:
?webExtensionController(_:sendMessage:toApplicationWithIdentifier:for:replyHandler:) webExtensionController:sendMessage:toApplicationWithIdentifier:forExtensionContext:replyHandler:
@ WKWebExtensionTab
?activate(for:completionHandler:) activateForWebExtensionContext:completionHandler:
?close(for:completionHandler:) closeForWebExtensionContext:completionHandler:
?detectWebpageLocale(for:completionHandler:) detectWebpageLocaleForWebExtensionContext:completionHandler:
?duplicate(using:for:completionHandler:) duplicateUsingConfiguration:forWebExtensionContext:completionHandler:
?goBack(for:completionHandler:) goBackForWebExtensionContext:completionHandler:
?goForward(for:completionHandler:) goForwardForWebExtensionContext:completionHandler:
?indexInWindow(for:) indexInWindowForWebExtensionContext:
?isLoadingComplete(for:) isLoadingCompleteForWebExtensionContext:
?isMuted(for:) isMutedForWebExtensionContext:
?isPinned(for:) isPinnedForWebExtensionContext:
?isPlayingAudio(for:) isPlayingAudioForWebExtensionContext:
?isReaderModeActive(for:) isReaderModeActiveForWebExtensionContext:
?isReaderModeAvailable(for:) isReaderModeAvailableForWebExtensionContext:
?isSelected(for:) isSelectedForWebExtensionContext:
?loadURL(_:for:completionHandler:) loadURL:forWebExtensionContext:completionHandler:
?parentTab(for:) parentTabForWebExtensionContext:
?pendingURL(for:) pendingURLForWebExtensionContext:
?reload(fromOrigin:for:completionHandler:) reloadFromOrigin:forWebExtensionContext:completionHandler:
?setMuted(_:for:completionHandler:) setMuted:forWebExtensionContext:completionHandler:
?setParentTab(_:for:completionHandler:) setParentTab:forWebExtensionContext:completionHandler:
?setPinned(_:for:completionHandler:) setPinned:forWebExtensionContext:completionHandler:
?setReaderModeActive(_:for:completionHandler:) setReaderModeActive:forWebExtensionContext:completionHandler:
?setSelected(_:for:completionHandler:) setSelected:forWebExtensionContext:completionHandler:
?setZoomFactor(_:for:completionHandler:) setZoomFactor:forWebExtensionContext:completionHandler:
?shouldBypassPermissions(for:) shouldBypassPermissionsForWebExtensionContext:
?shouldGrantPermissionsOnUserGesture(for:) shouldGrantPermissionsOnUserGestureForWebExtensionContext:
?size(for:) sizeForWebExtensionContext:
?takeSnapshot(using:for:completionHandler:) takeSnapshotUsingConfiguration:forWebExtensionContext:completionHandler:
?title(for:) titleForWebExtensionContext:
?url(for:) urlForWebExtensionContext:
?webView(for:) webViewForWebExtensionContext:
?window(for:) windowForWebExtensionContext:
?zoomFactor(for:) zoomFactorForWebExtensionContext:
@ WKWebExtensionWindow
?activeTab(for:) activeTabForWebExtensionContext:
?close(for:completionHandler:) closeForWebExtensionContext:completionHandler:
?focus(for:completionHandler:) focusForWebExtensionContext:completionHandler:
?frame(for:) frameForWebExtensionContext:
?isPrivate(for:) isPrivateForWebExtensionContext:
?screenFrame(for:) screenFrameForWebExtensionContext:
?setFrame(_:for:completionHandler:) setFrame:forWebExtensionContext:completionHandler:
?setWindowState(_:for:completionHandler:) setWindowState:forWebExtensionContext:completionHandler:
?tabs(for:) tabsForWebExtensionContext:
?windowState(for:) windowStateForWebExtensionContext:
?windowType(for:) windowTypeForWebExtensionContext:
@ WKWebView UIView NSAccessibility NSAccessibilityElementProtocol NSAnimatablePropertyContainer NSAppearanceCustomization NSCoding NSDraggingDestination NSTextFinderClient NSUserInterfaceItemIdentification NSUserInterfaceValidations
callAsyncJavaScript(_:arguments:in:in:completionHandler:) callAsyncJavaScript:arguments:inFrame:inContentWorld:completionHandler:
closeAllMediaPresentations()
closeAllMediaPresentations(completionHandler:)
createPDF(configuration:completionHandler:)
createWebArchiveData(completionHandler:)
evaluateJavaScript(_:completionHandler:)
evaluateJavaScript(_:in:in:completionHandler:) evaluateJavaScript:inFrame:inContentWorld:completionHandler:
find(_:configuration:completionHandler:) findString:withConfiguration:completionHandler:
go(to:) goToBackForwardListItem:
goBack()
goForward()
handlesURLScheme(_:)
load(_:) loadRequest:
load(_:mimeType:characterEncodingName:baseURL:) loadData:MIMEType:characterEncodingName:baseURL:
loadFileRequest(_:allowingReadAccessTo:) loadFileRequest:allowingReadAccessToURL:
loadFileURL(_:allowingReadAccessTo:) loadFileURL:allowingReadAccessToURL:
loadHTMLString(_:baseURL:)
loadSimulatedRequest(_:response:responseData:)
loadSimulatedRequest(_:responseHTML:) loadSimulatedRequest:responseHTMLString:
loadSimulatedRequest(_:with:responseData:) loadSimulatedRequest:withResponse:responseData:
loadSimulatedRequest(_:withResponseHTML:) loadSimulatedRequest:withResponseHTMLString:
pauseAllMediaPlayback(_:)
pauseAllMediaPlayback(completionHandler:)
reload()
reloadFromOrigin()
requestMediaPlaybackState(_:)
requestMediaPlaybackState(completionHandler:)
resumeAllMediaPlayback(_:)
resumeDownload(fromResumeData:completionHandler:)
setAllMediaPlaybackSuspended(_:completionHandler:)
setCameraCaptureState(_:completionHandler:)
setMicrophoneCaptureState(_:completionHandler:)
setMinimumViewportInset(_:maximumViewportInset:)
startDownload(using:completionHandler:) startDownloadUsingRequest:completionHandler:
stopLoading()
suspendAllMediaPlayback(_:)
takeSnapshot(with:completionHandler:) takeSnapshotWithConfiguration:completionHandler:
@ WKWebViewConfiguration NSObject NSCoding NSCopying NSSecureCoding
setURLSchemeHandler(_:forURLScheme:)
urlSchemeHandler(forURLScheme:)
@ WKWebpagePreferences NSObject
@ WKWebsiteDataRecord NSObject
@ WKWebsiteDataStore NSObject NSCoding NSSecureCoding
allWebsiteDataTypes()
default() defaultDataStore
fetchAllDataStoreIdentifiers(_:)
fetchData(ofTypes:completionHandler:)
fetchDataRecords(ofTypes:completionHandler:)
nonPersistent() nonPersistentDataStore
remove(forIdentifier:completionHandler:) removeDataStoreForIdentifier:completionHandler:
removeData(ofTypes:for:completionHandler:) removeDataOfTypes:forDataRecords:completionHandler:
removeData(ofTypes:modifiedSince:completionHandler:)
restore(_:completionHandler:) restoreData:completionHandler:
@ WKWindowFeatures NSObject
@ WindowConfiguration NSObject
@ XCTAttachment NSObject
@ XCTContext NSObject
@ XCTWaiter NSObject
@ XCTest NSObject
@ XCTestCase XCTest
@ XCTestExpectation NSObject
@ XCTestObservationCenter NSObject
@ XCTestSuite XCTest
@ ZoneConfiguration NSObject NSCoding NSCopying NSSecureCoding
@ ZoneOptions NSObject NSCoding NSCopying NSSecureCoding
@ ZoomOptions NSObject NSCopying
@ ZoomSourceViewProviderContext
@ iOS UIWindowSceneGeometryPreferences
"""#
