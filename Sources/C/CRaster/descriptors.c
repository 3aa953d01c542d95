// SPDX-License-Identifier: MIT
#include "raster_layers.h"

// Weak: the module that defines them links this one, not the other way round.
extern const char layer_init[] __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq") __attribute__((weak));
extern const char layer_class[] __asm__("$s10QuartzCore7CALayerCMn") __attribute__((weak));
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");

const void *crl_layer_init_layer_descriptor(void) { return layer_init; }
const void *crl_layer_class_descriptor(void) { return layer_class; }
const void *crl_object_init_descriptor(void) { return object_init; }
const void *crl_object_class_descriptor(void) { return object_class; }
