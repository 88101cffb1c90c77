/** The face of stock: what can still be sold, taken and given back inside the transaction of an order. */
export { FlashQuotaGone, type FlashTake, giveBackFlash, takeFlash } from './flash-quota.ts';
export { freePieces, OutOfStock, takeAgain, takePieces } from './pieces.ts';
