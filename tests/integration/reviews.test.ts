import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_REVIEWS } from '#domain/reviews/review-query.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { countSales } from '#server/modules/catalogue/count-sales.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { confirmReceipt } from '#server/modules/orders/orders.ts';
import { sharesAccount } from '#server/modules/payouts/payouts.ts';
import {
  accountReviews,
  createReviewService,
  measureRatings,
  reviewCommands,
} from '#server/modules/reviews/reviews.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import type { Query } from '#server/platform/database/query.ts';
import { copiedRows } from './support/copied-rows.ts';
import { mediaShop, Sender } from './support/media-shop.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { picture } from './support/pictures.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';

const opened = migratedDatabase();
let shop: Awaited<ReturnType<typeof mediaShop>>;
beforeAll(async () => {
  shop = await mediaShop(opened(), { store: createFileBlobs(opened().dataDir), purposes: [] });
});
afterAll(() => shop.close());

const FIVE = { position: 1, form: { rating: 5, review: 'Bagus, sesuai gambar.' }, photos: [] };
const TWO = { position: 1, form: { rating: 2, review: 'Jahitannya lepas.' }, photos: [] };

/** A paid purchase of an account, whose first order is on its way; product 1 without other reviews. */
async function aBuyer({ method }: { method?: 'cod' } = {}) {
  const database = opened();
  const { query, transaction } = database;
  const life = openLife(database);
  const p = await life.place(method && { method });
  const userId = randomUUID();
  await query(sql`update purchases set user_id = ${userId}, guest_id = null where id = ${p.id}`);
  await query(sql`delete from bought_reviews`);
  await query(sql`delete from reviews where product_id = 1`);
  await query(sql`update products set rating = 0, review_count = 0 where id = 1`);
  if (!method) await life.pay(p.id);
  await query(sql`update orders set state = 'shipped', accept_by = null where id in (${p.A}, ${p.B})`);
  const [number = ''] = p.numbers.map((order) => order.number);
  return {
    query,
    transaction,
    life,
    p,
    number,
    owner: { userId },
    desk: createReviewService({ query, transaction, media: shop.media, sharesAccount }),
    catalogue: sqlCatalogue(query, []),
    receive: () => life.tx((tx) => confirmReceipt(tx, p.A)),
    /** Rating and count as lists show them. */
    async figures() {
      await countSales(query);
      const [row] = await query<{ rating: number; count: number }>(
        sql`select rating, review_count as count from products where id = 1`,
      );
      return row;
    },
  };
}

describe('reviewing what was bought (P-REV-1, P-REV-2)', () => {
  it('opens with the receipt, for its own shopper, one for each line', async () => {
    const { desk, owner, number, receive, catalogue, figures } = await aBuyer();
    expect(await desk.order(owner, number)).toBeNull();
    expect(await desk.write(owner, number, FIVE)).toEqual({ ok: false, error: 'unknown' });
    await receive();
    expect(await desk.order({ userId: randomUUID() }, number)).toBeNull();
    expect(await desk.write({ userId: randomUUID() }, number, FIVE)).toMatchObject({ error: 'unknown' });
    expect(await desk.write(owner, number, { ...FIVE, position: 7 })).toMatchObject({ error: 'unknown' });
    expect((await desk.order(owner, number))?.lines[0]?.review).toBeNull();

    await Promise.all(Array.from({ length: 5 }, () => desk.write(owner, number, FIVE)));
    const { reviews } = await catalogue.reviews(1, ALL_REVIEWS);
    expect(reviews).toMatchObject([{ rating: 5, content: 'Bagus, sesuai gambar.', helpful: 0, reply: null }]);
    expect(reviews[0]?.username).toMatch(/^\p{L}\*{3}/u);
    expect((await desk.order(owner, number))?.lines[0]?.review).toMatchObject({ rating: 5 });
    expect(await figures()).toEqual({ rating: 5, count: 1 });
  });

  it('is open once cash on delivery was received by the word of its shopper', async () => {
    const { desk, owner, number, receive } = await aBuyer({ method: 'cod' });
    await receive();
    expect(await desk.write(owner, number, FIVE)).toMatchObject({ ok: true });
  });

  it('is closed to whoever works in the shop that sold it (P-REV-5)', async () => {
    const { desk, owner, number, receive, query, catalogue } = await aBuyer();
    await receive();
    await query(sql`
      with acted as (select set_config('shop.actor', 'system', true))
      insert into memberships (id, user_id, seller_id, role) select gen_random_uuid(), ${owner.userId}, 1, 'owner' from acted`);
    expect(await desk.write(owner, number, FIVE)).toEqual({ ok: false, error: 'own_shop' });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(0);
  });
});

