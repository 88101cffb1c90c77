import { z } from 'zod';
import { reportRows } from '#domain/settlement/robot-report.ts';
import { type ActContext, act, type CommandActor } from '#server/modules/access/access.ts';
import { importReport, unsettledMoney, unsettledSince } from '#server/modules/settlement/settlement.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the payment provider of a demo, who settles what shoppers paid, and the operator who imports its report (P-PAY-42). */
export const settlePayments = defineJob({ name: 'demo.settlement', payload: z.null() });

const by: CommandActor = { kind: 'system', name: 'robot' };

/** The provider settles once a day. */
const SETTLES_AFTER_MS = 24 * 60 * 60 * 1000;

async function reportDue(query: Query): Promise<Date | null> {
  const since = await unsettledSince(query);
  return since && new Date(since.getTime() + SETTLES_AFTER_MS);
}

/** Money at the provider that is in no report. */
export const dueRobotProvider: DueWork = {
  name: 'demo: settlement',
  clock: 'shop',
  grainMs: 60 * 60 * 1000,
  nextDue: reportDue,
  enqueue: (tx) => tx.enqueue(settlePayments, [null]),
};

/** Settles what is due. Named by its moment, so that a job that runs twice settles once. */
export async function settlePaymentsOnce(context: ActContext): Promise<void> {
  const due = await reportDue(context.query);
  if (!due || due > (await shopNow(context.query))) return;
  const report = `DEMO-${due.toISOString().replaceAll(':', '.')}`;
  const rows = reportRows(report, await unsettledMoney(context.query));
  await act(context, importReport, { by, input: { rows } });
}
