import { type SQL, sql } from 'drizzle-orm';
import { DESCRIBED_WORDS } from '#db/schema/catalogue.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { audienceBits } from '#domain/search/audiences.ts';
import { foldCase } from '#domain/search/fold-case.ts';
import { nameWords } from '#domain/search/name-words.ts';
import {
  audienceFit,
  type Beside,
  ENOUGH,
  type Matched,
  mainSlot,
  membership,
  type ProductFacts,
  rankOf,
  slotPoints,
  wantedAudience,
} from '#domain/search/relevance.ts';
import type { Slot, Understood } from '#domain/search/understood.ts';
import { searchWords } from '#domain/search/words.ts';
import type { Query } from '#server/platform/database/query.ts';
import { orderBy } from './list-keys.ts';
import { containing, isIndexed, LOOKED_THROUGH } from './product-conditions.ts';
import type { Found } from './product-finder.ts';
import { orderAmongEquals, wishesProperties } from './wished.ts';

/** So many products that a term may find are ranked, the best sold. */
export const MOST_RANKED = 5000;

interface CandidateRow extends Record<string, unknown> {
  id: number;
  name: string;
  subcategoryId: number;
  seller: string;
  isOfficial: boolean;
  hasTerm: boolean;
  isWished: boolean;
  /** The words of descriptions that are looked for and stand in its own. */
  described: string[];
}

const DESCRIPTION = sql`(p.short_description || ' ' || p.description)`;

/** Found for the pages of the moment: a list and the counts beside it ask for the same. */
const lastFound = new WeakMap<Understood, Promise<Found>>();

/** Finds and ranks what a term means, as `rank` of the read model does: PostgreSQL finds, the domain's rule ranks. */
export function rankCandidates(query: Query, understood: Understood, isLarge: boolean): Promise<Found> {
  const known = lastFound.get(understood);
  if (known) return known;
  const asked = findCandidates(query, understood, isLarge);
  lastFound.set(understood, asked);
  asked.catch(() => lastFound.delete(understood));
  return asked;
}

async function findCandidates(query: Query, understood: Understood, isLarge: boolean): Promise<Found> {
  const { slots, meansAll } = understood;
  const hasTerm = sql`p.name ilike ${containing(understood.term)}`;
  const may = slots.map(mayMatch);
  const find = (where: SQL) =>
    candidates(query, understood, { where: sql`(${where}) or ${hasTerm}`, isLarge });
  const rows = await find(meansAll ? sql`true` : allOf(may));
  const rated = rate(rows, understood);
  const full = rated.filter(({ matched }) => matched.slots === slots.length).length;
  const isMember = membership(understood, full);
  if (full >= ENOUGH || slots.length < 2)
    return best(rated, { understood, isMember, isMore: rows.length === MOST_RANKED });
  const things = may.filter((_, at) => slots[at]?.isThing);
  const others = await find(sql.join(things.length > 0 ? things : may, sql` or `));
  return best(rate(others, understood), { understood, isMember, isMore: others.length === MOST_RANKED });
}

const allOf = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` and `);

