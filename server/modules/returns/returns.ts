/** The face of returns: what shoppers give back, or complain about, after an order arrived. */

export { accountReturns } from './account-returns.ts';
export { returnOfExchange } from './exchange.ts';
export { openReturns, returnWork } from './open-returns.ts';
export {
  disputesBetween,
  isReturnShown,
  listReturns,
  type OperatorReturn,
  type OperatorReturnCard,
  type OperatorReturnList,
  operatorReturnPage,
  type ReturnsAsked,
  readOperatorReturn,
  returnsOfOrder,
  returnsOfPerson,
} from './operator-returns.ts';
export { type Packing, packingOf } from './packing.ts';
export { type ReturnRefusal, returnCommands, sendReturnAgain } from './return-commands.ts';
export { findReturnId, placesOfReturns } from './return-rows.ts';
export type {
  OwnReturnCard,
  ReturnableLine,
  ReturnableView,
  ReturnCard,
  ReturnDecision,
  ReturnService,
  ReturnView,
  ShopperStep,
  ToldDecision,
} from './return-service.ts';
export {
  countReturnsSince,
  listShopReturns,
  readShopReturn,
  returnsWaitingForShop,
  type ShopReturn,
  type ShopReturnList,
  type WaitingForShop,
} from './shop-returns.ts';
export { mayCostShop, returnsIn } from './waiting-returns.ts';
