import { FairGate } from '#server/platform/fair-gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { RateCounter } from '#server/platform/limits/rate-counter.ts';
import { hashLimits } from './limits.ts';
import { takeOrRefuse } from './take-limits.ts';

/** Whose password is hashed, and the address of the request. */
export interface HashAsker {
  email: string;
  address: string;
}

/** Runs one hash when its turn has come. */
export type HashTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The hashes of this process: each takes a core and 19 MiB. Addresses take turns. The queue of one address
 * holds about three seconds of work, because mobile networks put many shoppers behind one.
 */
const gate = new FairGate({ atOnce: 2, atOnceOfKey: 2, waitingOfKey: 60, waiting: 240 });

/**
 * Counts each hash against its account and address, whatever its result, and lets addresses take turns, so
 * that one with many hashes mostly delays itself. A turn throws AuthFault over_request_rate_limit or
 * GateClosed.
 */
export function createHashTurns(counter: RateCounter): (asker: HashAsker) => HashTurn {
  return (asker) => async (work) => {
    await takeOrRefuse(counter, hashLimits(asker));
    return gate.pass(addressGroup(asker.address), work);
  };
}
