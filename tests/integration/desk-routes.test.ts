import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeId } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import type { Visitor } from '#domain/access/principal.ts';
import { type Desks, openDesks, registerAuditCsv } from '#server/modules/access/access.ts';
import {
  openShopImports,
  registerProductLists,
  registerWordsCsv,
} from '#server/modules/catalogue/catalogue.ts';
import type { Visit } from '#server/modules/identity/identity.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { registerResumes } from '#server/modules/inbox/inbox.ts';
import { openMedia } from '#server/modules/media/media.ts';
import {
  registerBankFiles,
  registerChatPictures,
  registerEvidence,
  registerLedgerCsv,
  registerSettlementFiles,
  registerTableFiles,
} from '#server/modules/operating/operating.ts';
import { registerStatementCsv } from '#server/modules/payouts/payouts.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type NotingSite, notingSite, OTHER, SAME } from './support/noting-site.ts';
import { aMember } from './support/staff.ts';

/** Every page and route of the desks × everybody who may not have it × every spelling of its address (P-DESK-1). */
const opened = migratedDatabase();
const SHOP = 1;
let site: NotingSite;

interface Person {
  who: Visitor | null;
  /** The permissions that open a page to them, by desk; none for who has no business there. */
  may: { selling: readonly string[]; operator: readonly string[] };
}
const people = new Map<string, Person>();
const NOTHING = { selling: [], operator: [] };

const browserOf = (userId: string): Visitor => ({
  kind: 'user',
  userId,
  email: 'a@contoh.id',
  sessionId: randomUUID(),
});

/** Sets up a second factor, which opens the desks in this browser. */
async function withFactor(desks: Desks, who: Visitor): Promise<void> {
  if (who.kind !== 'user') throw new Error('A guest has no second factor');
  const begun = await desks.beginFactor(who, { password: 'x', address: '203.0.113.9' });
  if (!begun.ok) throw new Error(begun.error.code);
  const confirmed = await desks.confirmFactor(who, new TOTP({ secret: begun.value.secret }).generate());
  expect(confirmed).toMatchObject({ ok: true });
}

/** Adds somebody who works at a desk. @returns their account's browser */
async function worker(
  name: string,
  given: { desks: Desks; sellerId: number | null; role: string; hasFactor?: boolean; may?: Person['may'] },
) {
  const { desks, sellerId, role, hasFactor = sellerId === null, may = NOTHING } = given;
  const scope = await aMember(opened(), sellerId, role);
  const who = browserOf(scope.userId);
  if (hasFactor) await withFactor(desks, who);
  people.set(name, { who, may });
  return { membershipId: scope.membershipId, userId: scope.userId };
}

