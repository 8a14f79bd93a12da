#define _GNU_SOURCE
#include "CMicrohttpdShim.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>

static void log_line(void *cls, const char *format, va_list arguments) {
  const mhdshim_loop *loop = cls;
  char line[512];
  int length = vsnprintf(line, sizeof line, format, arguments);
  if (length < 0)
    return;
  size_t end = strlen(line);
  while (end > 0 && (line[end - 1] == '\n' || line[end - 1] == '\r'))
    line[--end] = '\0';
  loop->callbacks.log(loop->callbacks.context, line);
}

static void *state_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static void notice_connection(
    void *cls, struct MHD_Connection *connection, void **state, enum MHD_ConnectionNotificationCode code) {
  const mhdshim_loop *loop = cls;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    const union MHD_ConnectionInfo *fd =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    const union MHD_ConnectionInfo *peer =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    *state = loop->callbacks.opened(
        loop->callbacks.context, connection, fd ? fd->connect_fd : -1, peer ? peer->client_addr : NULL);
  } else if (code == MHD_CONNECTION_NOTIFY_CLOSED && *state) {
    loop->callbacks.closed(loop->callbacks.context, *state);
    *state = NULL;
  }
}

static void *receive_target(void *cls, const char *target, struct MHD_Connection *connection) {
  const mhdshim_loop *loop = cls;
  void *state = state_of(connection);
  if (state)
    loop->callbacks.target(state, target, strlen(target));
  /* The library goes on to cut the query into a list, one entry an argument, in the connection's memory;
     some 500 arguments fill it, and then the request gets no answer at all. The caller parses the query
     itself, so the library is left an empty one. The text is the connection's read buffer, which is
     writable whenever it holds a query. */
  char *query = strchr((char *)target, '?');
  if (query)
    query[1] = '\0';
  return NULL;
}

static enum MHD_Result receive_request(
    void *cls, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **request) {
  const mhdshim_loop *loop = cls;
  (void)url;
  void *state = *request;
  int proceed;
  if (!state) {
    state = state_of(connection);
    if (!state)
      return MHD_NO;
    *request = state;
    proceed = loop->callbacks.head(state, method, version);
  } else if (*upload_size > 0) {
    proceed = loop->callbacks.body(state, upload, *upload_size);
    *upload_size = 0;
  } else {
    proceed = loop->callbacks.complete(state);
  }
  return proceed ? MHD_YES : MHD_NO;
}

static void end_request(
    void *cls, struct MHD_Connection *connection, void **request, enum MHD_RequestTerminationCode code) {
  const mhdshim_loop *loop = cls;
  (void)code;
  *request = NULL;
  void *state = state_of(connection);
  if (state)
    loop->callbacks.over(state);
}

struct MHD_Daemon *mhdshim_start(mhdshim_loop *loop) {
  struct MHD_OptionItem options[16];
  int count = 0;
#define OPTION(name, number, pointer) \
  options[count++] = (struct MHD_OptionItem) { (name), (intptr_t)(number), (void *)(pointer) }
  /* The logger comes first, so that a fault in a later option is reported through it. */
  OPTION(MHD_OPTION_EXTERNAL_LOGGER, log_line, loop);
  OPTION(MHD_OPTION_NOTIFY_CONNECTION, notice_connection, loop);
  OPTION(MHD_OPTION_NOTIFY_COMPLETED, end_request, loop);
  OPTION(MHD_OPTION_URI_LOG_CALLBACK, receive_target, loop);
  OPTION(MHD_OPTION_LISTEN_SOCKET, loop->listen_fd, NULL);
  OPTION(MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, NULL);
  /* Requests are checked by the caller, which answers where the strict library hangs up or answers twice. */
  OPTION(MHD_OPTION_STRICT_FOR_CLIENT, 0, NULL);
  OPTION(MHD_OPTION_CONNECTION_TIMEOUT, loop->inactivity_timeout, NULL);
  OPTION(MHD_OPTION_PER_IP_CONNECTION_LIMIT, loop->per_address_limit, NULL);
  if (loop->connection_limit)
    OPTION(MHD_OPTION_CONNECTION_LIMIT, loop->connection_limit, NULL);
  if (loop->memory_limit)
    OPTION(MHD_OPTION_CONNECTION_MEMORY_LIMIT, loop->memory_limit, NULL);
  OPTION(MHD_OPTION_END, 0, NULL);
#undef OPTION
  return MHD_start_daemon(
      MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, NULL, NULL, receive_request, loop,
      MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

int mhdshim_epoll_fd(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

unsigned mhdshim_connection_count(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info ? info->num_connections : 0;
}

int mhdshim_next_run(struct MHD_Daemon *daemon, uint64_t *milliseconds) {
  MHD_UNSIGNED_LONG_LONG timeout = 0;
  if (MHD_get_timeout(daemon, &timeout) != MHD_YES)
    return 0;
  *milliseconds = timeout;
  return 1;
}

typedef struct {
  void *context;
  void (*header)(void *, const char *, size_t, const char *, size_t);
  /* Where the text that was reported last ends in the connection's buffer. */
  const char *end;
  int has_hidden_bytes;
} header_visitor;

/* Looks at the bytes between two texts of the header block: the library ends each text with NUL, in place, and
   reports its length as strlen does, so what a client sent behind a NUL of its own would go unseen there.

   A field that was folded over several lines has been copied behind the block; then there is nothing to look at. All
   these texts stand in one allocation, the connection's memory pool. */
static void pass_over(header_visitor *visitor, const char *next) {
  for (const char *byte = visitor->end; byte < next; byte++)
    if (*byte != '\0' && *byte != '\r' && *byte != '\n' && *byte != ' ' && *byte != '\t')
      visitor->has_hidden_bytes = 1;
}

static enum MHD_Result visit_header(
    void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length, const char *value,
    size_t value_length) {
  header_visitor *visitor = cls;
  (void)kind;
  if (!name || !value) {
    visitor->has_hidden_bytes = 1;
    return MHD_YES;
  }
  pass_over(visitor, name);
  visitor->end = name + name_length;
  pass_over(visitor, value);
  visitor->end = value + value_length;
  visitor->header(visitor->context, name, name_length, value, value_length);
  return MHD_YES;
}

int mhdshim_headers(
    struct MHD_Connection *connection, const char *method, const char *version, void *context,
    void (*header)(void *, const char *, size_t, const char *, size_t)) {
  header_visitor visitor = { context, header, version + strlen(version), 0 };
  MHD_get_connection_values_n(connection, MHD_HEADER_KIND, visit_header, &visitor);
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  if (info)
    pass_over(&visitor, method + info->header_size);
  return !visitor.has_hidden_bytes;
}

int mhdshim_queue(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  return MHD_queue_response(connection, status, response) == MHD_YES;
}

int mhdshim_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return MHD_add_response_header(response, name, value) == MHD_YES;
}

static ssize_t deliver_nothing(void *cls, uint64_t position, char *buffer, size_t space) {
  (void)cls, (void)position, (void)buffer, (void)space;
  return MHD_CONTENT_READER_END_WITH_ERROR;
}

struct MHD_Response *mhdshim_announced_response(uint64_t size) {
  return MHD_create_response_from_callback(size, 1024, deliver_nothing, NULL, NULL);
}

int mhdshim_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

int mhdshim_run(struct MHD_Daemon *daemon) { return MHD_run(daemon) == MHD_YES; }
