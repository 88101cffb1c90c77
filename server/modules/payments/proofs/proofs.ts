import { sql } from 'drizzle-orm';
import { PAYMENT_DATA_DAYS } from '#domain/payments/payment-data-days.ts';
import type { Result } from '#domain/result.ts';
import type { AttachRefusal, Media } from '#server/modules/media/media.ts';
import { type OrderOwner, purchasesOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { sweepProofs } from '../provider/payment-jobs.ts';

/** The files of proofs are media of this purpose; their subject is the attempt to pay. */
const PURPOSE = 'payment_proof';

/** The open or last manual transfer of a purchase of somebody's own. */
export interface OwnTransfer {
  id: string;
  /** A proof from an older version that is not moved yet. */
  picture: Buffer | null;
}

export async function ownTransfer(
  query: Query,
  owner: OrderOwner | null,
  number: string,
): Promise<OwnTransfer | null> {
  if (!owner) return null;
  const [found] = await query<OwnTransfer>(sql`
    select a.id, f.picture from payment_attempts a join purchases p on p.id = a.purchase_id
    left join payment_proofs f on f.attempt_id = a.id
    where p.number = ${number} and p.id in ${purchasesOf(owner)} and a.method = 'transfer'
    order by a.created_at desc limit 1`);
  return found ?? null;
}

/** Only the buyer adds a proof and sees it; the operator finds it in the file store. */
export function acceptProofs(media: Pick<Media, 'accept'>, query: Query): void {
  const isOwn = async (owner: OrderOwner, attemptId: string) => {
    const found = await query(sql`
      select from payment_attempts a where a.id::text = ${attemptId} and a.method = 'transfer'
        and a.purchase_id in ${purchasesOf(owner)}`);
    return found.length > 0;
  };
  media.accept(PURPOSE, { mayAdd: isOwn, maySee: isOwn });
}

/** Makes an uploaded picture the proof of a transfer, in the place of an earlier one, which stays where this fails. */
export function attachProof(
  { transaction, media }: { transaction: Transaction; media: Media },
  { owner, attemptId, mediaId }: { owner: OrderOwner; attemptId: string; mediaId: string },
): Promise<Result<null, AttachRefusal>> {
  return transaction(async (tx) => {
    const proof = { purpose: PURPOSE, subject: attemptId, owner, ids: [mediaId], isWhole: true } as const;
    const attached = await media.attach(tx, proof);
    if (!attached.ok) return attached;
    await tx(sql`
      insert into payment_proofs (attempt_id, uploaded_at) values (${attemptId}, ${await tx.now()})
      on conflict (attempt_id) do update set picture = null, uploaded_at = excluded.uploaded_at`);
    return attached;
  });
}

const KEPT = sql`make_interval(days => ${PAYMENT_DATA_DAYS})`;

/** Proofs that have had their time, and those of an older version. */
export const dueProofs: DueWork = {
  name: 'payments: proofs',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(sql`
      select min(case when picture is null then uploaded_at + ${KEPT} else uploaded_at end) as due from payment_proofs`);
    return row?.due ?? null;
  },
  enqueue: (tx) => tx.enqueue(sweepProofs, [null]),
};

/** Deletes proofs that have had their time, and moves pictures out of the table that held them before. */
export async function sweepOldProofs(
  { query, transaction, media }: { query: Query; transaction: Transaction; media: Media },
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx<{ id: string }>(sql`
      delete from payment_proofs where uploaded_at <= ${now}::timestamptz - ${KEPT} returning attempt_id as id`);
    for (const { id } of old) await media.remove(tx, { purpose: PURPOSE, subject: id });
  });
  const unmoved = await query<{ id: string; picture: Buffer }>(sql`
    select attempt_id as id, picture from payment_proofs
    where picture is not null order by uploaded_at limit 20`);
  for (const { id, picture } of unmoved) {
    const adopted = await media.adopt({ purpose: PURPOSE, subject: id, bytes: picture });
    await query(sql`update payment_proofs set picture = null where attempt_id = ${id}`);
    if (!adopted) await query(sql`delete from payment_proofs where attempt_id = ${id}`);
  }
}
