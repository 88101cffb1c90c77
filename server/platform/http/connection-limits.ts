import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that a connection may wait for at once; browsers wait for one. */
const MOST_OWED = 16;
/** How long, in ms, a connection may neither send nor take anything while it is owed an answer. */
const IDLE_MS = 30_000;
/** How long, in ms, the server keeps a connection that asks for nothing. */
const KEEP_ALIVE_MS = 72_000;
/** How long, in ms, a request may take to arrive, its head and its body together. */
const REQUEST_MS = 30_000;
/** How often, in ms, requests are looked at that have not arrived; Node would look every 30 s. */
const LOOK_EVERY_MS = 1000;

/** The limits that Node's HTTP server has of its own. */
export const ARRIVAL_LIMITS = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: REQUEST_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_EVERY_MS,
} satisfies ServerOptions;

export interface ConnectionLimits {
  readonly idleMs: number;
}

/**
 * Bounds what one connection can hold: it is closed when it asks for more without waiting for answers (pipelining), and
 * when it does not take them. Node's HTTP server would begin all requests that fit into a packet, and keep the answers
 * of a client that never reads for as long as the client likes.
 *
 * @returns asked for each request before it is answered: whether it may go on
 */
export function limitConnections(
  server: Server,
  { idleMs }: ConnectionLimits = { idleMs: IDLE_MS },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  server.timeout = idleMs;
  const latest = new WeakMap<Socket, ServerResponse>();
  const owed = new WeakMap<Socket, number>();
  // Node counts bytes that leave as a sign of life, so a slow reader stays.
  server.on('timeout', (socket: Socket) => {
    const response = latest.get(socket);
    // Whoever waits for us is not idle: in a rush an answer may take longer.
    if (response && !response.headersSent && !response.closed) socket.setTimeout(idleMs);
    else socket.destroy();
  });
  const count = (socket: Socket, response: ServerResponse) => {
    owed.set(socket, (owed.get(socket) ?? 0) + 1);
    response.once('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
  };
  return ({ socket }, response) => {
    // What came in the same packet as the request too many.
    if (socket.destroyed) return false;
    const before = latest.get(socket);
    latest.set(socket, response);
    // Browsers wait for each answer, so nothing needs to be counted.
    if (!before || before.closed) return true;
    if (!owed.get(socket)) count(socket, before);
    count(socket, response);
    if ((owed.get(socket) ?? 0) <= MOST_OWED) return true;
    socket.destroy();
    return false;
  };
}
