/** The face of reviews: what shoppers write about what they bought, and what desks do with it. */
export { accountReviews } from './account-reviews.ts';
export { createReviewDesk } from './create-review-desk.ts';
export { type ReviewRefused, reviewCommands } from './review-commands.ts';
export type { ReviewDesk, ReviewedLine } from './review-desk.ts';
