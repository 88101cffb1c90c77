import { z } from 'zod';
import { addDays, jakartaDay } from '#domain/shipping/calendar.ts';
import { isDecreed } from '#domain/shipping/holidays.ts';
import { openCase } from '#server/modules/cases/cases.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { readCalendar } from './work-calendar.ts';

/** Days from 1 October to 1 January: decrees come in September. */
const AHEAD_DAYS = 92;

/** The case of a year whose decree is missing. */
export const undecreedYear = (year: number) => ({ kind: 'undecreed_year', subject: `year:${year}` }) as const;

/** This year, from 1 October on the next one, when its decree is missing; else null (P-SHIP-7). */
export async function findUndecreedYear(query: Query): Promise<number | null> {
  const day = addDays(jakartaDay(await shopNow(query)), AHEAD_DAYS);
  return isDecreed(await readCalendar(query), day) ? null : Number(day.slice(0, 4));
}

/** Asks the operator once an hour for a decree that is missing. */
export const askForDecree = defineJob({
  name: 'shipping.ask-for-decree',
  payload: z.null(),
  pollSeconds: 30,
});

export const shippingWork: BackgroundWork = { hourly: [askForDecree] };

export async function openDecreeCase(tx: Tx): Promise<void> {
  const year = await findUndecreedYear(tx);
  if (year !== null) await openCase(tx, undecreedYear(year));
}
