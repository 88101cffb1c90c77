import { type DistrictIndex, type IndexedRegion, startingWith } from './district-index.ts';

/** How well a place fits a term; the lowest first. Villages take their places among the districts. */
export const RANKS = {
  /** In the city that the whole term names; of two of one name the city comes before the regency. */
  inNamedCity: 0,
  named: 1,
  inOtherNamedCity: 2,
  namedVillage: 3,
  inNamedProvince: 4,
  begins: 5,
  inBeginningCity: 6,
  villageBegins: 7,
  other: 8,
} as const;

/** A district that fits a term. */
export interface FoundDistrict {
  region: IndexedRegion;
  rank: number;
}

/** Typed words that begin a name, joined: those from `from` up to `to`. */
interface Run {
  from: number;
  to: number;
}

/**
 * All districts for typed words, best first: every word, alone or joined with its neighbours, begins a word of the
 * district, its city or its province, whether that is written joined or split. The districts of a city that is named
 * come before other places of its name (P-SHIP-26).
 */
export function findDistricts(index: DistrictIndex, words: readonly string[]): FoundDistrict[] {
  const whole = words.join('');
  const runs = runsOf(index, words);
  const candidates = new Set<IndexedRegion>();
  for (const region of runs.keys()) {
    if (region.level === 3) candidates.add(region);
    if (region.level === 2) for (const district of region.children) candidates.add(district);
    if (region.level === 1 && region.endings[0] === whole)
      for (const city of region.children) for (const district of city.children) candidates.add(district);
  }
  const fitting = [...candidates].filter((region) => isCovered(region, runs, words.length));
  const namedCity = fitting
    .flatMap(({ parent }) => (parent && isNamed(parent, whole) ? [parent] : []))
    .toSorted(byKind)[0];
  return fitting
    .map((region) => ({ region, rank: rankOf(region, { words, whole, namedCity }) }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(isNamed(b.region, whole)) - Number(isNamed(a.region, whole)) ||
        byKind(a.region.parent, b.region.parent) ||
        compare(a.region.searchName, b.region.searchName) ||
        compare(a.region.code, b.region.code),
    );
}

/** The runs of the words that begin an ending of a region's own name. */
function runsOf(index: DistrictIndex, words: readonly string[]): Map<IndexedRegion, Run[]> {
  const runs = new Map<IndexedRegion, Run[]>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const regions = startingWith(index, words.slice(from, to).join(''));
      if (regions.length === 0) break;
      for (const region of regions) {
        const own = runs.get(region) ?? [];
        own.push({ from, to });
        runs.set(region, own);
      }
    }
  }
  return runs;
}

/** Whether runs of a region and those around it make up all words. */
function isCovered(region: IndexedRegion, runs: ReadonlyMap<IndexedRegion, Run[]>, count: number): boolean {
  const reached = new Set([0]);
  const own: Run[] = [];
  for (let at: IndexedRegion | null = region; at; at = at.parent) own.push(...(runs.get(at) ?? []));
  for (let from = 0; from < count; from += 1) {
    if (reached.has(from)) for (const run of own) if (run.from === from) reached.add(run.to);
  }
  return reached.has(count);
}

const KIND = /^(?:kota|kabupaten) /;
const isCity = (region: IndexedRegion | null) => region?.searchName.startsWith('kota ') ?? false;
const byKind = (a: IndexedRegion | null, b: IndexedRegion | null) => Number(isCity(b)) - Number(isCity(a));
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Whether a text is the name of a region, of a city also without its kind: 'depok' is 'Kota Depok'. */
function isNamed({ level, searchName, endings }: IndexedRegion, whole: string): boolean {
  return endings[0] === whole || (level === 2 && KIND.test(searchName) && endings[1] === whole);
}

function rankOf(
  region: IndexedRegion,
  asked: { words: readonly string[]; whole: string; namedCity: IndexedRegion | undefined },
): number {
  const { words, whole, namedCity } = asked;
  const city = region.parent;
  if (city && city === namedCity) return RANKS.inNamedCity;
  if (isNamed(region, whole)) return RANKS.named;
  if (city && isNamed(city, whole)) return RANKS.inOtherNamedCity;
  if (city?.parent?.endings[0] === whole) return RANKS.inNamedProvince;
  if (region.endings[0]?.startsWith(words[0] ?? '')) return RANKS.begins;
  if (city?.endings.some((ending) => ending.startsWith(whole))) return RANKS.inBeginningCity;
  return RANKS.other;
}

/** Shortest name that is read with a wrong letter: short ones are one letter from too many others. */
const SHORTEST_MISTYPED = 6;

/**
 * The name of a region that differs from the typed words in one letter (another, one too many, one too few), without
 * blanks; null when none does. For words that nothing was found for.
 */
export function nearestName({ endings }: DistrictIndex, words: readonly string[]): string | null {
  const whole = words.join('');
  if (whole.length < SHORTEST_MISTYPED) return null;
  return endings.find(({ ending }) => isOneLetterOff(ending, whole))?.ending ?? null;
}

function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
