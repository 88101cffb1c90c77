import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchName } from '../shipping/city-of-place.ts';
import { type DistrictIndex, indexDistricts, type RegionRow } from './district-index.ts';
import { findDistricts, nearestName } from './find-districts.ts';
import { readPlaceTerm } from './place-term.ts';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json')),
  'data',
);

/** Official names with what `load-regions.ts` shortens. */
const rowsOf = (file: string): RegionRow[] =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const name = line
        .slice(line.lastIndexOf(',') + 1)
        .replaceAll('"', '')
        .replace(' Administrasi ', ' ')
        .replace('Daerah Istimewa ', 'DI ')
        .replace('Daerah Khusus Ibukota ', 'DKI ');
      return { code: line.slice(0, line.indexOf(',')), name, searchName: searchName(name) };
    });

let index: DistrictIndex;
const regencies = rowsOf('regencies.csv');
const districts = rowsOf('districts.csv');
beforeAll(() => {
  index = indexDistricts([...rowsOf('provinces.csv'), ...regencies, ...districts]);
});

const find = (typed: string) => findDistricts(index, readPlaceTerm(typed).words).map(({ region }) => region);

/** What names of places begin with; some are written apart, some not. */
const FIRST_PARTS =
  'bukit|gunung|karang|kota|lubuk|muara|padang|palangka|pangkal|parang|pematang|pulau|sungai|tanjung|tebing|teluk';
const FIRST_PART = new RegExp(`^(${FIRST_PARTS})(?=[a-z]{3})`, 'i');

const plainName = (name: string) => name.replace(/^(Kota|Kabupaten) /, '');

/** A name as it is, joined, split, and in capitals; of a city also without its kind and with 'Kab.'. */
function spellings(name: string): string[] {
  const plain = plainName(name);
  const joined = plain.replaceAll(/[ -]/g, '');
  const split = plain.replace(FIRST_PART, '$1 ');
  return [...new Set([plain, joined, split, name.toUpperCase(), name.replace('Kabupaten', 'Kab.')])];
}

describe('a search for districts (P-SHIP-26)', () => {
  it('finds each of the 514 cities and regencies in every spelling, its own districts first', () => {
    expect(regencies).toHaveLength(514);
    const missed = regencies.flatMap(({ code, name }) =>
      spellings(name).filter((typed) => {
        const found = find(typed);
        const first = found[0]?.parent;
        const isFirst = first?.code === code || (first && plainName(first.name) === plainName(name));
        return !isFirst || !found.some(({ parent }) => parent?.code === code);
      }),
    );
    expect(missed).toEqual([]);
  });

  it('finds each of the 7,285 districts in every spelling', () => {
    expect(districts).toHaveLength(7285);
    const missed = districts.flatMap(({ code, name }) =>
      spellings(name).filter((typed) => !find(typed).some((found) => found.code === code)),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['Surabaya', 'Kota Surabaya'],
    ['Depok', 'Kota Depok'],
    ['malang', 'Kota Malang'],
    ['Padang', 'Kota Padang'],
    ['Kupang', 'Kota Kupang'],
    ['Kab Bandung', 'Kabupaten Bandung'],
    ['kotamadya bogor', 'Kota Bogor'],
    ['Kabupaten Kep. Seribu', 'Kabupaten Kepulauan Seribu'],
    ['Kota Administrasi Jakarta Selatan', 'Kota Jakarta Selatan'],
    ['jaksel', 'Kota Jakarta Selatan'],
    ['Gunung Kidul', 'Kabupaten Gunungkidul'],
    ['Tanjungpinang', 'Kota Tanjung Pinang'],
    ['Baubau', 'Kota Bau Bau'],
    ['Palangka Raya', 'Kota Palangkaraya'],
    ['Pangkalpinang Bangka', 'Kota Pangkal Pinang'],
    ['jogja', 'Kota Yogyakarta'],
    ['D.I. Yogyakarta', 'Kota Yogyakarta'],
    ['Daerah Istimewa Yogyakarta', 'Kota Yogyakarta'],
    ['Bali', 'Kota Denpasar'],
  ])('%s is first of all a place in %s', (typed, city) => expect(find(typed)[0]?.parent?.name).toBe(city));

  it.each([
    ['Gunung Putri', 'Gunungputri, Kabupaten Bogor'],
    ['gunungputri bogor', 'Gunungputri, Kabupaten Bogor'],
    ['Sungai Lepan', 'Sei Lepan, Kabupaten Langkat'],
    ['Gunung Bintang Awai', 'Gn. Bintang Awai, Kabupaten Barito Selatan'],
    ['kebumen', 'Kebumen, Kabupaten Kebumen'],
    ['Depok Sleman', 'Depok, Kabupaten Sleman'],
    ['depok cirebon', 'Depok, Kabupaten Cirebon'],
    ['baru kebayoran jaksel', 'Kebayoran Baru, Kota Jakarta Selatan'],
  ])('%s is first of all %s', (typed, place) => {
    const [first] = find(typed);
    expect(`${first?.name}, ${first?.parent?.name}`).toBe(place);
  });

  it('lists all districts of a named city before its namesakes elsewhere', () => {
    const names = find('depok').map(({ name, parent }) => `${name}, ${parent?.name}`);
    expect(names.slice(0, 11).every((name) => name.endsWith(', Kota Depok'))).toBe(true);
    expect(names.slice(11)).toEqual(['Depok, Kabupaten Cirebon', 'Depok, Kabupaten Sleman']);
  });

  it.each([
    ['Padang Sidempuan', 'padangsidimpuan'],
    ['kebayoram baru', 'kebayoranbaru'],
    ['Bolaang Mongondouw', 'bolaangmongondow'],
    ['xyzzy', null],
    ['abcd', null],
  ])('reads %s, with one letter wrong, as %s', (typed, name) =>
    expect(nearestName(index, readPlaceTerm(typed).words)).toBe(name),
  );

  it.each(['', 'xyzzy', 'coblong surabaya', '& | !'])('finds nothing for %j', (typed) =>
    expect(find(typed)).toEqual([]),
  );
});
