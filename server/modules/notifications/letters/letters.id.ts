import type { NewsKind } from '#domain/orders/news.ts';
import { ORDER_LETTERS } from './order-letters.id.ts';
import { RETURN_LETTERS } from './return-letters.id.ts';

/** All mails about orders and their returns, by what they tell. */
export const LETTERS = { ...ORDER_LETTERS, ...RETURN_LETTERS };

/** Whether news have a mail. */
export const isLetterKind = (kind: NewsKind): kind is keyof typeof LETTERS => Object.hasOwn(LETTERS, kind);
