import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { SignedInBrowser } from '#domain/access/principal.ts';
import {
  act,
  type CommandActor,
  type DeskPage,
  defineCommand,
  inviteFirstOperator,
  openDesks,
  operatorStaff,
  type Scope,
  sellingStaff,
} from '#server/modules/access/access.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const PASSWORD = 'kata sandi yang benar';
/** Whether the accounts' side lets anybody work. */
let mayWork = async () => true;
let now = new Date('2026-11-25T02:00:00Z');

beforeEach(() => {
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
});

async function setUp() {
  const { query, transaction, dataDir } = opened();
  const context = {
    query,
    transaction,
    clock: () => now,
    log: { info: () => {}, warn: () => {} },
  };
  const desks = await openDesks({
    ...context,
    env: readEnv({ DATA_DIR: dataDir }),
    mayWork: () => mayWork(),
    emailsOf,
    provePassword: async (_user, { password }) =>
      password === PASSWORD ? { ok: true, value: null } : { ok: false, error: { code: 'wrong_password' } },
  });
  return { query, transaction, context, desks };
}

type Shop = Awaited<ReturnType<typeof setUp>>;

const newBrowser = (): SignedInBrowser => ({
  kind: 'user',
  userId: randomUUID(),
  email: 'sari@contoh.id',
  sessionId: randomUUID(),
});

/** Makes somebody a member by an invitation of the terminal. */
async function join(
  { context, desks }: Shop,
  who: SignedInBrowser,
  sellerId: number | null,
  role: string,
): Promise<void> {
  const by = { kind: 'terminal', user: 'test' } as const;
  const command = sellerId === null ? operatorStaff.invite : sellingStaff.invite;
  const invited = await act(context, command, { by, input: { role, sellerId } });
  const token = invited.ok ? (invited.value[0] ?? '') : '';
  expect(await desks.accept(who.userId, token)).toMatchObject({ ok: true });
}

const operatorPage: DeskPage = {
  desk: 'operator',
  sellerId: null,
  needs: 'operator.read',
  address: '/operator',
};
const shopPage = (sellerId: number): DeskPage => ({
  desk: 'selling',
  sellerId,
  needs: 'orders.read',
  address: `/selling/${sellerId}`,
});

async function scopeOf({ desks }: Shop, who: SignedInBrowser, page: DeskPage): Promise<Scope> {
  const access = await desks.access(who, page);
  if (access.kind !== 'open') throw new Error(`The desk is not open: ${access.kind}`);
  return access.scope;
}

const auditLines = async ({ query }: Shop) =>
  Number((await query<{ n: string }>(sql`select count(*) as n from audit_log`))[0]?.n);

/** Sets up an authenticator app. @returns how it makes codes, and the recovery codes */
async function withFactor({ desks }: Shop, who: SignedInBrowser) {
  const begun = await desks.beginFactor(who, { password: PASSWORD, address: '203.0.113.9' });
  if (!begun.ok) throw new Error(begun.error.code);
  const app = new TOTP({ secret: begun.value.secret });
  const code = () => app.generate({ timestamp: now.getTime() });
  const confirmed = await desks.confirmFactor(who, code());
  return { code, recovery: confirmed.ok ? confirmed.value : [] };
}

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

