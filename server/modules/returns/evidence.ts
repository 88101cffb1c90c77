import type { Result } from '#domain/result.ts';
import type { AttachRefusal, Media, MediaView } from '#server/modules/media/media.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn } from './change-return.ts';

/** What returns need of media: photos and videos that show what is wrong. */
export type EvidenceFiles = Pick<Media, 'attach' | 'attached' | 'waiting'>;

const PURPOSE = 'return_evidence';

/** What was handed in for a return, in its order. */
export async function evidenceOf(
  query: Query,
  media: Pick<EvidenceFiles, 'attached'>,
  returnId: string,
): Promise<MediaView[]> {
  return (await media.attached(query, PURPOSE, [returnId])).get(returnId) ?? [];
}

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
