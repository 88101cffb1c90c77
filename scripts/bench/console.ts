import { type SQL, sql } from 'drizzle-orm';
import { permissionsOf } from '#domain/access/permissions.ts';
import { CASE_KIND_IDS } from '#domain/operating/case-kinds.ts';
import { OPERATOR_TAB_IDS } from '#domain/operating/order-tabs.ts';
import { OPERATOR_RETURN_TABS } from '#domain/returns/operator-tabs.ts';
import { readAudit } from '#server/modules/access/audit/read-audit.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { foldMoves } from '#server/modules/ledger/ledger.ts';
import { createOperatorDesk, type OperatorDesk } from '#server/modules/operating/operating.ts';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { lastRuns } from '#server/modules/proof/proof.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Tx } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { copiedRows } from '#tests/integration/support/copied-rows.ts';
import { aLine, anOrder, aPlan } from '#tests/integration/support/purchase.builder.ts';
import { scarceSku } from '../storm/selling.ts';
import { count, median, ms } from './figures.ts';
import type { Plan, Row } from './measurement.ts';

const [FEW, MANY] = [1000, 300_000];
/** Looks at each list; the first one, which fills the database's memory, is not counted. */
const LOOKS = 6;
/** A list may take so many times as long, or so many ms more. */
const [TIMES, MORE_MS] = [2, 10];
const silent = { info: () => {}, warn: () => {} };

/** How long the console's lists and searches take with few orders and with many, at the database. */
export async function* operatorConsole({ dataOf }: Plan): AsyncGenerator<Row> {
  const database = await openDatabase(readEnv({ DATA_DIR: await dataOf(0) }), silent);
  try {
    const query = createQuery(database.setup);
    const transaction = createTransaction(database.setup);
    const skuId = await scarceSku(query, 'stock', { pieces: 5 });
    const plan = aPlan({ orders: [anOrder({ lines: [aLine({ skuId, quantity: 1 })] })] });
    const { id } = await transaction((tx) => placePurchase(tx, plan));
    const lists = listsOf(query);
    const few = new Map<string, number>();
    for (const [from, to] of [
      [1, FEW],
      [FEW + 1, MANY],
    ] as const) {
      await transaction((tx) => copyLives(tx, { id, from, to }));
      for (const table of TABLES) await query(sql`vacuum analyze ${sql.identifier(table)}`);
      for (const [what, look] of Object.entries(lists)) {
        const took = await timeOf(look);
        if (to === FEW) few.set(what, took);
        else yield rowOf(what, few.get(what) ?? 0, took);
      }
    }
  } finally {
    await database.close();
  }
}

function rowOf(what: string, few: number, many: number): Row {
  const isReached = many <= few * TIMES || many <= few + MORE_MS;
  return {
    what: `Console: ${what}, ${count(FEW)} and ${count(MANY)} orders`,
    result: `${ms(few)} and ${ms(many)}`,
    goal: { text: `${TIMES} times or ${MORE_MS} ms more`, isReached },
  };
}

