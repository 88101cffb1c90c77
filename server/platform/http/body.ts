import { z } from 'zod';

/** A request that is not as the endpoint wants it; answered with status 400 and what is wrong with it. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/**
 * A part of a request in the shape of a schema.
 * @throws BadRequest when it has another shape
 */
export function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new BadRequest(sentenceOf(parsed.error.issues));
  return parsed.data;
}

/** What is wrong, part by part, in words that name no code of ours. */
export function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message))
    .join('; ');
}
