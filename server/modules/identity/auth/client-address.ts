import { createHmac } from 'node:crypto';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** A network address as sessions store it: comparable, but useless to a reader of the table. */
export function hashAddress(ip: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(addressGroup(ip)).digest();
}
