import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCities } from '#contracts/cities.ts';
import { problemBody } from '#contracts/problem.ts';
import { findRegions } from '#contracts/regions.ts';
import { cityOfPlace } from '#domain/shipping/city-of-place.ts';
import { readCities } from '#server/modules/shipping/regions/cities.ts';
import { findRegion, readDistricts, searchRegions } from '#server/modules/shipping/regions/find-regions.ts';
import { loadRegions } from '#server/modules/shipping/regions/load-regions.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { type RunningShop, startShop } from './support/shop.ts';

const opened = migratedDatabase();

const search = async (typed: string) => {
  const { query } = opened();
  return searchRegions(query, await readDistricts(query), typed);
};

const found = async (typed: string) =>
  (await search(typed)).map(({ kind, name, district, city }) => `${kind} ${name}, ${district}, ${city}`);

describe('the regions of Indonesia', () => {
  it('are loaded by a start: 38 provinces, 514 cities, 7,285 districts and 83,762 villages', async () => {
    const rows = await opened().query<{ level: number; count: number }>(
      sql`select level, count(*) as count from regions group by level order by level`,
    );
    expect(rows.map(({ count }) => count)).toEqual([38, 514, 7285, 83_762]);
  });

  it('have every parent of their codes', async () => {
    const orphans = await opened().query(sql`
      select r.code from regions r left join regions p on p.code = r.parent_code
      where r.level > 1 and (p.level is distinct from r.level - 1 or r.code not like p.code || '.%')`);
    expect(orphans).toEqual([]);
  });

  it('are loaded once, and again where a database has another version; addresses keep theirs', async () => {
    const { query, database } = opened();
    expect(await loadRegions(database.pool)).toBe(0);
    await query(sql`update shop_facts set value = '3.1.2' where key = 'regions'`);
    await query(
      sql`update regions set name = 'Kecamatan Lama', search_name = 'lama' where code = '32.73.02'`,
    );
    await query(sql`delete from regions where code = '32.73.02.1001'`);
    await query(sql`
      insert into regions (code, level, parent_code, name, search_name)
      values ('32.73.02.9999', 4, '32.73.02', 'Desa Dulu', 'desa dulu')`);
    expect(await loadRegions(database.pool)).toBe(2);
    // Otherwise each start would read all files again.
    const [fact] = await query<{ value: string }>(sql`select value from shop_facts where key = 'regions'`);
    expect(fact?.value).not.toBe('3.1.2');
    expect(await findRegion(query, '32.73.02')).toMatchObject({ name: 'Coblong' });
    expect(await findRegion(query, '32.73.02.9999')).toMatchObject({ name: 'Desa Dulu' });
    await query(sql`delete from regions where code = '32.73.02.9999'`);
  });
});

