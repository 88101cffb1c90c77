import { z } from 'zod';

/** A request that is not as the endpoint wants it; answered with status 400 and a sentence for the shopper. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/** An id of a product or review in a JSON body. */
export const productId = z.int().min(1).max(2_147_483_647);

/**
 * The body of a request in the shape of a schema.
 * @throws BadRequest when it has another shape.
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new BadRequest(z.prettifyError(parsed.error));
  return parsed.data;
}
