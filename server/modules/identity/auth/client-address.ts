import { createHmac } from 'node:crypto';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** An address as sessions remember it: comparable, and of no use to somebody who reads the table. */
export function hashAddress(ip: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(addressGroup(ip)).digest();
}
