import { z } from 'zod';
import { realNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { askInvariants } from './invariant-runs.ts';

const askJob = defineJob({
  name: 'proof.ask',
  payload: z.null(),
  pollSeconds: 30,
  retries: 2,
  timeLimitSeconds: 900,
});

/** Once an hour the invariants are asked, in one hour of the night of everything. */
export const proofWork: BackgroundWork = { hourly: [askJob] };

/** 02.00 to 02.59 in Jakarta. */
const NIGHT_HOUR_UTC = 19;

export function handleProof(
  jobs: Pick<Jobs, 'handle'>,
  { query, transaction, log }: { query: Query; transaction: Transaction; log: Log },
): void {
  jobs.handle(askJob, async () => {
    const isNight = (await realNow(query)).getUTCHours() === NIGHT_HOUR_UTC;
    const broken = await askInvariants(transaction, isNight ? 'whole' : 'changed');
    const counts = Object.entries(broken).map(([name, rows]) => `${name} (${rows.length})`);
    if (counts.length > 0) log.warn({ broken: counts }, 'Money, stock and orders disagree: npm run ledger');
  });
}
