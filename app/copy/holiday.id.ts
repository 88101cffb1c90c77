import { formatLongDate } from '#domain/format-date.ts';
import { openingOf } from '#domain/shops/holiday.ts';

/** What stands on the pages of a closed shop and its goods. @param day when it opens again, 'yyyy-mm-dd' */
export const closedText = (day: string): string =>
  `Toko Libur. Buka kembali ${formatLongDate(openingOf(day))}.`;
