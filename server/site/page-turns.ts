import type { FastifyRequest } from 'fastify';
import { FairGate } from '#server/platform/fair-gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** Renders at a time; mobile networks put many shoppers behind one address, so that some of it may wait. */
const LIMITS = { atOnce: 8, atOnceOfKey: 2, waitingOfKey: 50, waiting: 1000 };

/**
 * The turns of pages that have to be rendered: addresses take turns, so that whoever asks for many such pages at once
 * waits for them mostly alone. An address counts as the limits count it, by TRUSTED_PROXIES.
 */
export class PageTurns {
  readonly #gate = new FairGate(LIMITS);

  /** @throws GateClosed when the sender's address has too many pages waiting, or the sender is gone */
  take<T>({ ip, raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.#gate.pass(addressGroup(ip), work, () => !raw.socket.destroyed);
  }
}
