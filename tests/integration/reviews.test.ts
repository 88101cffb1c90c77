import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ALL_REVIEWS } from '#domain/reviews/review-query.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { countSales } from '#server/modules/catalogue/count-sales.ts';
import { confirmReceipt } from '#server/modules/orders/orders.ts';
import { accountReviews, createReviewDesk, reviewCommands } from '#server/modules/reviews/reviews.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';

const opened = migratedDatabase();
const FIVE = { position: 1, form: { rating: 5, review: 'Bagus, sesuai gambar.' } };
const TWO = { position: 1, form: { rating: 2, review: 'Jahitannya lepas.' } };

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
    ...{ query, transaction, life, p, number, owner: { userId } },
    desk: createReviewDesk({ query, transaction }),
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

describe('what desks do with a review (P-REV-6, P-REV-7)', () => {
  const terminal: CommandActor = { kind: 'terminal', user: 'op' };
  const memberOf = (sellerId: number): CommandActor => ({
    kind: 'member',
    scope: {
      ...{ membershipId: randomUUID(), userId: randomUUID(), desk: 'selling', sellerId, role: 'owner' },
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
    const given = { by: terminal, input, reason: 'spam' };
    expect(await act(context, reviewCommands.hide, given)).toMatchObject({ ok: true });
    expect(await act(context, reviewCommands.hide, given)).toMatchObject({
      error: { code: 'hidden_already' },
    });
    expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(0);
    expect(await catalogue.voteHelpful(review?.id ?? 0, randomUUID())).toBeNull();
    expect((await desk.order(owner, number))?.lines[0]?.review).toMatchObject({ isHidden: true });
    expect(await figures()).toEqual({ rating: 0, count: 0 });
    expect(await act(context, reviewCommands.show, given)).toMatchObject({ ok: true });
    expect(await figures()).toEqual({ rating: 5, count: 1 });
    const [audit] = await query<{ lines: number }>(sql`
      select count(*)::integer as lines from audit_log where subject_kind = 'review' and subject_id = ${String(review?.id)}`);
    expect(audit).toEqual({ lines: 2 });
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

it('an account takes its reviews along in its export, and leaves them when it is deleted (P-REV-4)', async () => {
  const { desk, owner, number, receive, query, transaction, catalogue } = await aBuyer();
  await receive();
  const guest = { guestId: randomUUID() };
  await query(sql`update purchases set user_id = null, guest_id = ${guest.guestId}`);
  await desk.write(guest, number, FIVE);
  await accountReviews.merge(query, { ...guest, ...owner });
  expect(await accountReviews.exported(query, owner.userId)).toMatchObject({
    reviews: [{ productId: 1, rating: 5, content: 'Bagus, sesuai gambar.' }],
  });
  await transaction((tx) => accountReviews.remove(tx, owner.userId));
  expect(await accountReviews.exported(query, owner.userId)).toEqual({ reviews: [] });
  expect((await catalogue.reviews(1, ALL_REVIEWS)).found).toBe(1);
});