describe('a review by somebody of the shop itself (P-REV-5)', () => {
  const setPickup = (query: Query, given: { phone: string; address: string; postalCode: string }) =>
    query(sql`
      insert into pickup_addresses (seller_id, contact, phone, address, postal_code)
      values (1, 'Ayu', ${given.phone}, ${given.address}, ${given.postalCode})
      on conflict (seller_id) do update set phone = excluded.phone, address = excluded.address, postal_code = excluded.postal_code`);
  const contactOf = async (query: Query, purchaseId: string) => {
    const [row] = await query<{ phone: string; street: string; postalCode: string }>(sql`
      select phone, street, postal_code as "postalCode" from order_contacts where purchase_id = ${purchaseId}`);
    if (!row) throw new Error('The purchase has no contact');
    return row;
  };

  it.each(['phone', 'address', 'neither'])('is closed to goods that went to its own %s', async (shared) => {
    const { desk, owner, number, receive, query, p } = await aBuyer();
    await receive();
    const { phone, street, postalCode } = await contactOf(query, p.id);
    const elsewhere = { phone: '+62215550999', address: 'Jalan Lain 9, Bandung', postalCode: '40111' };
    const pickup = {
      phone: { ...elsewhere, phone },
      address: { ...elsewhere, address: `${street.toUpperCase()}, Tebet`, postalCode },
      neither: elsewhere,
    }[shared];
    if (pickup) await setPickup(query, pickup);
    const written = await desk.write(owner, number, FIVE);
    expect(written).toEqual(
      shared === 'neither' ? { ok: true, value: null } : { ok: false, error: 'own_shop' },
    );
  });
});

describe('a review by somebody who is paid to the account of the shop (P-REV-5)', () => {
  const OF_SHOP = { bank: 'BCA', number: '7770001112', holder: 'CV Ayu' };
  const pay = (query: Query, sellerId: number, { bank, number, holder }: typeof OF_SHOP) =>
    query(sql`
      with acted as (select set_config('shop.actor', 'system', true))
      insert into payout_accounts (seller_id, bank, number, holder, set_at, usable_at)
      select ${sellerId}, ${bank}, ${number}, ${holder}, now(), now() from acted
      on conflict (seller_id) do update set bank = excluded.bank, number = excluded.number`);

  it.each([
    { bank: 'bca', shared: true },
    { bank: 'BNI', shared: false },
  ])('is closed to whoever works in another shop with it ($bank)', async ({ bank, shared }) => {
    const { desk, owner, number, receive, query } = await aBuyer();
    await receive();
    await pay(query, 1, OF_SHOP);
    await pay(query, 3, { ...OF_SHOP, bank });
    await query(sql`
      with acted as (select set_config('shop.actor', 'system', true))
      insert into memberships (id, user_id, seller_id, role) select gen_random_uuid(), ${owner.userId}, 3, 'packer' from acted`);
    expect((await desk.write(owner, number, FIVE)).ok).toBe(!shared);
  });

  it.each([
    { number: OF_SHOP.number, shared: true },
    { number: '7770001113', shared: false },
  ])('is closed to whoever named it for a refund of another order ($number)', async ({ number, shared }) => {
    const { desk, owner, number: order, receive, query } = await aBuyer();
    const other = await aBuyer();
    await query(sql`delete from bought_reviews`);
    await receive();
    await pay(query, 1, OF_SHOP);
    await query(sql`update purchases set user_id = ${owner.userId} where id = ${other.p.id}`);
    await query(sql`
      with acted as (select set_config('shop.actor', 'system', true)), refund as (
        insert into refunds (id, purchase_id, cause_kind, cause_id, amount, way, state, promised_by, created_at)
        select gen_random_uuid(), ${other.p.id}::uuid, 'operator', ${randomUUID()}, 1000, 'transfer', 'manual', now(), now() from acted returning id
      ) insert into refund_accounts (refund_id, bank, number, holder) select id, 'Bca', ${number}, 'Sari' from refund`);
    expect((await desk.write(owner, order, FIVE)).ok).toBe(!shared);
  });
});

