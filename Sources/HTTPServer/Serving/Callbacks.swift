import CMicrohttpdShim
import Glibc

// The functions that libmicrohttpd calls, on the loop's thread and only inside of `mhdshim_run`.
//
// Safety, for all of them: `context` is the `EventLoop` whose `run` is on the stack; `state` is the retained
// `Connection` that `connectionOpened` returned, and `connectionClosed` is the last call with it. Bytes and strings
// belong to the library and are copied before the function returns. They are functions, not closures, because a
// closure could be isolated to an actor where it is written.

func connectionOpened(
  _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ descriptor: Int32,
  _ peer: UnsafePointer<sockaddr>?
) -> UnsafeMutableRawPointer? {
  guard let context, let handle else { return nil }
  let loop = Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue()
  let connection = Connection(
    loop: loop, handle: handle, descriptor: descriptor, peer: SocketAddress.host(peer))
  loop.add(connection)
  return Unmanaged.passRetained(connection).toOpaque()
}

func connectionClosed(_ context: UnsafeMutableRawPointer?, _ state: UnsafeMutableRawPointer?) {
  guard let context, let state else { return }
  let connection = Unmanaged<Connection>.fromOpaque(state).takeRetainedValue()
  Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue().remove(connection)
}

func targetReceived(_ state: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ length: Int) {
  connection(state)?.receiveTarget(UnsafeRawBufferPointer(start: target, count: target == nil ? 0 : length))
}

func headReceived(
  _ state: UnsafeMutableRawPointer?, _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?
) -> Int32 {
  guard let connection = connection(state), let method, let version else { return 0 }
  return connection.receiveHead(method: method, version: version) ? 1 : 0
}

func bodyReceived(_ state: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  guard let connection = connection(state), let bytes else { return 0 }
  return connection.receiveBody(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
}

func requestCompleted(_ state: UnsafeMutableRawPointer?) -> Int32 {
  connection(state)?.complete() == true ? 1 : 0
}

func requestEnded(_ state: UnsafeMutableRawPointer?) {
  connection(state)?.requestEnded()
}

func lineLogged(_ context: UnsafeMutableRawPointer?, _ line: UnsafePointer<CChar>?) {
  guard let context, let line else { return }
  Unmanaged<EventLoop>.fromOpaque(context).takeUnretainedValue().log(.library(String(cString: line)))
}

/// The headers of the request that a connection carries, and whether they are all there is in its header block.
///
/// Only while `headReceived` runs, whose `method` and `version` these are.
func readHeaders(
  _ handle: OpaquePointer, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>
) -> (headers: Headers, areWhole: Bool) {
  var headers = Headers()
  let areWhole = withUnsafeMutablePointer(to: &headers) {
    mhdshim_headers(handle, method, version, $0, headerRead) != 0
  }
  return (headers, areWhole)
}

private func headerRead(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
  _ value: UnsafePointer<CChar>?, _ valueLength: Int
) {
  // Safety: `context` is the pointer that `readHeaders` gave, and its call is still on the stack.
  context?.assumingMemoryBound(to: Headers.self).pointee.add(text(name, nameLength), text(value, valueLength))
}

private func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length), as: UTF8.self)
}

private func connection(_ state: UnsafeMutableRawPointer?) -> Connection? {
  state.map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
}