describe('who may be at a desk (P-DESK-1)', () => {
  it('a desk is not there for nobody, a guest, a stranger, or the owner of another shop', async () => {
    const shop = await setUp();
    const owner = newBrowser();
    await join(shop, owner, 1, 'owner');
    expect(await shop.desks.access(null, shopPage(1))).toEqual({ kind: 'log_in' });
    expect(await shop.desks.access({ kind: 'guest', guestId: randomUUID() }, shopPage(1))).toEqual({
      kind: 'log_in',
    });
    expect(await shop.desks.access(newBrowser(), shopPage(1))).toEqual({ kind: 'not_found' });
    expect(await shop.desks.access(owner, shopPage(2))).toEqual({ kind: 'not_found' });
    expect(await shop.desks.access(owner, operatorPage)).toEqual({ kind: 'not_found' });
    expect(await shop.desks.access(owner, shopPage(1))).toMatchObject({ kind: 'open' });
  });

  it('a desk closes for an account that its project has ended, and while that cannot be known (P-DESK-13)', async () => {
    const shop = await setUp();
    const owner = newBrowser();
    await join(shop, owner, 2, 'owner');
    expect(await shop.desks.access(owner, shopPage(2))).toMatchObject({ kind: 'open' });
    onTestFinished(() => {
      mayWork = async () => true;
    });
    mayWork = async () => false;
    expect(await shop.desks.access(owner, shopPage(2))).toEqual({ kind: 'not_found' });
    mayWork = () => Promise.reject(new Error('away'));
    await expect(shop.desks.access(owner, shopPage(2))).rejects.toThrow('away');
  });

  it('a role opens only its own pages, and a refusal is noted', async () => {
    const shop = await setUp();
    const editor = newBrowser();
    await join(shop, editor, 1, 'catalogue_editor');
    expect(await shop.desks.access(editor, shopPage(1))).toEqual({ kind: 'forbidden' });
    const noted = await shop.query(sql`
      select event, what from security_log where user_id = ${editor.userId}`);
    expect(noted).toEqual([{ event: 'forbidden', what: '/selling/1' }]);
  });

  it('the console opens after a second factor, for 12 hours and while it is used', async () => {
    const shop = await setUp();
    const support = newBrowser();
    await join(shop, support, null, 'support');
    const access = async (who: SignedInBrowser) => (await shop.desks.access(who, operatorPage)).kind;
    expect(await access(support)).toBe('set_up_factor');
    const { code } = await withFactor(shop, support);
    expect(await access(support)).toBe('open');
    // Another browser of the same account has given no code.
    expect(await access({ ...support, sessionId: randomUUID() })).toBe('give_code');
    minutes(29);
    expect(await access(support)).toBe('open');
    minutes(31);
    expect(await access(support)).toBe('give_code');
    expect(await shop.desks.giveCode(support, code())).toEqual({ ok: true, value: null });
    for (let used = 0; used < 12 * 60; used += 20) {
      expect(await access(support)).toBe('open');
      minutes(20);
    }
    expect(await access(support)).toBe('give_code');
  });

  it('a renewed cookie of another account takes no second factor along', async () => {
    const shop = await setUp();
    const [one, other] = [newBrowser(), newBrowser()];
    await join(shop, one, null, 'support');
    await join(shop, other, null, 'support');
    await withFactor(shop, one);
    await withFactor(shop, other);
    const mixed = { ...other, sessionId: one.sessionId };
    expect((await shop.desks.access(mixed, operatorPage)).kind).toBe('give_code');
  });
});

