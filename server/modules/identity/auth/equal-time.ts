import { setTimeout as sleep } from 'node:timers/promises';

/** Duration in ms of answers whose time must not reveal whether a mail was written. */
const ANSWER_MS = 250;

/** Waits for the work, and for the fixed duration of such answers. */
export async function inEqualTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(ANSWER_MS)]);
}
