import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { lapseProposals } from './commands/proposals.ts';
import { forgetRefusals } from './commands/security-log.ts';
import { sweepInvitations } from './staff/invitations.ts';
import { sweepDeskSessions } from './who/desk-sessions.ts';

/** Ends what is over at the desks: browsers' time, invitations, old refusals, proposals. */
export const sweepAccess = defineJob({ name: 'access.sweep', payload: z.null(), pollSeconds: 30 });

export const accessWork: BackgroundWork = { hourly: [sweepAccess] };

export async function sweepDesks(
  { query, transaction }: { query: Query; transaction: Transaction },
  now: Date,
): Promise<void> {
  await sweepDeskSessions(query, now);
  await sweepInvitations(query);
  await forgetRefusals(query);
  await transaction(lapseProposals);
}