describe('second factors (P-DESK-5, P-DESK-6)', () => {
  it('take the password to begin, and count from the first right code', async () => {
    const { desks } = await setUp();
    const who = newBrowser();
    expect(await desks.beginFactor(who, { password: 'falsch', address: '' })).toEqual({
      ok: false,
      error: { code: 'wrong_password' },
    });
    expect(await desks.pendingFactor(who)).toBeNull();
    await desks.beginFactor(who, { password: PASSWORD, address: '' });
    expect(await desks.pendingFactor(who)).toMatchObject({
      uri: expect.stringContaining('otpauth://totp/Lokapasar'),
    });
    expect(await desks.confirmFactor(who, '000000')).toMatchObject({ ok: false });
    // A secret that no code has confirmed opens nothing.
    expect(await desks.giveCode(who, '000000')).toMatchObject({ ok: false, error: { code: 'wrong_code' } });
  });

  it('what one browser began is for a while, and for no other login of the account', async () => {
    const { desks } = await setUp();
    const who = newBrowser();
    const stolen = { ...who, sessionId: randomUUID() };
    const begin = async () => {
      const begun = await desks.beginFactor(who, { password: PASSWORD, address: '' });
      return new TOTP({ secret: begun.ok ? begun.value.secret : '' });
    };
    const first = await begin();
    expect(await desks.pendingFactor(stolen)).toBeNull();
    const code = first.generate({ timestamp: now.getTime() });
    expect(await desks.confirmFactor(stolen, code)).toMatchObject({ error: { code: 'wrong_code' } });
    minutes(16);
    expect(await desks.pendingFactor(who)).toBeNull();
    const late = first.generate({ timestamp: now.getTime() });
    expect(await desks.confirmFactor(who, late)).toMatchObject({ error: { code: 'wrong_code' } });
    const second = await begin();
    const sent = await Promise.all(
      [now.getTime(), now.getTime() + 30_000].map((timestamp) =>
        desks.confirmFactor(who, second.generate({ timestamp })),
      ),
    );
    // The recovery codes that were shown are those that count.
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    const [shown = ''] = sent.flatMap((one) => (one.ok ? one.value : []));
    expect(await desks.giveCode(who, shown)).toMatchObject({ ok: true });
  });

  it('a code counts once, also when two browsers send it at the same moment', async () => {
    const shop = await setUp();
    const who = newBrowser();
    const { code } = await withFactor(shop, who);
    minutes(1);
    const sent = await Promise.all([shop.desks.giveCode(who, code()), shop.desks.giveCode(who, code())]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.desks.giveCode(who, code())).toMatchObject({ ok: false });
  });

  it('a recovery code counts once, however it is typed', async () => {
    const shop = await setUp();
    const who = newBrowser();
    const { recovery } = await withFactor(shop, who);
    expect(new Set(recovery).size).toBe(10);
    const [first = ''] = recovery;
    expect(await shop.desks.giveCode(who, ` ${first.replace('-', ' ').toUpperCase()} `)).toMatchObject({
      ok: true,
    });
    expect(await shop.desks.giveCode(who, first)).toMatchObject({ ok: false });
  });

  it('five wrong codes close the door for a while, to right ones too', async () => {
    const shop = await setUp();
    const who = newBrowser();
    const { code } = await withFactor(shop, who);
    minutes(1);
    for (let tries = 0; tries < 5; tries += 1) await shop.desks.giveCode(who, 'abcdef');
    expect(await shop.desks.giveCode(who, code())).toMatchObject({ error: { code: 'too_many_codes' } });
    minutes(6);
    expect(await shop.desks.giveCode(who, code())).toEqual({ ok: true, value: null });
  });

  it('no row holds a secret that can be used', async () => {
    const shop = await setUp();
    const who = newBrowser();
    const begun = await shop.desks.beginFactor(who, { password: PASSWORD, address: '' });
    const secret = begun.ok ? begun.value.secret : 'none';
    const [row] = await shop.query<{ sealed: Buffer }>(sql`
      select sealed_secret as sealed from desk_factors where user_id = ${who.userId}`);
    expect(row?.sealed.toString('latin1')).not.toContain(secret);
  });
});

describe('invitations (P-DESK-4)', () => {
  it('the first operator is invited once, until the link is over or somebody owns the console', async () => {
    const shop = await setUp();
    await shop.query(sql`delete from desk_invitations where invited_by is null and role = 'owner'`);
    const invite = () => shop.transaction((tx) => inviteFirstOperator(tx));
    const token = await invite();
    expect(token).not.toBeNull();
    expect(await invite()).toBeNull();
    await shop.query(sql`update desk_invitations set expires_at = now() where invited_by is null`);
    expect(await shop.desks.invitation(token ?? '')).toBeNull();
    const again = (await invite()) ?? '';
    const owner = newBrowser();
    expect(await shop.desks.accept(owner.userId, again)).toEqual({ ok: true, value: { sellerId: null } });
    expect(await invite()).toBeNull();
  });

  it('a link makes one account a member once', async () => {
    const shop = await setUp();
    const by = { kind: 'terminal', user: 'test' } as const;
    const input = { role: 'order_clerk', sellerId: 3 };
    const invited = await act(shop.context, sellingStaff.invite, { by, input });
    const token = invited.ok ? (invited.value[0] ?? '') : '';
    expect(await shop.desks.invitation(token)).toMatchObject({ sellerId: 3, role: 'order_clerk' });
    const accepted = await Promise.all(
      [newBrowser(), newBrowser()].map(({ userId }) => shop.desks.accept(userId, token)),
    );
    expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.desks.invitation(token)).toBeNull();
  });

  it.each(['works there no more', 'got another role'])(
    'a link of somebody who %s is worth nothing',
    async (what) => {
      const shop = await setUp();
      const [owner, second] = [newBrowser(), newBrowser()];
      await join(shop, owner, 4, 'owner');
      await join(shop, second, 4, 'owner');
      const scope = await scopeOf(shop, second, shopPage(4));
      const invited = await act(shop.context, sellingStaff.invite, {
        by: { kind: 'member', scope },
        input: { role: 'owner', sellerId: 4 },
      });
      const token = invited.ok ? (invited.value[0] ?? '') : '';
      const by = { kind: 'member', scope: await scopeOf(shop, owner, shopPage(4)) } as const;
      const { membershipId } = scope;
      const lowered = { membershipId, role: 'order_clerk' };
      const done =
        what === 'got another role'
          ? await act(shop.context, sellingStaff.changeRole, { by, input: lowered })
          : await act(shop.context, sellingStaff.end, { by, input: { membershipId } });
      expect(done).toMatchObject({ ok: true });
      expect(await shop.desks.accept(randomUUID(), token)).toMatchObject({
        ok: false,
        error: { code: 'not_found' },
      });
    },
  );
});