async function timeOf(look: () => Promise<unknown>): Promise<number> {
  await look();
  const times: number[] = [];
  for (let n = 1; n < LOOKS; n += 1) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * What the console reads and what grows with the copied orders. Reports of the provider, couriers' bills, chats, reviews and
 * what was reported are not copied, so the lists of those are not here.
 */
function listsOf(query: Query): Readonly<Record<string, () => Promise<unknown>>> {
  const desk: OperatorDesk = createOperatorDesk({
    query,
    isHosted: false,
    media: { attached: async () => new Map() },
    lastRuns: () => lastRuns(query),
    commission: () => 250,
    tryWords: async () => {
      throw new Error('Nothing here changes words');
    },
  });
  const scope = {
    membershipId: '00000000-0000-4000-8000-000000000000',
    userId: '00000000-0000-4000-8000-000000000000',
    desk: 'operator' as const,
    sellerId: null,
    role: 'owner',
    permissions: permissionsOf('operator', 'owner'),
  };
  const [first = 'all'] = OPERATOR_TAB_IDS;
  const search = (q: string) => () => desk.orders({ tab: first, q, after: null });
  const month = new Date().toISOString().slice(0, 7);
  return {
    home: () => desk.home(scope),
    ...Object.fromEntries(
      OPERATOR_TAB_IDS.map((tab) => [`orders ${tab}`, () => desk.orders({ tab, q: '', after: null })]),
    ),
    'orders by number': search('LP261101000777'),
    'orders by invoice': search('INV/2025/777'),
    'orders by e-mail': search('bench777@contoh.id'),
    'orders by telephone': search('+6281200000777'),
    'orders by name': search(RARE_NAME),
    'orders by waybill': search('BENCH000777'),
    people: () => desk.people({ q: '', after: null }),
    'people by e-mail': () => desk.people({ q: 'bench777@contoh.id', after: null }),
    'people by telephone': () => desk.people({ q: '+6281200000777', after: null }),
    'people by name': () => desk.people({ q: RARE_NAME, after: null }),
    ...Object.fromEntries(
      OPERATOR_RETURN_TABS.map((tab) => [`returns ${tab}`, () => desk.returns({ tab, after: null })]),
    ),
    payouts: () => desk.payouts(),
    '500 lines of the bank': () => desk.bankLines(PASTED),
    'messages open': () => desk.inbox({ tab: 'messages', after: null }),
    'messages answered': () => desk.inbox({ tab: 'answered', after: null }),
    failures: () => desk.failures(),
    cases: () => desk.cases({ kind: null, kinds: CASE_KIND_IDS, isClosed: false, after: null }),
    refunds: () => desk.refunds(),
    cash: () => desk.cash(null),
    'cash of a courier': () => desk.cash('jne'),
    ledger: () => desk.ledger(),
    'accounts of shops': () => desk.accounts({ kind: 'seller', after: null }),
    'accounts of escrow': () => desk.accounts({ kind: 'escrow', after: null }),
    'statement of the provider': () => desk.statement('provider', month),
    'statement of a shop': () => desk.statement('seller:1', month),
    audit: () =>
      readAudit(
        query,
        { command: '', of: '', who: '', words: '', from: '', to: '', before: null },
        { now: new Date(), emailsOf },
      ),
  };
}

/** A name that one buyer bears: the copy 777. */
const RARE_NAME = 'Wulandari 777777';

/** As many lines of the bank's statement as are read at once; most name nothing. */
const PASTED = Array.from({ length: 500 }, (_, n) => `27/11/2026;LOKAPASAR ${n + 1};99.999 DB`).join('\n');

const TABLES = [
  'purchases',
  'orders',
  'order_contacts',
  'auth_users',
  'profiles',
  'parcels',
  'returns',
  'return_lines',
  'return_events',
  'order_lines',
  'payouts',
  'messages',
  'mail_outbox',
  'receipts',
  'refunds',
  'remittances',
  'remittance_orders',
  'ledger_transfers',
  'ledger_moves',
  'ledger_days',
  'ledger_held',
  'cases',
  'audit_log',
];

/**
 * Copies a purchase with its order and its money over 300 days, each of an account of its own: of a hundred, ten are under way
 * and ninety completed; every fifth is paid at the door, all but the last 200 of which are handed over; two in a hundred were
 * refunded, and four came back, of which the last 280 are open, every fourth of them disputed. One in ten is a payout, and one
 * in fifty a message, the last 100 of which are open.
 */
async function copyLives(tx: Tx, { id, from, to }: { id: string; from: number; to: number }): Promise<void> {
  // Copies need no check of their keys, and nobody hears of them.
  await tx(sql`set local session_replication_role = replica`);
  const each = sql`generate_series(${from}::int, ${to}::int) n`;
  const at = sql`(shop_now() - (n % 300) * interval '1 day')`;
  await tx(sql`
    insert into purchases select copy.* from purchases p, ${each},
    lateral jsonb_populate_record(p, jsonb_build_object(
      'id', md5('purchase' || n)::uuid, 'number', 'LP261102' || to_char(n, 'FM000000'), 'request_key', md5('key' || n)::uuid,
      'user_id', md5('user' || n)::uuid, 'state', 'confirmed', 'created_at', ${at}, 'confirmed_at', ${at}, 'pay_by', null)) copy
    where p.id = ${id}`);
  await copyPeople(tx, { id, each, at });
  await tx(sql`
    insert into orders select copy.* from orders o, ${each},
    lateral jsonb_populate_record(o, jsonb_build_object(
      'id', md5('order' || n)::uuid, 'purchase_id', md5('purchase' || n)::uuid, 'number', 'LP261101' || to_char(n, 'FM000000'),
      'invoice_number', 'INV/2025/' || n, 'told', o.events, 'created_at', ${at}) || case
        when n % 100 < 2 then jsonb_build_object('state', 'new', 'accept_by', shop_now() + interval '1 day')
        when n % 100 < 5 then jsonb_build_object('state', 'shipped', 'ask_arrival_at', shop_now() + interval '5 days')
        when n % 100 < 10 then jsonb_build_object('state', 'delivered', 'delivered_at', shop_now(),
          'receive_by', shop_now() + interval '3 days', 'window_end', shop_now() + interval '7 days',
          'complete_at', shop_now() + interval '7 days')
        else jsonb_build_object('state', 'completed', 'delivered_at', ${at}, 'received_at', ${at})
      end) copy
    where o.purchase_id = ${id}`);
  await tx(sql`
    insert into receipts (id, purchase_id, order_id, is_handed_over, place, amount, applied, at)
    select 'in:bench' || n, md5('purchase' || n)::uuid, case when n % 5 = 0 then md5('order' || n)::uuid end,
      n % 5 = 0 and n <= ${to - 1000}, case when n % 5 = 0 then 'cod' else 'provider' end, 119999, 119999, ${at} from ${each}`);
  await tx(sql`insert into remittances (id, courier, amount, fee, at)
    select 'bank:bench' || n, 'jne', 119999, 0, ${at} from ${each} where n % 5 = 0 and n <= ${to - 1000}`);
  await tx(sql`insert into remittance_orders (receipt_id, remittance_id, amount)
    select 'in:bench' || n, 'bank:bench' || n, 119999 from ${each} where n % 5 = 0 and n <= ${to - 1000}`);
  await tx(sql`
    with posted as (insert into ledger_transfers (id, debit, credit, amount, purchase_id, order_id, at)
    select m.id || ':bench' || n, m.debit, m.credit, m.amount, md5('purchase' || n)::uuid, md5('order' || n)::uuid, ${at}
    from ${each}, lateral (values
      ('in', case when n % 5 = 0 then 'cod:jne' else 'provider' end, 'unapplied:' || md5('purchase' || n)::uuid, 119999),
      ('set', 'unapplied:' || md5('purchase' || n)::uuid, 'escrow:' || md5('order' || n)::uuid, 119999),
      ('frt', 'escrow:' || md5('order' || n)::uuid, 'freight:jne', 20000),
      ('done', 'escrow:' || md5('order' || n)::uuid, 'seller:' || (n % 30 + 1), 99999),
      ('com', 'seller:' || (n % 30 + 1), 'income:commission', 2500)
    ) m (id, debit, credit, amount) where m.id in ('in', 'set') or n % 100 >= 10 returning debit, credit, at, amount)
    insert into ledger_moves (account, day, amount)
    select debit, (at at time zone 'Asia/Jakarta')::date, amount from posted
    union all select credit, (at at time zone 'Asia/Jakarta')::date, -amount from posted`);
  await foldMoves(tx);
  await tx(sql`
    insert into refunds (id, cause_kind, cause_id, purchase_id, order_id, amount, state, way, promised_by, created_at, done_at)
    select md5('refund' || n)::uuid, 'operator', 'bench' || n, md5('purchase' || n)::uuid, md5('order' || n)::uuid, 10000,
      'done', 'direct', ${at}, ${at}, ${at} from ${each} where n % 50 = 0`);
  await tx(sql`
    insert into cases (kind, subject, opened_at, closed_at, reason)
    select 'missing_parcel', 'order:LP261101' || to_char(n, 'FM000000'), ${at}, ${at}, 'arrived' from ${each} where n % 100 = 0`);
  await tx(sql`
    insert into parcels (id, order_id, state, courier, service, waybill, booking_id, freight, created_at)
    select md5('parcel' || n)::uuid, md5('order' || n)::uuid, 'delivered', 'jne', 'jne-regular',
      'BENCH' || to_char(n, 'FM000000'), 'bench' || n, 20000, ${at} from ${each} where n % 100 >= 2`);
  await tx(sql`
    insert into returns (id, order_id, n, state, events, reason, text, goes_back, opened_by, opened_at, changed_at, due_at)
    select md5('return' || n)::uuid, md5('order' || n)::uuid, 1, state, 1, 'damaged', 'Pecah', true, md5('user' || n)::uuid, ${at},
      ${at}, case when state <> 'done' then shop_now() + n % 7 * interval '1 day' end
    from ${each}, lateral (select case when n <= ${to - 7000} then 'done' when n % 100 = 0 then 'disputed' else 'asked' end as state) s
    where n % 25 = 0`);
  await tx(
    copiedRows('order_lines', {
      row: sql`l`,
      changes: sql`jsonb_build_object('id', md5('line' || n)::uuid, 'order_id', md5('order' || n)::uuid)`,
      from: sql`(order_lines l join orders o on o.id = l.order_id and o.purchase_id = ${id} join ${each} on n % 25 = 0)`,
    }),
  );
  await tx(sql`
    insert into return_lines (return_id, position, quantity)
    select md5('return' || n)::uuid, l.position, l.quantity
    from ${each} join order_lines l on l.order_id = md5('order' || n)::uuid where n % 25 = 0`);
  await tx(sql`
    insert into return_events (return_id, seq, event, actor, at)
    select md5('return' || n)::uuid, 1, 'asked', 'shopper', ${at} from ${each} where n % 25 = 0`);
  await tx(sql`
    insert into payouts (seller_id, amount, state, created_at, batch, exported_at, exported_by, number, sent_at)
    select n % 30 + 1, 99999, 'sent', ${at}, 'bench' || n % 300, ${at}, 'terminal:bench', '1', ${at}
    from ${each} where n % 10 = 0`);
  await tx(sql`
    insert into messages (reference, name, email, subject, message, created_at, closed_at, closed_by)
    select 'PSN-' || n, 'Sari', 'sari@contoh.id', 'Tanya', 'Apa kabar?', ${at},
      case when is_closed then ${at} end, case when is_closed then 'terminal:bench' end
    from ${each}, lateral (select n <= ${to - 5000} as is_closed) s where n % 50 = 0`);
  await tx(sql`
    insert into mail_outbox (id, recipient, subject, plain_text, html, attempts, next_attempt_at, failed_at, last_error)
    select md5('mail' || n)::uuid, 'bench@contoh.id', 'Halo', 'Halo', 'Halo', 9, now(), now(), 'refused'
    from ${each} where n % 1000 = 0`);
  await tx(sql`
    insert into audit_log (created_at, by, command, subject_kind, subject_id)
    select now() - (n % 300) * interval '1 day', 'terminal:bench', 'orders.accept', 'order',
      'LP261101' || to_char(n, 'FM000000') from ${each}`);
}

/** The buyers of copied purchases: accounts, and what their orders say of them. */
async function copyPeople(tx: Tx, { id, each, at }: { id: string; each: SQL; at: SQL }): Promise<void> {
  const name = sql`'Wulandari ' || case when n = 777 then 777777 else n % 1000 + 1000 end`;
  const phone = sql`'+62812' || to_char(n, 'FM00000000')`;
  await tx(
    copiedRows('order_contacts', {
      row: sql`c`,
      changes: sql`jsonb_build_object('purchase_id', md5('purchase' || n)::uuid, 'recipient', ${name},
        'phone', ${phone}, 'email', 'bench' || n || '@contoh.id')`,
      from: sql`(order_contacts c join ${each} on c.purchase_id = ${id})`,
    }),
  );
  await tx(sql`
    insert into auth_users (id, email, password_hash, identity_id, created_at)
    select md5('user' || n)::uuid, 'bench' || n || '@contoh.id', '', md5('identity' || n)::uuid, ${at} from ${each}`);
  await tx(sql`
    insert into profiles (user_id, username, full_name, phone, address)
    select md5('user' || n)::uuid, 'bench' || n, ${name}, ${phone}, '' from ${each}`);
}
