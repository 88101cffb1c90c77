/** Days of reviews that the rating of a shop is made of (P-REV-12). */
export const RATING_DAYS = 90;
/** Fewest of them that replace a figure that a shop of the demo began with. */
export const FEWEST_RATINGS = 10;
