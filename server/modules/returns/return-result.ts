import { auditLines } from '#server/modules/access/access.ts';
import { type PaidByReturn, paidByReturn } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { ReturnFacts } from './return-service.ts';

/** What the operator decided about a return (P-RET-44). */
export interface ReturnDecision {
  at: Date;
  /** Who decided, as the audit log names them, and the second person; null for what one decided alone. */
  by: string;
  confirmedBy: string | null;
  outcome: 'refund' | 'send' | 'reject';
  reason: string;
}

/** What came of a return, for the two desks. */
export interface ReturnResult {
  /** The first one first. */
  decisions: ReturnDecision[];
  /** Null for a return that paid nothing. */
  paid: PaidByReturn | null;
}

const OUTCOMES: Readonly<Record<string, ReturnDecision['outcome']>> = {
  decided: 'refund',
  sent_back: 'send',
  rejected: 'reject',
  rejected_back: 'reject',
};

/** The operator decides a return a few times at most: it comes back after its goods were sent. */
const MOST_DECISIONS = 10;

/** Events have the shop's time, and lines of the audit log the person and the reason: each decision is one of both. */
export async function readReturnResult(
  query: Query,
  { id, number, events }: Pick<ReturnFacts, 'id' | 'number' | 'events'>,
): Promise<ReturnResult> {
  const lines = await auditLines(
    query,
    { command: 'returns.decide', of: `return:${number}`, who: '', words: '', from: '', to: '', before: null },
    MOST_DECISIONS,
  );
  const decided = events.filter(({ event, actor }) => actor === 'operator' && OUTCOMES[event] !== undefined);
  const decisions = decided.toReversed().flatMap(({ event, at }, nth): ReturnDecision[] => {
    const [line, outcome] = [lines[nth], OUTCOMES[event]];
    if (!line || !outcome) return [];
    return [{ at, outcome, by: line.by, confirmedBy: line.confirmedBy, reason: line.reason ?? '' }];
  });
  return { decisions: decisions.toReversed(), paid: await paidByReturn(query, id) };
}
