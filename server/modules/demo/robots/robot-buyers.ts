import { z } from 'zod';
import { sellToRobots } from '#server/modules/catalogue/catalogue.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Plays buyers of a demo's flash goods once an hour. A job that runs twice sells a piece more, which harms nobody. */
export const buyFlashGoods = defineJob({ name: 'demo.buyers', payload: z.null() });

const HOUR_MS = 60 * 60 * 1000;

/** @param isPlaying whether this shop has robots; without them the job does nothing */
export function createRobotBuyers(given: {
  transaction: Transaction;
  isPlaying: boolean;
}): () => Promise<void> {
  return async () => {
    if (!given.isPlaying) return;
    await given.transaction(async (tx) => sellToRobots(tx, Math.floor((await tx.now()).getTime() / HOUR_MS)));
  };
}
