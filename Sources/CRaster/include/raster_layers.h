// SPDX-License-Identifier: MIT
#pragma once
#include <stdint.h>

/// Descriptors of CALayer.init(layer:) and of NSObject.init() in their classes' vtables, for making layers of classes
/// that are known only at run time.
const void *crl_layer_init_layer_descriptor(void);
const void *crl_layer_class_descriptor(void);
const void *crl_object_init_descriptor(void);
const void *crl_object_class_descriptor(void);
