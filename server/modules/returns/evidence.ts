import type { Result } from '#domain/result.ts';
import { type AttachRefusal, attachAtDesk, type Media, type MediaView } from '#server/modules/media/media.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn } from './return-rows.ts';

/** What returns need of media: photos and videos that show what is wrong. */
export type EvidenceFiles = Pick<Media, 'attach' | 'attached' | 'waiting'>;

const PURPOSE = 'return_evidence';
/** What the shop shows of the goods. */
const ANSWER = 'return_answer';

/** What the shopper has handed in for a return, and what its shop has, in their order. */
export async function evidenceOf(
  query: Query,
  media: Pick<EvidenceFiles, 'attached'>,
  returnId: string,
): Promise<{ evidence: MediaView[]; answer: MediaView[] }> {
  const of = async (purpose: typeof PURPOSE | typeof ANSWER) =>
    (await media.attached(query, purpose, [returnId])).get(returnId) ?? [];
  return { evidence: await of(PURPOSE), answer: await of(ANSWER) };
}

/** What somebody of the shop uploaded for a return and has not handed in. */
export const waitingAnswer = (
  query: Query,
  media: Pick<EvidenceFiles, 'waiting'>,
  { userId, returnId }: { userId: string; returnId: string },
): Promise<MediaView[]> => media.waiting(query, { owner: { userId }, purpose: ANSWER, subject: returnId });

/** Hands in uploads of the shop: they join those before, since the shopper has seen those. */
export const handInAnswer = (
  tx: Tx,
  { userId, returnId, ids }: { userId: string; returnId: string; ids: readonly string[] },
): Promise<Result<null, AttachRefusal>> =>
  attachAtDesk(tx, { owner: { userId }, purpose: ANSWER, subject: returnId, ids });

/** What somebody uploaded for a return and has not handed in. */
export const waitingEvidence = (
  query: Query,
  media: Pick<EvidenceFiles, 'waiting'>,
  given: { owner: OrderOwner; returnId: string },
): Promise<MediaView[]> =>
  media.waiting(query, { owner: given.owner, purpose: PURPOSE, subject: given.returnId });

/** Hands in uploads. Those of a draft replace the ones before, later ones only join them: the seller has seen those. */
export const handIn = (
  tx: Tx,
  media: Pick<EvidenceFiles, 'attach'>,
  given: { owner: OrderOwner; found: LockedReturn['found']; ids: readonly string[] },
): Promise<Result<null, AttachRefusal>> => {
  const { owner, found, ids } = given;
  const isWhole = found.state === 'draft';
  return media.attach(tx, { owner, purpose: PURPOSE, subject: found.id, ids, isWhole });
};
