import { z } from 'zod';

/** An invalid request; answered with status 400 and a sentence about what is wrong. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/**
 * Parses a part of a request with a schema.
 * @throws BadRequest when it is invalid
 */
export function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new BadRequest(sentenceOf(parsed.error.issues));
  return parsed.data;
}

/** A sentence about what is wrong, part by part, without names of our code. */
export function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message))
    .join('; ');
}
