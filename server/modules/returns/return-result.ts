import { auditLines } from '#server/modules/access/access.ts';
import { type PaidByReturn, paidByReturn } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { ReturnDecision, ReturnFacts, ToldDecision } from './return-service.ts';

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

/** What came of a return, with the people who decided. */
export const readReturnResult = async (
  query: Query,
  facts: Pick<ReturnFacts, 'id' | 'number' | 'events'>,
): Promise<ReturnResult> => ({
  decisions: await readDecisions(query, facts),
  paid: await paidByReturn(query, facts.id),
});

/** What the operator decided, as buyer and shop read it. */
export async function readToldDecisions(
  query: Query,
  facts: Pick<ReturnFacts, 'number' | 'events'>,
): Promise<ToldDecision[]> {
  const decisions = await readDecisions(query, facts);
  return decisions.map(({ at, outcome, reason }) => ({ at, outcome, reason }));
}

/** Events have the shop's time, and lines of the audit log the person and the reason: each decision is one of both. */
async function readDecisions(
  query: Query,
  { number, events }: Pick<ReturnFacts, 'number' | 'events'>,
): Promise<ReturnDecision[]> {
  const decided = events.filter(({ event, actor }) => actor === 'operator' && OUTCOMES[event] !== undefined);
  if (decided.length === 0) return [];
  const lines = await auditLines(
    query,
    { command: 'returns.decide', of: `return:${number}`, who: '', words: '', from: '', to: '', before: null },
    MOST_DECISIONS,
  );
  const decisions = decided.toReversed().flatMap(({ event, at }, nth): ReturnDecision[] => {
    const [line, outcome] = [lines[nth], OUTCOMES[event]];
    if (!line || !outcome) return [];
    return [{ at, outcome, by: line.by, confirmedBy: line.confirmedBy, reason: line.reason ?? '' }];
  });
  return decisions.toReversed();
}
