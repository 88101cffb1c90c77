import { type SQL, sql } from 'drizzle-orm';
import { foldText } from '#domain/search/fold-text.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { nameWords } from '#domain/search/name-words.ts';
import {
  audienceFit,
  type Beside,
  detailPoints,
  ENOUGH,
  isThingItself,
  type Matched,
  mainSlot,
  membership,
  type ProductFacts,
  rankOf,
  slotPoints,
  wantedAudience,
} from '#domain/search/relevance.ts';
import type { Understood } from '#domain/search/understood.ts';
import { searchWords } from '#domain/search/words.ts';
import {
  allOf,
  type CandidateRow,
  candidates,
  type Elsewhere,
  type Means,
  MOST_RANKED,
  mayMatch,
  wordsElsewhere,
} from './candidates.ts';
import { containing } from './product-conditions.ts';
import type { Answer, Found } from './product-finder.ts';
import { wishesProperties } from './wished.ts';

/** Memoized for the current pages: a list and its counts ask for the same. */
const lastFound = new WeakMap<Understood, Promise<Found>>();

/**
 * Finds and ranks what a term means, like `rank` of the read model: PostgreSQL finds candidates, the domain's
 * rule ranks them.
 */
export function rankCandidates(means: Means, understood: Understood): Promise<Found> {
  const known = lastFound.get(understood);
  if (known) return known;
  const asked = findCandidates(means, understood);
  lastFound.set(understood, asked);
  asked.catch(() => lastFound.delete(understood));
  return asked;
}

/**
 * Descriptions of a large catalogue are slow, so they are searched only where names, kinds and shops find
 * fewer than {@link ENOUGH}.
 */
async function findCandidates(means: Means, understood: Understood): Promise<Found> {
  const { isLarge } = means;
  const found = await findWith(means, understood, await wordsElsewhere(means, understood, !isLarge));
  if (!isLarge || found.ids.length >= ENOUGH) return found;
  return findWith(means, understood, await wordsElsewhere(means, understood, true));
}

async function findWith(means: Means, understood: Understood, elsewhere: Elsewhere): Promise<Found> {
  const { slots, meansAll, term } = understood;
  const most = MOST_RANKED[means.isLarge ? 'large' : 'small'];
  const hasTerm = sql`fold_text(p.name) like ${containing(foldText(term))}`;
  const may = slots.map((slot) => mayMatch(slot, elsewhere));
  const find = async (where: SQL) => {
    const rows = await candidates(means, understood, sql`(${where}) or ${hasTerm}`);
    return {
      rated: rate(rows, understood, { elsewhere, lexicon: means.lexicon }),
      isMore: rows.length === most,
    };
  };
  const first = await find(meansAll ? sql`true` : allOf(may));
  const full = first.rated.filter(({ matched }) => matched.slots === slots.length).length;
  const isMember = membership(understood, full);
  if (full >= ENOUGH || slots.length < 2) return best(first, understood, isMember);
  const things = may.filter((_, at) => slots[at]?.isThing);
  const others = await find(sql.join(things.length > 0 ? things : may, sql` or `));
  return best(others, understood, isMember);
}

interface Known {
  readonly elsewhere: Elsewhere;
  readonly lexicon: Lexicon;
}

interface Rated {
  readonly row: CandidateRow;
  readonly rank: number;
  readonly matched: Matched;
}

function rate(rows: readonly CandidateRow[], understood: Understood, known: Known): Rated[] {
  const { slots, details, wishes, shop } = understood;
  const main = mainSlot(slots);
  const wanted = wantedAudience(understood);
  return rows.map((row) => {
    const facts = factsOf(row, known);
    const points = slots.map((slot) => slotPoints(slot, facts));
    const ofPlace = understood.audienceOf.get(row.subcategoryId) ?? 0;
    const matched: Matched = {
      slots: points.filter((own) => own > 0).length,
      telling: points.filter((own, at) => own > 0 && slots[at]?.isPlain === false).length,
      main: points[main] ?? 0,
    };
    const beside: Beside = {
      fit:
        wanted === 0 ? 0 : audienceFit(wanted, known.lexicon.recipients.audienceBits(facts.words), ofPlace),
      isOfficial: wishes.official && row.isOfficial,
      hasTerm: row.hasTerm,
      isOfShop: shop.length > 0 && shop.every((word) => facts.sellerHas(word)),
    };
    const ofSlots = points.reduce((total, own, at) => total + own * (slots[at]?.weight ?? 0), 0);
    const ofDetails = details.reduce((total, detail) => total + detailPoints(slotPoints(detail, facts)), 0);
    const sum = ofSlots + (matched.slots > 0 ? ofDetails : 0);
    return { row, matched, rank: rankOf(understood, { matched, sum, beside }) };
  });
}

function factsOf(
  { id, name, subcategoryId, seller }: CandidateRow,
  { elsewhere, lexicon }: Known,
): ProductFacts {
  const words = nameWords(name, lexicon);
  const folded = foldText(name);
  const sellerWords = new Set(searchWords(seller));
  return {
    words,
    subcategoryId,
    sellerHas: (word) => sellerWords.has(word),
    // The read model has no words of a description that the name has too.
    descriptionHas: (word) => (elsewhere.described.get(word)?.has(id) ?? false) && !folded.includes(word),
  };
}

/**
 * The members with the wished properties, or all if no such thing has them; the best first, equals in their
 * given order.
 */
function best(
  { rated, isMore }: { rated: readonly Rated[]; isMore: boolean },
  understood: Understood,
  isMember: (matched: Matched) => boolean,
): Found {
  const { slots } = understood;
  const members = rated.filter(({ row, matched }) => row.hasTerm || isMember(matched));
  const wished = wishesProperties(understood)
    ? members.filter(({ row }) => row.isWished || (understood.isName && row.hasTerm))
    : [];
  const isItself = (rows: readonly Rated[]) => rows.some(({ matched }) => isThingItself(matched.main));
  const isMet = wished.length > 0 && (isItself(wished) || !isItself(members));
  const ranked = [...(isMet ? wished : members)].sort((a, b) => b.rank - a.rank);
  const answer: Answer = {
    isAny: ranked.length > 0,
    isWhole:
      slots.length < 2 || members.some(({ row, matched }) => row.hasTerm || matched.slots === slots.length),
    isAsWished: isMet || !wishesProperties(understood),
  };
  return { ids: ranked.map(({ row }) => row.id), isMore, answer };
}
