/** The face of reviews: what shoppers write about what they bought, and what desks do with it. */
export { accountReviews } from './account-reviews.ts';
export { reviewsOfOrder } from './bought-reviews.ts';
export { createReviewService } from './create-review-service.ts';
export { handleReviews, measureRatings, reviewWork } from './measure-ratings.ts';
export { type ReviewRefused, reviewCommands } from './review-commands.ts';
export type { ReviewedLine, ReviewService } from './review-service.ts';
export { type PersonReview, reviewsOfPerson } from './reviews-of-person.ts';
