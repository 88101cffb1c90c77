import { type SQL, sql } from 'drizzle-orm';
import type { Review } from '#domain/catalogue/product.ts';
import type { HidingGround } from '#domain/reviews/hiding-grounds.ts';
import { type RatingBar, ratingHistogram } from '#domain/reviews/histogram.ts';
import { maskName } from '#domain/reviews/mask-name.ts';
import { REVIEWS_A_PAGE, type ReviewQuery, type ReviewSort } from '#domain/reviews/review-query.ts';
import type { Query } from '#server/platform/database/query.ts';

/** One page of the reviews of a product. */
export interface ReviewPage {
  reviews: Review[];
  /** All that match. */
  found: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** How the reviews of a product spread. */
export interface ReviewFigures {
  bars: RatingBar[];
  withPhotos: number;
  /** Options that reviewers bought, the most frequent first. */
  options: string[];
}

const ORDER: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`r.date desc, r.id desc`,
  helpful: sql`r.helpful desc, r.date desc, r.id desc`,
  best: sql`r.rating desc, r.date desc, r.id desc`,
  worst: sql`r.rating, r.date desc, r.id desc`,
};

type ReviewRow = Omit<Review, 'reply'> & Record<'reply' | 'repliedOn', string | null>;

/** The columns of a review `r`. Names leave the database masked. */
const columns = sql`r.id, r.username, r.rating, to_char(r.date, 'YYYY-MM-DD') as date, r.content, r.images, r.helpful,
  r.options, r.reply, to_char(r.replied_on, 'YYYY-MM-DD') as "repliedOn"`;

const toReview = ({ username, reply, repliedOn, ...row }: ReviewRow): Review => ({
  ...row,
  username: maskName(username),
  reply: reply !== null && repliedOn !== null ? { text: reply, date: repliedOn } : null,
});

/** The newest reviews of a product, `limit` at most. */
export async function newestReviews(query: Query, productId: number, limit: number): Promise<Review[]> {
  const rows = await query<ReviewRow>(sql`
    select ${columns} from reviews r where r.product_id = ${productId} and r.hidden_at is null
    order by ${ORDER.newest} limit ${limit}`);
  return rows.map(toReview);
}

/** One page of the reviews of a product; a page behind the last one is the last one. */
export async function reviewPage(query: Query, productId: number, asked: ReviewQuery): Promise<ReviewPage> {
  const { stars, withPhotos, options, sort } = asked;
  const matching = sql`r.product_id = ${productId} and r.hidden_at is null
    and (${stars}::integer is null or r.rating = ${stars}) and (not ${withPhotos}::boolean or cardinality(r.images) > 0)
    and (${options} = '' or r.options = ${options})`;
  const [counted] = await query<{ count: number }>(
    sql`select count(*)::integer as count from reviews r where ${matching}`,
  );
  const found = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(found / REVIEWS_A_PAGE));
  const page = Math.min(asked.page, pages);
  const rows = await query<ReviewRow>(sql`
    select ${columns} from reviews r where ${matching} order by ${ORDER[sort]}
    limit ${REVIEWS_A_PAGE} offset ${(page - 1) * REVIEWS_A_PAGE}`);
  return { reviews: rows.map(toReview), found, page, pages };
}

/** Most options that the filter offers. */
const MOST_OPTIONS = 12;

/** How the ratings of a product spread, and what its reviews can be filtered by. */
export async function reviewFigures(query: Query, productId: number): Promise<ReviewFigures> {
  const ofProduct = sql`r.product_id = ${productId} and r.hidden_at is null`;
  const [ratings, [photos], options] = await Promise.all([
    query<{ rating: number; count: number }>(
      sql`select r.rating, count(*)::integer as count from reviews r where ${ofProduct} group by r.rating`,
    ),
    query<{ count: number }>(
      sql`select count(*)::integer as count from reviews r where ${ofProduct} and cardinality(r.images) > 0`,
    ),
    query<{ options: string }>(sql`
      select r.options from reviews r where ${ofProduct} and r.options <> ''
      group by r.options order by count(*) desc, r.options limit ${MOST_OPTIONS}`),
  ]);
  return {
    bars: ratingHistogram(new Map(ratings.map(({ rating, count }) => [rating, count]))),
    withPhotos: photos?.count ?? 0,
    options: options.map((row) => row.options),
  };
}

/**
 * Counts a visitor's 'helpful' once per review, in one statement: the vote and the count change together or
 * not at all.
 * @returns the count after it, or null for an unknown review
 */
export async function voteHelpful(query: Query, reviewId: number, visitorId: string): Promise<number | null> {
  await query(sql`
    with vote as (
      insert into review_votes (review_id, visitor_id)
      select id, ${visitorId}::uuid from reviews where id = ${reviewId} and hidden_at is null
      on conflict do nothing returning review_id
    )
    update reviews set helpful = helpful + 1 where id in (select review_id from vote)`);
  const [row] = await query<{ helpful: number }>(
    sql`select helpful from reviews where id = ${reviewId} and hidden_at is null`,
  );
  return row?.helpful ?? null;
}

/** A shown review as a report of it names it. */
export interface ReviewTarget {
  id: number;
  productId: number;
  product: string;
  /** Masked. */
  username: string;
}

/** Null for an unknown or hidden review. */
export async function reviewTarget(query: Query, id: number): Promise<ReviewTarget | null> {
  const [row] = await query<ReviewTarget>(sql`
    select r.id, r.product_id as "productId", p.name as product, r.username
    from reviews r join listed_products p on p.id = r.product_id where r.id = ${id} and r.hidden_at is null`);
  return row ? { ...row, username: maskName(row.username) } : null;
}

/** A review for whoever wrote it. */
export interface StoredReview {
  id: number;
  productId: number;
  rating: number;
  content: string;
  images: string[];
  reply: string | null;
  /** Since when the operator hides it; null while it is shown. */
  hiddenAt: Date | null;
  /** Why; null while it is shown, and where it is not known. */
  hiddenFor: HidingGround | null;
}

/** Reviews by their ids, hidden ones among them. */
export async function ownReviews(
  query: Query,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredReview>> {
  const rows = await query<StoredReview>(sql`
    select id, product_id as "productId", rating, content, images, reply, hidden_at as "hiddenAt",
      hidden_for as "hiddenFor"
    from reviews where id = any(${sql.param(ids)}::integer[])`);
  return new Map(rows.map((review) => [review.id, review]));
}
