import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ActContext, act, type CommandActor } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { waitingTransfers } from '#server/modules/ledger/ledger.ts';
import { exportRefunds, refundsSent } from '#server/modules/payments/payments.ts';
import {
  exportPayouts,
  payoutsSent,
  setPayoutAccount,
  waitingForBank,
} from '#server/modules/payouts/payouts.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the bank of a demo, and the operator who gives it the payouts of shops (P-PAYOUT-7). */
export const playBank = defineJob({ name: 'demo.bank', payload: z.null() });

const by: CommandActor = { kind: 'system', name: 'robot' };
const reason = 'demo';

/** Payouts and refunds of a demo that are in no file, and shops without an account. */
export const dueRobotBank: DueWork = {
  name: 'demo: payouts',
  clock: 'shop',
  async nextDue(query) {
    const { payout, shops } = await waitingForBank(query);
    const refunds = await waitingTransfers(query);
    return shops.length > 0 || refunds.length > 0 ? shopNow(query) : (payout?.at ?? null);
  },
  enqueue: (tx) => tx.enqueue(playBank, [null]),
};

/** Gives every shop an account, and transfers what waits: refunds and payouts. */
export async function playBankOnce(context: ActContext): Promise<void> {
  const { payout, shops } = await waitingForBank(context.query);
  const names = await sellerNames(context.query, shops);
  for (const sellerId of shops)
    await act(context, setPayoutAccount, { by, reason, input: accountOf(sellerId, names) });
  await transferRefunds(context);
  if (!payout) return;
  const batch = `demo-${payout.id}`;
  await act(context, exportPayouts, { by, input: { batch } });
  await act(context, payoutsSent, { by, input: { batch, payouts: null } });
}

/** Transfers the refunds whose shoppers have named an account. */
async function transferRefunds(context: ActContext): Promise<void> {
  const [first] = await waitingTransfers(context.query);
  if (!first) return;
  const batch = `demo-${randomUUID().slice(0, 8)}`;
  await act(context, exportRefunds, { by, input: { batch } });
  await act(context, refundsSent, { by, input: { batch, transfers: null, line: null } });
}

function accountOf(sellerId: number, names: ReadonlyMap<number, string>) {
  const number = String(1_000_000_000 + sellerId);
  const holder = (names.get(sellerId) ?? '').replace(/[^\p{L}\d .,'&()/-]/gu, ' ');
  return { sellerId, bank: 'BCA', number, again: number, holder: `Toko ${holder}`.slice(0, 80) };
}
