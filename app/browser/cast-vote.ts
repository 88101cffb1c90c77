import { helpfulVotes } from '#contracts/catalogue/helpful-votes.ts';
import { ask } from './ask.ts';
import { visitorId } from './visitor-id.ts';

/** Votes for a review as helpful, once a browser, and gets the count. */
export const castVote = (reviewId: number) =>
  ask(helpfulVotes, { params: { id: String(reviewId) }, body: { visitorId: visitorId() } });
