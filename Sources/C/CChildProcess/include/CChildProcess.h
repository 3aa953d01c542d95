// SPDX-License-Identifier: MIT
#pragma once
#include <sys/types.h>

// Starts a program that the kernel ends when this process ends, however that happens.
//
// arguments: the program's path first, NULL behind the last. input, output: descriptors for its standard input and output;
// -1: /dev/null. errors: descriptor for its standard error; -1: /dev/null.
// Returns the child, or -1 with errno. Any thread.
pid_t ts_start_child(char *const arguments[], int input, int output, int errors);

// A pipe that no child inherits: its reading and its writing end. Returns 0, or -1 with errno.
int ts_make_pipe(int ends[2]);