async function addPeople(desks: Desks): Promise<void> {
  const { transaction } = opened();
  people.set('nobody', { who: null, may: NOTHING });
  people.set('a guest', { who: { kind: 'guest', guestId: randomUUID() }, may: NOTHING });
  people.set('a shopper', { who: browserOf(randomUUID()), may: NOTHING });
  const clerk = permissionsOf('selling', 'order_clerk');
  await worker('a clerk', {
    desks,
    sellerId: SHOP,
    role: 'order_clerk',
    may: { selling: clerk, operator: [] },
  });
  await worker("another shop's owner", { desks, sellerId: 2, role: 'owner' });
  const ended = await worker('somebody whose membership of the shop ended', {
    desks,
    sellerId: SHOP,
    role: 'owner',
  });
  const left = await worker('somebody who left the operator', { desks, sellerId: null, role: 'owner' });
  const support = permissionsOf('operator', 'catalogue');
  const lowered = await worker('an operator whose role was lowered', {
    desks,
    sellerId: null,
    role: 'owner',
    may: { selling: [], operator: support },
  });
  await worker('an operator without a second factor', {
    desks,
    sellerId: null,
    role: 'owner',
    hasFactor: false,
  });
  const idle = await worker('an operator who was away for an hour', { desks, sellerId: null, role: 'owner' });
  const seller = await worker('a seller who was away for an hour', {
    desks,
    sellerId: SHOP,
    role: 'owner',
    hasFactor: true,
  });
  const other = await worker('an operator in another browser', { desks, sellerId: null, role: 'owner' });
  people.set('an operator in another browser', { who: browserOf(other.userId), may: NOTHING });
  await worker('the owner of the operator', {
    desks,
    sellerId: null,
    role: 'owner',
    may: { selling: [], operator: permissionsOf('operator', 'owner') },
  });
  await worker('the owner of the shop', {
    desks,
    sellerId: SHOP,
    role: 'owner',
    may: { selling: permissionsOf('selling', 'owner'), operator: [] },
  });
  await transaction(async (tx) => {
    for (const { membershipId } of [ended, left])
      await tx(sql`update memberships set ended_at = now() where id = ${membershipId}`);
    await tx(sql`update memberships set role = 'catalogue' where id = ${lowered.membershipId}`);
    for (const { userId } of [idle, seller])
      await tx(sql`
        update desk_sessions set used_at = now() - interval '1 hour', second_factor_at = now() - interval '1 hour'
        where user_id = ${userId}`);
  });
}

beforeAll(async () => {
  const { query, transaction, dataDir } = opened();
  const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
  const desks = await openDesks({
    ...context,
    env: readEnv({ DATA_DIR: dataDir }),
    provePassword: async () => ({ ok: true, value: null }),
    mayWork: async () => true,
    emailsOf,
  });
  await addPeople(desks);
  await transaction(async (tx) => {
    await tx(sql`select set_config('shop.actor', 'system', true)`);
    await tx(sql`
      insert into payouts (seller_id, amount, state, created_at, batch, exported_at, exported_by, bank, number, holder)
      values (${SHOP}, 1000, 'exported', now(), 'b-1', now(), 'terminal:sari', 'BCA', '1234567890', 'Sari Dewi')`);
  });
  site = await notingSite({
    desks,
    visit: ({ cookie = '' }) =>
      ({ principal: async () => people.get(decodeURIComponent(cookie))?.who ?? null }) as unknown as Visit,
    register: (app) => {
      registerAuditCsv(app, context, emailsOf);
      registerStatementCsv(app, context);
      registerLedgerCsv(app, context);
      registerBankFiles(app, context);
      registerWordsCsv(app, context);
      registerResumes(app, context);
      const publicUrl = 'https://toko.test';
      const imports = openShopImports(context);
      app.register((lists) => registerProductLists(lists, { ...context, imports, publicUrl }));
      app.register((files) => registerSettlementFiles(files, { query, publicUrl }));
      app.register((files) => registerTableFiles(files, { query, publicUrl }));
      const media = openMedia({ ...context, jobs: { handle: () => {} }, store: createFileBlobs(dataDir) });
      registerEvidence(app, { query, media });
      registerChatPictures(app, { query, media });
    },
  });
});
afterAll(() => site.close());

const ROWS = PAGES.flatMap((page, nth) =>
  page.desk
    ? [{ path: page.path.replace(':shop', String(SHOP)), rule: page.desk, route: routeId(page, PAGES), nth }]
    : [],
);

/**
 * Nobody tries all spellings. Each of the others tries the address itself and some of the rest, which change from page to
 * page so that everybody comes to all of them.
 */
const spellingsFor = (person: number, page = 0) =>
  [...SAME, ...OTHER].filter((_, index) => person === 1 || index === 0 || (index + person + page) % 24 === 0);

const auditLines = async () =>
  (await opened().query<{ n: number }>(sql`select count(*)::int as n from audit_log`))[0]?.n;

