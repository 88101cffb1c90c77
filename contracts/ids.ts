import * as z from 'zod/mini';

/** The id of a product, review or seller in a body: what a PostgreSQL `integer` holds. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
