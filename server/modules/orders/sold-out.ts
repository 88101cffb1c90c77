import { FlashQuotaGone, OutOfStock } from '#server/modules/stock/stock.ts';

/** Whether placing or reviving a purchase failed because goods or their flash quota are gone. */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof OutOfStock || error instanceof FlashQuotaGone;