describe.each(ROWS)('$path', ({ path, rule, route, nth }) => {
  it('runs in no spelling for whoever may not have it', async () => {
    const before = await auditLines();
    let refused = 0;
    for (const [name, { may }] of people) {
      if (may[rule.desk].includes(rule.needs)) continue;
      refused += 1;
      for (const method of ['GET', 'POST'])
        for (const spell of spellingsFor(refused, nth)) {
          const spelled = spell(path);
          const { status } = await site.follow(method, spelled, encodeURIComponent(name));
          const ran = site.takeRan().map((page) => page.route);
          expect(status, `${method} ${spelled} by ${name}`).toBeLessThan(500);
          expect(ran, `${method} ${spelled} by ${name}`).not.toContain(route);
        }
    }
    expect(refused).toBeGreaterThan(9);
    expect(await auditLines()).toBe(before);
  });

  it('runs for its owner in every spelling that is the same address', async () => {
    const owner = rule.desk === 'operator' ? 'the owner of the operator' : 'the owner of the shop';
    for (const spell of SAME) {
      const spelled = spell(path);
      if (spelled.includes('_routes=')) continue;
      await site.follow('GET', spelled, encodeURIComponent(owner));
      expect(
        site.takeRan().map((page) => page.route),
        spelled,
      ).toContain(route);
    }
  });
});

interface Door {
  method: 'GET' | 'POST';
  path: string;
  /** Who may use it. */
  for: readonly string[];
  /** Whether each use is a line in the audit log. */
  isNoted?: boolean;
}

const OPERATOR = ['the owner of the operator'];
const CATALOGUE = 'an operator whose role was lowered';
const SELLER = ['the owner of the shop'];

/** Routes outside the table of pages. */
const DOORS: readonly Door[] = [
  ...[
    '/operator/audit.csv',
    '/operator/ledger.csv?nama=seller:1',
    '/operator/bank-file.csv?kind=payouts&batch=b-1',
  ].map((path) => ({ method: 'GET' as const, path, for: OPERATOR, isNoted: true })),
  ...[
    '/operator/resume.pdf?reference=x',
    `/operator/media/${randomUUID()}`,
    `/operator/media/${randomUUID()}/small`,
    `/operator/chats/media/${randomUUID()}`,
  ].map((path) => ({ method: 'GET' as const, path, for: OPERATOR })),
  { method: 'GET', path: '/operator/words.csv', for: [...OPERATOR, CATALOGUE], isNoted: true },
  ...['/operator/settlement/file', '/operator/settings/file', '/operator/holidays/file'].map((path) => ({
    method: 'POST' as const,
    path,
    for: OPERATOR,
  })),
  { method: 'POST', path: '/operator/words/file', for: [...OPERATOR, CATALOGUE] },
  { method: 'GET', path: `/selling/${SHOP}/statement.csv`, for: SELLER, isNoted: true },
  { method: 'GET', path: `/selling/${SHOP}/products.csv`, for: [...SELLER, 'a clerk'], isNoted: true },
  { method: 'GET', path: `/selling/${SHOP}/products.xlsx`, for: [...SELLER, 'a clerk'], isNoted: true },
  { method: 'POST', path: `/selling/${SHOP}/import/file`, for: SELLER },
];

describe.each(DOORS)('$method $path, a route outside the table of pages', (door) => {
  it('opens to those who may use it, with a line in the log where it gives data, and to nobody else', async () => {
    const before = (await auditLines()) ?? 0;
    const opened: string[] = [];
    for (const [person, [name]] of [...people].entries())
      for (const spell of spellingsFor(person + 1)) {
        const spelled = spell(door.path);
        if (spelled.includes('data')) continue;
        const { status } = await site.follow(door.method, spelled, encodeURIComponent(name));
        // 405: a post to an address that is no route.
        if (site.takeRan().length === 0 && status !== 405) opened.push(name);
      }
    expect(new Set(opened)).toEqual(new Set(door.for));
    expect(((await auditLines()) ?? 0) - before).toBe(door.isNoted ? opened.length : 0);
  });
});
