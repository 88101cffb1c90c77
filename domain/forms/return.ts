import * as z from 'zod/mini';
import { RETURN_REASONS } from '../returns/reasons.ts';
import type { FieldError } from './field-error.ts';
import { line, text } from './fields.ts';
import { typedLine } from './typed-text.ts';

/** Longest text about what is wrong, and of an appeal, in characters. */
export const RETURN_TEXT_LIMIT = 1000;
/** Longest name of a courier, and number of a waybill, in characters. */
export const WAYBILL_LIMIT = 40;

const code = (error: FieldError): FieldError => error;

/** Whole Rupiah as people write them ('25.000', 'Rp 25000'), and null for nothing. Fault: required, for no amount. */
const typedAmount = z.pipe(
  typedLine(code('required')).check(z.regex(/^(?:(?:Rp\.?\s*)?\d[\d.\s]{0,14})?$/i, code('required'))),
  z.transform((typed: string) => (typed === '' ? null : Number(typed.replace(/\D/g, '')))),
);

/** What a shopper wants: all of the money, other goods of the same product, or a part and to keep the goods. */
export const WISHES = ['refund', 'exchange', 'part'] as const;
export type Wish = (typeof WISHES)[number];

/** Why something is returned, as it is typed; the pieces are checked with the order. */
export const returnForm = z.object({
  reason: z.enum(RETURN_REASONS, code('required')),
  wish: z.enum(WISHES, code('required')),
  /** Of the price, in whole Rupiah; counts with the wish for a part. */
  part: typedAmount,
  text: text({ max: RETURN_TEXT_LIMIT }),
});

/** How goods were sent back. `postage`: what it cost in whole Rupiah, null where nobody asks. */
export const sentGoodsForm = z.object({
  courier: line({ max: WAYBILL_LIMIT }),
  waybill: line({ max: WAYBILL_LIMIT }),
  postage: typedAmount,
});

/** Longest reason of a refusal, in characters. */
export const REFUSAL_LIMIT = 500;

/** What a shop offers for goods that stay with the shopper, in whole Rupiah. */
export const offerForm = z.object({ amount: typedAmount });

/** Why a shop says no. */
export const refusalForm = z.object({ text: text({ max: REFUSAL_LIMIT }) });

/** How a shop sends refused goods back. */
export const givenBackForm = z.object({
  courier: line({ max: WAYBILL_LIMIT }),
  waybill: line({ max: WAYBILL_LIMIT }),
});

/** Why a refusal is wrong. */
export const appealForm = z.object({ text: text({ max: RETURN_TEXT_LIMIT }) });
