/** The face of stock: what can be sold, taken and released inside the transaction of an order. */
export {
  FlashQuotaGone,
  type FlashTake,
  forgetFlashBuyers,
  giveBackFlash,
  takeFlash,
} from './flash-quota.ts';
export {
  emptyStock,
  freePieces,
  OutOfStock,
  restockPieces,
  takeAgain,
  takePieces,
} from './pieces.ts';
export { adjustStock, lockStock, stockOf } from './shop-stock.ts';
