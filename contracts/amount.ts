import * as z from 'zod/mini';
import { rupiah } from '#domain/money.ts';

/** A price in whole Rupiah. */
export const price = z.pipe(z.int().check(z.nonnegative()), z.transform(rupiah));
