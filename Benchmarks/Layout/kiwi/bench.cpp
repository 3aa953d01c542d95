// SPDX-License-Identifier: MIT
// The systems of Sources/layoutbench/Systems.swift, constraint by constraint, for kiwi.
#include <kiwi/kiwi.h>

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

using namespace kiwi;

struct Box {
    Variable x, y, width, height;
};

struct System {
    Solver solver;
    std::vector<Box> boxes;
    Variable leaf, root;

    void add(const Constraint& c) { solver.addConstraint(c); }

    void addRoot() {
        boxes.emplace_back();
        Box& b = boxes.back();
        add(b.x == 0);
        add(b.y == 0);
        solver.addEditVariable(b.width, strength::strong);
        solver.suggestValue(b.width, 4000);
        root = b.width;
        add(b.height == 3000);
    }

    void nested(int count) {
        addRoot();
        for (int i = 1; i < count; i++) {
            Box parent = boxes[(i - 1) / 8], b;
            if ((i - 1) % 8 == 0) {
                add(b.x == parent.x + 4);
            } else {
                add(b.x == boxes[i - 1].x + boxes[i - 1].width + 4);
            }
            if (i == count - 1) {
                leafEdit(b.y);
            } else {
                add(b.y == parent.y + 4);
            }
            add(b.width == parent.width * 0.12);
            add(b.height == parent.height - 8);
            boxes.push_back(b);
        }
    }

    void chain(int count) {
        addRoot();
        for (int i = 1; i < count; i++) {
            Box b;
            if (i == 1) {
                add(b.x == boxes[0].x + 1);
            } else {
                add(b.x == boxes[i - 1].x + boxes[i - 1].width + 1);
                add(b.width == boxes[i - 1].width);
            }
            if (i == count - 1) {
                leafEdit(b.y);
            } else {
                add(b.y == boxes[0].y + 1);
            }
            add(b.height == boxes[0].height - 2);
            boxes.push_back(b);
        }
        Box& last = boxes.back();
        add(last.x + last.width == boxes[0].x + boxes[0].width - 1);
    }

    void grid(int count) {
        addRoot();
        for (int i = 1; i < count; i++) {
            Box b;
            int row = (i - 1) / 10, column = (i - 1) % 10;
            if (column == 0) {
                add(b.x == boxes[0].x + 2);
            } else {
                add(b.x == boxes[i - 1].x + boxes[i - 1].width + 2);
            }
            if (i == count - 1) {
                leafEdit(b.y);
            } else if (row == 0) {
                add(b.y == boxes[0].y + 2);
            } else {
                add(b.y == boxes[i - 10].y + boxes[i - 10].height + 2);
            }
            if (i == 1) {
                add(b.width == boxes[0].width * 0.09);
                add(b.height == boxes[0].height * 0.01);
            } else {
                add(b.width == boxes[1].width);
                add(b.height == boxes[1].height);
            }
            boxes.push_back(b);
        }
    }

    void cells(int count) {
        addRoot();
        int index = 0;
        bool hasAbove = false;
        Box above;
        while ((int)boxes.size() + 2 <= count) {
            Box cell, label;
            add(cell.x == boxes[0].x);
            add(cell.width == boxes[0].width);
            if (hasAbove) {
                add(cell.y == above.y + above.height);
            } else {
                add(cell.y == boxes[0].y);
            }
            add(label.x == cell.x + 16);
            add(label.y == cell.y + 11);
            add(cell.y + cell.height == label.y + label.height + 11);
            add(cell.x + cell.width >= label.x + label.width + 16);
            double natural = 20 + index % 3 * 20;
            add((label.width <= 180) | strength::weak);
            add((label.width >= 180) | strength::medium);
            bool isLast = (int)boxes.size() + 4 > count;
            if (isLast) {
                leafEdit(label.height);
            } else {
                add((label.height <= natural) | strength::weak);
                add((label.height >= natural) | strength::medium);
            }
            boxes.push_back(cell);
            boxes.push_back(label);
            above = cell;
            hasAbove = true;
            index++;
        }
    }

    void leafEdit(Variable& v) {
        leaf = v;
        solver.addEditVariable(v, strength::strong);
        solver.suggestValue(v, 4);
    }
};

System* sys;
const char* shape;
const char* operation;
int count;

void build() {
    if (!strcmp(shape, "chain")) sys->chain(count);
    else if (!strcmp(shape, "grid")) sys->grid(count);
    else if (!strcmp(shape, "cells")) sys->cells(count);
    else sys->nested(count);
    sys->solver.updateVariables();
}

extern "C" __attribute__((noinline)) void measured() {
    if (!strcmp(operation, "build")) {
        build();
    } else if (!strcmp(operation, "leaf")) {
        for (int step = 0; step < 100; step++) {
            sys->solver.suggestValue(sys->leaf, 10 + step % 7);
            sys->solver.updateVariables();
        }
    } else if (!strcmp(operation, "root")) {
        for (int step = 0; step < 10; step++) {
            sys->solver.suggestValue(sys->root, 4000 + step % 7);
            sys->solver.updateVariables();
        }
    } else if (!strcmp(operation, "toggle")) {
        Variable width = sys->boxes[sys->boxes.size() / 2].width;
        for (int step = 0; step < 100; step++) {
            Constraint c = (width == 20 + step) | strength::strong;
            sys->solver.addConstraint(c);
            sys->solver.updateVariables();
            sys->solver.removeConstraint(c);
            sys->solver.updateVariables();
        }
    }
}

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    shape = argv[1];
    count = atoi(argv[2]);
    operation = argv[3];
    sys = new System();
    if (strcmp(operation, "build")) build();
    measured();
    double sum = 0;
    for (Box& b : sys->boxes) {
        sum += b.x.value() + 3 * b.y.value() + 5 * b.width.value() + 7 * b.height.value();
    }
    printf("checksum %.2f\n", sum);
    fflush(stdout);
    _exit(0);
}
