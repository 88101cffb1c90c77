import type { Rupiah } from '../money.ts';

/** One field of an EMVCo merchant-presented code: two digits of tag, two of length, the value. */
const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/**
 * CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected. Four capital hexadecimal digits.
 * The checksum of '123456789' is 29B1.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The content of a simulated code. Names are truncated to the standard's 25 and 15 characters. */
export interface QrisPayment {
  amount: Rupiah;
  merchant: string;
  city: string;
  /** The merchant's payment number, at most 25 characters. */
  reference: string;
}

/**
 * The payload of a dynamic QRIS code for one payment, with invented merchant ids. Only a licensed provider
 * issues real ones, and nobody must pay a simulated code by accident.
 */
export function simulatedQris({ amount, merchant, city, reference }: QrisPayment): string {
  const template = (tag: string, domain: string, ids: readonly (readonly [string, string])[]) =>
    field(tag, [field('00', domain), ...ids.map(([sub, id]) => field(sub, id)), field('03', 'UMI')].join(''));
  const head = [
    field('00', '01'),
    field('01', '12'),
    template('26', 'ID.CO.CONTOH.WWW', [
      ['01', '936000000000000000'],
      ['02', '000000000000001'],
    ]),
    template('51', 'ID.CO.QRIS.WWW', [['02', 'ID0000000000001']]),
    field('52', '5999'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', merchant.slice(0, 25)),
    field('60', city.slice(0, 15)),
    field('61', '12190'),
    field('62', field('01', reference.slice(0, 25)) + field('07', 'A01')),
    '6304',
  ].join('');
  return head + crc16(head);
}
