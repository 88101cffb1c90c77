import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Result } from '#domain/result.ts';
import { receivedFor } from '#server/modules/ledger/ledger.ts';
import { cancelPurchase, chooseMethod, type OrderOwner, purchasesOf } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { endOtherAttempts } from '../attempts/end-attempts.ts';
import { type CardToken, openAttempt } from '../attempts/open-attempt.ts';
import type { PayRefusal } from './payment-service.ts';
import { methodsFor } from './read-pay-page.ts';

/**
 * Most attempts to pay one purchase: a wallet code every 15 minutes of a day, and some changes of the method.
 */
const MOST_ATTEMPTS = 120;

const refused = (code: PayRefusal['code']) => ({ ok: false, error: { code } }) as const;

interface OwnPurchase {
  id: string;
  state: string;
  total: number;
  /** Its deadline has passed, it is paid at the door, or an exchange that is not asked for yet. */
  isOver: boolean;
  attempts: number;
}

/** The owner's purchase, locked. */
async function lockOwn(tx: Tx, owner: OrderOwner, number: string): Promise<OwnPurchase | null> {
  const now = await tx.now();
  const [own] = await tx<OwnPurchase>(sql`
    select id, state, total, coalesce(pay_by <= ${now}, true) or method = 'cod' as "isOver",
      (select count(*)::integer from payment_attempts where purchase_id = purchases.id) as attempts
    from purchases where number = ${number} and id in ${purchasesOf(owner)} for no key update`);
  return own ?? null;
}

/** Ends the open attempt of a purchase and opens another, for what is still to be paid. */
export async function changeMethod(
  tx: Tx,
  given: {
    owner: OrderOwner;
    number: string;
    wanted: { method: PaymentMethod; card?: CardToken };
    offered: ReadonlySet<PaymentMethod>;
  },
): Promise<Result<null, PayRefusal>> {
  const { owner, number, wanted, offered } = given;
  const purchase = await lockOwn(tx, owner, number);
  if (!purchase) return refused('unknown');
  if (purchase.state !== 'awaiting' || purchase.isOver) return refused('too_late');
  const due = purchase.total - (await receivedFor(tx, purchase.id));
  const isOffered = methodsFor(due, offered).some(
    ({ method, closed }) => method === wanted.method && closed === null,
  );
  if (!isOffered) return refused('closed_method');
  if (purchase.attempts >= MOST_ATTEMPTS) return refused('too_many');
  await endOtherAttempts(tx, { purchaseId: purchase.id, but: null });
  await chooseMethod(tx, purchase.id, wanted.method);
  await openAttempt(tx, { ...wanted, purchaseId: purchase.id, amount: due });
  return { ok: true, value: null };
}

/** Cancels a whole unpaid purchase, and ends its codes. */
export async function cancelUnpaid(
  tx: Tx,
  owner: OrderOwner,
  number: string,
): Promise<Result<null, PayRefusal>> {
  const purchase = await lockOwn(tx, owner, number);
  if (!purchase) return refused('unknown');
  const { id: purchaseId } = purchase;
  if (!(await cancelPurchase(tx, { purchaseId, actor: 'shopper', reason: 'changed_mind' })))
    return refused('too_late');
  await endOtherAttempts(tx, { purchaseId, but: null });
  return { ok: true, value: null };
}
