// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CChildProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's signal comes when the thread ends that started the child, not the process. Threads of queues end at any
// time, so one thread that never ends starts all children.

struct request {
    char *const *arguments;
    int input, output, errors;
    pid_t child;
    int error;
    int done;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct request *wanted;
static int running;

// In the child, which shares memory with its parent until it runs its program: system calls only.
static void become(const struct request *request, pid_t parent, int report) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    int nothing = open("/dev/null", O_RDWR);
    dup2(request->input >= 0 ? request->input : nothing, 0);
    dup2(request->output >= 0 ? request->output : nothing, 1);
    dup2(request->errors >= 0 ? request->errors : nothing, 2);
    if (nothing > 2) close(nothing);
    execv(request->arguments[0], request->arguments);
    int error = errno;
    (void)!write(report, &error, sizeof error);
    _exit(127);
}

static void start(struct request *request) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) {
        request->child = -1;
        request->error = errno;
        return;
    }
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) become(request, parent, report[1]);
    request->child = child;
    request->error = child < 0 ? errno : 0;
    close(report[1]);
    int error = 0;
    if (child > 0 && read(report[0], &error, sizeof error) == sizeof error) {
        request->child = -1;
        request->error = error;
    }
    close(report[0]);
}

static void *serve(void *unused) {
    pthread_mutex_lock(&mutex);
    for (;;) {
        while (!wanted || wanted->done) pthread_cond_wait(&changed, &mutex);
        start(wanted);
        wanted->done = 1;
        pthread_cond_broadcast(&changed);
    }
    return unused;
}

pid_t ts_start_child(char *const arguments[], int input, int output, int errors) {
    struct request request = {.arguments = arguments, .input = input, .output = output, .errors = errors};
    pthread_mutex_lock(&mutex);
    if (!running) {
        pthread_t thread;
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        int error = pthread_create(&thread, &attributes, serve, NULL);
        pthread_attr_destroy(&attributes);
        if (error) {
            pthread_mutex_unlock(&mutex);
            errno = error;
            return -1;
        }
        running = 1;
    }
    while (wanted) pthread_cond_wait(&changed, &mutex);
    wanted = &request;
    pthread_cond_broadcast(&changed);
    while (!request.done) pthread_cond_wait(&changed, &mutex);
    wanted = NULL;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    errno = request.error;
    return request.child;
}

/// Room for a third of a picture: with the usual 64 KB, each end waits for the other fifty times a picture.
enum { PIPE_BYTES = 1 << 20 };

int ts_make_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    // The kernel may refuse a user who has many; the pipe is then as large as others.
    fcntl(ends[0], F_SETPIPE_SZ, PIPE_BYTES);
    return 0;
}
