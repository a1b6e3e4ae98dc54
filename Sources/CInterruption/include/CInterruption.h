// Signals that end the process wait while a file has a name that it is not to keep.
//
// In C, as a signal handler may do next to nothing and Swift does not promise what it does.

#ifndef LABEL_LINT_CINTERRUPTION_H
#define LABEL_LINT_CINTERRUPTION_H

// Lets SIGHUP, SIGINT and SIGTERM end the process, also as the first process of a container: the kernel drops
// signals that such a process does not handle. Signals that it was started to ignore stay ignored.
void interruption_install(void);

// Makes SIGHUP, SIGINT and SIGTERM wait until every thread that called this has called
// `interruption_release`. A signal that the process was started to ignore stays ignored.
void interruption_hold(void);

// Lets a signal that has waited end the process, once no thread holds it back.
void interruption_release(void);

#endif
