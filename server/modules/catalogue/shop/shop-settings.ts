import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { pickupForm, shopProfileForm } from '#domain/forms/shop-settings.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import { mediaAddress } from '#domain/media/media-address.ts';
import type { Result } from '#domain/result.ts';
import { COURIER_IDS, type CourierId } from '#domain/shipping/couriers.ts';
import type { AcceptHours } from '#domain/shops/accept-hours.ts';
import { reopeningDays } from '#domain/shops/holiday.ts';
import { isReservedShopName } from '#domain/shops/shop-name.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { attachAtDesk } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockShopNames } from './open-seller.ts';
import { type PickupAddress, pickupAddressOf } from './pickup-address.ts';

/** What a shop sets about itself (P-CENTRE-40 to P-CENTRE-43). */

/** The day on which the seller `s` opens again, 'yyyy-mm-dd'; null for one that is open. */
export const CLOSED_UNTIL = sql`case when s.reopens_on > (shop_now() at time zone 'Asia/Jakarta')::date
  then to_char(s.reopens_on, 'YYYY-MM-DD') end`;

const ACCEPTS = sql`case when s.accept_from is not null
  then json_build_object('from', s.accept_from, 'to', s.accept_to) end`;

/** The settings of a shop. */
export interface ShopSettings {
  /** Addresses of its own pictures; '' for none. */
  logo: string;
  banner: string;
  name: string;
  description: string;
  hours: string;
  /** 'yyyy-mm-dd' in Jakarta; null for a shop that is open. */
  reopensOn: string | null;
  /** Null for all. */
  couriers: CourierId[] | null;
  takesCod: boolean;
  /** When it accepts orders by itself; null for a shop that does not. */
  accepts: AcceptHours | null;
  pickup: PickupAddress | null;
  /** Counts its changes. */
  version: number;
}

/** Null for an unknown shop. */
export async function shopSettings(query: Query, sellerId: number): Promise<ShopSettings | null> {
  const [row] = await query<Omit<ShopSettings, 'pickup'>>(sql`
    select s.logo, s.banner, s.name, s.description, s.hours, ${CLOSED_UNTIL} as "reopensOn", s.couriers, s.takes_cod as "takesCod", ${ACCEPTS} as accepts, s.version
    from sellers s where s.id = ${sellerId}`);
  return row ? Object.assign(row, { pickup: await pickupAddressOf(query, sellerId) }) : null;
}

/** Why a setting was not changed. */
export type ShopRefusal =
  /** Somebody else changed the settings since they were shown. */
  | { code: 'shop_changed' }
  | { code: 'shop_name_reserved' }
  | { code: 'shop_name_taken' }
  /** Not a day from tomorrow on, within the longest holiday. */
  | { code: 'wrong_day' }
  /** It is open. */
  | { code: 'shop_open' }
  /** The file is not there any more, or somebody else's. */
  | { code: 'picture_gone' };

interface ShopSubject extends Subject {
  sellerId: number;
  version: number;
  name: string;
  reopensOn: string | null;
  couriers: CourierId[] | null;
  takesCod: boolean;
  accepts: AcceptHours | null;
}

const RIGHTS = ['shop.write', 'operator.sellers'] as const;
const ofShop = z.object({ sellerId: z.int().positive() });
/** `version`: of the settings that whoever changes them has seen. */
const seen = ofShop.extend({ version: z.int().nonnegative() });

async function lockShop(
  tx: Tx,
  { sellerId }: { sellerId: number },
  by: CommandActor,
): Promise<ShopSubject[] | null> {
  const [shop] = await tx<Omit<ShopSubject, keyof Subject>>(sql`
    select s.id as "sellerId", s.version, s.name, ${CLOSED_UNTIL} as "reopensOn", s.couriers, s.takes_cod as "takesCod", ${ACCEPTS} as accepts
    from sellers s where s.id = ${sellerId} and ${inShopOf(by, sql`s.id`)} for update`);
  return shop ? [Object.assign(shop, { kind: 'seller', id: String(sellerId) })] : null;
}

type Changed = Result<Done<null>, ShopRefusal>;
const refused = (code: ShopRefusal['code']) => ({ ok: false, error: { code } }) as const;
const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  ({ ok: true, value: { value: null, before, after } }) as const;

