import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ActContext, act, type CommandActor, nameOfActor } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { unsentRefundFiles, waitingTransfers } from '#server/modules/ledger/ledger.ts';
import { exportRefunds, refundsSent } from '#server/modules/payments/payments.ts';
import {
  exportPayouts,
  payoutsSent,
  setPayoutAccount,
  unsentPayoutFiles,
  waitingForBank,
} from '#server/modules/payouts/payouts.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the bank of a demo, and the operator who gives it the payouts of shops (P-PAYOUT-7). */
export const playBank = defineJob({ name: 'demo.bank', payload: z.null() });

/**
 * How long before its promised moment a refund is given to the bank, in ms: half a day after its shopper has named an account,
 * so that an operator may do it by hand.
 */
const REFUND_AHEAD_MS = 108 * 3_600_000;

/** How long payouts wait for the bank, in ms: in the afternoon, so that an operator may make the file by hand before. */
const PAYOUT_AFTER_MS = 6 * 3_600_000;

const by: CommandActor = { kind: 'system', name: 'robot' };
const reason = 'demo';

/** Payouts and refunds of a demo that are in no file, and shops without an account. */
export const dueRobotBank: DueWork = {
  name: 'demo: payouts',
  clock: 'shop',
  async nextDue(query) {
    const { payout, shops } = await waitingForBank(query);
    if (shops.length > 0 || (await areFilesUnsent(query))) return shopNow(query);
    const refundAt = await nextRefundAt(query);
    const payoutAt = payout && dueAt(payout);
    return payoutAt && (!refundAt || payoutAt < refundAt) ? payoutAt : refundAt;
  },
  enqueue: (tx) => tx.enqueue(playBank, [null]),
};

/** Gives every shop an account, and transfers what waits: refunds and payouts, and what its last run did not come to send. */
export async function playBankOnce(context: ActContext): Promise<void> {
  const { payout, shops } = await waitingForBank(context.query);
  const names = await sellerNames(context.query, shops);
  for (const sellerId of shops)
    await act(context, setPayoutAccount, { by, reason, input: accountOf(sellerId, names) });
  await exportDueRefunds(context);
  if (payout && dueAt(payout) <= (await shopNow(context.query)))
    await act(context, exportPayouts, { by, input: { batch: `demo-${payout.id}` } });
  await sendFiles(context);
}

const dueAt = ({ at }: { at: Date }): Date => new Date(at.getTime() + PAYOUT_AFTER_MS);

/** Whether the bank was stopped between a file and its transfers. */
const areFilesUnsent = async (query: Query): Promise<boolean> =>
  (await unsentRefundFiles(query, nameOfActor(by))).length > 0 ||
  (await unsentPayoutFiles(query, nameOfActor(by))).length > 0;

async function sendFiles(context: ActContext): Promise<void> {
  for (const batch of await unsentRefundFiles(context.query, nameOfActor(by)))
    await act(context, refundsSent, { by, input: { batch, transfers: null, line: null } });
  for (const batch of await unsentPayoutFiles(context.query, nameOfActor(by)))
    await act(context, payoutsSent, { by, input: { batch, payouts: null } });
}

/** When the first refund whose shopper has named an account is given to the bank; null when none waits. */
async function nextRefundAt(query: Query): Promise<Date | null> {
  const [first] = await waitingTransfers(query);
  return first ? new Date(first.promisedBy.getTime() - REFUND_AHEAD_MS) : null;
}

/** Puts the refunds that wait into a file, once the first is due. */
async function exportDueRefunds(context: ActContext): Promise<void> {
  const at = await nextRefundAt(context.query);
  if (!at || at > (await shopNow(context.query))) return;
  const batch = `demo-${randomUUID().slice(0, 8)}`;
  await act(context, exportRefunds, { by, input: { batch } });
}

function accountOf(sellerId: number, names: ReadonlyMap<number, string>) {
  const number = String(1_000_000_000 + sellerId);
  const holder = (names.get(sellerId) ?? '').replace(/[^\p{L}\d .,'&()/-]/gu, ' ');
  return { sellerId, bank: 'BCA', number, again: number, holder: `Toko ${holder}`.slice(0, 80) };
}
