/**
 * Pages of the console read anew after each form, a refused one too: somebody else may have changed what they show, and a
 * code that counted is not asked for again.
 */
export const shouldRevalidate = (): boolean => true;
