import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';

/**
 * Work for tests of jobs: pieces are rows, and finishing one counts it once, whoever does it and however
 * often.
 */
export const finishPiece = defineJob({
  name: 'test.finish-piece',
  payload: z.int(),
  atOnce: 4,
  retrySeconds: 1,
  pollSeconds: 1,
});

export async function createPieces(query: Query): Promise<void> {
  await query(
    sql`create table pieces (id integer primary key, finished_at timestamptz, finishes integer not null default 0)`,
  );
  await query(
    sql`create table piece_attempts (id bigint generated always as identity primary key, piece integer not null)`,
  );
}

/** Adds pieces from one number to another, with a job for each. */
export async function addPieces(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction(async (tx) => {
    await tx(sql`insert into pieces (id) select generate_series(${from}::int, ${to}::int)`);
    const ids = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    await tx.enqueue(finishPiece, ids);
  });
}

/** Finishes an unfinished piece: the condition of the update makes a second run harmless. */
export function pieceHandler(query: Query, transaction: Transaction): JobHandler<number> {
  return async (id) => {
    await query(sql`insert into piece_attempts (piece) values (${id})`);
    await transaction(async (tx) => {
      await tx(sql`
        update pieces set finished_at = now(), finishes = finishes + 1 where id = ${id} and finished_at is null`);
    });
  };
}
