import { nameWords } from './place-term.ts';

/** A province, a city or regency, or a district, as the official list has it. */
export interface RegionRow {
  /** Official code with dots: '32', '32.73', '32.73.02'. */
  code: string;
  name: string;
  /** See `searchName`. */
  searchName: string;
}

/** A region among its own. */
export interface IndexedRegion extends RegionRow {
  level: 1 | 2 | 3;
  /** The name without blanks, from each of its words on: 'gunungputri', 'putri'. */
  endings: readonly string[];
  /** Null for a province. */
  parent: IndexedRegion | null;
  children: IndexedRegion[];
}

/** All regions down to the districts, in memory: about 7,800. */
export interface DistrictIndex {
  /** Sorted by ending. */
  readonly endings: readonly { ending: string; region: IndexedRegion }[];
}

const LEVELS: Readonly<Record<number, 1 | 2 | 3>> = { 2: 1, 5: 2, 8: 3 };

/** @param rows parents before their children, as in the order of their codes */
export function indexDistricts(rows: readonly RegionRow[]): DistrictIndex {
  const regions = new Map<string, IndexedRegion>();
  for (const row of rows) {
    const level = LEVELS[row.code.length];
    if (level === undefined) continue;
    const parent = regions.get(row.code.slice(0, -3)) ?? null;
    const region = { ...row, level, endings: endingsOf(row.searchName), parent, children: [] };
    parent?.children.push(region);
    regions.set(row.code, region);
  }
  const endings = [...regions.values()]
    .flatMap((region) => region.endings.map((ending) => ({ ending, region })))
    .sort((a, b) => (a.ending < b.ending ? -1 : Number(a.ending > b.ending)));
  return { endings };
}

/** Of the name with its abbreviations written out, and of the name itself: 'sungailepan', 'lepan', 'seilepan'. */
function endingsOf(searchName: string): string[] {
  const spellings = [nameWords(searchName), searchName.split(' ')];
  return [...new Set(spellings.flatMap((words) => words.map((_, from) => words.slice(from).join(''))))];
}

/** The regions of which an ending starts with a text. */
export function startingWith({ endings }: DistrictIndex, text: string): IndexedRegion[] {
  let [from, to] = [0, endings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((endings[middle]?.ending ?? '') < text) from = middle + 1;
    else to = middle;
  }
  const found: IndexedRegion[] = [];
  for (let at = from; endings[at]?.ending.startsWith(text); at += 1) {
    const region = endings[at]?.region;
    if (region) found.push(region);
  }
  return found;
}