describe('editing a review (P-REV-3)', () => {
  it('changes it once; the same again changes nothing', async () => {
    const { desk, owner, number, receive, catalogue, figures } = await aBuyer();
    await receive();
    await desk.write(owner, number, FIVE);
    expect(await desk.write(owner, number, TWO)).toMatchObject({ ok: true });
    expect(await desk.write(owner, number, TWO)).toMatchObject({ ok: true });
    expect(await desk.write(owner, number, FIVE)).toEqual({ ok: false, error: 'not_editable' });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).reviews).toMatchObject([{ rating: 2 }]);
    expect((await desk.order(owner, number))?.lines[0]?.review).toMatchObject({ rating: 2, editUntil: null });
    expect(await figures()).toEqual({ rating: 2, count: 1 });
  });

  it('ends after 30 days', async () => {
    const { desk, owner, number, receive, query } = await aBuyer();
    await receive();
    await desk.write(owner, number, FIVE);
    await query(sql`update bought_reviews set created_at = created_at - interval '30 days'`);
    expect(await desk.write(owner, number, TWO)).toEqual({ ok: false, error: 'not_editable' });
  });
});

describe('photos of a review (P-REV-2, P-REV-10)', () => {
  /** A buyer with the order in hand, who uploads from a browser. */
  async function aPhotographer() {
    const buyer = await aBuyer();
    const { query, p, number, desk } = buyer;
    const sender = new Sender(shop.origin);
    await query(sql`update purchases set user_id = ${sender.userId} where id = ${p.id}`);
    const owner = { userId: sender.userId };
    await buyer.receive();
    const [line] = (await desk.order(owner, number))?.lines ?? [];
    const given = { purpose: 'review', subject: line?.id ?? '', type: 'image/jpeg' };
    const photo = async () => sender.upload(await picture('jpeg', { width: 900, height: 700 }), given);
    return { ...buyer, sender, owner, given, photo };
  }

  it('are shown with it, in their order, small in lists, and leave with an edit', async () => {
    const { desk, owner, number, sender, photo, catalogue, query } = await aPhotographer();
    const [first, second] = [(await photo()).json.id, (await photo()).json.id];
    const read = (path: string) => sender.read(path, {}, null);
    expect((await read(`/media/${first}`)).status).toBe(404);
    expect((await desk.order(owner, number))?.lines[0]?.photos).toMatchObject([
      { id: first, isWaiting: true },
      { id: second, isWaiting: true },
    ]);
    expect(await desk.write(owner, number, { ...FIVE, photos: [second, first] })).toMatchObject({ ok: true });
    const shown = (await catalogue.reviews(1, { ...ALL_REVIEWS, withPhotos: true })).reviews;
    expect(shown[0]?.images).toEqual([`/media/${second}`, `/media/${first}`]);
    expect((await catalogue.reviewFigures(1)).withPhotos).toBe(1);
    const [large, small] = [await read(`/media/${first}`), await read(`/media/${first}/small`)];
    expect([large.status, small.status]).toEqual([200, 200]);
    expect(small.headers.get('cache-control')).toBe('public, max-age=600');
    const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([width, height]).toEqual([240, 240]);

    expect(await desk.write(owner, number, { ...FIVE, photos: [first] })).toMatchObject({ ok: true });
    expect([(await read(`/media/${second}`)).status, (await read(`/media/${first}`)).status]).toEqual([
      404, 200,
    ]);
    expect(await query(sql`select 1 from media m where m.subject <> '' and m.small_blob_id is null`)).toEqual(
      [],
    );
    expect(await desk.write(owner, number, FIVE)).toEqual({ ok: false, error: 'not_editable' });
    expect((await read(`/media/${first}`)).status).toBe(200);
  });

  it('are five at most, of the order’s own shopper, and only those that are there', async () => {
    const { desk, owner, number, given, photo, catalogue } = await aPhotographer();
    for (let count = 0; count < 5; count += 1) expect((await photo()).json.state).toBe('ready');
    expect((await photo()).json.code).toBe('too_many_files');
    const stranger = new Sender(shop.origin);
    expect((await stranger.begin({ ...given, bytes: 10 })).json.code).toBe('subject_not_found');
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect(await desk.write(owner, number, { ...FIVE, photos: six })).toMatchObject({
      error: 'too_many_files',
    });
    const foreign = { ...FIVE, photos: [randomUUID()] };
    expect(await desk.write(owner, number, foreign)).toMatchObject({ error: 'unknown_media' });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(0);
  });

  it('are hidden with it', async () => {
    const { desk, owner, number, sender, photo, query } = await aPhotographer();
    const { id } = (await photo()).json;
    await desk.write(owner, number, { ...FIVE, photos: [id] });
    await query(sql`update reviews set hidden_at = now() where product_id = 1`);
    expect((await sender.read(`/media/${id}`, {}, null)).status).toBe(404);
    expect((await sender.read(`/media/${id}/small`, {}, null)).status).toBe(404);
    expect((await sender.read(`/media/${id}`)).status).toBe(200);
  });
});

