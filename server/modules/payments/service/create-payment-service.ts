import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { faultOfAccount } from '#domain/payments/refund-account.ts';
import { canNameAccount, nameAccount, waitingBeside } from '#server/modules/ledger/ledger.ts';
import { noteAccountNamed, type OrderOwner, proveBuyer, purchasesOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { checkPayment } from '../attempts/check-attempt.ts';
import { NoCodeFree } from '../attempts/open-attempt.ts';
import type { PaymentsOptions } from '../provider/payments-options.ts';
import { ProviderAway } from '../provider/provider-away.ts';
import { cancelUnpaid, changeMethod } from './change-method.ts';
import type { CardForm, PaymentService, PayPage } from './payment-service.ts';
import { methodsFor, readPayPage } from './read-pay-page.ts';

/** Settings of the shop for paying. */
export interface PaymentServiceSettings {
  offered: () => ReadonlySet<PaymentMethod>;
  bankAccount: PayPage['bankAccount'];
  cards: CardForm | null;
  /** The simulator's pages, where one pays; null with a real provider. */
  simulatedPayPath: string | null;
}

/** Creates the interface of pages to payments. */
export function createPaymentService(
  options: PaymentsOptions,
  settings: PaymentServiceSettings,
): PaymentService {
  const { query, transaction } = options;
  const { offered, bankAccount, cards, simulatedPayPath } = settings;
  return {
    offered,
    hasInstalments: cards !== null && cards.instalmentBanks.length > 0,
    async page(owner, number) {
      const stored = await readPayPage(query, owner, number);
      if (!stored) return null;
      const { id, ...page } = stored;
      const { attempt } = page;
      const instructions = attempt?.instructions ?? null;
      const simulatorPath =
        simulatedPayPath && attempt && instructions ? `${simulatedPayPath}/${attempt.id}` : null;
      return {
        ...page,
        bankAccount,
        cards,
        simulatorPath,
        // The simulator's links name PUBLIC_URL, and a shopper may use another name of a shop on this machine.
        ...(simulatorPath &&
          attempt &&
          instructions &&
          'link' in instructions && {
            attempt: { ...attempt, instructions: { ...instructions, link: simulatorPath } },
          }),
        methods: methodsFor(page.total - page.received, offered()),
      };
    },
    changeMethod: (owner, number, wanted) =>
      transaction((tx) => changeMethod(tx, { owner, number, wanted, offered: offered() })).catch(
        (error: unknown) => {
          if (error instanceof NoCodeFree) return { ok: false, error: { code: 'closed_method' } };
          throw error;
        },
      ),
    cancel: (owner, number) => transaction((tx) => cancelUnpaid(tx, owner, number)),
    async check(owner, number) {
      const page = await readPayPage(query, owner, number);
      if (!page) return { ok: false, error: { code: 'unknown' } };
      try {
        for (const { id, state } of await openAttempts(options, page.id))
          await (state === 'created' ? askWhetherThere(options, id) : checkPayment(options, id));
      } catch (error) {
        if (error instanceof ProviderAway) return { ok: false, error: { code: 'provider_away' } };
        throw error;
      }
      return { ok: true, value: null };
    },
    async nameRefundAccount(owner, refundId, account, typed) {
      const field = faultOfAccount(account);
      if (field) return { ok: false, error: { code: 'invalid', field } };
      return transaction(async (tx) => {
        const purchaseId = await purchaseOfRefund(tx, owner, refundId);
        if (purchaseId === null) return { ok: false, error: { code: 'unknown' } };
        await tx(sql`select 1 from purchases where id = ${purchaseId} for update`);
        if (!(await canNameAccount(tx, refundId))) return { ok: false, error: { code: 'too_late' } };
        const proof = await proveBuyer(tx, { owner, purchaseId, purpose: 'refund_account', typed });
        if (!proof.ok) return proof;
        const beside = await waitingBeside(tx, refundId);
        for (const id of [refundId, ...beside]) await nameAccount(tx, id, account);
        await noteAccountNamed(tx, refundId, proof.value, beside);
        return { ok: true, value: null };
      });
    },
  };
}

/** Attempts that may have received money, the newest first. */
function openAttempts({ query }: PaymentsOptions, purchaseId: string) {
  return query<{ id: string; state: string }>(sql`
    select id, state from payment_attempts where purchase_id = ${purchaseId} and state in ('created', 'pending', 'review')
    order by created_at desc limit 3`);
}

/**
 * Asks whether the provider answers at all while its code is still awaited; the job of the charge does the rest.
 * @throws ProviderAway
 */
async function askWhetherThere({ provider }: PaymentsOptions, attemptId: string): Promise<void> {
  const asked = await provider?.status(attemptId);
  if (asked && !asked.ok && asked.error.kind !== 'not_found') throw new ProviderAway(asked.error);
}

/** The purchase of a refund that an owner may see; null without one. */
async function purchaseOfRefund(query: Query, owner: OrderOwner, refundId: string): Promise<string | null> {
  const [own] = await query<{ purchaseId: string }>(sql`
    select purchase_id as "purchaseId" from refunds
    where id::text = ${refundId} and purchase_id in ${purchasesOf(owner)}`);
  return own?.purchaseId ?? null;
}
