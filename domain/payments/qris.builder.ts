import { crc16 } from './qris.ts';

/** Whether the last field of a code is the checksum of everything before it. */
export function hasGoodChecksum(payload: string): boolean {
  return /6304[0-9A-F]{4}$/.test(payload) && crc16(payload.slice(0, -4)) === payload.slice(-4);
}

/** The fields of a code by tag, in their order; null when a length is wrong. */
export function readFields(payload: string): [tag: string, value: string][] | null {
  const fields: [string, string][] = [];
  for (let at = 0; at < payload.length; ) {
    const header = /^(\d{2})(\d{2})/.exec(payload.slice(at, at + 4));
    if (!header) return null;
    const [, tag = '', length = ''] = header;
    const value = payload.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return null;
    fields.push([tag, value]);
    at += 4 + value.length;
  }
  return fields;
}