describe('commands (P-DESK-7)', () => {
  const rename = defineCommand({
    name: 'test.rename',
    permission: 'shop.write',
    input: z.object({ ids: z.array(z.int()), word: z.string() }),
    async subjects(tx, { ids }, by) {
      const own = by.kind === 'member' ? sql`id = ${by.scope.sellerId}` : sql`true`;
      const rows = await tx<{ id: number }>(sql`
        select id from sellers where id = any(${sql.param(ids)}) and ${own} order by id for update`);
      return rows.length === ids.length ? rows.map(({ id }) => ({ kind: 'seller', id: String(id) })) : null;
    },
    async run(tx, { subject, input: { word } }) {
      if (word === 'nein') return { ok: false, error: { code: 'bad_word' } };
      await tx(sql`update sellers set description = ${word} where id = ${Number(subject.id)}`);
      return { ok: true, value: { value: subject.id, after: { name: word } } };
    },
  });

  async function shopOfOwner(sellerId: number) {
    const shop = await setUp();
    const who = newBrowser();
    await join(shop, who, sellerId, 'owner');
    const scope = await scopeOf(shop, who, shopPage(sellerId));
    const by: CommandActor = { kind: 'member', scope };
    const descriptions = () =>
      shop.query<{ id: number; description: string }>(sql`select id, description from sellers order by id`);
    return { shop, who, scope, by, descriptions };
  }

  it('a change leaves one line for each subject, with who, what and why', async () => {
    const { shop, by, scope } = await shopOfOwner(5);
    const before = await auditLines(shop);
    const input = { ids: [5], word: 'baru' };
    expect(await act(shop.context, rename, { by, input, reason: 'Permintaan pemilik' })).toEqual({
      ok: true,
      value: ['5'],
    });
    expect(await auditLines(shop)).toBe(before + 1);
    const [line] = await shop.query(sql`
      select by, command, subject_kind, subject_id, reason, after from audit_log order by id desc limit 1`);
    expect(line).toEqual({
      by: `member:${scope.membershipId}`,
      command: 'test.rename',
      subject_kind: 'seller',
      subject_id: '5',
      reason: 'Permintaan pemilik',
      after: { name: 'baru' },
    });
  });

  it.each([
    ['a foreign id', { ids: [7], word: 'baru' }, 'not_found'],
    ['a foreign id among own ones', { ids: [6, 7], word: 'baru' }, 'not_found'],
    ['what the rule forbids', { ids: [6], word: 'nein' }, 'bad_word'],
    ['nonsense', { ids: 'alle', word: 'baru' }, 'invalid'],
  ])('%s is refused: nothing changes, and no line is written', async (_what, input, code) => {
    const { shop, by, descriptions } = await shopOfOwner(6);
    const [before, lines] = [await descriptions(), await auditLines(shop)];
    expect(await act(shop.context, rename, { by, input })).toMatchObject({ ok: false, error: { code } });
    expect(await descriptions()).toEqual(before);
    expect(await auditLines(shop)).toBe(lines);
  });

  it('the membership is asked again: one that has ended, or whose role was lowered, changes nothing', async () => {
    const { shop, by, scope } = await shopOfOwner(8);
    const terminal = { kind: 'terminal', user: 'test' } as const;
    const membershipId = scope.membershipId;
    await join(shop, newBrowser(), 8, 'owner');
    await act(shop.context, sellingStaff.changeRole, {
      by: terminal,
      input: { membershipId, role: 'order_clerk' },
    });
    const input = { ids: [8], word: 'baru' };
    expect(await act(shop.context, rename, { by, input })).toMatchObject({ error: { code: 'forbidden' } });
    await act(shop.context, sellingStaff.end, { by: terminal, input: { membershipId } });
    expect(await act(shop.context, rename, { by, input })).toMatchObject({ error: { code: 'forbidden' } });
  });

  it('the operator’s staff is changed with a fresh code only', async () => {
    const shop = await setUp();
    const who = newBrowser();
    await join(shop, who, null, 'owner');
    const { code } = await withFactor(shop, who);
    const by: CommandActor = { kind: 'member', scope: await scopeOf(shop, who, operatorPage) };
    const given = { by, input: { role: 'support', sellerId: null }, sessionId: who.sessionId };
    expect(await act(shop.context, operatorStaff.invite, given)).toMatchObject({ ok: true });
    minutes(16);
    expect(await act(shop.context, operatorStaff.invite, given)).toMatchObject({
      error: { code: 'stale_factor' },
    });
    await shop.desks.giveCode(who, code());
    expect(await act(shop.context, operatorStaff.invite, given)).toMatchObject({ ok: true });
  });

  it('a lost second factor is removed by an owner of all desks that it guards, with a reason (P-DESK-6)', async () => {
    const shop = await setUp();
    const [owner, clerk, both] = [newBrowser(), newBrowser(), newBrowser()];
    for (const sellerId of [7, 8]) await join(shop, owner, sellerId, 'owner');
    for (const sellerId of [7, 8]) await join(shop, clerk, sellerId, 'order_clerk');
    await join(shop, both, 7, 'owner');
    await join(shop, both, 6, 'catalogue_editor');
    const by: CommandActor = { kind: 'member', scope: await scopeOf(shop, owner, shopPage(7)) };
    const reset = async (who: SignedInBrowser, reason = 'ponselnya hilang') => {
      const { membershipId } = await scopeOf(shop, who, shopPage(7));
      const done = await act(shop.context, sellingStaff.resetFactor, { by, input: { membershipId }, reason });
      return done.ok ? 'done' : done.error.code;
    };
    expect(await reset(clerk)).toBe('no_factor');
    for (const who of [clerk, both]) await withFactor(shop, who);
    expect(await reset(clerk, ' ')).toBe('reason_missing');
    expect([await reset(owner), await reset(both)]).toEqual(['own_membership', 'works_elsewhere']);
    expect([await reset(clerk), await shop.desks.hasFactor(clerk.userId)]).toEqual(['done', false]);
    expect(await shop.desks.hasFactor(both.userId)).toBe(true);
    await join(shop, clerk, null, 'support');
    await withFactor(shop, clerk);
    expect(await reset(clerk)).toBe('works_elsewhere');
  });

  it('two owners who end each other leave one owner', async () => {
    const shop = await setUp();
    const [one, other] = [newBrowser(), newBrowser()];
    await join(shop, one, 9, 'owner');
    await join(shop, other, 9, 'owner');
    const [first, second] = [await scopeOf(shop, one, shopPage(9)), await scopeOf(shop, other, shopPage(9))];
    await Promise.all([
      act(shop.context, sellingStaff.end, {
        by: { kind: 'member', scope: first },
        input: { membershipId: second.membershipId },
      }),
      act(shop.context, sellingStaff.end, {
        by: { kind: 'member', scope: second },
        input: { membershipId: first.membershipId },
      }),
    ]);
    const left = await shop.query(sql`select 1 from memberships where seller_id = 9 and ended_at is null`);
    expect(left).toHaveLength(1);
  });

  it('the database refuses changes of memberships by nobody, or by a member without a line in the log', async () => {
    const { shop, scope } = await shopOfOwner(10);
    const change = sql`update memberships set role = 'order_clerk' where id = ${scope.membershipId}`;
    await expect(shop.query(change)).rejects.toThrow();
    await expect(
      shop.transaction(async (tx) => {
        await tx(sql`select set_config('shop.actor', ${`member:${scope.membershipId}`}, true)`);
        await tx(change);
      }),
    ).rejects.toThrow();
    expect(await shop.query(sql`select role from memberships where id = ${scope.membershipId}`)).toEqual([
      { role: 'owner' },
    ]);
  });

  it.each(['truncate audit_log', "update audit_log set reason = ''", 'delete from audit_log'])(
    'nobody does: %s',
    async (statement) => {
      const { query } = await setUp();
      await expect(query(sql.raw(statement))).rejects.toThrow();
    },
  );
});
