import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_WORDS, SUBJECT_WORDS, VALUE_WORDS } from '#domain/access/audit-words.ts';
import { permissionsOf, ROLES_OF } from '#domain/access/permissions.ts';
import { EMPTY_DRAFT } from '#domain/catalogue/product-draft.ts';
import { commandsOf, type NamedCommand } from '#server/commands.ts';
import type { CommandActor, Scope } from '#server/modules/access/access.ts';
import { createInvitation } from '#server/modules/access/staff/invitations.ts';
import { openCase } from '#server/modules/cases/cases.ts';
import { listWords } from '#server/modules/catalogue/catalogue.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { aMember } from './support/staff.ts';

/** Every command of the desks × everybody who may not run it, and × ids that are not theirs (P-DESK-7). */
const opened = migratedDatabase();
const COMMANDS = commandsOf({ hasCouriers: false, env: readEnv({}), demoWork: [] });

const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  log: { info: () => {}, warn: () => {} },
  clock: () => new Date(),
});

/** What commands work on: an order of shop 1, one of shop 2, a case, a refund, members of both kinds of desks. */
interface Ground {
  inputs: Readonly<Record<string, unknown>>;
  /** Of shop 2 and of shop 1, by the name of the input's list: orders by number, products by id. */
  own: Readonly<Record<string, unknown>>;
  foreign: Readonly<Record<string, unknown>>;
  ownerOfTwo: Scope;
}
let ground: Ground;

async function caseId(): Promise<number> {
  const subject = `order:${randomUUID()}`;
  await opened().transaction((tx) => openCase(tx, { kind: 'missing_parcel', subject }));
  const [found] = await opened().query<{ id: number }>(sql`select id from cases where subject = ${subject}`);
  return Number(found?.id);
}

async function paidOrders() {
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  const numberOf = (orderId: string) => placed.numbers.find(({ id }) => id === orderId)?.number ?? '';
  return { ofOne: numberOf(placed.A), ofTwo: numberOf(placed.B), purchase: placed.number };
}

