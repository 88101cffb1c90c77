import {
  ownReviews,
  productNames,
  type StoredReview,
  sellerNames,
} from '#server/modules/catalogue/catalogue.ts';
import { type ReportedTarget, reportedTargets } from '#server/modules/inbox/inbox.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Something that was reported, with its reports. */
export interface ReportedThing extends ReportedTarget {
  /** Of the product or the shop; of a review the name of its product. Null when it is gone. */
  name: string | null;
  /** What a reported review says. */
  review: Pick<StoredReview, 'productId' | 'rating' | 'content' | 'images' | 'hiddenAt'> | null;
}

/** What was reported and nobody has looked at yet. */
export async function readReportedThings(query: Query): Promise<ReportedThing[]> {
  const targets = await reportedTargets(query);
  const idsOf = (kind: string) => targets.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const reviews = await ownReviews(query, idsOf('review'));
  const ofReviews = [...reviews.values()].map(({ productId }) => productId);
  const products = await productNames(query, [...idsOf('product'), ...ofReviews]);
  const shops = await sellerNames(query, idsOf('seller'));
  return targets.map((target) => {
    const review = target.kind === 'review' ? (reviews.get(target.id) ?? null) : null;
    const names = target.kind === 'seller' ? shops : products;
    const nameId = target.kind === 'review' ? review?.productId : target.id;
    return Object.assign(target, { name: (nameId && names.get(nameId)) || null, review });
  });
}
