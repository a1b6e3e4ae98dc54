// What a process is given before Swift begins, and what may end it.
//
// In C: Swift takes the words of a call from /proc, and does not promise what it does in a signal handler, which may
// do next to nothing.

#ifndef LABEL_LINT_CPROCESS_H
#define LABEL_LINT_CPROCESS_H

// Number of words that the process was called with, the name of the program among them.
int process_argument_count(void);

// The word at a number, from 0 on; it lives as long as the process.
const char *process_argument(int number);

// `NAME=VALUE` of the variable of the environment at a number, from 0 on; NULL behind the last.
const char *process_variable(int number);

// Lets SIGHUP, SIGINT and SIGTERM end the process, also as the first process of a container: the kernel drops
// signals that such a process does not handle. Signals that it was started to ignore stay ignored.
void interruption_install(void);

// Makes SIGHUP, SIGINT and SIGTERM wait until every thread that called this has called
// `interruption_release`. A signal that the process was started to ignore stays ignored.
void interruption_hold(void);

// Lets a signal that has waited end the process, once no thread holds it back.
void interruption_release(void);

#endif
