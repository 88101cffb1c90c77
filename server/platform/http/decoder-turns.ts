import type { FastifyRequest } from 'fastify';
import { FairGate } from '../fair-gate.ts';
import { addressGroup } from './address-group.ts';

/** Who sent a picture. */
export interface PictureSender {
  /** Account or guest. */
  readonly user: string;
  readonly address: string;
  /** Whether the connection still waits for the answer. */
  readonly isThere: () => boolean;
}

export const pictureSender = ({ ip, raw }: FastifyRequest, user: string): PictureSender => ({
  user,
  address: addressGroup(ip),
  isThere: () => !raw.socket.destroyed,
});

/** One user's pictures are decoded one after the other, whichever address they come from. */
const OF_USERS = { atOnce: Number.POSITIVE_INFINITY, atOnceOfKey: 1, waitingOfKey: 20, waiting: 1000 };
/** Decoding takes a core. Many accounts of one address never take both decoders. */
const OF_ADDRESSES = { atOnce: 2, atOnceOfKey: 1, waitingOfKey: 20, waiting: 200 };

/**
 * Turns at the decoders of one kind of picture: users take turns within their address, and addresses with each other, so
 * that slow pictures delay mostly their sender. A picture whose sender has left is not decoded.
 */
export class DecoderTurns {
  readonly #users = new FairGate(OF_USERS);
  readonly #addresses = new FairGate(OF_ADDRESSES);

  /** @throws GateClosed when too many wait, or the sender has left */
  take<T>({ user, address, isThere }: PictureSender, decode: () => Promise<T>): Promise<T> {
    return this.#users.pass(user, () => this.#addresses.pass(address, decode, isThere), isThere);
  }
}
