import { planPayout } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { makeDuePayout, planPayouts } from './jobs.ts';
import { makeDue } from './make-payout.ts';
import { addPlans, duePayouts, planShops } from './plan-payouts.ts';

/** The face of payouts: what shops are paid, when, and to which account. */
export { delayPayouts } from './delay-payouts.ts';
export { hasOpenMoney } from './has-open-money.ts';
export { tellOfAccount, tellOfPayout } from './jobs.ts';
export { makeDue } from './make-payout.ts';
export { countPayouts, filedPayouts, type OperatorPayouts, readOperatorPayouts } from './operator-payouts.ts';
export {
  cancelPayouts,
  exportPayouts,
  type PayoutRefusal,
  payoutReturned,
  payoutsSent,
} from './payout-commands.ts';
export {
  chooseOwnRhythm,
  firstAccount,
  holdPayouts,
  nameOwnAccount,
  type PlanRefusal,
  releasePayouts,
  setPayoutAccount,
  setPayoutRhythm,
  stopOwnPayouts,
  writeOffShop,
} from './plan-commands.ts';
export { planShops } from './plan-payouts.ts';
export {
  accountOf,
  MOST_LINES,
  type PayoutOfRow,
  payoutsOfRows,
  readAccount,
  type ShopAccount,
  shopsPaidTo,
  shopsSharingAccount,
} from './read-account.ts';
export { listOwing, listPayouts, payoutFile, statementOf } from './read-payouts.ts';
export { dueSentPayouts, takeSentPayout } from './sent-payouts.ts';
export { sharesAccount } from './shares-account.ts';
export { exportStatement, registerStatementCsv } from './statement-csv.ts';
export { holdSuspended, payableOf, releaseSuspended } from './suspended-shop.ts';
export { trustFigures } from './trust-figures.ts';
export { unsentPayoutFiles, waitingForBank } from './waiting-for-bank.ts';

export const payoutWork: BackgroundWork = {
  jobs: [makeDuePayout, planPayout],
  hourly: [planPayouts],
  due: [duePayouts],
};

export function handlePayouts(jobs: Pick<Jobs, 'handle'>, transaction: Transaction): void {
  jobs.handle(makeDuePayout, async (sellerId) => {
    await transaction((tx) => makeDue(tx, sellerId));
  });
  jobs.handle(planPayout, (sellerId) => transaction((tx) => addPlans(tx, [sellerId])));
  jobs.handle(planPayouts, () => transaction(planShops));
}
