import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FairGate } from '../fair-gate.ts';
import { GateClosed } from '../gate.ts';
import { addressGroup } from './address-group.ts';

const MIB = 2 ** 20;

/** Bytes of bodies that this process takes at a time, in all and from one address. */
const MOST_BYTES = { inAll: 96 * MIB, ofAddress: 24 * MIB };
/** Larger bodies, and those of unstated length, wait for their turn before they are read. */
const SMALL_BYTES = 256 * 1024;
/** The largest body that any route reads: a proof of payment with its form. It is counted for an unstated length. */
const LARGEST_BYTES = 9 * MIB;
/** Large bodies at a time; some of an address may wait, because mobile networks share addresses. */
const LARGE = { atOnce: 8, atOnceOfKey: 2, waitingOfKey: 20, waiting: 200 };

/** This process holds as many bodies as it can; a retry in a few seconds may help. */
export class TooManyBodies extends Error {
  override readonly name = 'TooManyBodies';
  readonly statusCode = 503;
}

/**
 * Bounds the memory of request bodies in this process, whichever route reads them. What a request states is counted
 * before a byte of it is read, until its answer has ended: a sender that never finishes would otherwise keep the rest.
 */
export class BodiesInFlight {
  readonly #turns = new FairGate(LARGE);
  readonly #ofAddress = new Map<string, number>();
  #inAll = 0;

  /** @throws GateClosed when too much of the sender's address is in flight; TooManyBodies */
  async admit({ raw: request, ip }: FastifyRequest, { raw: response }: FastifyReply): Promise<void> {
    const bytes = statedBytes(request.headers);
    if (bytes === 0) return;
    const sender = addressGroup(ip);
    if (bytes > SMALL_BYTES) await this.#turn(sender, response, () => !request.socket.destroyed);
    this.#hold(sender, bytes);
    response.once('close', () => this.#letGo(sender, bytes));
  }

  #turn(sender: string, response: ServerResponse, isThere: () => boolean): Promise<void> {
    return new Promise((begin, refuse) => {
      const untilAnswered = () => {
        begin();
        return new Promise<void>((end) => response.once('close', end));
      };
      this.#turns.pass(sender, untilAnswered, isThere).catch(refuse);
    });
  }

  #hold(sender: string, bytes: number): void {
    const held = (this.#ofAddress.get(sender) ?? 0) + bytes;
    if (held > MOST_BYTES.ofAddress) throw new GateClosed();
    if (this.#inAll + bytes > MOST_BYTES.inAll) throw new TooManyBodies();
    this.#ofAddress.set(sender, held);
    this.#inAll += bytes;
  }

  #letGo(sender: string, bytes: number): void {
    const left = (this.#ofAddress.get(sender) ?? 0) - bytes;
    if (left > 0) this.#ofAddress.set(sender, left);
    else this.#ofAddress.delete(sender);
    this.#inAll -= bytes;
  }
}

/** Bounds the bodies of all routes of a server. Call it before they are registered. */
export function limitBodies(app: FastifyInstance): void {
  const bodies = new BodiesInFlight();
  app.addHook('onRequest', async (request, reply) => {
    try {
      await bodies.admit(request, reply);
    } catch (error) {
      // The rest of the body is not read.
      reply.header('Connection', 'close');
      throw error;
    }
  });
}

/** What a body may take. A route refuses what is longer than it reads, so no more is counted. */
function statedBytes(headers: FastifyRequest['raw']['headers']): number {
  const length = headers['content-length'];
  if (length !== undefined) return Math.min(Number(length), LARGEST_BYTES);
  return headers['transfer-encoding'] === undefined ? 0 : LARGEST_BYTES;
}
