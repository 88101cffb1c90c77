import { cleanNumber } from '../forms/clean-text.ts';
import { jakartaDay } from '../shipping/calendar.ts';

/** Without letters that look like digits or like each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SIGNS = 6;

/**
 * The number of a purchase or an order: 'LP', the day in Jakarta, six random signs, such as LP2611247K2M9Q.
 * @param random six whole numbers from 0 to 255
 */
export function orderNumber(at: Date, random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, RANDOM_SIGNS), (byte) => SIGNS[byte % SIGNS.length]);
  return `LP${jakartaDay(at).slice(2).replaceAll('-', '')}${signs.join('')}`;
}

/**
 * A typed number in its stored form: without spaces and hyphens, in capitals; null when it is not a number of
 * ours.
 */
export function parseOrderNumber(typed: string): string | null {
  const number = cleanNumber(typed).replace(/[\s-]/g, '').toUpperCase();
  return /^LP\d{6}[0-9A-HJKMNP-TV-Z]{6}$/.test(number) ? number : null;
}
