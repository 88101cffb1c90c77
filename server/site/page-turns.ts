import type { FastifyRequest } from 'fastify';
import { FairGate } from '#server/platform/fair-gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** Renders at a time. Mobile networks put many shoppers behind one address, so some of its pages may wait. */
const LIMITS = { atOnce: 8, atOnceOfKey: 2, waitingOfKey: 50, waiting: 1000 };

/**
 * Schedules the pages that must be rendered: addresses take turns, so that one which asks for many pages at
 * once mostly delays itself. Addresses are those that rate limits count, with TRUSTED_PROXIES.
 */
export class PageTurns {
  readonly #gate = new FairGate(LIMITS);

  /** @throws GateClosed when the sender's address has too many pages waiting, or the sender is gone */
  take<T>({ ip, raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.#gate.pass(addressGroup(ip), work, () => !raw.socket.destroyed);
  }
}
