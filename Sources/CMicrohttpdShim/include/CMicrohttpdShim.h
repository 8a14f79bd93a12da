#pragma once

#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

/* libmicrohttpd for callers that can use neither variadic functions nor va_list, and that must not
   read an enumeration value their headers did not know.

   One `mhdshim_loop` describes one daemon without threads of its own: the caller waits on
   `mhdshim_epoll_fd` and calls `MHD_run`. All callbacks run inside `MHD_run`, on the caller's thread. */

typedef struct {
  void *context;

  /* A connection was accepted. The answer is its state, handed to every callback below; NULL refuses. */
  void *(*opened)(void *context, struct MHD_Connection *connection, int fd, const struct sockaddr *peer);

  /* The connection is gone; `state` is not used again. */
  void (*closed)(void *context, void *state);

  /* The request target as it came, before any decoding. It ends at the first NUL, if it has one. */
  void (*target)(void *state, const char *target, size_t length);

  /* The header block is complete. Answers 0 to drop the connection. */
  int (*head)(void *state, const char *method, const char *version);

  /* The next part of the body. Answers 0 to drop the connection. */
  int (*body)(void *state, const char *bytes, size_t count);

  /* The request is complete, or its connection was resumed. Answers 0 to drop the connection. */
  int (*complete)(void *state);

  /* The request is over, answered or not. */
  void (*over)(void *state);

  /* A line of libmicrohttpd's own log, without the line break. */
  void (*log)(void *context, const char *line);
} mhdshim_callbacks;

typedef struct {
  mhdshim_callbacks callbacks;
  int listen_fd;                 /* owned by the daemon from a successful start on */
  unsigned connection_limit;     /* 0: the library's default */
  unsigned per_address_limit;    /* connections from one address; 0: no limit */
  unsigned inactivity_timeout;   /* seconds; 0: none */
  size_t memory_limit;           /* bytes for one connection's header block and buffers */
} mhdshim_loop;

/* Starts a daemon; NULL when that fails. `loop` must stay where it is until the daemon has stopped. */
struct MHD_Daemon *mhdshim_start(mhdshim_loop *loop);

/* The daemon's epoll descriptor, or -1. */
int mhdshim_epoll_fd(struct MHD_Daemon *daemon);

/* Connections that the daemon holds. Only on the thread that calls `MHD_run`. */
unsigned mhdshim_connection_count(struct MHD_Daemon *daemon);

/* 1 when the daemon wants to run again within `*milliseconds`, 0 when only events matter. */
int mhdshim_next_run(struct MHD_Daemon *daemon, uint64_t *milliseconds);

/* Reports each request header, in order of arrival. `method` and `version` are those of `head`, during that call.
   Answers 0 when the header block holds bytes that no report shows, because a NUL stands before them. */
int mhdshim_headers(
    struct MHD_Connection *connection, const char *method, const char *version, void *context,
    void (*header)(void *context, const char *name, size_t name_length, const char *value, size_t value_length));

/* Hands a response to the connection; 0 when it was not accepted. */
int mhdshim_queue(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response);

/* Adds a header; 0 when the library refuses it. */
int mhdshim_add_header(struct MHD_Response *response, const char *name, const char *value);

/* A response that announces `size` bytes and never delivers one: for answers to HEAD and for 304. */
struct MHD_Response *mhdshim_announced_response(uint64_t size);

/* A non-blocking, close-on-exec event counter, or -1. */
int mhdshim_eventfd(void);

/* Serves what is ready, without waiting; 0 when the daemon cannot go on. */
int mhdshim_run(struct MHD_Daemon *daemon);
