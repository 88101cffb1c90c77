import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { nameOfActor } from '#server/modules/access/access.ts';
import {
  closeCaseOf,
  closeCases,
  listCases,
  openCase,
  showCase,
  takeCases,
} from '#server/modules/cases/cases.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { startCommand } from './support/shop-command.ts';

const opened = migratedDatabase();
const kind = 'chargeback_without_amount';

const open = (subject: string, details?: string) =>
  opened().transaction((tx) => openCase(tx, { kind, subject, ...(details && { details }) }));

const casesOf = (subject: string) =>
  opened().query<{ id: number; details: string; owner: string | null; reason: string | null }>(
    sql`select id, details, owner, reason from cases where subject = ${subject} order by id`,
  );

const run = (...args: string[]) =>
  startCommand('scripts/cases.ts', { DATA_DIR: opened().dataDir }, args).ended;

describe('a case', () => {
  it('is open once for its kind and subject, however often it is opened, and learns what was seen last', async () => {
    await open('receipt:once', 'first');
    await Promise.all([open('receipt:once', 'second'), open('receipt:once', 'second')]);
    expect(await casesOf('receipt:once')).toMatchObject([{ details: 'second', owner: null, reason: null }]);
  });

  it('opens anew after it was closed, and what has decided it closes it', async () => {
    await open('receipt:anew');
    const close = () =>
      opened().transaction((tx) => closeCaseOf(tx, { kind, subject: 'receipt:anew', reason: 'won' }));
    await close();
    await close();
    await open('receipt:anew');
    expect((await casesOf('receipt:anew')).map(({ reason }) => reason)).toEqual(['won', null]);
  });

  it('is not opened when its transaction fails', async () => {
    const failing = opened().transaction(async (tx) => {
      await openCase(tx, { kind, subject: 'receipt:undone' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await casesOf('receipt:undone')).toEqual([]);
  });

  it('is closed once, with a reason, and cannot be taken then', async () => {
    await open('receipt:closed');
    const [{ id } = { id: 0 }] = await casesOf('receipt:closed');
    const terminal = openTerminal(opened());
    const close = (reason: string) => terminal.act(closeCases, { input: { cases: [Number(id)], reason } });
    await expect(close(' ')).rejects.toThrow('Say how it was decided');
    await close('paid back');
    await expect(close('otherwise')).rejects.toThrow('closed already: paid back');
    await expect(terminal.act(takeCases, { input: { cases: [Number(id)] } })).rejects.toThrow('is closed');
    expect(await casesOf('receipt:closed')).toMatchObject([
      { owner: nameOfActor(terminal.by), reason: 'paid back' },
    ]);
  });
});

it('is listed and shown by npm run cases, which closes it and names what it cannot do', async () => {
  await open('order:LP1', 'taken back without an amount');
  const [{ id } = { id: 0 }] = await casesOf('order:LP1');
  const { query } = opened();
  expect(await listCases(query)).toMatch(new RegExp(`^${id} .*${kind}  order:LP1  free$`, 'm'));
  expect(await showCase(query, String(id))).toContain('taken back without an amount');
  expect((await run('close', String(id), '--reason', 'looked there')).code).toBe(0);
  expect(await listCases(query)).not.toContain('order:LP1');
  expect(await listCases(query, { isAll: true })).toContain('order:LP1  closed');
  const unknown = await run('show', '999999');
  expect([unknown.code, unknown.messages.includes('There is no case 999999.')]).toEqual([1, true]);
});
