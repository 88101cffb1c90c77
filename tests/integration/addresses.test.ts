import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Principal } from '#domain/access/principal.ts';
import { type AddressValues, MOST_ADDRESSES } from '#domain/addresses/address.ts';
import {
  deleteAddresses,
  exportAddresses,
  mergeGuestAddresses,
  sweepGuestAddresses,
} from '#server/modules/addresses/account-addresses.ts';
import { createAddressBook } from '#server/modules/addresses/addresses.ts';
import { createWebSessions } from '#server/modules/identity/sessions/web-sessions.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const time = { now: Date.parse('2026-11-24T03:00:00Z') };

/** Each call is a second later. */
const clock = () => {
  time.now += 1000;
  return new Date(time.now);
};
const book = () => createAddressBook({ ...opened(), clock });

const aUser = () => ({ kind: 'user', userId: randomUUID(), email: 'sari@contoh.id' }) as const;
const aGuest = () => ({ kind: 'guest', guestId: randomUUID() }) as const;

const values = (changes: Partial<AddressValues> = {}): AddressValues => ({
  label: 'Rumah',
  recipient: 'Sari',
  phone: '+6281234567890',
  region: '32.73.02.1004',
  postal_code: '40135',
  street: 'Jl. Dago 12',
  landmark: '',
  courier_note: '',
  is_default: false,
  ...changes,
});

/** A signed-in browser of an account: without one it gets no address. */
async function signIn({ userId, email }: { userId: string; email: string }): Promise<void> {
  const sessions = createWebSessions({ ...opened(), clock, merges: [] });
  await sessions.open({ userId, email, authSessionId: null, endsAt: null }, null);
}