describe('a search for regions', () => {
  it('finds nothing for a text that no name is as long as', async () => {
    for (const typed of ['x'.repeat(10_000), 'abc '.repeat(2500)]) expect(await found(typed)).toEqual([]);
  });

  it('finds districts by the beginning of their name, before villages', async () => {
    expect(await found('kebayoran')).toEqual([
      'district Kebayoran Baru, Kebayoran Baru, Kota Jakarta Selatan',
      'district Kebayoran Lama, Kebayoran Lama, Kota Jakarta Selatan',
      'village Kebayoran Lama Selatan, Kebayoran Lama, Kota Jakarta Selatan',
      'village Kebayoran Lama Utara, Kebayoran Lama, Kota Jakarta Selatan',
    ]);
  });

  it.each([
    ['menteng jakarta', 'district Menteng, Menteng, Kota Jakarta Pusat'],
    ['JAKARTA menteng', 'district Menteng, Menteng, Kota Jakarta Pusat'],
    ['kec. coblong', 'district Coblong, Coblong, Kota Bandung'],
    ['kel. dago', 'village Dago, Coblong, Kota Bandung'],
    ['dago, coblong, bandung', 'village Dago, Coblong, Kota Bandung'],
    ['baru kebayoran jaksel', 'district Kebayoran Baru, Kebayoran Baru, Kota Jakarta Selatan'],
    ['abep jayap', 'district Abepura, Abepura, Kota Jayapura'],
    ['kab. bandung', 'district Arjasari, Arjasari, Kabupaten Bandung'],
    ['gunung putri', 'district Gunungputri, Gunungputri, Kabupaten Bogor'],
    ['kebayoram baru', 'district Kebayoran Baru, Kebayoran Baru, Kota Jakarta Selatan'],
  ])('understands %j, with parents and kinds of places in it', async (typed, first) => {
    expect((await found(typed))[0]).toBe(first);
  });

  it.each([
    ['jaksel', 'Kota Jakarta Selatan', 10],
    ['Surabaya', 'Kota Surabaya', 31],
    ['depok', 'Kota Depok', 11],
    ['malang', 'Kota Malang', 5],
  ])('answers %s first with all districts of %s (P-SHIP-26)', async (typed, city, count) => {
    const places = await found(typed);
    expect(places.slice(0, count).every((name) => name.startsWith('district ') && name.endsWith(city))).toBe(
      true,
    );
    expect(
      places.slice(count).some((name) => name.endsWith(`, ${city}`) && name.startsWith('district ')),
    ).toBe(false);
    expect(places.length).toBeGreaterThanOrEqual(20);
  });

  it('finds villages in joined and in split spelling', async () => {
    const rows = await opened().query<{ name: string }>(sql`
      select name from regions where level = 4 and name like 'Tanjung %' order by md5(code) limit 5`);
    expect(rows).toHaveLength(5);
    for (const { name } of rows) {
      const joined = name.replaceAll(' ', '');
      expect((await search(`kel. ${name}`)).map((place) => place.name)).toContain(name);
      expect((await search(`kel. ${joined}`)).map((place) => place.name.replaceAll(' ', ''))).toContain(
        joined,
      );
    }
  });

  it('answers the whole path', async () => {
    expect(await search('dago coblong')).toEqual([
      {
        code: '32.73.02.1004',
        kind: 'village',
        name: 'Dago',
        district: 'Coblong',
        city: 'Kota Bandung',
        province: 'Jawa Barat',
      },
    ]);
  });

  it.each([
    '',
    ' ',
    'a',
    '%',
    "'",
    "'); drop table regions; --",
    'kec',
    'xyzzy',
    '& | !',
    '\u0000',
    'coblong surabaya',
    'constructor',
    'hasOwnProperty',
  ])('finds nothing for %j, without an error', async (typed) => expect(await found(typed)).toEqual([]));

  it('returns twenty at most where no city is named, also for the shortest terms', async () => {
    expect(await found('su')).toHaveLength(20);
    expect(await found('ba '.repeat(33))).toHaveLength(20);
  });
});

describe('the place of a seller', () => {
  it.each([
    ['Jakarta Selatan', '31.74'],
    ['Bandung', '32.73'],
    ['Bogor', '32.71'],
    ['Sleman', '34.04'],
    ['Surakarta', '33.72'],
    ['Garut', '32.05'],
    ['Takengon', '11.04'],
    ['Kabupaten Bandung', '32.04'],
    ['kota denpasar', '51.71'],
    ['Atlantis', '31.71'],
    ['', '31.71'],
  ])('%s is the city %s', async (place, code) => {
    expect(cityOfPlace(place, await readCities(opened().query))).toBe(code);
  });

  it('of every demo seller and product is known', async () => {
    const cities = await readCities(opened().query);
    const rows = await opened().query<{ location: string }>(
      sql`select location from sellers union select location from products`,
    );
    const unknown = rows.filter(({ location }) => cityOfPlace(location, cities) === '31.71');
    expect(unknown).toEqual([{ location: 'Jakarta Pusat' }]);
  });
});

describe('GET /api/regions', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('answers by its contract and is cacheable for a day', async () => {
    const response = await fetch(`${shop.origin}/api/regions?q=kec.%20coblong`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const { regions } = findRegions.answer.body.parse(await response.json());
    expect(regions.map(({ code }) => code)).toEqual(['32.73.02']);
  });

  it('lists the names of all cities, in at most 6 kB on the wire', async () => {
    const response = await fetch(`${shop.origin}/api/cities`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(6 * 1024);
    const { cities } = listCities.answer.body.parse(await response.json());
    expect(cities['kota bandung']).toBe('32.73');
    expect(Object.keys(cities)).toHaveLength(514);
  });

  it('answers nothing for an empty term, and 400 for an absurd one', async () => {
    expect(await (await fetch(`${shop.origin}/api/regions`)).json()).toEqual({ regions: [] });
    const refused = await fetch(`${shop.origin}/api/regions?q=${'x'.repeat(101)}`);
    expect(problemBody.parse(await refused.json())).toMatchObject({ status: 400, code: 'bad_request' });
  });
});
