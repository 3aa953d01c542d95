// SPDX-License-Identifier: MIT

// The parts of games that draw nothing. What stands on SpriteKit or SceneKit (GKSKNodeComponent,
// GKSCNNodeComponent, noise as textures) is not here.
@_exported public import FoundationCompat
@_exported public import simd
