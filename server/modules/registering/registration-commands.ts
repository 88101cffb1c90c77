import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '#domain/forms/fields.ts';
import { opaque, typedLine, typedPhone } from '#domain/forms/typed-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { accountDigits } from '#domain/payments/refund-account.ts';
import type { Result } from '#domain/result.ts';
import {
  AGREEMENT_VERSION,
  faultsOfRegistration,
  idDigits,
  MOST_SHOPS,
  type RegistrationField,
} from '#domain/shops/registration.ts';
import { type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import { closeCaseOf, openCase } from '#server/modules/cases/cases.ts';
import { judgeShopName, lockShopNames } from '#server/modules/catalogue/catalogue.ts';
import { hasFact } from '#server/platform/database/facts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { openShop, type StoredRegistration } from './open-shop.ts';
import { type RegistrationIdentity, readIdentity } from './operator-registrations.ts';
import { tellOfRegistration } from './tell.ts';

/** Why a shop was not registered, or not decided about. */
export type RegistrationRefusal =
  | { code: 'registration_invalid'; fields: RegistrationField[] }
  /** The page showed an older agreement. */
  | { code: 'agreement_changed' }
  | { code: 'shop_name_taken' }
  /** This account has asked already, and nobody has decided yet. */
  | { code: 'registration_waits' }
  | { code: 'too_many_shops' }
  | { code: 'registration_decided' };

/** Longest reason for whoever asked, in characters. */
const REASON_LIMIT = 300;
const MAX_ID = 36;

const line = typedLine('no_text');
const registerInput = z.object({
  name: line,
  legalName: line,
  taxId: typedPhone('no_text'),
  businessId: typedPhone('no_text'),
  bank: line,
  number: typedPhone('no_text'),
  again: typedPhone('no_text'),
  contact: line,
  phone: typedPhone('no_text'),
  address: line,
  postalCode: line,
  location: line,
  agreement: opaque(20),
});

/** What became of a registration. */
export interface Registered {
  /** The number of the shop; null while the operator has not decided. */
  sellerId: number | null;
}

const waitsFor = (id: string) => ({ kind: 'shop_registration', subject: `registration:${id}` }) as const;

/**
 * A signed-in account asks for a shop (P-CENTRE-60). A demo opens it at once, a shop when the operator has approved it;
 * a name that could be read as another's waits in a demo, too.
 */
export const registerShop = defineCommand({
  name: 'seller.register',
  permission: null,
  input: registerInput,
  subjects: async (_tx, _input, by) =>
    by.kind === 'account' ? [{ kind: 'registration', id: randomUUID(), userId: by.userId }] : null,
  async run(tx, { subject, input }): Promise<Result<Done<Registered>, RegistrationRefusal>> {
    const { id, userId } = subject;
    const fields = faultsOfRegistration(input);
    if (fields.length > 0) return { ok: false, error: { code: 'registration_invalid', fields } };
    if (input.agreement !== AGREEMENT_VERSION) return { ok: false, error: { code: 'agreement_changed' } };
    await lockShopNames(tx);
    const refusal = await refusalOf(tx, userId);
    if (refusal) return { ok: false, error: { code: refusal } };
    const judged = await judgeShopName(tx, input.name);
    if (judged === 'taken') return { ok: false, error: { code: 'shop_name_taken' } };
    const { name, legalName, contact, phone, address, postalCode, location, bank } = input;
    const accountNumber = accountDigits(input.number);
    await tx(sql`
      insert into shop_registrations (id, user_id, name, legal_name, tax_id, business_id, contact, phone, address, postal_code,
        location, bank, account_number, agreement)
      values (${id}, ${userId}, ${name}, ${legalName}, ${idDigits(input.taxId)}, ${idDigits(input.businessId)}, ${contact},
        ${phone}, ${address}, ${postalCode}, ${location}, ${bank}, ${accountNumber}, ${input.agreement})`);
    const [fact] = await tx<{ isDemo: boolean }>(sql`select ${hasFact('demo', 'on')} as "isDemo"`);
    if (!fact?.isDemo || judged === 'alike') {
      await openCase(tx, waitsFor(id));
      return { ok: true, value: { value: { sellerId: null }, after: { state: 'waiting' } } };
    }
    const whole = {
      id,
      userId,
      name,
      legalName,
      contact,
      phone,
      address,
      postalCode,
      location,
      bank,
      accountNumber,
    };
    const { sellerId, made } = await openShop(tx, whole);
    return { ok: true, value: { value: { sellerId }, after: { state: 'opened', sellerId }, made } };
  },
});

async function refusalOf(tx: Tx, userId: string): Promise<'registration_waits' | 'too_many_shops' | null> {
  const [own] = await tx<{ waits: boolean; opened: number }>(sql`
    select count(*) filter (where state = 'waiting') > 0 as waits, (count(*) filter (where state = 'opened'))::int as opened
    from shop_registrations where user_id = ${userId}`);
  if (own?.waits) return 'registration_waits';
  return (own?.opened ?? 0) >= MOST_SHOPS ? 'too_many_shops' : null;
}

interface WaitingSubject extends Subject {
  registration: StoredRegistration | null;
}

const ofRegistration = z.object({ registration: opaque(MAX_ID) });

/** Locks a registration; one that was decided has nothing to open. */
async function lockRegistration(
  tx: Tx,
  { registration }: z.infer<typeof ofRegistration>,
): Promise<WaitingSubject[] | null> {
  if (!isUuid(registration)) return null;
  await lockShopNames(tx);
  const [row] = await tx<StoredRegistration & { state: string }>(sql`
    select id, user_id as "userId", state, name, legal_name as "legalName", contact, phone, address,
      postal_code as "postalCode", location, bank, account_number as "accountNumber"
    from shop_registrations where id = ${registration} for update`);
  if (!row) return null;
  const parties = [{ buyerId: row.userId, sellerId: null }];
  return [{ kind: 'registration', id: row.id, parties, registration: row.state === 'waiting' ? row : null }];
}

const decided = { ok: false, error: { code: 'registration_decided' } } as const;

/** What the operator does with registrations. */
export const registrationCommands = {
  approve: defineCommand({
    name: 'seller.approve',
    permission: 'operator.sellers',
    decides: true,
    needsFreshFactor: true,
    input: ofRegistration,
    subjects: lockRegistration,
    async run(tx, { subject: { id, registration } }): Promise<Result<Done<Registered>, RegistrationRefusal>> {
      if (!registration) return decided;
      if ((await judgeShopName(tx, registration.name)) === 'taken')
        return { ok: false, error: { code: 'shop_name_taken' } };
      const { sellerId, made } = await openShop(tx, registration);
      await closeCaseOf(tx, Object.assign({ reason: 'approved' }, waitsFor(id)));
      await tx.enqueue(tellOfRegistration, [id]);
      return { ok: true, value: { value: { sellerId }, after: { state: 'opened', sellerId }, made } };
    },
  }),
  refuse: defineCommand({
    name: 'seller.refuse',
    permission: 'operator.sellers',
    decides: true,
    needsFreshFactor: true,
    input: ofRegistration.extend({ why: text({ max: REASON_LIMIT }) }),
    subjects: (tx, input) => lockRegistration(tx, input),
    async run(
      tx,
      { subject: { id, registration }, input },
    ): Promise<Result<Done<null>, RegistrationRefusal>> {
      if (!registration) return decided;
      await tx(sql`
        update shop_registrations set state = 'refused', reason = ${input.why}, decided_at = ${await tx.now()}
        where id = ${id}`);
      await closeCaseOf(tx, Object.assign({ reason: 'refused' }, waitsFor(id)));
      await tx.enqueue(tellOfRegistration, [id]);
      return { ok: true, value: { value: null, after: { state: 'refused' } } };
    },
  }),
  /** Shows who asked, in full; showing it is noted (P-CONSOLE-41). */
  show: defineCommand({
    name: 'seller.show_registration',
    permission: 'operator.sellers',
    needsFreshFactor: true,
    input: ofRegistration,
    async subjects(tx, { registration }) {
      const identity = isUuid(registration) ? await readIdentity(tx, registration) : null;
      return identity ? [{ kind: 'registration', id: registration, identity }] : null;
    },
    async run(_tx, { subject: { identity } }): Promise<Result<Done<RegistrationIdentity>, never>> {
      return { ok: true, value: { value: identity } };
    },
  }),
};
