import { type SQL, sql } from 'drizzle-orm';
import type { Principal } from '#domain/access/principal.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { BoughtFromCart } from './checkout-interface.ts';
import type { Draft } from './draft.ts';

/** Hours after its last change when a checkout ends, by the shop's clock. */
const DRAFT_HOURS = 24;

/** A checkout and its outcome. */
export interface FoundDraft {
  draft: Draft;
  purchaseId: string | null;
}

/** Started checkouts; each belongs to an account or to a guest's browser. */
export interface Drafts {
  /** Null for an unknown one, one of another owner, and an ended one. */
  find(owner: Principal, id: string): Promise<FoundDraft | null>;
  /** The latest one that was not placed. */
  newest(owner: Principal): Promise<Draft | null>;
  /**
   * Inserts or updates it. @returns false when it was placed meanwhile, or the id belongs to another owner
   */
  save(owner: Principal, draft: Draft): Promise<boolean>;
}

type DraftRow = Draft & { purchaseId: string | null };

const ownerIds = (owner: Principal) => ({
  userId: owner.kind === 'user' ? owner.userId : null,
  guestId: owner.kind === 'guest' ? owner.guestId : null,
});

const ofOwner = (owner: Principal): SQL =>
  owner.kind === 'user' ? sql`c.user_id = ${owner.userId}` : sql`c.guest_id = ${owner.guestId}`;

const DRAFTS = sql`
  select c.id, c.source, c.lines, c.address_id as "addressId", c.address, c.email, c.choices, c.method,
    c.dropship_name as "dropshipName", c.gift_note as "giftNote", c.purchase_id as "purchaseId"
  from checkouts c`;

export function createDrafts(query: Query): Drafts {
  return {
    async find(owner, id) {
      if (!isUuid(id)) return null;
      const [row] = await query<DraftRow>(
        sql`${DRAFTS} where c.id = ${id} and ${ofOwner(owner)} and c.ends_at > shop_now()`,
      );
      return row ? toFound(row) : null;
    },
    async newest(owner) {
      const [row] = await query<DraftRow>(sql`
        ${DRAFTS} where ${ofOwner(owner)} and c.purchase_id is null and c.ends_at > shop_now()
        order by c.changed_at desc limit 1`);
      return row ? toFound(row).draft : null;
    },
    async save(owner, draft) {
      const { userId, guestId } = ownerIds(owner);
      const [saved] = await query(sql`
        insert into checkouts as c (id, user_id, guest_id, source, lines, address_id, address, email, choices, method,
          dropship_name, gift_note, created_at, changed_at, ends_at)
        values (${draft.id}, ${userId}, ${guestId}, ${draft.source}, ${JSON.stringify(draft.lines)}::jsonb,
          ${draft.addressId}, ${draft.address && JSON.stringify(draft.address)}::jsonb, ${draft.email},
          ${JSON.stringify(draft.choices)}::jsonb, ${draft.method}, ${draft.dropshipName}, ${draft.giftNote},
          shop_now(), shop_now(), shop_now() + make_interval(hours => ${DRAFT_HOURS}))
        on conflict (id) do update set lines = excluded.lines, address_id = excluded.address_id,
          address = excluded.address, email = excluded.email, choices = excluded.choices, method = excluded.method,
          dropship_name = excluded.dropship_name, gift_note = excluded.gift_note, changed_at = excluded.changed_at,
          ends_at = excluded.ends_at
        where c.purchase_id is null and ${ofOwner(owner)}
        returning c.id`);
      return saved !== undefined;
    },
  };
}

const toFound = ({ purchaseId, ...draft }: DraftRow): FoundDraft => ({ draft, purchaseId });

/**
 * Records the outcome of a checkout, inside the transaction that places it. Its lines stay, because they
 * leave the cart. Personal data is deleted: it now belongs to the order.
 */
export async function closeDraft(query: Query, id: string, purchaseId: string): Promise<void> {
  await query(sql`
    update checkouts set purchase_id = ${purchaseId}, address_id = null, address = null, email = '', choices = '{}',
      dropship_name = '', gift_note = ''
    where id = ${id}`);
}

/**
 * What a purchase removes from the browser's cart; null when it did not come from the cart, or long ago.
 * @param number of the purchase, or of one of its orders
 */
export async function boughtFromCart(
  query: Query,
  owner: Principal,
  number: string,
): Promise<BoughtFromCart | null> {
  const [row] = await query<{ purchase: string; lines: Draft['lines'] }>(sql`
    select p.number as purchase, c.lines from checkouts c join purchases p on p.id = c.purchase_id
    where (p.number = ${number} or exists (select from orders o where o.purchase_id = p.id and o.number = ${number}))
      and ${ofOwner(owner)} and c.source = 'cart'`);
  if (!row) return null;
  return { purchase: row.purchase, skuIds: [...new Set(row.lines.map(({ skuId }) => skuId))] };
}