export const shopCommands = {
  describe: defineCommand({
    name: 'shop.describe',
    permission: RIGHTS,
    input: seen.extend(shopProfileForm.shape),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject, input: { version, name, description, hours } }): Promise<Changed> {
      const { sellerId, name: before } = subject;
      if (version !== subject.version) return refused('shop_changed');
      if (name !== before) {
        if (isReservedShopName(name)) return refused('shop_name_reserved');
        await lockShopNames(tx);
        const [other] = await tx(sql`
          select 1 as taken from sellers where id <> ${sellerId} and fold_text(name) = fold_text(${name})`);
        if (other) return refused('shop_name_taken');
      }
      await tx(sql`
        update sellers set name = ${name}, description = ${description}, hours = ${hours}, version = version + 1
        where id = ${sellerId}`);
      return changed({ name: before }, { name, hours });
    },
  }),
  picture: defineCommand({
    name: 'shop.picture',
    permission: RIGHTS,
    /** `files`: the upload that becomes the picture; none takes it away. */
    input: ofShop.extend({ kind: z.enum(['logo', 'banner']), files: z.array(z.uuid()).max(1) }),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject: { sellerId }, input: { kind, files }, by }): Promise<Changed> {
      if (by.kind !== 'member') return refused('picture_gone');
      const { userId } = by.scope;
      const purpose = `shop_${kind}` as const;
      const given = { owner: { userId }, purpose, subject: String(sellerId), ids: files, isWhole: true };
      if (!(await attachAtDesk(tx, given)).ok) return refused('picture_gone');
      const [id] = files;
      const address = id === undefined ? '' : mediaAddress(id);
      const column = sql.identifier(kind);
      await tx(sql`update sellers set ${column} = ${address}, version = version + 1 where id = ${sellerId}`);
      return changed({}, { [kind]: address });
    },
  }),
  close: defineCommand({
    name: 'shop.close',
    permission: RIGHTS,
    input: ofShop.extend({ reopensOn: askedLine(20) }),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject: { sellerId, reopensOn: before }, input: { reopensOn } }): Promise<Changed> {
      const { first, last } = reopeningDays(await tx.now());
      const isDay = z.iso.date().safeParse(reopensOn).success;
      if (!isDay || reopensOn < first || reopensOn > last) return refused('wrong_day');
      await tx(
        sql`update sellers set reopens_on = ${reopensOn}, version = version + 1 where id = ${sellerId}`,
      );
      return changed({ reopensOn: before }, { reopensOn });
    },
  }),
  open: defineCommand({
    name: 'shop.open',
    permission: RIGHTS,
    input: ofShop,
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject: { sellerId, reopensOn: before } }): Promise<Changed> {
      if (before === null) return refused('shop_open');
      await tx(sql`update sellers set reopens_on = null, version = version + 1 where id = ${sellerId}`);
      return changed({ reopensOn: before }, { reopensOn: null });
    },
  }),
  offer: defineCommand({
    name: 'shop.shipping',
    permission: RIGHTS,
    input: seen.extend({ couriers: z.array(z.enum(COURIER_IDS)).min(1), takesCod: z.boolean() }),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject, input: { version, couriers: chosen, takesCod } }): Promise<Changed> {
      if (version !== subject.version) return refused('shop_changed');
      const isAll = COURIER_IDS.every((id) => chosen.includes(id));
      const couriers = isAll ? null : COURIER_IDS.filter((id) => chosen.includes(id));
      await tx(sql`
        update sellers set couriers = ${couriers && sql.param(couriers)}::text[], takes_cod = ${takesCod}, version = version + 1
        where id = ${subject.sellerId}`);
      const { couriers: before, takesCod: tookCod } = subject;
      return changed({ couriers: before, takesCod: tookCod }, { couriers, takesCod });
    },
  }),
  accept: defineCommand({
    name: 'shop.accept',
    permission: RIGHTS,
    /** `accepts`: null to accept no order by itself any more. */
    input: seen.extend({
      accepts: z
        .object({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) })
        .refine(({ from, to }) => from < to, { path: ['to'], message: 'It ends before it begins' })
        .nullable(),
    }),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject, input: { version, accepts } }): Promise<Changed> {
      if (version !== subject.version) return refused('shop_changed');
      await tx(sql`
        update sellers set accept_from = ${accepts?.from ?? null}, accept_to = ${accepts?.to ?? null}, version = version + 1
        where id = ${subject.sellerId}`);
      return changed({ accepts: subject.accepts }, { accepts });
    },
  }),
  pickup: defineCommand({
    name: 'shop.pickup',
    permission: RIGHTS,
    input: seen.extend(pickupForm.shape),
    subjects: (tx, input, by) => lockShop(tx, input, by),
    async run(tx, { subject: { sellerId, ...subject }, input }): Promise<Changed> {
      const { version, contact, phone, address, postalCode } = input;
      if (version !== subject.version) return refused('shop_changed');
      await tx(sql`
        insert into pickup_addresses (seller_id, contact, phone, address, postal_code)
        values (${sellerId}, ${contact}, ${phone}, ${address}, ${postalCode})
        on conflict (seller_id) do update set contact = excluded.contact, phone = excluded.phone,
          address = excluded.address, postal_code = excluded.postal_code`);
      await tx(sql`update sellers set version = version + 1 where id = ${sellerId}`);
      return changed({}, { address: 'changed', postalCode });
    },
  }),
};
