import { sql } from 'drizzle-orm';
import { maskEmail } from '#domain/forms/mask-email.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import {
  type CodeFault,
  type CodeTopic,
  hasCode,
  mailCode,
  spendCode,
} from '#server/platform/mail/mailed-code.ts';
import { type BuyerPurpose, codeLetter } from './code-letter.id.ts';
import type { OrderOwner } from './order-view.ts';

/** What was typed beside a form that may need a code. */
export interface TypedCode {
  /** Empty while nobody has typed one. */
  code: string;
  /** 'Kirim ulang kode' was pressed. */
  isAgain: boolean;
}

/** A form must be sent again with the code that was mailed. */
export interface CodeDemand {
  code: 'code_needed';
  /** The masked address of the contact. */
  sentTo: string;
  /** Why the last code was not taken, or none was sent; null when there is one to type. */
  fault: CodeFault | 'too_many_codes' | 'no_contact' | null;
  /** Seconds until another code can be asked for, after `too_many_codes`. */
  retryAfterS: number;
}

/** How somebody showed to be the buyer. */
export type BuyerProof = 'own' | 'code';

interface ContactRow {
  isBuyers: boolean;
  email: string;
  number: string;
}

/**
 * Whether somebody who may see a purchase is its buyer: its account, the browser of its checkout, or whoever types the
 * code that is mailed to its contact. The link of a mail alone is not enough for what cannot be taken back. The caller
 * commits also when a code is demanded: the mail, and the wrong tries, are part of it.
 */
export async function proveBuyer(
  tx: Tx,
  given: { owner: OrderOwner; purchaseId: string; purpose: BuyerPurpose; typed: TypedCode },
): Promise<Result<BuyerProof, CodeDemand>> {
  const { owner, purchaseId, purpose, typed } = given;
  const found = await readContact(tx, owner, purchaseId);
  if (found?.isBuyers) return { ok: true, value: 'own' };
  const contact = found?.email ?? '';
  const demand = (fault: CodeDemand['fault'], retryAfterS = 0): Result<BuyerProof, CodeDemand> => ({
    ok: false,
    error: { code: 'code_needed', sentTo: maskEmail(contact), fault, retryAfterS },
  });
  if (!found || contact === '') return demand('no_contact');
  const topic: CodeTopic = {
    purpose,
    subject: purchaseId,
    contact,
    askedBy: owner.userId ?? owner.guestId,
  };
  if (typed.code !== '' && !typed.isAgain) {
    const fault = await spendCode(tx, topic, typed.code);
    return fault === null ? { ok: true, value: 'code' } : demand(fault);
  }
  if (!typed.isAgain && (await hasCode(tx, topic))) return demand(null);
  const waitS = await mailCode(tx, topic, (code) => codeLetter({ code, purpose, number: found.number }));
  return waitS > 0 ? demand('too_many_codes', waitS) : demand(null);
}

async function readContact(query: Query, owner: OrderOwner, purchaseId: string): Promise<ContactRow | null> {
  const own =
    owner.userId === undefined ? sql`p.guest_id = ${owner.guestId}` : sql`p.user_id = ${owner.userId}`;
  const [row] = await query<ContactRow>(sql`
    select p.number, coalesce(c.email, '') as email, coalesce(${own}, false) or exists (
      select 1 from order_grants g where g.purchase_id = p.id and g.is_buyers
        and g.owner_id = ${owner.userId ?? owner.guestId} and g.expires_at > shop_now()
    ) as "isBuyers"
    from purchases p left join order_contacts c on c.purchase_id = p.id where p.id = ${purchaseId}`);
  return row ?? null;
}