/** A condition over `products p` that every product that matches a slot fulfils, and few others. */
function mayMatch({ meanings, part, kinds, named, seller, described }: Slot): SQL {
  const patterns = [...meanings.flatMap(({ word }) => spellings(word)), ...(part === null ? [] : [part])];
  const conditions: SQL[] = [];
  if (patterns.length > 0) {
    const likes = patterns.map((pattern) => containing(...pattern.split(' ')));
    conditions.push(sql`p.name ilike any(${sql.param([...new Set(likes)])}::text[])`);
  }
  const places = [...kinds, ...named];
  if (places.length > 0) conditions.push(sql`p.subcategory_id = any(${sql.param(places)}::integer[])`);
  if (seller !== null) {
    conditions.push(
      sql`p.seller_id in (select s.id from sellers s where s.name ilike ${containing(seller)})`,
    );
  }
  if (described !== null && isWord(described))
    conditions.push(sql`${DESCRIBED_WORDS} @@ ${described}::tsquery`);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** How a word may be written in a name: numbers have dots there, or a unit apart. */
function spellings(word: string): string[] {
  const [, number, unit = ''] = /^(\d+(?:,\d+)?)(\p{L}*)$/u.exec(word) ?? [];
  if (number === undefined) return [word];
  const dotted = number.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  const numbers = [number, dotted, number.replace(',', '.')];
  return unit === '' ? numbers : [word, ...numbers];
}

const isWord = (text: string) => /^[\p{L}\p{N}]+$/u.test(text);

async function candidates(
  query: Query,
  understood: Understood,
  { where, isLarge }: { where: SQL; isLarge: boolean },
): Promise<CandidateRow[]> {
  const described = [...new Set(understood.slots.flatMap((slot) => slot.described ?? []))].filter(isWord);
  const { properties, minPrice, maxPrice } = understood.wishes;
  const wished = [
    ...(properties.includes('free-shipping') ? [sql`p.is_free_shipping`] : []),
    ...(properties.includes('cod') ? [sql`${COD_TAG_ID} = any(p.tag_ids)`] : []),
    ...(properties.includes('discounted') ? [sql`p.discount_now > 0`] : []),
    ...(minPrice === null ? [] : [sql`p.price_now >= ${minPrice}`]),
    ...(maxPrice === null ? [] : [sql`p.price_now <= ${maxPrice}`]),
  ];
  const from = isLarge && !isIndexedTerm(understood) ? BEST_SOLD : sql`products p`;
  // Found first and then put in order: in the order of sales the first match may be very far.
  return query<CandidateRow>(sql`
    with p as materialized (
      select p.id, p.name, p.subcategory_id, p.seller_id, p.sold_count, p.short_description, p.description,
        p.price_now, p.rating, p.created_at, p.discount_now, ${allOf([sql`true`, ...wished])} as is_wished
      from ${from} where ${where}
    )
    select p.id, p.name, p.subcategory_id as "subcategoryId", s.name as seller, s.is_official as "isOfficial",
      p.name ilike ${containing(understood.term)} as "hasTerm", p.is_wished as "isWished",
      array(select w from unnest(${sql.param(described)}::text[]) w
        where ${DESCRIPTION} ~* ('(^|[^[:alnum:]])' || w || '([^[:alnum:]]|$)')) as described
    from (select * from p order by p.sold_count desc, p.id desc limit ${MOST_RANKED}) p
    join sellers s on s.id = p.seller_id
    order by ${orderBy(orderAmongEquals(understood))}`);
}

const BEST_SOLD = sql`(select * from products order by sold_count desc, id desc limit ${LOOKED_THROUGH}) p`;

/** Whether an index helps to find a slot. */
function isIndexedTerm({ slots, term }: Understood): boolean {
  return (
    isIndexed([term]) &&
    slots.some(({ meanings, part }) => isIndexed([part ?? '', ...meanings.map(({ word }) => word)]))
  );
}

interface Rated {
  readonly row: CandidateRow;
  readonly rank: number;
  readonly matched: Matched;
}

function rate(rows: readonly CandidateRow[], understood: Understood): Rated[] {
  const { slots, wishes, shop } = understood;
  const main = mainSlot(slots);
  const wanted = wantedAudience(understood);
  return rows.map((row) => {
    const facts = factsOf(row);
    const points = slots.map((slot) => slotPoints(slot, facts));
    const ofPlace = understood.audienceOf.get(row.subcategoryId) ?? 0;
    const matched: Matched = {
      slots: points.filter((own) => own > 0).length,
      things: points.filter((own, at) => own > 0 && slots[at]?.isThing).length,
      main: points[main] ?? 0,
    };
    const beside: Beside = {
      fit: wanted === 0 ? 0 : audienceFit(wanted, audienceBits(facts.words), ofPlace),
      isOfficial: wishes.official && row.isOfficial,
      hasTerm: row.hasTerm,
      isOfShop: shop.length > 0 && shop.every((word) => facts.sellerHas(word)),
    };
    const sum = points.reduce((total, own, at) => total + own * (slots[at]?.weight ?? 0), 0);
    return { row, matched, rank: rankOf(understood, { matched, sum, beside }) };
  });
}

function factsOf({ name, subcategoryId, seller, described }: CandidateRow): ProductFacts {
  const words = nameWords(name);
  const folded = foldCase(name);
  const sellerWords = new Set(searchWords(seller));
  return {
    words,
    subcategoryId,
    sellerHas: (word) => sellerWords.has(word),
    // The read model does not keep words of a description that the name has, too.
    descriptionHas: (word) => described.includes(word) && !folded.includes(word),
  };
}

/** The members with what the term wishes, or all of them if none has that; the best first, equals as they came. */
function best(
  rated: readonly Rated[],
  {
    understood,
    isMember,
    isMore,
  }: { understood: Understood; isMember: (matched: Matched) => boolean; isMore: boolean },
): Found {
  const members = rated.filter(({ row, matched }) => row.hasTerm || isMember(matched));
  const wished = wishesProperties(understood) ? members.filter(({ row }) => row.isWished) : [];
  const ranked = [...(wished.length > 0 ? wished : members)].sort((a, b) => b.rank - a.rank);
  return { ids: ranked.map(({ row }) => row.id), isMore };
}
