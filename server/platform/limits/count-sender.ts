import { addressGroup } from '../http/address-group.ts';
import type { Counted, RateLimit } from './rate-counter.ts';

/**
 * What one sender does, to be counted. The only place where a counter gets a network address, so that all of them
 * count an IPv6 network as one sender.
 */
export const countSender = (what: string, address: string, limit: RateLimit): Counted => ({
  subject: `${what} from ${addressGroup(address)}`,
  limit,
});
