import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#domain/access/factor-times.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** New recovery codes such as `k7mqr-3xw9p`: each replaces one code of the app, once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** The hash that is stored of a recovery code, however it was typed. */
export const hashOfRecoveryCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest();
