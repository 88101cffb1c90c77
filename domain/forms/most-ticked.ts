/** Most rows of a list that are ticked, and worked on, at once (P-CENTRE-3). */
export const MOST_TICKED = 200;
