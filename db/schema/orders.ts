import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sellers, skus } from './catalogue.ts';
import { bytea } from './columns.ts';

/**
 * What shoppers buy. Prices and quantities are `integer`, sums are `bigint`, all whole Rupiah. Moments are those of
 * the shop's clock, so none has a default of the database's.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** What a shopper pays at once: one order, or several of several sellers. */
export const purchases = pgTable(
  'purchases',
  {
    /** Made by the program, never from a sequence: it travels to the provider and into addresses. */
    id: uuid('id').primaryKey(),
    /** 'LP', the day and six characters. */
    number: text('number').notNull().unique(),
    /** Who buys: an account (of the built-in sign-in or a hosted project's), or a guest's browser. */
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    /** Whom limits count: the account, else phone and e-mail as keyed hashes. */
    buyers: text('buyers').array().notNull(),
    state: text('state').$type<'awaiting' | 'confirmed' | 'expired' | 'cancelled'>().notNull(),
    method: text('method').notNull(),
    total: amount('total').notNull(),
    /** Null for cash on delivery, which has no deadline. */
    payBy: moment('pay_by'),
    /** Issued in the form: posting it twice makes one purchase. */
    requestKey: uuid('request_key').notNull().unique(),
    /** Hash of what was posted with the key: another content under the same key is refused. */
    requestHash: bytea('request_hash').notNull(),
    /** Keyed hash of the network address, for the limit of unpaid purchases. */
    addressHash: bytea('address_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    check('purchases_state', sql`${t.state} in ('awaiting', 'confirmed', 'expired', 'cancelled')`),
    check('purchases_total', sql`${t.total} >= 0`),
    index('purchases_user').on(t.userId, t.createdAt.desc()).where(sql`${t.userId} is not null`),
    index('purchases_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    index('purchases_due').on(t.payBy).where(sql`${t.state} = 'awaiting'`),
    index('purchases_buyers').using('gin', t.buyers).where(sql`${t.state} = 'awaiting'`),
    index('purchases_cod_buyers').using('gin', t.buyers).where(sql`${t.method} = 'cod'`),
    index('purchases_address').on(t.addressHash).where(sql`${t.state} = 'awaiting'`),
  ],
);

/** One order: what one seller sends to one shopper. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    number: text('number').notNull().unique(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    state: text('state').notNull(),
    /** How many events it has had: the next one's number. */
    events: integer('events').notNull().default(0),
    /** Goods at the prices of their lines. */
    goods: amount('goods').notNull(),
    /** What the courier asks, who bears it, and what of it the shopper pays. */
    shippingQuote: amount('shipping_quote').notNull(),
    shippingCharged: amount('shipping_charged').notNull(),
    shippingBy: text('shipping_by').$type<'escrow' | 'seller' | 'platform'>().notNull(),
    codFee: amount('cod_fee').notNull().default(0),
    /** goods + shipping_charged + cod_fee. */
    total: amount('total').notNull(),
    /** Value that an exchange brings along: it is not paid again. */
    credit: amount('credit').notNull().default(0),
    /** What refunds have been promised of it. */
    refundReserved: amount('refund_reserved').notNull().default(0),
    courier: text('courier').notNull(),
    service: text('service').notNull(),
    /** The promised range of days, in Jakarta. */
    arrivesFrom: date('arrives_from').notNull(),
    arrivesTo: date('arrives_to').notNull(),
    note: text('note').notNull().default(''),
    giftNote: text('gift_note').notNull().default(''),
    acceptBy: moment('accept_by'),
    shipBy: moment('ship_by'),
    deliveredAt: moment('delivered_at'),
    /** 'Barang Sudah Diterima', or three days after the courier's delivery, whichever is first. */
    receivedAt: moment('received_at'),
    completeAt: moment('complete_at'),
    /** A wish to cancel that the seller answers; silence until then approves. */
    cancelAskedAt: moment('cancel_asked_at'),
    cancelReason: text('cancel_reason'),
    cancelAnswerBy: moment('cancel_answer_by'),
    /** 'Pesanan belum sampai': the clock of receipt stands still. */
    missingSince: moment('missing_since'),
    invoiceNumber: text('invoice_number').unique(),
    paidOutAt: moment('paid_out_at'),
    /** Up to which event the shopper has been told. */
    told: integer('told').notNull().default(0),
    /** When the robot that plays the sellers of a demo looks at it next; null: at once. A real shop leaves it alone. */
    demoStepAt: moment('demo_step_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check(
      'orders_state',
      sql`${t.state} in ('unpaid', 'waiting', 'new', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'cancelled')`,
    ),
    check('orders_shipping_by', sql`${t.shippingBy} in ('escrow', 'seller', 'platform')`),
    check('orders_adds_up', sql`${t.total} = ${t.goods} + ${t.shippingCharged} + ${t.codFee}`),
    check('orders_shipping', sql`${t.shippingCharged} between 0 and ${t.shippingQuote}`),
    check('orders_credit', sql`${t.credit} between 0 and ${t.total}`),
    check('orders_refund_reserved', sql`${t.refundReserved} between 0 and ${t.total}`),
    index('orders_purchase').on(t.purchaseId),
    index('orders_seller').on(t.sellerId, t.createdAt.desc()),
    index('orders_accept').on(t.acceptBy).where(sql`${t.state} = 'new'`),
    index('orders_ship').on(t.shipBy).where(sql`${t.state} in ('accepted', 'packed')`),
    index('orders_cancel_answer').on(t.cancelAnswerBy).where(sql`${t.cancelAnswerBy} is not null`),
    index('orders_complete').on(t.completeAt).where(sql`${t.state} = 'delivered'`),
    index('orders_untold').on(t.id).where(sql`${t.told} < ${t.events}`),
    index('orders_demo').on(t.demoStepAt).where(sql`${t.state} in ('new', 'accepted', 'packed')`),
    index('orders_without_invoice')
      .on(t.purchaseId)
      .where(sql`${t.invoiceNumber} is null and ${t.state} not in ('unpaid', 'cancelled')`),
  ],
);

