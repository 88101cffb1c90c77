// A process that works on the jobs of tests/integration/support/pieces.ts, so that tests can start several and kill them.
// Usage: node jobs-main.ts '{"address":{...}}'; prints a line when it is ready, stops on SIGTERM.
import { createServingPool } from '#server/platform/database/pools.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { JobsProcessOptions } from './jobs-process.ts';
import { finishPiece, pieceHandler } from './pieces.ts';

const { address, isPooled }: JobsProcessOptions = JSON.parse(process.argv[2] ?? '');
const log = { info: () => {}, warn: () => {} };
const pool = createServingPool(address, { log, isPooled });
const jobs = await openJobs({ pool, log, kinds: [finishPiece], heartbeatSeconds: 10, superviseSeconds: 1 });
const transaction = createTransaction(pool, { enqueue: jobs.enqueue });
jobs.handle(finishPiece, pieceHandler(createQuery(pool), transaction));
await jobs.start();
process.on('SIGTERM', () => void jobs.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
