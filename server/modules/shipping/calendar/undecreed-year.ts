/** The case of a year whose decree is missing. */
export const undecreedYear = (year: number) => ({ kind: 'undecreed_year', subject: `year:${year}` }) as const;