async function added(owner: Principal, changes: Partial<AddressValues> = {}): Promise<string> {
  if (owner.kind === 'user') await signIn(owner);
  const answer = await book().add(owner, values(changes));
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

const defaults = async (owner: Principal) =>
  (await book().list(owner)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('an address book', () => {
  it('stores an address with the names of its region, and the first one is the default', async () => {
    const owner = aUser();
    const id = await added(owner);
    expect(await book().list(owner)).toEqual([
      {
        id,
        label: 'Rumah',
        recipient: 'Sari',
        phone: '+6281234567890',
        regionCode: '32.73.02.1004',
        village: 'Dago',
        district: 'Coblong',
        city: 'Kota Bandung',
        province: 'Jawa Barat',
        postalCode: '40135',
        street: 'Jl. Dago 12',
        landmark: '',
        courierNote: '',
        isDefault: true,
      },
    ]);
    await added(owner, { region: '31.74.07', postal_code: '12190' });
    expect((await book().list(owner))[1]).toMatchObject({ village: null, district: 'Kebayoran Baru' });
  });

  it('lists the default first, then the newest; a new default replaces the old one', async () => {
    const owner = aGuest();
    const [one, two, three] = [
      await added(owner),
      await added(owner),
      await added(owner, { is_default: true }),
    ];
    expect((await book().list(owner)).map(({ id }) => id)).toEqual([three, two, one]);
    await book().makeDefault(owner, one);
    expect(await defaults(owner)).toEqual([one]);
    expect(await book().change(owner, two, values({ street: 'Jl. Baru 1', is_default: true }))).toMatchObject(
      { ok: true },
    );
    expect(await defaults(owner)).toEqual([two]);
    expect(await book().find(owner, two)).toMatchObject({ street: 'Jl. Baru 1' });
    await book().change(owner, two, values({ is_default: false }));
    expect(await defaults(owner)).toEqual([two]);
    await book().remove(owner, two);
    expect(await defaults(owner)).toEqual([three]);
  });

  it('holds at most ten, also when many are added at once', async () => {
    const owner = aUser();
    await signIn(owner);
    const answers = await Promise.all(
      Array.from({ length: MOST_ADDRESSES + 4 }, () => book().add(owner, values({ is_default: true }))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST_ADDRESSES);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'too-many-addresses')).toHaveLength(4);
    expect(await defaults(owner)).toHaveLength(1);
  });

  it('hides addresses of others', async () => {
    const owner = aUser();
    const id = await added(owner);
    for (const other of [aUser(), aGuest(), { kind: 'guest', guestId: owner.userId } as const]) {
      expect(await book().find(other, id)).toBeNull();
      expect(await book().change(other, id, values())).toEqual({ ok: false, error: 'no-such-address' });
      expect(await book().makeDefault(other, id)).toEqual({ ok: false, error: 'no-such-address' });
      await book().remove(other, id);
    }
    expect(await book().find(owner, id)).not.toBeNull();
  });

  it('refuses an unknown region, a city, and invalid ids', async () => {
    const owner = aUser();
    const id = await added(owner);
    for (const region of ['99.99.99', '32.73', '32.73.02.9999']) {
      expect(await book().add(owner, values({ region }))).toEqual({ ok: false, error: 'unknown-region' });
      expect(await book().change(owner, id, values({ region }))).toEqual({
        ok: false,
        error: 'unknown-region',
      });
    }
    for (const none of ['x', '', randomUUID()]) {
      expect(await book().find(owner, none)).toBeNull();
      expect(await book().makeDefault(owner, none)).toEqual({ ok: false, error: 'no-such-address' });
      await book().remove(owner, none);
    }
    expect(await defaults(owner)).toEqual([id]);
  });

  it('has exactly one default whenever it has any address, after any changes', async () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'change', 'make-default', 'remove'),
      which: fc.nat({ max: 11 }),
      isDefault: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 18 }), async (steps) => {
        const owner = aUser();
        await signIn(owner);
        for (const { what, which, isDefault } of steps) {
          const ids = (await book().list(owner)).map(({ id }) => id);
          const id = ids[which % Math.max(1, ids.length)] ?? randomUUID();
          if (what === 'add') await book().add(owner, values({ is_default: isDefault }));
          if (what === 'change') await book().change(owner, id, values({ is_default: isDefault }));
          if (what === 'make-default') await book().makeDefault(owner, id);
          if (what === 'remove') await book().remove(owner, id);
          const after = await book().list(owner);
          expect(after.length).toBeLessThanOrEqual(MOST_ADDRESSES);
          expect(after.filter((address) => address.isDefault)).toHaveLength(Math.min(1, after.length));
          expect(after[0]?.isDefault ?? true).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

it('knows the postal code of a place where others agree on one (P-BUY-81)', async () => {
  const place = { region: '32.73.02.1005', postal_code: '40134' };
  for (const _ of [1, 2]) await added(aGuest(), place);
  expect(await book().postalCodeOf(place.region), 'two are too few').toBeNull();
  await added(aGuest(), place);
  expect(await book().postalCodeOf(place.region)).toBe('40134');
  expect(await book().postalCodeOf("' or true --")).toBeNull();
});

describe('the addresses of a guest', () => {
  const merge = (guestId: string, userId: string) =>
    opened().transaction((query) => mergeGuestAddresses(query, { guestId, userId }));

  it('are merged into the account at the sign-in, which keeps its default', async () => {
    const [user, { transaction, query }] = [aUser(), opened()];
    const sessions = createWebSessions({ transaction, query, clock, merges: [mergeGuestAddresses] });
    const { token, guestId } = await sessions.openGuest();
    const mine = await added(user);
    const theirs = await added({ kind: 'guest', guestId }, { street: 'Jl. Lain 3' });
    await sessions.open({ ...user, authSessionId: null, endsAt: null }, token);
    expect((await book().list(user)).map(({ id }) => id)).toEqual([mine, theirs]);
    expect(await book().list({ kind: 'guest', guestId })).toEqual([]);
    expect(await defaults(user)).toEqual([mine]);
  });

  it('set the default of an account without addresses', async () => {
    const [guest, user] = [aGuest(), aUser()];
    await added(guest);
    const chosen = await added(guest, { street: 'Jl. Lain 3', is_default: true });
    await merge(guest.guestId, user.userId);
    expect(await defaults(user)).toEqual([chosen]);
  });

  it('are left out when the account already has them, or is full', async () => {
    const [guest, user] = [aGuest(), aUser()];
    for (let at = 1; at <= MOST_ADDRESSES - 1; at += 1) await added(user, { street: `Jl. Dago ${at}` });
    await added(guest, { street: 'JL. DAGO 1', is_default: true });
    await added(guest, { street: 'Jl. Lama 1' });
    const newest = await added(guest, { street: 'Jl. Baru 1' });
    await merge(guest.guestId, user.userId);
    const all = await book().list(user);
    expect(all).toHaveLength(MOST_ADDRESSES);
    expect(all.map(({ id }) => id)).toContain(newest);
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("are deleted when the browser's session ends", async () => {
    const { transaction, query } = opened();
    const sessions = createWebSessions({ transaction, query, clock });
    const { guestId } = await sessions.openGuest();
    const [kept, gone] = [{ kind: 'guest', guestId } as const, aGuest()];
    await Promise.all([added(kept), added(gone)]);
    await sweepGuestAddresses(query);
    expect([await book().list(kept), await book().list(gone)].map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('the addresses of an account', () => {
  it('are exported and deleted with it', async () => {
    const { query } = opened();
    const [user, other] = [aUser(), aUser()];
    await Promise.all([added(user), added(other)]);
    expect(await exportAddresses(query, user.userId)).toMatchObject([
      { street: 'Jl. Dago 12', city: 'Kota Bandung' },
    ]);
    await query(sql`delete from web_sessions where user_id = ${user.userId}`);
    await deleteAddresses(query, user.userId);
    expect(await book().add(user, values())).toEqual({ ok: false, error: 'no-such-address' });
    expect(await book().list(user)).toEqual([]);
    expect(await book().list(other)).toHaveLength(1);
  });
});

describe('the table of addresses', () => {
  it.each([
    [sql`update addresses set phone = '0812'`, 'addresses_phone'],
    [sql`update addresses set postal_code = '01234'`, 'addresses_postal_code'],
    [
      sql`update addresses set guest_id = gen_random_uuid(), user_id = gen_random_uuid()`,
      'addresses_one_owner',
    ],
    [sql`delete from regions where code = '32.73.02.1004'`, 'addresses_region_code'],
  ])('enforces the rules', async (statement, constraint) => {
    await added(aUser());
    await expect(opened().query(statement)).rejects.toThrow(constraint);
  });
});