describe('what desks do with a review (P-REV-6, P-REV-7)', () => {
  const terminal: CommandActor = { kind: 'terminal', user: 'op' };
  const memberOf = (sellerId: number): CommandActor => ({
    kind: 'member',
    scope: {
      membershipId: randomUUID(),
      userId: randomUUID(),
      desk: 'selling',
      sellerId,
      role: 'owner',
      permissions: ['reviews.reply'],
    },
  });

  it('hides it with a reason, and counts it no more; shows it again', async () => {
    const { desk, owner, number, receive, query, transaction, catalogue, figures } = await aBuyer();
    const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
    await receive();
    await desk.write(owner, number, FIVE);
    const [review] = (await catalogue.reviews(1, ALL_REVIEWS)).reviews;
    const input = { reviewId: review?.id };
    const given = { by: terminal, input: { ...input, ground: 'advertising' }, reason: 'spam' };
    expect(await act(context, reviewCommands.hide, given)).toMatchObject({ ok: true });
    expect(await act(context, reviewCommands.hide, given)).toMatchObject({
      error: { code: 'hidden_already' },
    });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(0);
    expect(await catalogue.voteHelpful(review?.id ?? 0, randomUUID())).toBeNull();
    expect((await desk.order(owner, number))?.lines[0]?.review).toMatchObject({
      hidden: { ground: 'advertising' },
    });
    expect(await figures()).toEqual({ rating: 0, count: 0 });
    expect(await act(context, reviewCommands.show, given)).toMatchObject({ ok: true });
    expect(await figures()).toEqual({ rating: 5, count: 1 });
    const [audit] = await query<{ lines: number }>(sql`
      select count(*)::integer as lines from audit_log where subject_kind = 'review' and subject_id = ${String(review?.id)}`);
    expect(audit).toEqual({ lines: 2 });
  });

  it('tells its writer each time, once, with the ground and a link to the review', async () => {
    const { desk, owner, number, receive, life, p, query, transaction, catalogue } = await aBuyer();
    const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
    const told = async () => {
      await tellAbout({ transaction, publicUrl: 'https://toko.test', bankAccount: null }, p.A);
      return life.query<{ subject: string; text: string }>(
        sql`delete from mail_outbox returning subject, plain_text as text`,
      );
    };
    await receive();
    await desk.write(owner, number, FIVE);
    await told();
    const [review] = (await catalogue.reviews(1, ALL_REVIEWS)).reviews;
    const given = { by: terminal, input: { reviewId: review?.id, ground: 'threat' }, reason: 'spam' };
    await act(context, reviewCommands.hide, given);
    const [mail, ...others] = await told();
    expect([mail?.subject, others]).toEqual([`Ulasanmu disembunyikan (${number})`, []]);
    for (const words of [
      'berisi ancaman kepada penjual',
      `https://toko.test/orders/${number}/review`,
      'https://toko.test/help-center?tab=kontak',
    ])
      expect(mail?.text).toContain(words);
    await act(context, reviewCommands.hide, given);
    expect(await told()).toEqual([]);
    await act(context, reviewCommands.show, given);
    expect((await told()).map(({ subject }) => subject)).toEqual([`Ulasanmu ditampilkan lagi (${number})`]);
    expect(
      await query(
        sql`select kind from notifications where order_id = ${p.A} and kind like 'review%' order by seq`,
      ),
    ).toEqual([{ kind: 'review_hidden' }, { kind: 'review_shown' }]);
  });

  it('answers it once', async () => {
    const { desk, owner, number, receive, query, transaction, catalogue } = await aBuyer();
    const context = { query, transaction, clock: () => new Date(), log: { info: () => {}, warn: () => {} } };
    await receive();
    await desk.write(owner, number, FIVE);
    const [review] = (await catalogue.reviews(1, ALL_REVIEWS)).reviews;
    const input = { reviewId: review?.id, text: 'Terima kasih, Kak!' };
    expect(await act(context, reviewCommands.reply, { by: memberOf(2), input })).toMatchObject({ ok: false });
    expect(await act(context, reviewCommands.reply, { by: terminal, input })).toMatchObject({ ok: true });
    expect(await act(context, reviewCommands.reply, { by: terminal, input })).toMatchObject({
      error: { code: 'replied_already' },
    });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).reviews[0]?.reply).toMatchObject({
      text: 'Terima kasih, Kak!',
    });
  });
});

