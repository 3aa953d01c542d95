// SPDX-License-Identifier: MIT
// The boxes of PhysicsScene in Box2D alone, which UIKit's dynamics stand on: 1,000 fall on a pile for as many steps as asked.
//   box2d physics STEPS
#include <box2d/box2d.h>
#include <cstdint>
#include <cstdlib>

int main(int argc, char **argv) {
    // Points a metre.
    const float scale = 50;
    int steps = argc > 2 ? std::atoi(argv[2]) : 1;
    b2World world(b2Vec2(0, 1000 / scale));
    b2BodyDef still;
    b2Body *ground = world.CreateBody(&still);
    const float edges[3][4] = {{0, 844, 390, 844}, {0, -3000, 0, 844}, {390, -3000, 390, 844}};
    for (auto &edge : edges) {
        b2EdgeShape shape;
        shape.SetTwoSided(b2Vec2(edge[0] / scale, edge[1] / scale), b2Vec2(edge[2] / scale, edge[3] / scale));
        ground->CreateFixture(&shape, 0);
    }
    b2PolygonShape box;
    box.SetAsBox(10 / scale, 10 / scale);
    b2FixtureDef fixture;
    fixture.shape = &box;
    fixture.density = 1;
    fixture.friction = 0.2f;
    fixture.restitution = 0.2f;
    uint32_t state = 6;
    for (int i = 0; i < 1000; i++) {
        state = state * 1664525u + 1013904223u;
        float shift = float(state >> 16) / 65536 - 0.5f;
        b2BodyDef body;
        body.type = b2_dynamicBody;
        body.position.Set((12 + 21.5f * (i % 18) + shift) / scale, (820 - 21.5f * (i / 18)) / scale);
        world.CreateBody(&body)->CreateFixture(&fixture);
    }
    for (int step = 0; step < steps; step++) world.Step(1 / 60.0f, 8, 3);
}