/** What was bought, frozen as it was at that moment. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    productId: integer('product_id').notNull(),
    name: text('name').notNull(),
    /** The chosen options as one text, such as 'Hitam, 256 GB'. */
    options: text('options').notNull(),
    imageUrl: text('image_url').notNull(),
    price: integer('price').notNull(),
    originalPrice: integer('original_price').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /** Hundredths of a percent that the shop keeps of the goods. */
    commissionBasisPoints: integer('commission_basis_points').notNull(),
    /** The flash session whose quota it took; null at the standing price. */
    flashSession: text('flash_session'),
    quantity: integer('quantity').notNull(),
    cancelled: integer('cancelled').notNull().default(0),
    shipped: integer('shipped').notNull().default(0),
    returned: integer('returned').notNull().default(0),
  },
  (t) => [
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'order_lines_pieces',
      sql`${t.cancelled} >= 0 and ${t.returned} >= 0 and ${t.shipped} >= 0 and ${t.cancelled} + ${t.returned} <= ${t.quantity}`,
    ),
    index('order_lines_product').on(t.productId),
  ],
);

/** What happened to an order: the timeline, and the source of mails and notifications. Never changed or deleted. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    /** Holds no personal data: it outlives the account. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.seq] })],
);

/** Where a purchase goes and whom to tell: the personal data, which goes when nothing needs it any more. */
export const orderContacts = pgTable('order_contacts', {
  purchaseId: uuid('purchase_id')
    .primaryKey()
    .references(() => purchases.id, { onDelete: 'cascade' }),
  recipient: text('recipient').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  regionCode: text('region_code').notNull(),
  region: text('region').notNull(),
  postalCode: text('postal_code').notNull(),
  street: text('street').notNull(),
  landmark: text('landmark').notNull().default(''),
  courierNote: text('courier_note').notNull().default(''),
  /** The sender that a dropshipper wants on the label; empty for the seller. */
  dropshipName: text('dropship_name').notNull().default(''),
});

/** A box on its way. Usually an order has one. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state')
      .$type<
        'created' | 'booked' | 'picked' | 'delivered' | 'returning' | 'returned' | 'lost' | 'cancelled'
      >()
      .notNull(),
    courier: text('courier').notNull(),
    service: text('service').notNull(),
    /** The courier's number; null until booked. */
    waybill: text('waybill'),
    /** The booking's id at the courier service. */
    bookingId: text('booking_id'),
    /** Somebody cancelled while it was being booked: cancel it at the courier as soon as it is. */
    isToCancel: boolean('is_to_cancel').notNull().default(false),
    freight: amount('freight').notNull(),
    events: jsonb('events').$type<{ at: string; status: string; note: string }[]>().notNull().default([]),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check(
      'parcels_state',
      sql`${t.state} in ('created', 'booked', 'picked', 'delivered', 'returning', 'returned', 'lost', 'cancelled')`,
    ),
    uniqueIndex('parcels_waybill').on(t.courier, t.waybill).where(sql`${t.waybill} is not null`),
    index('parcels_order').on(t.orderId),
    index('parcels_due').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
  ],
);

/** Which pieces are in a box. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.lineId] }),
    check('parcel_lines_quantity', sql`${t.quantity} > 0`),
  ],
);
