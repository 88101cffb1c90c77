import type { ReviewForm } from '#domain/forms/review.ts';
import type { Result } from '#domain/result.ts';
import type { HidingGround } from '#domain/reviews/hiding-grounds.ts';
import type { OrderOwner, ReceivedOrder } from '#server/modules/orders/orders.ts';

/** What a shopper wrote about a line. */
export interface OwnReview {
  rating: number;
  content: string;
  /** Until when it can be edited; null when it cannot any more. */
  editUntil: Date | null;
  reply: string | null;
  /** The operator hides it, for a ground that may be unknown; null while it is shown. */
  hidden: { ground: HidingGround | null } | null;
}

/** A picture of a review. */
export interface ReviewPhoto {
  id: string;
  address: string;
  /** It is uploaded, and not posted with the review yet. */
  isWaiting: boolean;
}

/** A bought line with its review; null where nothing was written. */
export interface ReviewedLine {
  /** For the uploads of its pictures. */
  id: string;
  position: number;
  productId: number;
  name: string;
  options: string;
  imageUrl: string;
  /** The pictures of the review, and then those that are uploaded and not posted yet. */
  photos: ReviewPhoto[];
  review: OwnReview | null;
}

/** A received order, for writing about what was bought. */
export interface ReviewableOrder {
  number: string;
  shop: ReceivedOrder['shop'];
  lines: ReviewedLine[];
}

/** What somebody posts about a line. */
export interface PostedReview {
  position: number;
  form: ReviewForm;
  /** Ids of uploaded pictures: all that the review has from now on. */
  photos: readonly string[];
}

/** Why a review was not stored. */
export type ReviewRefusal =
  /** The order or the line is not there, belongs to somebody else, or has not been received. */
  | 'unknown'
  /** Its writer belongs to the shop that sold it (P-REV-5). */
  | 'own_shop'
  /** It was edited before, or too long ago. */
  | 'not_editable'
  /** A picture is not there any more. */
  | 'unknown_media'
  | 'too_many_files';

/** The interface of pages to reviews of bought goods. */
export interface ReviewService {
  /** Null for an order that is unknown, somebody else's, or not received. */
  order(owner: OrderOwner, number: string): Promise<ReviewableOrder | null>;
  /** Stores the review of a line, or edits it. Posting the same again changes nothing. */
  write(owner: OrderOwner, number: string, given: PostedReview): Promise<Result<null, ReviewRefusal>>;
}
