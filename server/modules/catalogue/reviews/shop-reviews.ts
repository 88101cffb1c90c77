import { sql } from 'drizzle-orm';
import { maskName } from '#domain/reviews/mask-name.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A review of a shop's goods, as its people see it. */
export interface ShopReview {
  id: number;
  productId: number;
  product: string;
  options: string;
  /** Masked. */
  username: string;
  rating: number;
  /** 'yyyy-mm-dd'. */
  date: string;
  content: string;
  images: string[];
  /** Null until the shop has replied, which it does once. */
  reply: string | null;
}

/** What a shop is rated; 0 for one that is not. */
export interface ShopRating {
  rating: number;
  /** Its buyers' reviews make it; else the shop began with it. */
  isOwn: boolean;
}

/** What shoppers read of how a shop does. */
export interface ShopStanding extends ShopRating {
  /** Questions that it answers in time, in whole percent; null until that was measured (P-CHAT-10). */
  responseRate: number | null;
}

/** @throws Error for a shop that does not exist */
export async function shopStanding(query: Query, sellerId: number): Promise<ShopStanding> {
  const [standing] = await query<ShopStanding>(sql`
    select rating, is_rating_own as "isOwn", response_rate as "responseRate" from sellers where id = ${sellerId}`);
  if (!standing) throw new Error(`There is no seller ${sellerId}`);
  return standing;
}

/** Which reviews of a shop somebody asks for. */
export interface ShopReviewsQuery {
  isUnanswered: boolean;
  /** Only of so many stars; null for all. */
  stars: number | null;
  /** Only those older than this one, by its id; null for the newest. */
  before: number | null;
}

/** Reviews on a page of a shop's list. */
const PAGE_REVIEWS = 20;

/** A page of the reviews of a shop's goods, the last written first; hidden ones are the operator's alone. */
export async function shopReviews(
  query: Query,
  sellerId: number,
  { isUnanswered, stars, before }: ShopReviewsQuery,
): Promise<{ rating: ShopRating; reviews: ShopReview[]; older: number | null }> {
  const { rating, isOwn } = await shopStanding(query, sellerId);
  const found = await query<ShopReview>(sql`
    select r.id, r.product_id as "productId", p.name as product, r.options, r.username, r.rating,
      to_char(r.date, 'YYYY-MM-DD') as date, r.content, r.images, r.reply
    from reviews r join products p on p.id = r.product_id
    where p.seller_id = ${sellerId} and r.hidden_at is null and (not ${isUnanswered}::boolean or r.reply is null)
      and (${stars}::integer is null or r.rating = ${stars}) and (${before}::integer is null or r.id < ${before})
    order by r.id desc limit ${PAGE_REVIEWS + 1}`);
  const reviews = found
    .slice(0, PAGE_REVIEWS)
    .map(({ username, ...review }) => Object.assign(review, { username: maskName(username) }));
  return {
    rating: { rating, isOwn },
    reviews,
    older: found.length > PAGE_REVIEWS ? (reviews.at(-1)?.id ?? null) : null,
  };
}
