import { randomInt } from 'node:crypto';
import { type FormName, REFERENCE_KINDS } from '#domain/forms/reference.ts';

/** Crockford's base 32: no letter that looks like another or like a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new random reference number, such as PSN-7K2M9Q; not guaranteed to be unique. */
export function newReference(form: FormName): string {
  const [prefix] = Object.entries(REFERENCE_KINDS).find(([, name]) => name === form) ?? [];
  const digits = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  return `${prefix}-${digits.join('')}`;
}

/** Most attempts when a number is taken; with a million rows each collides with a chance of 1 in 1,000. */
const ATTEMPTS = 5;

/**
 * Calls `store` with new reference numbers until one is free.
 * @param store throws PostgreSQL's error of a broken unique constraint (23505) when the number is taken
 */
export async function withNewReference(
  form: FormName,
  store: (reference: string) => Promise<void>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = newReference(form);
    try {
      await store(reference);
      return reference;
    } catch (error) {
      if (attempt === ATTEMPTS || !isReferenceTaken(error)) throw error;
    }
  }
}

function isReferenceTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    /_reference_unique$/.test(String(error.constraint))
  );
}
