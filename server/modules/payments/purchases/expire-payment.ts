import { sql } from 'drizzle-orm';
import { EXPIRES_AT, expirePurchase } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { applyFact } from '../attempts/apply-fact.ts';
import { cancelAtProvider } from '../attempts/check-attempt.ts';
import { endOtherAttempts } from '../attempts/end-attempts.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { ProviderAway } from '../provider/provider-away.ts';

/**
 * Minutes after which a purchase expires even without an answer of the provider, so that it does not hold
 * stock for ever.
 */
const PATIENCE_MINUTES = 60;

/**
 * Expires an unpaid purchase: polls the provider a last time, ends its codes there, and only then releases
 * the goods. Later money still finds its purchase.
 * @throws ProviderAway while the provider does not answer, for an hour
 */
export async function expireUnpaid(options: PaymentsOptions, purchaseId: string): Promise<void> {
  const { provider, query, transaction } = options;
  const [purchase] = await query<{ expiresAt: Date }>(sql`
    select ${EXPIRES_AT} as "expiresAt" from purchases
    where id = ${purchaseId} and state = 'awaiting' and pay_by is not null`);
  if (!purchase) return;
  const lateMinutes = ((await shopNow(query)).getTime() - purchase.expiresAt.getTime()) / 60_000;
  if (lateMinutes < 0) return;
  if (provider) {
    const canWait = lateMinutes < PATIENCE_MINUTES;
    await endAtProvider(options, provider, { purchaseId, canWait });
  }
  await transaction(async (tx) => {
    await tx(sql`select from purchases where id = ${purchaseId} for no key update`);
    if (await expirePurchase(tx, purchaseId))
      await endOtherAttempts(tx, { purchaseId, but: null, state: 'expired' });
  });
}

async function endAtProvider(
  options: PaymentsOptions,
  provider: PaymentProvider,
  { purchaseId, canWait }: { purchaseId: string; canWait: boolean },
): Promise<void> {
  const open = await options.query<{ id: string }>(sql`
    select id from payment_attempts where purchase_id = ${purchaseId} and method <> 'transfer'
      and state in ('created', 'pending', 'review') order by created_at`);
  for (const { id } of open) {
    let asked = await provider.status(id);
    if (asked.ok && asked.value.status === 'pending') asked = await cancelAtProvider(provider, id);
    if (asked.ok) await applyFact(options.transaction, id, asked.value);
    else if (asked.error.kind !== 'not_found' && canWait) throw new ProviderAway(asked.error);
  }
}
