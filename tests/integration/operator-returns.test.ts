import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { RETURN_LINES, type ReturnLine } from '#scripts/operator/return-lines.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { readReturn, type StoredReturn } from '#server/modules/returns/return-rows.ts';
import { listReturns } from '#server/modules/returns/returns.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { startCommand } from './support/shop-command.ts';

/** `npm run returns`: the operator's look at returns, and the decision of a dispute (P-RET-70). */
const opened = migratedDatabase();
const arrived = () => arrivedOrder(openLife(opened()));

/** Types a line. @returns what is printed @throws SettingsError like the command */
const type = (
  line: string,
  options: ReturnLine['options'] = {},
  store: ReturnLine['store'] = { get: async () => null },
) => {
  const [name = '', ...args] = line.split(' ');
  const run = RETURN_LINES[name];
  if (!run) throw new Error(`There is no ${name}`);
  const arg = (at: number) => {
    const given = args[at];
    if (given === undefined) throw new Error(`${line}: too short`);
    return given;
  };
  return run({ terminal: openTerminal(opened()), store, arg, options });
};

/** A return that its shop refused and its shopper appealed against. */
async function disputed() {
  const life = await arrived();
  await life.open();
  await life.shopper('ask');
  await life.command('refuse', { text: 'Utuh saat\ndikirim' });
  await life.desk.act(life.owner, life.number, 1, { do: 'appeal', text: 'Kotaknya penyok' });
  return { ...life, name: `${life.number}-R1` };
}

it('shows both sides, the rule that applies and the money of a dispute, and lists it with its age', async () => {
  const { name, number, later } = await disputed();
  await later(49);
  const list = await type('list');
  expect(list).toMatch(new RegExp(`^${name} +disputed +2 d .*damaged +1 `, 'm'));
  const shown = await type(`show ${name.toLowerCase()}`);
  for (const part of [
    `${name}: disputed, next step by`,
    `Order ${number} of the purchase`,
    'Rule of damaged: to be told until',
    'A photo or video must show it; the goods go back',
    'The seller’s fault',
    '1 x ',
    'All of it gives back Rp40.000',
    'Shopper: Pecah',
    'Appeal: Kotaknya penyok',
    'Shop refused: Utuh saat dikirim',
    'appealed by shopper',
  ])
    expect(shown).toContain(part);
});

it('decides who bears how much, and says where the return stands then', async () => {
  const { name, moved, wellKept } = await disputed();
  const reason = 'the photo shows it';
  const refund = { outcome: 'refund', amount: '10.000', bears: 'shop', goods: 'kept' };
  await expect(type(`decide ${name}`, { outcome: 'refund', reason })).rejects.toThrow('Say who bears');
  await expect(type(`decide ${name}`, { outcome: 'reject', bears: 'shop', reason })).rejects.toThrow(
    'belong to',
  );
  await expect(type(`decide ${name}`, refund)).rejects.toThrow('Say why');
  const said = await type(`decide ${name}`, { ...refund, reason });
  expect(said).toContain(`${name}: done`);
  expect(said).toContain('decided by operator');
  expect(await moved()).toEqual(['rs:R:1 cost:goodwill > refund:R-A 10000']);
  await wellKept();
  await expect(type(`decide ${name}`, { ...refund, reason })).rejects.toThrow('in another state by now');
  expect(await type('list', { tab: 'ended' })).toContain(name);
  expect(await type('list')).not.toContain(name);
});

it('shows no draft, and names what it does not know', async () => {
  const { number, open } = await arrived();
  await open();
  await expect(type(`show ${number}-R1`)).rejects.toThrow('There is no return');
  await expect(type('list', { tab: 'lost' })).rejects.toThrow('disputed, open, ended');
  await expect(type('decide LP-R9', { outcome: 'send', reason: 'x' })).rejects.toThrow(
    'is no number of a return',
  );
});

it('gives a list page by page, without a gap and without a return twice', async () => {
  for (const _ of [1, 2, 3]) {
    const { open, shopper } = await arrived();
    await open({ reason: 'defective' });
    await shopper('ask');
  }
  const { query } = opened();
  const all = await listReturns(query, { tab: 'open', most: 100 });
  expect(all.length).toBeGreaterThanOrEqual(3);
  const paged: string[] = [];
  for (let last: StoredReturn | null = null; ; ) {
    const [one] = await listReturns(query, { tab: 'open', most: 1, last });
    if (!one) break;
    paged.push(one.number);
    last = await readReturn(
      query,
      sql`r.n = ${one.n} and r.order_id = (select id from orders where number = ${one.order})`,
    );
  }
  expect(paged).toEqual(all.map(({ number }) => number));
});

it('writes the evidence into a new folder, and says when some of it is lost', async () => {
  const { name } = await disputed();
  const { query, dataDir } = opened();
  const [{ id = '' } = {}] = await query<{ id: string }>(sql`
    select r.id from returns r join orders o on o.id = r.order_id where o.number || '-R1' = ${name}`);
  const photos = [randomUUID(), randomUUID()];
  for (const [position, photo] of photos.entries()) {
    await query(sql`insert into storage_blobs (id, folder) values (${photo}, 'media/private')`);
    await query(sql`
      insert into media (id, purpose, subject, kind, state, sent_bytes, blob_id, type, bytes, sha256, width, height, attached_at,
        position, touched_at)
      values (${photo}, 'return_evidence', ${id}, 'picture', 'ready', 5, ${photo}, 'image/webp', 5, ${Buffer.alloc(32)}, 1, 1,
        now(), ${position}, now())`);
  }
  const folder = path.join(dataDir, 'evidence');
  const store = {
    get: async (key: string) => (key === `media/private/${photos[1]}` ? Buffer.from('photo') : null),
  };
  expect(await type(`show ${name}`)).toContain('Evidence 2: picture, 1 x 1, 1 KB');
  const said = await type(`evidence ${name} ${folder}`, {}, store);
  expect(said).toBe(`1 of 2 files of ${name} are in ${folder}.`);
  expect(fs.readdirSync(folder)).toEqual(['2.webp']);
  expect(fs.readFileSync(path.join(folder, '2.webp'), 'utf8')).toBe('photo');
  await expect(type(`evidence ${name} ${folder}`, {}, store)).rejects.toThrow('cannot be made');
});

it('runs as a command of its own', async () => {
  const { name } = await disputed();
  const run = (...args: string[]) =>
    startCommand('scripts/returns.ts', { DATA_DIR: opened().dataDir }, args).ended;
  expect((await run()).messages).toContain('npm run returns -- decide');
  const shown = await run('show', name);
  expect([shown.code, shown.output.includes(`${name}: disputed`)]).toEqual([0, true]);
  const folder = path.join(opened().dataDir, 'nothing');
  const saved = await run('evidence', name, folder);
  expect([saved.code, saved.output]).toEqual([0, `The return ${name} has no photos or videos.\n`]);
  expect(fs.existsSync(folder)).toBe(false);
});
