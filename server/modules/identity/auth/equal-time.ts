import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that an answer takes which must not tell by its time whether a mail was written. */
const ANSWER_MS = 250;

/** Waits for the work, and for the time that all such answers take. */
export async function inEqualTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(ANSWER_MS)]);
}