beforeAll(async () => {
  const { ofOne, ofTwo, purchase } = await paidOrders();
  const orders = { orders: [ofOne] };
  const clerk = await aMember(opened(), 1, 'order_clerk');
  const support = await aMember(opened(), null, 'support');
  const ofPerson = { person: clerk.userId };
  const invited = await opened().transaction(async (tx) => {
    for (const sellerId of [null, 1])
      await createInvitation(tx, { sellerId, role: 'owner', invitedBy: null });
    return tx<{ id: string; sellerId: number | null }>(sql`
      select encode(token_hash, 'hex') as id, seller_id as "sellerId" from desk_invitations`);
  });
  const invitationOf = (sellerId: number | null) => invited.find((one) => one.sellerId === sellerId)?.id;
  const ofOperator = { membershipId: support.membershipId };
  const ofShop = { membershipId: clerk.membershipId };
  const refund = { refund: randomUUID() };
  const [review] = await opened().query<{ id: number }>(sql`
    select r.id from reviews r join products p on p.id = r.product_id where p.seller_id = 1 order by r.id limit 1`);
  const ofReview = { reviewId: Number(review?.id) };
  const [product] = await opened().query<{ id: number }>(sql`
    select id from products where seller_id = 1 order by id limit 1`);
  const [productOfTwo] = await opened().query<{ id: number }>(sql`
    select id from products where seller_id = 2 order by id limit 1`);
  const draft = randomUUID();
  await opened().query(sql`
    insert into product_drafts (id, seller_id, product_id, body, changed_at)
    values (${draft}, 1, ${product?.id}, ${JSON.stringify(EMPTY_DRAFT)}::jsonb, now())`);
  const list = randomUUID();
  const report = {
    added: 1,
    changed: 0,
    withoutPhoto: 0,
    namesakes: 0,
    foreignPhotos: 0,
    inactive: 0,
    guidance: null,
    faults: [],
  };
  const checkedAt = '2026-01-05T03:00:00.000Z';
  await opened().query(sql`
    insert into product_imports (id, seller_id, file_name, heading, columns, state, report, created_at, changed_at)
    values (${list}, 1, 'a.csv', '{nama}', '{}'::jsonb, 'checked', ${JSON.stringify(report)}::jsonb, now(), ${checkedAt}::timestamptz)`);
  const [sku] = await opened().query<{ id: number }>(sql`
    select id from skus where product_id = ${product?.id} and archived_at is null order by id limit 1`);
  const ofSku = { changes: [{ sku: Number(sku?.id), seen: 1, to: 2 }] };
  const promotion = randomUUID();
  await opened().query(sql`
    insert into promotions (id, seller_id, product_id, gives_shipping, starts_at, ends_at)
    select ${promotion}, seller_id, id, true, now() + interval '1 day', now() + interval '2 days' from products
    where seller_id = 1 and id <> ${product?.id} limit 1`);
  const ofProduct = { products: [Number(product?.id)] };
  const ofChat = { thread: randomUUID() };
  await opened().query(sql`
    insert into chat_threads (id, seller_id, user_id, created_at, last_at)
    values (${ofChat.thread}, 1, ${randomUUID()}, now(), now())`);
  const ofReports = { ...ofChat, about: 'shopper', reports: [randomUUID()] };
  const ofReturn = { return: `${ofOne}-R1` };
  const seen = { sellerId: 1, version: 0 };
  const ofMessage = { reference: 'PSN-7K2M9Q' };
  const bank = { amount: 1000, reference: 'TRSF SARI' };
  const ofTicket = { order: ofOne, reference: 'Tiket 7' };
  const [mail] = await opened().query<{ id: string }>(sql`
    insert into mail_outbox (id, recipient, subject, plain_text, html, next_attempt_at, failed_at)
    values (gen_random_uuid(), 'sari@contoh.id', 'Pesanan dikirim', '', '', now(), now()) returning id`);
  const [dead] = await opened().query<{ id: string }>(sql`
    insert into jobs.job (name, data, source_name) values ('dead-letters', '{"payload": "1"}', 'mail.send') returning id`);
  await opened().query(sql`insert into search_words (set, kind, words) values ('own', 'thing', '{bakiak}')`);
  const ownWords = (await listWords(opened().query, { q: 'bakiak', after: null })).rows[0];
  ground = {
    own: { orders: ofTwo, products: Number(productOfTwo?.id) },
    foreign: { orders: ofOne, products: Number(product?.id) },
    ownerOfTwo: await aMember(opened(), 2, 'owner'),
    inputs: {
      'operator.invite': { role: 'support', sellerId: null },
      'operator.change_role': { ...ofOperator, role: 'finance' },
      'operator.end_membership': ofOperator,
      'operator.reset_factor': ofOperator,
      'selling.invite': { role: 'order_clerk', sellerId: 1 },
      'operator.withdraw': { invitation: invitationOf(null) },
      'selling.withdraw': { invitation: invitationOf(1) },
      'selling.change_role': { ...ofShop, role: 'catalogue_editor' },
      'selling.end_membership': ofShop,
      'selling.reset_factor': ofShop,
      'orders.accept': orders,
      'orders.pack': orders,
      'orders.ship': { order: ofOne, waybill: 'JNE0099887' },
      'orders.book': { ...orders, collection: 'pickup' },
      'orders.labels': orders,
      'orders.packing': { order: ofOne, grams: 900, files: [], seen: { grams: null, files: [] } },
      'orders.note': { order: ofOne, note: 'Bungkus kado' },
      'orders.deliver': orders,
      'orders.cancel': { ...orders, reason: 'no_stock' },
      'orders.decline_cancel': orders,
      'orders.returned': orders,
      'orders.lost': orders,
      'operator.bank_form': {
        columns: '',
        hasHeadings: true,
        delimiter: 'comma',
        amount: '1500000',
        date: 'YYYY-MM-DD',
        seen: 0,
      },
      'operator.bank_fee': { day: '2026-11-27', amount: 2500, text: 'BIAYA ADM' },
      'operator.bank_file': { kind: 'payouts', batch: 'tidak-ada' },
      'orders.show_contact': { order: ofOne },
      'people.show_contact': ofPerson,
      'people.block': ofPerson,
      'people.unblock': ofPerson,
      'people.block_cod': ofPerson,
      'people.unblock_cod': ofPerson,
      'people.forget_cod_block': { phone: '', email: 'tidak-ada@contoh.example' },
      'people.reset_factor': ofPerson,
      'people.export': ofPerson,
      'people.delete': ofPerson,
      'orders.open_sealed': { order: ofOne },
      'orders.ask_provider': { order: ofOne },
      'orders.send_mail': { order: ofOne, mail: randomUUID() },
      'orders.confirm_transfer': { ...bank, number: purchase, at: '2026-11-24' },
      'orders.refund_paid': refund,
      'orders.refund_bounced': refund,
      'orders.refund_retry': refund,
      'orders.refund_by_transfer': refund,
      'orders.refund': { ...ofTicket, reason: 'damaged', bearer: 'seller', goods: 'kept', pieces: null },
      'orders.goodwill': { ...ofTicket, amount: 1 },
      'stock.set': ofSku,
      'price.change': {
        id: randomUUID(),
        change: { kind: 'percent', basisPoints: 1000 },
        products: [Number(product?.id)],
        seen: {},
      },
      'price.undo': { change: randomUUID() },
      'promotion.create': {
        product: Number(product?.id),
        percent: 10,
        prices: [],
        startsAt: null,
        endsAt: new Date(Date.now() + 86_400_000).toISOString(),
        givesShipping: false,
      },
      'promotion.end': { promotion },
      'product.import': { list, checkedAt },
      'product.export': { sellerId: 1 },
      'product.publish': { draft, version: 0 },
      'product.hide': ofProduct,
      'product.show': ofProduct,
      'product.archive': ofProduct,
      'product.restore': ofProduct,
      'product.approve': ofProduct,
      'product.block': { ...ofProduct, why: 'Melanggar merek' },
      'product.unblock': ofProduct,
      'inbox.take': ofMessage,
      'inbox.sort': { ...ofMessage, kind: 'access' },
      'inbox.answer': { ...ofMessage, answer: 'Sudah kami cek.' },
      'inbox.close': ofMessage,
      'inbox.show_sender': ofMessage,
      'inbox.show_application': { reference: 'LMR-7K2M9Q' },
      'inbox.resume': { reference: 'LMR-7K2M9Q' },
      'reports.close': { target: 'product:1', upTo: 1 },
      'shop.describe': { ...seen, name: 'Batik Ayu', description: 'Batik tulis', hours: '' },
      'shop.picture': { sellerId: 1, kind: 'logo', files: [] },
      'shop.close': { sellerId: 1, reopensOn: '2026-12-02' },
      'shop.open': { sellerId: 1 },
      'shop.accept': { ...seen, accepts: { from: 8, to: 17 } },
      'shop.shipping': { ...seen, couriers: ['jne'], takesCod: true },
      'shop.pickup': {
        ...seen,
        contact: 'Ayu',
        phone: '081234567890',
        address: 'Jalan Melati 5',
        postalCode: '51111',
      },
      'seller.approve': { registration: randomUUID() },
      'seller.refuse': { registration: randomUUID(), why: 'Tidak lengkap' },
      'seller.show_registration': { registration: randomUUID() },
      'seller.trust': { sellerId: 1 },
      'seller.distrust': { sellerId: 1 },
      'seller.suspend': { sellerId: 1, why: 'Barang tiruan', orders: 'go_on', money: 'go_on' },
      'seller.resume': { sellerId: 1 },
      'seller.mark_official': { sellerId: 1 },
      'seller.unmark_official': { sellerId: 1 },
      'commission.set': { sellerId: 1, categoryId: null, basisPoints: 300, from: '2099-01-01' },
      'orders.dispute': { order: ofOne, bears: 'shop' },
      'orders.claim_paid': { claim: ofOne, paid: 1 },
      'orders.freight': { order: ofOne, price: 1 },
      'orders.remitted': { ...bank, courier: 'jne', orders: [ofOne] },
      'settlement.import': { rows: [{ number: 2, cells: { report: 'R1', kind: 'other', fee: '0' } }] },
      'settlement.pay_courier': {
        courier: 'jne',
        rows: [{ number: 2, cells: { bill: 'B1', waybill: 'W1', amount: '1' } }],
      },
      'settlement.decide': { line: 'R1/2', as: 'shop' },
      'proposals.confirm': { proposal: randomUUID() },
      'proposals.reject': { proposal: randomUUID(), why: 'Terlalu banyak' },
      'proposals.withdraw': { proposal: randomUUID() },
      'settlement.to_purchase': { line: 'R1/2', number: ofOne },
      'settlement.to_payer': { line: 'R1/2', bank: 'BCA', number: '1234567890', holder: 'Ayu' },
      'refunds.export': { batch: 'b1' },
      'refunds.sent': { batch: 'b1', transfers: null, line: null },
      'refunds.name_account': { ...refund, bank: 'BCA', number: '1234567890', holder: 'Ayu' },
      'refunds.cancel': { batch: 'b1', transfers: null },
      'payouts.export': { batch: 'b1' },
      'payouts.sent': { batch: 'b1', payouts: null },
      'payouts.returned': { payout: 1, reason: 'closed' },
      'payouts.cancel': { payout: 1, reason: 'closed' },
      'payouts.set_account': {
        sellerId: 1,
        bank: 'BCA',
        holder: 'CV Ayu',
        number: '1234567890',
        again: '1234567890',
      },
      'payouts.own_account': {
        sellerId: 1,
        bank: 'BCA',
        holder: 'CV Ayu',
        number: '1234567890',
        again: '1234567890',
      },
      'payouts.export_statement': { sellerId: 1, month: '2026-11' },
      'payouts.own_rhythm': { sellerId: 1, rhythm: 'weekly' },
      'payouts.stop': { sellerId: 1 },
      'payouts.rhythm': { sellerId: 1, rhythm: 'weekly' },
      'payouts.hold': { sellerId: 1, reason: 'Menunggu dokumen' },
      'payouts.release': { sellerId: 1 },
      'payouts.write_off': { sellerId: 1 },
      'cases.take': { cases: [await caseId()] },
      'cases.close': { cases: [await caseId()], reason: 'looked there' },
      'queues.take': { queue: 'mails', seen: '' },
      'queues.release': { queue: 'mails' },
      'holidays.add': { day: '2035-01-01', name: 'Tahun Baru' },
      'holidays.remove': { day: '2035-01-01' },
      'holidays.decree': { year: 2035, decree: 'SKB' },
      'holidays.import': { year: 2035, days: [{ day: '2035-02-02', name: 'Libur' }] },
      'tariffs.import': {
        tariffs: [{ service: 'jne-regular', fromZone: 'jawa', toZone: 'jawa', firstKg: 9000, moreKg: 9000 }],
      },
      'returns.approve': ofReturn,
      'returns.refuse': { ...ofReturn, text: 'Tidak terlihat rusak' },
      'returns.offer': { ...ofReturn, amount: 1 },
      'returns.arrive': ofReturn,
      'returns.pass': { ...ofReturn, restocks: true },
      'returns.inspect': {
        ...ofReturn,
        lines: [{ line: 1, passes: 1, restocks: 0 }],
        text: 'Sebagian rusak',
      },
      'returns.give_back': { ...ofReturn, courier: 'JNE', waybill: 'JNE1' },
      'returns.send_again': { ...ofReturn, collection: 'pickup' },
      'returns.decide': { ...ofReturn, outcome: 'reject', part: null, bearer: 'seller', goods: 'kept' },
      'chat.send': { ...ofChat, id: randomUUID(), text: 'Halo', photos: [], order: '' },
      'chat.begin': { sellerId: 1, order: ofOne, id: randomUUID(), text: 'Halo' },
      'chat.block': ofChat,
      'chat.unblock': ofChat,
      'chat.report': { ...ofChat, seq: null, reason: 'spam', note: '' },
      'chat.read': { ...ofChat, before: null },
      'chat.close_reports': ofReports,
      'chat.warn': ofReports,
      'chat.ban': ofReports,
      'chat.unban': { sellerId: 1 },
      'chat.greeting': { ...seen, greeting: 'Halo', days: [1], from: 8, to: 17 },
      'chat.templates': { ...seen, templates: ['Siap, Kak'] },
      'review.hide': { ...ofReview, ground: 'untrue' },
      'review.show': ofReview,
      'review.reply': { ...ofReview, text: 'Terima kasih' },
      'demo.move_clock': { move: 'day' },
      'operator.send_mails': { mails: [mail?.id ?? ''] },
      'operator.retry_jobs': { jobs: [dead?.id ?? ''] },
      'operator.export_ledger': { account: 'seller:1', month: '2026-11' },
      'operator.export_audit': { command: '', of: '', who: '', words: '', from: '', to: '' },
      'settings.change': { key: 'contact.phone', value: '+62 22 555 0123', seen: 0 },
      'settings.change_money': { key: 'money.commission', value: 300, seen: 0 },
      'search.import_words': { rows: [{ number: 2, cells: { words: 'gerobak, dongkrak' } }] },
      'search.set_words': { id: null, seen: '', cells: { words: 'gerobak, dongkrak' } },
      'search.remove_words': { id: ownWords?.id ?? 0, seen: ownWords?.version ?? '' },
      'search.export_words': {},
    },
  };
});

