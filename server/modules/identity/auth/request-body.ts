import { z } from 'zod';
import { cleanLine, cleanText } from '#domain/forms/clean-text.ts';
import { EMAIL } from '#domain/forms/email.ts';
import { AuthFault } from './auth-fault.ts';

/** Deepest nesting of a body; PostgreSQL and our own code must be able to recurse. */
const DEEPEST = 20;

/**
 * Parses a body as JSON.
 * @throws AuthFault bad_json when it is invalid, or contains what PostgreSQL cannot store: NUL or half a
 * surrogate pair
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badJson('it is not valid JSON');
  }
  const pending: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [part, depth] = next;
    if (depth > DEEPEST) throw badJson('it is nested too deeply');
    if (typeof part === 'string' && !isStorable(part)) throw badJson('it holds characters that are none');
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, member] of Object.entries(part)) {
      if (!isStorable(name)) throw badJson('it holds characters that are none');
      pending.push([member, depth + 1]);
    }
  }
  return value;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const badJson = (reason: string) =>
  new AuthFault('bad_json', { message: `Could not parse request body as JSON: ${reason}` });

/**
 * Parses a body with a schema.
 * @throws AuthFault bad_json when it does not match
 */
export function readJson<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badJson(
    issue ? `${issue.path.join('.') || 'the body'} has a wrong type` : 'the body has a wrong type',
  );
}

/** Clients send null or leave a value out. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

export const optionalData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((data) =>
    Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, cleaned(value)])),
  );

/** A value with the texts in it cleaned, at any depth. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleaned(member)]));
}

const LONGEST_EMAIL = 255;

/**
 * An e-mail address, normalised for looking up accounts.
 * @throws AuthFault validation_failed when it is invalid or too long
 */
export function readEmail(text: string): string {
  const email = cleanLine(text).toLowerCase();
  if (email.length <= LONGEST_EMAIL && EMAIL.test(email)) return email;
  throw new AuthFault('validation_failed', { message: 'Unable to validate email address: invalid format' });
}
