import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashTurn } from './hash-turns.ts';

/** argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Bytes of a password that are hashed (GoTrue's bound); longer ones are rejected where passwords are set. */
export const PASSWORD_BYTES = 72;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,64})\$([\w+/]{22,128})$/;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/**
 * The password as argon2id in PHC form, with its own salt.
 * @throws what a refused turn throws
 */
export async function hashPassword(password: string, turn: HashTurn): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await turn(() =>
    derive('argon2id', { message: password, nonce, tagLength: HASH_BYTES, ...COST }),
  );
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** The hash for unknown accounts, so that their check takes as long as that of known ones. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

/**
 * Whether a password matches a hash.
 * @param stored null for an account that does not exist: false, after the same work
 * @throws what a refused turn throws
 */
export async function isPassword(password: string, stored: string | null, turn: HashTurn): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? NOBODY) ?? [];
  if (hash === '') return false;
  const expected = Buffer.from(hash, 'base64');
  const isTooLong = Buffer.byteLength(password) > PASSWORD_BYTES;
  const found = await turn(() =>
    derive('argon2id', {
      message: isTooLong ? '' : password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(found, expected) && stored !== null && !isTooLong;
}

/** Whether a stored hash has outdated cost parameters, and should be renewed at the next login. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = COST;
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}
