import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most pending answers of one connection; browsers wait for each. */
const MOST_OWED = 16;
/** How long, in ms, a connection with a pending answer may be idle in both directions. */
const IDLE_MS = 30_000;
/** Keep-alive timeout of an idle connection, in ms. */
const KEEP_ALIVE_MS = 72_000;
/** Timeout for receiving a request, in ms. */
const REQUEST_MS = 30_000;

export interface ConnectionLimits {
  readonly idleMs: number;
}

/**
 * Bounds the resources of one connection. It is closed when it pipelines too many requests, or when it does
 * not read its answers. Node's HTTP server would start all requests that fit into a packet, and hold the
 * answers of a client that never reads without a limit.
 *
 * @returns a function that is called before each request is answered and says whether to go on
 */
export function limitConnections(
  server: Server,
  { idleMs }: ConnectionLimits = { idleMs: IDLE_MS },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  // Node counts sent bytes as activity, so a slow reader stays connected. Without a listener Node closes the
  // socket.
  server.timeout = idleMs;
  const latest = new WeakMap<Socket, ServerResponse>();
  const owed = new WeakMap<Socket, number>();
  const count = (socket: Socket, response: ServerResponse) => {
    owed.set(socket, (owed.get(socket) ?? 0) + 1);
    response.once('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
  };
  return ({ socket }, response) => {
    // Requests from the same packet as the one that exceeded the limit.
    if (socket.destroyed) return false;
    const before = latest.get(socket);
    latest.set(socket, response);
    // Browsers wait for each answer, so there is nothing to count.
    if (!before || before.closed) return true;
    if (!owed.get(socket)) count(socket, before);
    count(socket, response);
    if ((owed.get(socket) ?? 0) <= MOST_OWED) return true;
    socket.destroy();
    return false;
  };
}
