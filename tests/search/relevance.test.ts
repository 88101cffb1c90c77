import { describe, expect, it } from 'vitest';
import { demoSearch } from './demo-search.ts';
import { JUDGED_DEPTH, judge, overall, RELEVANCE_GOAL } from './judge.ts';
import { JUDGED_TERMS } from './judged-terms.ts';

const { products, search } = demoSearch();
const idsFor = async (term: string, limit = JUDGED_DEPTH) =>
  (await search(term, limit)).items.map(({ id }) => id);

describe('the judged terms (P-SEARCH-10)', () => {
  it('are many, name existing products, and repeat none', () => {
    expect(JUDGED_TERMS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(JUDGED_TERMS.map(({ term }) => term)).size).toBe(JUDGED_TERMS.length);
    for (const { best, good } of JUDGED_TERMS) {
      const all = [...best, ...good];
      expect(all.filter((id) => !products.has(id))).toEqual([]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('are answered with the right kind first', async () => {
    const verdicts = [];
    for (const judged of JUDGED_TERMS) verdicts.push(judge(judged, await idsFor(judged.term)));
    const { ndcg, firstRight } = overall(verdicts);
    expect(ndcg).toBeGreaterThanOrEqual(RELEVANCE_GOAL.ndcg);
    expect(firstRight).toBeGreaterThanOrEqual(RELEVANCE_GOAL.firstRight);
  });
});

describe('one relevance', () => {
  it.each([
    ['whole words before beginnings of words', 'tab', 131, 128],
    ['a kind of thing before what goes with it', 'hp', 40, 134],
    ['the name before the shop', 'kosmetik', 87, 88],
    ['the start of a name before its end', 'laptop', 44, 10],
    ['a measure last', 'jam', 69, 48],
  ])('%s: %s', async (_, term, first, later) => {
    const ids = await idsFor(term, 219);
    expect(ids).toContain(first);
    const place = ids.indexOf(later);
    expect(ids.indexOf(first)).toBeLessThan(place < 0 ? Number.POSITIVE_INFINITY : place);
  });

  it.each([
    ['oleh-oleh', 'oleh oleh'],
    ['oleh2', 'oleh oleh'],
    ['sepatunya', 'sepatu'],
    ['power bank 10.000mAh', 'powerbank 10000 mah'],
    ['T-SHIRT', 'tshirt'],
    ['cari tas untuk wanita', 'tas wanita'],
  ])('%s finds what %s finds', async (one, other) => {
    expect(await idsFor(one, 50)).toEqual(await idsFor(other, 50));
  });

  it('a misspelt word never comes before a correct one', async () => {
    const [first] = await idsFor('kemija batik');
    expect([9, 20]).toContain(first);
    expect((await search('kemija batik')).meaning?.shown).toBe('kemeja batik');
  });

  it('a thing that the shop lacks does not find what merely mentions it', async () => {
    for (const term of ['kulkas', 'kulkas mini', 'mesin cuci murah', 'kipas angin']) {
      expect(await idsFor(term)).toEqual([]);
    }
  });

  it('an unknown word is left out, and the page says so', async () => {
    const found = await search('kopi qwxyzv');
    expect(found.meaning?.shown).toBe('kopi');
    expect(found.items[0]?.name).toMatch(/^kopi/i);
  });
});