describe('the rating of a shop (P-REV-12)', () => {
  it.each([
    { begins: 0, before: 5, after: 5 },
    { begins: 4.8, before: 4.8, after: 4.7 },
  ])(
    'that began with $begins is made of what its buyers wrote in 90 days',
    async ({ begins, before, after }) => {
      const { desk, owner, number, receive, query, transaction } = await aBuyer();
      const shown = async () => {
        await transaction(measureRatings);
        const [shop] = await query<{ rating: number }>(sql`select rating from sellers where id = 1`);
        return shop?.rating;
      };
      await query(sql`update sellers set rating = ${begins}, is_rating_own = false where id = 1`);
      await receive();
      await desk.write(owner, number, FIVE);
      expect(await shown()).toBe(before);
      // Nine more of the same buyer's lines, two of them of three and four stars; one is too old, and one hidden.
      await query(sql`
      with lines as (
        ${copiedRows('order_lines', {
          row: sql`l`,
          changes: sql`jsonb_build_object('id', gen_random_uuid(), 'position', 100 + n)`,
          from: sql`(order_lines l join bought_reviews b on b.order_line_id = l.id cross join generate_series(1, 11) n)`,
        })}
        returning id, position - 100 as n
      ), written as (
        insert into reviews (product_id, username, rating, date, content, hidden_at)
        select 1, 'S***', case n when 1 then 3 when 2 then 4 when 10 then 1 when 11 then 1 else 5 end, current_date, n::text,
          case n when 11 then now() end from generate_series(1, ${begins === 0 ? 0 : 11}::int) n returning id, content
      )
      insert into bought_reviews (order_line_id, review_id, created_at)
      select l.id, w.id, case n when 10 then now() - interval '91 days' else now() end
      from lines l join written w on w.content = n::text`);
      expect(await shown()).toBe(after);
    },
  );
});

it('an account takes its reviews along in its export, and leaves them when it is deleted (P-REV-4)', async () => {
  const { desk, owner, number, receive, query, transaction, catalogue } = await aBuyer();
  await receive();
  const guest = { guestId: randomUUID() };
  await query(sql`
    update purchases set user_id = null, guest_id = ${guest.guestId}
    where id = (select purchase_id from orders where number = ${number})`);
  await desk.write(guest, number, FIVE);
  await accountReviews.merge(query, { ...guest, ...owner });
  expect(await accountReviews.exported(query, owner.userId)).toMatchObject({
    reviews: [{ productId: 1, rating: 5, content: 'Bagus, sesuai gambar.' }],
  });
  await transaction((tx) => accountReviews.remove(tx, owner.userId));
  expect(await accountReviews.exported(query, owner.userId)).toEqual({ reviews: [] });
  expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(1);
});
