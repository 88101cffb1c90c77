import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { act } from '#server/modules/access/access.ts';
import { distrustSeller, trustSeller } from '#server/modules/catalogue/catalogue.ts';
import { trustFigures } from '#server/modules/payouts/payouts.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openReturnLife } from './support/return-life.ts';

const opened = migratedDatabase();

it('a shop is trusted and distrusted by the operator alone, with a reason and a line of the audit log (P-DESK-9)', async () => {
  const { query, transaction } = opened();
  const log = { info: () => {}, warn: () => {} };
  const context = { query, transaction, log, clock: () => new Date() };
  const given = { by: { kind: 'terminal', user: 'sari' }, input: { sellerId: 3 } } as const;
  const reason = '40 completed orders, one return';
  const isTrusted = async () =>
    (await query<{ is_trusted: boolean }>(sql`select is_trusted from sellers where id = 3`))[0]?.is_trusted;
  expect(await act(context, trustSeller, given)).toEqual({ ok: false, error: { code: 'reason_missing' } });
  expect(await isTrusted()).toBe(false);
  expect(await act(context, trustSeller, { ...given, reason })).toMatchObject({ ok: true });
  expect(await isTrusted()).toBe(true);
  const again = await act(context, trustSeller, { ...given, reason });
  expect(again).toEqual({ ok: false, error: { code: 'trust_unchanged' } });
  expect(await act(context, distrustSeller, { ...given, reason: 'late parcels' })).toMatchObject({
    ok: true,
  });
  expect(await isTrusted()).toBe(false);
  const unknown = await act(context, trustSeller, { ...given, input: { sellerId: 999 }, reason });
  expect(unknown).toEqual({ ok: false, error: { code: 'not_found' } });
  const lines = await query(sql`
    select command, subject_id, reason, before, after from audit_log where subject_kind = 'seller' order by id`);
  expect(lines).toEqual([
    {
      command: 'seller.trust',
      subject_id: '3',
      reason,
      before: { isTrusted: false },
      after: { isTrusted: true },
    },
    {
      command: 'seller.distrust',
      subject_id: '3',
      reason: 'late parcels',
      before: { isTrusted: true },
      after: { isTrusted: false },
    },
  ]);
});

it('what a shop buys of itself and gives back speaks neither for trust in it nor against (P-CAT-25)', async () => {
  const { query } = opened();
  for (const isOwnPurchase of [false, true]) {
    const life = await openReturnLife(opened(), { sellerId: 4, order: { isOwnPurchase } });
    await life.arrive();
    await life.comeBack('changed_mind', 1, true);
    await life.complete();
  }
  expect(await trustFigures(query, 4, await shopNow(query))).toMatchObject({
    completed: 1,
    arrived: 1,
    returns: 1,
  });
});
