import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Principal } from '#domain/access/principal.ts';
import { type AddressValues, MOST_ADDRESSES } from '#domain/addresses/address.ts';
import { clearPostalCode, type TypedCode } from '#domain/addresses/clear-postal-code.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { ofOwner, ownerId } from './owner.ts';
import { ADDRESSES, type StoredAddress } from './stored-address.ts';

/** Why an address was not saved. */
export type AddressFailure = 'unknown-region' | 'too-many-addresses' | 'no-such-address';

/** The addresses of accounts and guests. An owner with addresses has exactly one default. */
export interface AddressBook {
  /** The default first, then the newest. */
  list(owner: Principal): Promise<StoredAddress[]>;
  find(owner: Principal, id: string): Promise<StoredAddress | null>;
  /** What others typed as the postal code of a district or village, where that is clear; else null (P-BUY-81). */
  postalCodeOf(region: string): Promise<string | null>;
  /** The first address becomes the default in any case. @returns its id */
  add(owner: Principal, values: AddressValues): Promise<Result<string, AddressFailure>>;
  /** The default stays the default until another one replaces it. */
  change(owner: Principal, id: string, values: AddressValues): Promise<Result<null, AddressFailure>>;
  makeDefault(owner: Principal, id: string): Promise<Result<null, AddressFailure>>;
  /** When the default is removed, the newest of the others replaces it. Idempotent. */
  remove(owner: Principal, id: string): Promise<void>;
}

/** @param clock gives the times of creation and change */
export function createAddressBook(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
}): AddressBook {
  const { query, transaction, clock } = given;
  return {
    list: (owner) =>
      query<StoredAddress>(sql`
        ${ADDRESSES} where ${ofOwner(owner)} order by a.is_default desc, a.created_at desc, a.id`),
    async find(owner, id) {
      if (!isUuid(id)) return null;
      const [row] = await query<StoredAddress>(sql`${ADDRESSES} where ${ofOwner(owner)} and a.id = ${id}`);
      return row ?? null;
    },
    async postalCodeOf(region) {
      const typed = await query<{ [Part in keyof TypedCode]: TypedCode[Part] }>(sql`
        select postal_code as "postalCode", count(distinct coalesce(user_id, guest_id))::integer as owners
        from addresses where region_code = ${region} group by postal_code`);
      return clearPostalCode(typed);
    },
    add: (owner, values) =>
      transaction(async (inside) => {
        const count = await lockOwner(inside, owner);
        if (!(await isThere(inside, owner))) return failed('no-such-address');
        if (count >= MOST_ADDRESSES) return failed('too-many-addresses');
        if (!(await isRegion(inside, values.region))) return failed('unknown-region');
        const isDefault = values.is_default || count === 0;
        if (isDefault) await dropDefault(inside, owner);
        return {
          ok: true,
          value: await insert(inside, owner, { ...values, is_default: isDefault }, clock()),
        };
      }),
    change: (owner, id, values) =>
      transaction(async (inside) => {
        await lockOwner(inside, owner);
        if (!(await isRegion(inside, values.region))) return failed('unknown-region');
        const isChanged = await update(inside, owner, id, values, clock());
        if (isChanged && values.is_default) await moveDefault(inside, owner, id);
        return isChanged ? done : failed('no-such-address');
      }),
    makeDefault: (owner, id) =>
      transaction(async (inside) => {
        await lockOwner(inside, owner);
        return (await moveDefault(inside, owner, id)) ? done : failed('no-such-address');
      }),
    remove: (owner, id) =>
      transaction(async (inside) => {
        await lockOwner(inside, owner);
        if (!isUuid(id)) return;
        await inside(sql`delete from addresses where ${ofOwner(owner)} and id = ${id}`);
        await ensureDefault(inside, owner);
      }),
  };
}

const done = { ok: true, value: null } as const;
const failed = (error: AddressFailure) => ({ ok: false, error }) as const;

/**
 * Locks an owner's addresses until the end of the transaction. It is a lock on the owner's id, because rows
 * that do not exist yet cannot be locked. @returns how many there are
 */
export async function lockOwner(query: Query, owner: Principal): Promise<number> {
  await query(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${ownerId(owner)}`}, 0))`);
  const [row] = await query<{ count: number }>(sql`
    select count(*) as count from addresses where ${ofOwner(owner)}`);
  return row?.count ?? 0;
}

/**
 * Whether an account still has a session: its deletion ends them all, and an address that was posted meanwhile must not
 * outlive it. Ask under the owner's lock, which the deletion takes, too.
 */
async function isThere(query: Query, owner: Principal): Promise<boolean> {
  if (owner.kind === 'guest') return true;
  const rows = await query(sql`select 1 from web_sessions where user_id = ${owner.userId} limit 1`);
  return rows.length > 0;
}

async function isRegion(query: Query, code: string): Promise<boolean> {
  const rows = await query(sql`select 1 from regions where code = ${code} and level >= 3`);
  return rows.length > 0;
}

async function insert(query: Query, owner: Principal, values: AddressValues, now: Date): Promise<string> {
  const id = randomUUID();
  const userId = owner.kind === 'user' ? owner.userId : null;
  const guestId = owner.kind === 'guest' ? owner.guestId : null;
  await query(sql`
    insert into addresses (id, user_id, guest_id, label, recipient, phone, region_code, postal_code, street,
      landmark, courier_note, is_default, created_at, updated_at)
    values (${id}, ${userId}, ${guestId}, ${values.label}, ${values.recipient}, ${values.phone},
      ${values.region}, ${values.postal_code}, ${values.street}, ${values.landmark}, ${values.courier_note},
      ${values.is_default}, ${now}, ${now})`);
  return id;
}

/** @returns whether the address exists */
async function update(
  query: Query,
  owner: Principal,
  id: string,
  values: AddressValues,
  now: Date,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await query(sql`
    update addresses set label = ${values.label}, recipient = ${values.recipient}, phone = ${values.phone},
      region_code = ${values.region}, postal_code = ${values.postal_code}, street = ${values.street},
      landmark = ${values.landmark}, courier_note = ${values.courier_note}, updated_at = ${now}
    where ${ofOwner(owner)} and id = ${id} returning id`);
  return rows.length > 0;
}

async function dropDefault(query: Query, owner: Principal): Promise<void> {
  await query(sql`update addresses set is_default = false where ${ofOwner(owner)} and is_default`);
}

/** @returns whether the address exists; otherwise the default stays */
async function moveDefault(query: Query, owner: Principal, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = await query(sql`select 1 from addresses where ${ofOwner(owner)} and id = ${id}`);
  if (found.length === 0) return false;
  // Two statements, because the unique index checks each row of one statement at once.
  await dropDefault(query, owner);
  await query(sql`update addresses set is_default = true where ${ofOwner(owner)} and id = ${id}`);
  return true;
}

/** Makes the newest address the default of an owner without one. */
export async function ensureDefault(query: Query, owner: Principal): Promise<void> {
  await query(sql`
    update addresses set is_default = true
    where id = (select id from addresses where ${ofOwner(owner)} order by created_at desc, id limit 1)
      and not exists (select 1 from addresses where ${ofOwner(owner)} and is_default)`);
}
