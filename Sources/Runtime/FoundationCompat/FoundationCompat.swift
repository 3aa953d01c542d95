// SPDX-License-Identifier: MIT

// What app files see as Foundation: the toolchain's, the run time of selectors, and what Linux's Foundation lacks. It
// only extends; a second declaration of a name that Foundation has would be ambiguous in app code.
//
// Networking is linked weakly: it comes with thirty libraries, a third of a start. Apps that name one of its types link
// it themselves, and no other calls what uses it here.
@_exported import Dispatch
@_exported import Foundation
@_exported @_weakLinked import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjCRuntime

@_exported public import enum ObjectiveC.NSKeyValueChange
@_exported public import struct ObjectiveC.NSKeyValueChangeKey
@_exported public import struct ObjectiveC.NSKeyValueObservingOptions
public import class ObjectiveC.NSObject
@_exported public import protocol ObjectiveC.__MadePlainly
@_exported public import enum ObjectiveC.objc_AssociationPolicy
@_exported public import func ObjectiveC.objc_getAssociatedObject
@_exported public import func ObjectiveC.objc_removeAssociatedObjects
@_exported public import func ObjectiveC.objc_setAssociatedObject
@_exported public import func ObjectiveC.objc_sync_enter
@_exported public import func ObjectiveC.objc_sync_exit

/// The `NSObject` that app classes derive from after adaptation.
public typealias __ObjCObject = ObjectiveC.NSObject
