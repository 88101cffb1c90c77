import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippingTariffs } from '#contracts/shipping-tariffs.ts';
import { defaultTariffs } from '#db/seed/shipping-tariffs.ts';
import { tariffOf } from '#domain/shipping/tariffs.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { readTariffFile, replaceTariffs } from '#server/modules/shipping/shipping.ts';
import { seedTariffs } from '#server/modules/shipping/tariffs/seed-tariffs.ts';
import { readTariffs } from '#server/modules/shipping/tariffs/stored-tariffs.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type RunningShop, startShop } from './support/shop.ts';

const opened = migratedDatabase();
const HEAD = 'service,from_zone,to_zone,first_kg,more_kg';
const EXAMPLE = path.join(import.meta.dirname, '../../docs/examples/shipping-tariffs.csv');

/** What the command does with a file. */
async function importFile(file: string, dryRun = false): Promise<number | undefined> {
  const tariffs = await readTariffFile(file);
  if (dryRun) return tariffs.length;
  const [count] = await openTerminal(opened()).act(replaceTariffs, { input: { tariffs } });
  return count;
}

async function importText(
  text: string | Buffer,
  dryRun = false,
): Promise<number | undefined | readonly string[]> {
  const file = path.join(opened().dataDir, 'tariffs.csv');
  fs.writeFileSync(file, text);
  try {
    return await importFile(file, dryRun);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const stored = async () =>
  (
    await opened().query<{ row: string }>(sql`
      select concat_ws(',', service, from_zone, to_zone, first_kg, more_kg) as row from shipping_tariffs order by 1`)
  ).map(({ row }) => row);

describe('the tariffs of a shop', () => {
  it('are those of the demo after the first start, and are read back unchanged', async () => {
    const { tariffs } = await readTariffs(opened().query);
    for (const { service, fromZone, toZone, ...amounts } of defaultTariffs()) {
      expect(tariffOf(tariffs, service, { from: fromZone, to: toZone })).toEqual(amounts);
    }
    expect(tariffOf(tariffs, 'anteraja-same-day', { from: 'jawa', to: 'jawa' })).toBeNull();
  });

  it('stay when the shop starts again', async () => {
    await importText(`${HEAD}\njne-regular,jawa,jawa,12000,9000\n`);
    expect(await seedTariffs(opened().database.pool)).toBe(0);
    expect(await stored()).toEqual(['jne-regular,jawa,jawa,12000,9000']);
  });
});

describe('an import of tariffs', () => {
  it('replaces all former ones; the example file is valid', async () => {
    expect(await importFile(EXAMPLE)).toBeGreaterThan(4);
    const before = await readTariffs(opened().query);
    expect(await importText(`${HEAD}\npos-kargo,jawa,papua,50000,0\n`)).toBe(1);
    expect(await stored()).toEqual(['pos-kargo,jawa,papua,50000,0']);
    expect((await readTariffs(opened().query)).version).not.toBe(before.version);
  });

  it('accepts output of spreadsheets: a byte order mark, semicolons, capitals in the heading, empty lines', async () => {
    const text = `\uFEFFService;From_Zone;To_Zone;First_Kg;More_Kg\r\njne-oke;jawa;jawa; 9000 ;8000\r\n\r\n`;
    expect(await importText(text)).toBe(1);
    expect(await stored()).toEqual(['jne-oke,jawa,jawa,9000,8000']);
  });

  it('reports every problem with its line, and changes nothing', async () => {
    const before = await stored();
    const problems = await importText(
      [
        HEAD,
        'jne-regular,jawa,jawa,12000,9000',
        'jne-supper,jawa,jawa,12000,9000',
        'jne-regular,bali,jawa,12.000,-1',
        'jne-regular,jawa,jawa,0,9000',
        'jne-regular,jawa,jawa,13000,9000',
        'anteraja-same-day,jawa,jawa,13000,9000',
        'jne-yes,jawa,jawa,99999999,1',
      ].join('\n'),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^Row 3, column service: must be one of jne-regular, /),
      expect.stringMatching(/^Row 4, column from_zone: must be one of jabodetabek, /),
      expect.stringMatching(/^Row 4, column first_kg: must be whole Rupiah from 1 /),
      expect.stringMatching(/^Row 4, column more_kg: must be whole Rupiah from 0 /),
      expect.stringMatching(/^Row 5, column first_kg: /),
      'Row 6, column service: jne-regular from jawa to jawa stands in row 2 already.',
      'Row 7, column service: anteraja-same-day runs within jabodetabek only.',
      expect.stringMatching(/^Row 8, column first_kg: /),
      'Nothing was imported: 8 problem(s) in 6 row(s) of the file.',
    ]);
    expect(await stored()).toEqual(before);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /has no column service/],
    ['a heading alone', HEAD, /holds no tariffs/],
    ['another table', `${HEAD},name\njne-oke,jawa,jawa,1,2,a\n`, /does not know \(name\)/],
    [
      'a row that is too long',
      `${HEAD}\njne-oke,jawa,jawa,1,2,3\n`,
      /^Row 2, column 6: has a cell, but no heading/,
    ],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00]), /not whole UTF-16/],
  ])('refuses %s', async (_name, text, sentence) => {
    expect(String(await importText(text))).toMatch(sentence);
  });

  it('changes nothing in a dry run', async () => {
    const before = await stored();
    expect(await importText(`${HEAD}\nninja-standard,jawa,jawa,12000,9000\n`, true)).toBe(1);
    expect(await stored()).toEqual(before);
  });
});

describe('GET /api/shipping-tariffs', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());
  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.origin}/api/shipping-tariffs${query}`, { headers });

  it('is cacheable for ever under its version, and under no other address', async () => {
    const response = await ask('');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const { version, tariffs } = shippingTariffs.answer.body.parse(await response.json());
    expect(tariffs['jne-regular']?.slice(0, 2)).toEqual([11_000, 11_000]);
    expect((await ask(`?v=${version}`)).headers.get('cache-control')).toContain('immutable');
    expect((await ask('?v=older')).headers.get('cache-control')).toBe('no-cache');
    const again = await ask('', { 'If-None-Match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('comes with the shop’s time, also when nothing else is new (P-SHIP-21)', async () => {
    const ahead = new Date(Date.now() + 40 * 24 * 60 * 60_000);
    const later = await startShop({ clock: () => ahead });
    const first = await fetch(`${later.origin}/api/shipping-tariffs`);
    expect(first.headers.get('shop-time')).toBe(ahead.toISOString());
    const { version } = shippingTariffs.answer.body.parse(await first.json());
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await fetch(`${later.origin}/api/shipping-tariffs`, { headers });
    expect([again.status, again.headers.get('shop-time')]).toEqual([304, ahead.toISOString()]);
    const kept = await fetch(`${later.origin}/api/shipping-tariffs?v=${version}`);
    expect(kept.headers.get('shop-time')).toBeNull();
    await later.close();
  });

  it('is at most 4 kB on the wire', async () => {
    const { port } = new URL(shop.origin);
    const raw = await import('node:http').then(
      ({ get }) =>
        new Promise<Buffer>((resolve, reject) => {
          const options = { port, path: '/api/shipping-tariffs', headers: { 'accept-encoding': 'br' } };
          get(options, async (response) => resolve(Buffer.concat(await response.toArray()))).on(
            'error',
            reject,
          );
        }),
    );
    expect(JSON.parse(brotliDecompressSync(raw).toString()).version).toMatch(/^[\w-]{12}-[\w-]{6}$/);
    expect(raw.length).toBeLessThanOrEqual(4096);
  });
});
