import { sql } from 'drizzle-orm';
import { REFUSED_REGISTRATION_DAYS } from '#domain/shops/registration.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Registrations by an account, in the interface of identity. What opened a shop stays, as the law asks, without the account. */
export const accountRegistrations = {
  /** Guests register no shop. */
  async merge() {},
  async exported(query: Query, userId: string) {
    return {
      shopRegistrations: await query(sql`
        select state, seller_id as "sellerId", name, legal_name as "legalName", tax_id as "taxId", business_id as "businessId",
          contact, phone, address, postal_code as "postalCode", bank, account_number as "accountNumber", agreement,
          created_at as "createdAt", decided_at as "decidedAt", reason
        from shop_registrations where user_id = ${userId} order by created_at`),
    };
  },
  async remove(tx: Tx, userId: string) {
    await tx(sql`delete from shop_registrations where user_id = ${userId} and state <> 'opened'`);
    await tx(sql`update shop_registrations set user_id = null where user_id = ${userId}`);
  },
  /** Deletes what was sent back and is not needed any more; whoever mends it sends a registration of its own. */
  async sweep(query: Query) {
    await query(sql`
      delete from shop_registrations
      where state = 'refused' and decided_at <= shop_now() - make_interval(days => ${REFUSED_REGISTRATION_DAYS})`);
  },
};
