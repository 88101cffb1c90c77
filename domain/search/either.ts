import type { Lexicon } from './lexicon.ts';
import type { Slot } from './understood.ts';

/** Share of a name's points where a kind of its own counts too, so that other things are not all listed later. */
const SHARE_OF_KIND = 0.5;

/**
 * The slots of a term by those of its clauses. Of the things that the clauses name, either is wanted: one slot matches
 * both in 'sapu dan pel'. Those that the shop lacks are left out beside others (P-SEARCH-20).
 */
export function slotsOfClauses(clauses: readonly (readonly Slot[])[], lexicon: Lexicon): Slot[] {
  const joined = withDescriptions(clauses, lexicon);
  const things = joined.flatMap((clause) => clause.find(({ isThing }) => isThing) ?? []);
  const wanted = things.filter(({ isAbsent }) => !isAbsent);
  if (things.length < 2 || wanted.length === 0) return joined.flat();
  const asOne = wanted.length > 1 ? either(wanted) : {};
  return joined
    .flat()
    .flatMap((slot) => (slot === wanted[0] ? { ...slot, ...asOne } : things.includes(slot) ? [] : slot));
}

/** In 'tas hitam dan coklat' the last word is no second thing: it is one more description. */
function withDescriptions(clauses: readonly (readonly Slot[])[], lexicon: Lexicon): Slot[][] {
  const isDescription = (slot: Slot | undefined) => slot !== undefined && lexicon.isPlain(slot.text);
  const joined: Slot[][] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    if (before && isDescription(before.at(-1)) && clause.every(isDescription))
      before.push(...clause.map((slot) => ({ ...slot, isThing: false })));
    else joined.push([...clause]);
  }
  return joined;
}

/** One slot for several things: what matches one of them matches it. */
function either(things: readonly Slot[]): Partial<Slot> {
  const isKindBesideOthers = things.some(({ kinds }) => kinds.length === 0);
  const shareOf = ({ kinds }: Slot) => (isKindBesideOthers && kinds.length > 0 ? SHARE_OF_KIND : 1);
  return {
    text: things.map(({ text }) => text).join(' dan '),
    meanings: things.flatMap((thing) =>
      thing.meanings.map((meaning) => ({
        ...meaning,
        percent: Math.round(meaning.percent * shareOf(thing)),
      })),
    ),
    part: null,
    isInside: false,
    kinds: unique(things.flatMap(({ kinds }) => kinds)),
    named: unique(things.flatMap(({ named }) => named)),
    sold: unique(things.flatMap(({ sold }) => sold)),
    seller: null,
    described: null,
    isNear: things.every(({ isNear }) => isNear),
    isCorrected: things.every(({ isCorrected }) => isCorrected),
  };
}

const unique = (ids: readonly number[]) => [...new Set(ids)];
