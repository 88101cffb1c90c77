import { sql } from 'drizzle-orm';
import { cleanLine } from '#domain/forms/clean-text.ts';
import type { Result } from '#domain/result.ts';
import { isReservedShopName, SHOP_NAME_LENGTH } from '#domain/shops/shop-name.ts';
import { type ActContext, type ActRefusal, act } from '#server/modules/access/access.ts';
import { judgeShopName } from '#server/modules/catalogue/catalogue.ts';
import { type Registered, type RegistrationRefusal, registerShop } from './registration-commands.ts';

/** The last registration of an account. */
export interface Registration {
  name: string;
  state: 'waiting' | 'opened' | 'refused';
  createdAt: Date;
  /** What has to be mended, when it was sent back. */
  reason: string | null;
  /** What was typed, to be sent again. */
  sent: Record<
    'name' | 'legalName' | 'taxId' | 'businessId' | 'bank' | 'number' | 'contact' | 'phone' | 'postalCode',
    string
  >;
}

/** How somebody becomes the owner of a shop, for pages. */
export interface Registering {
  register(userId: string, input: unknown): Promise<Result<Registered, ActRefusal | RegistrationRefusal>>;
  /** Null for somebody who never asked. */
  last(userId: string): Promise<Registration | null>;
  /** What can be said of a name while it is typed; null for one that is too short to tell. */
  judgeName(name: string): Promise<'free' | 'taken' | 'alike' | 'reserved' | null>;
}

export function openRegistering(context: ActContext): Registering {
  const { query } = context;
  return {
    async register(userId, input) {
      const done = await act(context, registerShop, { by: { kind: 'account', userId }, input });
      if (!done.ok) return done;
      const [registered] = done.value;
      if (!registered) throw new Error('A registration has no outcome');
      return { ok: true, value: registered };
    },
    async last(userId) {
      const [found] = await query<Registration>(sql`
        select name, state, created_at as "createdAt", reason, json_build_object('name', name, 'legalName', legal_name,
          'taxId', tax_id, 'businessId', business_id, 'bank', bank, 'number', account_number, 'contact', contact,
          'phone', phone, 'postalCode', postal_code) as sent
        from shop_registrations
        where user_id = ${userId} order by created_at desc limit 1`);
      return found ?? null;
    },
    async judgeName(typed) {
      const name = cleanLine(typed);
      if (name.length < SHOP_NAME_LENGTH.min || name.length > SHOP_NAME_LENGTH.max) return null;
      return isReservedShopName(name) ? 'reserved' : judgeShopName(query, name);
    },
  };
}
