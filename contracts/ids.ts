import * as z from 'zod/mini';
import { opaque } from '#domain/forms/typed-text.ts';

/** The id of a product, review or seller in a body: what a PostgreSQL `integer` holds. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** An id in a path; `parseId` says whether it is one. */
export const idText = opaque(100);