/** Everything that a command could change, in one text. */
async function everything(): Promise<string> {
  const tables = await opened().query<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('security_log')
      and relname <> 'regions' order by 1`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const [row] = await opened().query<{ text: string }>(sql`
      select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as text from ${sql.identifier(name)} t`);
    texts.push(`${name} ${row?.text}`);
  }
  return texts.join('\n');
}

const member = (scope: Scope): CommandActor => ({ kind: 'member', scope });

const isAllowed = ({ permission }: NamedCommand, { desk, role }: Pick<Scope, 'desk' | 'role'>) =>
  [permission].flat().some((one) => one !== null && permissionsOf(desk, role).includes(one));

const lines = async () =>
  (await opened().query<{ n: number }>(sql`select count(*)::int as n from audit_log`))[0]?.n ?? 0;

/** What a second person confirms above the limits (P-CONSOLE-70). */
const LETS_MONEY_GO = [
  'operator.bank_fee',
  'orders.cancel',
  'orders.claim_paid',
  'orders.dispute',
  'orders.goodwill',
  'orders.lost',
  'orders.refund',
  'orders.refund_paid',
  'orders.returned',
  'payouts.write_off',
  'refunds.name_account',
  'returns.decide',
  'settlement.decide',
  'settlement.to_payer',
];

describe('every command', () => {
  it('has an input here', () => {
    expect(Object.keys(ground.inputs).toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted());
  });

  it('says whether it may let money go (P-CONSOLE-70)', () => {
    const marked = COMMANDS.filter(({ letsMoneyGo }) => letsMoneyGo).map(({ name }) => name);
    expect(marked.toSorted()).toEqual(LETS_MONEY_GO);
  });

  it('is named in words in the audit log', () => {
    expect(COMMANDS.map(({ name }) => name).filter((name) => !Object.hasOwn(COMMAND_WORDS, name))).toEqual(
      [],
    );
  });

  it('is refused to every role without its right, to somebody whose membership ended or whose role was lowered, and changes nothing', async () => {
    const people: Scope[] = [];
    for (const role of ROLES_OF.selling) people.push(await aMember(opened(), 1, role));
    for (const role of ROLES_OF.operator) people.push(await aMember(opened(), null, role));
    const [ended, lowered] = [await aMember(opened(), null, 'owner'), await aMember(opened(), null, 'owner')];
    const [endedSeller, loweredSeller] = [
      await aMember(opened(), 1, 'owner'),
      await aMember(opened(), 1, 'owner'),
    ];
    await opened().transaction(async (tx) => {
      for (const { membershipId } of [ended, endedSeller])
        await tx(sql`update memberships set ended_at = now() where id = ${membershipId}`);
      await tx(sql`update memberships set role = 'catalogue' where id = ${lowered.membershipId}`);
      await tx(
        sql`update memberships set role = 'catalogue_editor' where id = ${loweredSeller.membershipId}`,
      );
    });
    const before = await everything();
    for (const command of COMMANDS) {
      const input = ground.inputs[command.name];
      const refused = [
        ...people.filter((scope) => !isAllowed(command, scope)),
        ended,
        endedSeller,
        ...(isAllowed(command, { desk: 'operator', role: 'catalogue' }) ? [] : [lowered]),
        ...(isAllowed(command, { desk: 'selling', role: 'catalogue_editor' }) ? [] : [loweredSeller]),
      ];
      for (const scope of refused) {
        const done = await command.run(context(), { by: member(scope), input, reason: 'asked' });
        expect([command.name, scope.role, done]).toEqual([
          command.name,
          scope.role,
          { ok: false, error: { code: 'forbidden' } },
        ]);
      }
    }
    expect(await everything()).toBe(before);
  });

  it('finds nothing of another shop, alone or ticked among own ones, and changes nothing', async () => {
    const { inputs, own, foreign, ownerOfTwo } = ground;
    let tickedLists = 0;
    const before = await everything();
    for (const command of COMMANDS.filter((one) => isAllowed(one, ownerOfTwo))) {
      const input = inputs[command.name];
      const ticked = Object.entries(Object(input)).flatMap(([list, ids]) =>
        Array.isArray(ids) && list in own ? [{ ...Object(input), [list]: [own[list], foreign[list]] }] : [],
      );
      tickedLists += ticked.length;
      for (const given of [input, ...ticked]) {
        const done = await command.run(context(), { by: member(ownerOfTwo), input: given, reason: 'asked' });
        expect([command.name, done]).toEqual([command.name, { ok: false, error: { code: 'not_found' } }]);
      }
    }
    expect(await everything()).toBe(before);
    const [noted] = await opened().query<{ n: number }>(sql`
      select count(*)::int as n from security_log where membership_id = ${ownerOfTwo.membershipId} and event = 'foreign_subject'`);
    expect(noted?.n).toBeGreaterThan(8);
    expect(tickedLists).toBeGreaterThan(8);
  });

  it('that moves money, rights or accounts wants a code of the last minutes from the operator', async () => {
    const owner = await aMember(opened(), null, 'owner');
    const before = await everything();
    const stale: string[] = [];
    for (const command of COMMANDS.filter(
      (one) =>
        isAllowed(one, owner) &&
        !/^(orders\.(accept|pack|ship|book|labels|note|deliver|decline_cancel|show_contact|ask_provider|send_mail)|people\.show_contact|cases|queues|demo|holidays|search|settings\.change$|reports|proposals\.(reject|withdraw)$|chat\.(read|close_reports|warn)$|inbox|review|product|shop|payouts\.export_statement|operator\.(export_audit|export_ledger|bank_file|send_mails|retry_jobs))/.test(
          one.name,
        ),
    )) {
      const done = await command.run(context(), {
        by: member(owner),
        input: ground.inputs[command.name],
        reason: 'asked',
        sessionId: randomUUID(),
      });
      expect([command.name, done]).toEqual([command.name, { ok: false, error: { code: 'stale_factor' } }]);
      stale.push(command.name);
    }
    expect(stale.length).toBeGreaterThanOrEqual(30);
    expect(stale).toEqual(expect.arrayContaining(LETS_MONEY_GO));
    expect(await everything()).toBe(before);
  });

  it('leaves one line in the audit log for each subject that it changes, and none when it is refused', async () => {
    const by: CommandActor = { kind: 'terminal', user: 'test' };
    const changed: string[] = [];
    for (const command of COMMANDS) {
      const before = await lines();
      const done = await command.run(context(), { by, input: ground.inputs[command.name], reason: 'asked' });
      expect([command.name, (await lines()) - before]).toEqual([command.name, done.ok ? 1 : 0]);
      if (done.ok) changed.push(command.name);
    }
    // Refunds, claims and disputes need a life of their own: `payments-lives`, `freight-lives`.
    expect(changed).toEqual(
      expect.arrayContaining(['orders.accept', 'cases.take', 'tariffs.import', 'selling.invite']),
    );
    const { ofOne, ofTwo } = await paidOrders();
    const accept = COMMANDS.find(({ name }) => name === 'orders.accept');
    const before = await lines();
    await accept?.run(context(), { by, input: { orders: [ofOne, ofTwo, ofOne] } });
    expect((await lines()) - before).toBe(2);
    const kinds = await opened().query<{ kind: string }>(
      sql`select distinct subject_kind as kind from audit_log`,
    );
    expect(kinds.filter(({ kind }) => !Object.hasOwn(SUBJECT_WORDS, kind))).toEqual([]);
    const values = await opened().query<{ value: string }>(
      sql`select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as value from audit_log`,
    );
    expect(values.filter(({ value }) => !Object.hasOwn(VALUE_WORDS, value))).toEqual([]);
  });
});

describe('the timeline of an order', () => {
  it('names the person whose command it was, and nobody where the program acted (P-DESK-7)', async () => {
    const { ofOne } = await paidOrders();
    const owner = await aMember(opened(), 1, 'owner');
    const accept = COMMANDS.find(({ name }) => name === 'orders.accept');
    await accept?.run(context(), { by: member(owner), input: { orders: [ofOne] } });
    const events = await opened().query<{ event: string; by: string | null }>(sql`
      select event, by from order_events e join orders o on o.id = e.order_id where o.number = ${ofOne} order by seq`);
    expect(events).toEqual([
      { event: 'placed', by: null },
      { event: 'paid', by: null },
      { event: 'accepted', by: `member:${owner.membershipId}` },
    ]);
  });
});

describe('the database', () => {
  const CHANGES = [
    "insert into refunds (id, cause_kind, cause_id, amount, state, way, promised_by, created_at) values (gen_random_uuid(), 'x', gen_random_uuid()::text, 1, 'created', 'direct', now(), now())",
    'update sellers set is_trusted = not is_trusted where id = 3',
    "update memberships set role = 'order_clerk' where seller_id = 1",
    "insert into commissions (seller_id, basis_points, from_at) values (1, 100, now() + random() * interval '1 day')",
    "insert into settings (key, value, changed_by) values ('money.commission', '1', 'x') on conflict (key) do update set value = '2'",
  ];

  it.each(CHANGES)(
    'refuses a change by nobody, and by a member without a line in the audit log: %s',
    async (change) => {
      const { query, transaction } = opened();
      await expect(query(sql.raw(change))).rejects.toThrow();
      const by = transaction(async (tx) => {
        await tx(sql`select set_config('shop.actor', ${`member:${randomUUID()}`}, true)`);
        await tx(sql.raw(change));
      });
      await expect(by).rejects.toThrow();
      await transaction((tx) => tx(sql.raw(change)));
    },
  );
});
