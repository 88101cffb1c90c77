import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { accountOrders, cancelPurchase, createLink, type OrderOwner } from '#server/modules/orders/orders.ts';
import { refundTransferred } from '#server/modules/payments/payments.ts';
import { createPaymentService } from '#server/modules/payments/service/create-payment-service.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';

const opened = migratedDatabase();

const NOTHING_TYPED = { code: '', isAgain: false };
const AGAIN = { code: '', isAgain: true };
const ACCOUNT = { bank: 'BCA', number: '1234567890', holder: 'Sari' };

/** A guest's purchase, and what its contact, its own browser and whoever got a forwarded mail can do with it. */
async function aGuests() {
  const life = openLife(opened());
  const desk = anOrderService(opened());
  const { query, transaction } = opened();
  const pay = createPaymentService(
    { query, transaction, provider: null, payUrl: (number) => number, log: { warn: () => {} } },
    { offered: () => new Set(), bankAccount: null, cards: null, simulatedPayPath: null },
  );
  const p = await life.place();
  const buyer = { guestId: randomUUID() };
  await query(sql`update purchases set user_id = null, guest_id = ${buyer.guestId} where id = ${p.id}`);
  const [number = ''] = p.numbers.map((order) => order.number);
  const to = p.plan.contact.email;
  return {
    life,
    desk,
    pay,
    p,
    buyer,
    number,
    /** Whoever opened a link of a mail of it. */
    async opener(): Promise<{ userId: string }> {
      const owner = { userId: randomUUID() };
      await desk.openLink(await life.tx((tx) => createLink(tx, p.id)), owner);
      return owner;
    },
    /** The texts of the mails to its contact since the last time, the newest last. */
    async mails(): Promise<string[]> {
      for (const orderId of [p.A, p.B])
        await tellAbout({ transaction, publicUrl: 'https://toko.test', bankAccount: null }, orderId);
      const rows = await query<{ text: string }>(sql`
        with gone as (delete from mail_outbox where recipient = ${to} returning subject || ' ' || plain_text as text, created_at)
        select text from gone order by created_at`);
      return rows.map(({ text }) => text);
    },
    /** A refund of one order that waits for an account. */
    async refund(): Promise<string> {
      await life.pay(p.id);
      await operator(opened())(`cancel ${number}`, { reason: 'no_stock' });
      const [row] = await query<{ id: string }>(sql`select id from refunds where purchase_id = ${p.id}`);
      return row?.id ?? '';
    },
    async refundState(): Promise<{ state?: string; accounts?: number }> {
      const [row] = await query<{ state: string; accounts: number }>(sql`
        select f.state, (select count(*)::integer from refund_accounts where refund_id = f.id) as accounts
        from refunds f where f.purchase_id = ${p.id}`);
      return row ?? {};
    },
  };
}

const codeIn = (mails: string[]) => /Kode: (\d{6})/.exec(mails.join('\n'))?.[1] ?? '';
const notMeIn = (mails: string[]) => /not-me\?token=([\w-]{43})/.exec(mails.join('\n'))?.[1] ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('taking an order over by the link of a mail (P-BUY-13, P-BUY-70)', () => {
  it('needs the code that went to the contact, and leaves the checkout its order', async () => {
    const { desk, number, buyer, opener, mails } = await aGuests();
    const thief = await opener();
    const asked = await desk.join(thief, number, NOTHING_TYPED);
    expect(asked).toMatchObject({ ok: false, error: { code: 'code_needed', fault: null } });
    const code = codeIn(await mails());
    expect(await desk.join(thief, number, { code: wrongFor(code), isAgain: false })).toMatchObject({
      error: { fault: 'wrong' },
    });
    expect((await desk.page(buyer, number))?.isGuests).toBe(true);
    // A code is its asker's: somebody else who opened the mail has no use for it.
    const other = await opener();
    expect(await desk.join(other, number, { code, isAgain: false })).toMatchObject({
      error: { fault: 'expired' },
    });
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await desk.join(thief, number, { code: spaced, isAgain: false })).toEqual({
      ok: true,
      value: null,
    });
    expect((await desk.page(buyer, number))?.number).toBe(number);
    expect((await desk.list(buyer, { tab: 'all', q: '', page: 1 })).found).toBe(2);
    expect(await desk.join(other, number, NOTHING_TYPED)).toMatchObject({ error: { code: 'unknown' } });
  });

  it('so does another address for it (P-BUY-11), and a code for one is none for the other', async () => {
    const { desk, number, buyer, opener, mails, life, p } = await aGuests();
    const address = {
      recipient: 'Budi',
      phone: '+6281300000000',
      postal_code: '12820',
      street: 'Jalan Mawar 6',
      landmark: '',
      courier_note: '',
      region: '31.74.02',
    };
    const change = (owner: OrderOwner, typed: { code: string; isAgain: boolean }) =>
      desk.changeAddress(owner, number, { address, typed });
    const streetOf = async () => (await desk.page(buyer, number))?.contact?.street;
    const thief = await opener();
    await desk.join(thief, number, NOTHING_TYPED);
    const toJoin = codeIn(await mails());
    expect(await change(thief, { code: toJoin, isAgain: false })).toMatchObject({
      error: { fault: 'expired' },
    });
    expect(await change(thief, NOTHING_TYPED)).toMatchObject({ error: { code: 'code_needed', fault: null } });
    expect(await streetOf()).not.toBe(address.street);
    const [mail = ''] = await mails();
    expect(mail).toContain('mengubah alamat pengirimannya');
    expect(await change(thief, { code: codeIn([mail]), isAgain: false })).toEqual({ ok: true, value: null });
    expect(await streetOf()).toBe(address.street);
    expect(await change(buyer, NOTHING_TYPED)).toEqual({ ok: true, value: null });
    // Where it is paid at the door, a district that refused too much stays closed (P-PAY-31).
    await life.query(sql`update purchases set method = 'cod' where id = ${p.id}`);
    const strict = anOrderService(opened(), { mostFreight: -1 });
    expect(await strict.changeAddress(buyer, number, { address, typed: NOTHING_TYPED })).toMatchObject({
      error: { code: 'area_refused' },
    });
  });

  it('needs none of the account that the checkout’s own browser signed in to', async () => {
    const { desk, number, buyer, life, mails } = await aGuests();
    const userId = randomUUID();
    await accountOrders.merge(life.query, { guestId: buyer.guestId, userId });
    expect(await desk.join({ userId }, number, NOTHING_TYPED)).toEqual({ ok: true, value: null });
    expect((await mails()).at(-1)).toContain('Bukan saya');
  });

  it('a code ends after ten minutes and after five wrong tries, and few are sent', async () => {
    const { desk, number, opener, mails, life, p } = await aGuests();
    const owner = await opener();
    const type = (code: string) => desk.join(owner, number, { code, isAgain: false });
    const sendAgain = async () => {
      await life.query(sql`delete from auth_rate_counters where empty_at < now() + interval '2 minutes'`);
      return desk.join(owner, number, AGAIN);
    };
    await desk.join(owner, number, NOTHING_TYPED);
    const first = codeIn(await mails());
    const tries = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(() => type(wrongFor(first))));
    const faults = tries.map((tried) => !tried.ok && tried.error.code === 'code_needed' && tried.error.fault);
    expect(faults.filter((fault) => fault === 'wrong')).toHaveLength(4);
    expect(await type(first)).toMatchObject({ error: { fault: 'too_many_tries' } });

    expect(await desk.join(owner, number, AGAIN)).toMatchObject({ error: { fault: 'too_many_codes' } });
    expect(await sendAgain()).toMatchObject({ error: { fault: null } });
    const second = codeIn(await mails());
    await life.query(
      sql`update mailed_codes set expires_at = now() - interval '1 second' where subject = ${p.id}`,
    );
    expect(await type(second)).toMatchObject({ error: { fault: 'expired' } });
    expect(await sendAgain()).toMatchObject({ error: { fault: null } });
    expect(await sendAgain()).toMatchObject({ error: { fault: 'too_many_codes' } });
    expect(await type(codeIn(await mails()))).toEqual({ ok: true, value: null });
  });

  it('fills no mailbox, however many accounts ask for codes', async () => {
    const { desk, number, opener, mails } = await aGuests();
    await mails();
    for (let nth = 0; nth < 8; nth += 1) await desk.join(await opener(), number, NOTHING_TYPED);
    expect(await mails()).toHaveLength(5);
  });
});

describe('naming the account of a refund by the link of a mail (P-BUY-70)', () => {
  it('needs a code of its own; the checkout needs none', async () => {
    const { desk, pay, number, buyer, opener, mails, refund, refundState } = await aGuests();
    const refundId = await refund();
    const thief = await opener();
    await mails();
    await desk.join(thief, number, NOTHING_TYPED);
    const joining = codeIn(await mails());
    const name = (owner: OrderOwner, typed: { code: string; isAgain: boolean }) =>
      pay.nameRefundAccount(owner, refundId, ACCOUNT, typed);
    expect(await name(thief, { code: joining, isAgain: false })).toMatchObject({
      error: { fault: 'expired' },
    });
    expect(await name(thief, NOTHING_TYPED)).toMatchObject({ error: { code: 'code_needed', fault: null } });
    expect(await refundState()).toEqual({ state: 'needs_account', accounts: 0 });
    const code = codeIn(await mails());
    expect(await name(thief, { code, isAgain: false })).toEqual({ ok: true, value: null });
    expect((await mails()).at(-1)).toMatch(/berakhiran 7890[\s\S]*Bukan saya/);
    expect(await name(buyer, NOTHING_TYPED)).toEqual({ ok: true, value: null });
  });

  it('names it for the goods of a return and for their postage at once (P-RET-46)', async () => {
    const order = await arrivedOrder(openLife(opened()));
    await order.open();
    await order.shopper('ask');
    await order.command('approve');
    await order.send(15_000);
    await order.command('arrive');
    await order.command('pass', { restocks: false });
    const refunds = () =>
      order.life.query<{ id: string; state: string }>(
        sql`select id, state from refunds where order_id = ${order.orderId} order by cause_kind`,
      );
    expect((await refunds()).map(({ state }) => state)).toEqual(['needs_account', 'needs_account']);
    const [first] = await refunds();
    const { pay } = await aGuests();
    expect(await pay.nameRefundAccount(order.owner, first?.id ?? '', ACCOUNT, NOTHING_TYPED)).toMatchObject({
      ok: true,
    });
    expect((await refunds()).map(({ state }) => state)).toEqual(['manual', 'manual']);
  });
});

describe("'Bukan saya' (P-BUY-70)", () => {
  /** Somebody talked the buyer out of both codes. */
  async function aTaken() {
    const shop = await aGuests();
    const { desk, pay, number, opener, mails, refund } = shop;
    const refundId = await refund();
    const [thief, friend] = [await opener(), await opener()];
    await mails();
    await pay.nameRefundAccount(thief, refundId, ACCOUNT, NOTHING_TYPED);
    await pay.nameRefundAccount(thief, refundId, ACCOUNT, { code: codeIn(await mails()), isAgain: false });
    await mails();
    await desk.join(thief, number, NOTHING_TYPED);
    await desk.join(thief, number, { code: codeIn(await mails()), isAgain: false });
    return { ...shop, refundId, thief, friend, token: notMeIn(await mails()) };
  }

  it('takes the account and all who opened older links off the order, and lets the refund wait again', async () => {
    const { desk, number, buyer, mails, refundState, thief, friend, token, life, p } = await aTaken();
    expect(await refundState()).toEqual({ state: 'manual', accounts: 1 });
    expect(await desk.peekLink(token, 'disown')).toMatchObject({ number: expect.any(String) });
    const old = await life.tx((tx) => createLink(tx, p.id));
    const presser = { guestId: randomUUID() };
    expect(await desk.disown(token, presser)).toMatchObject({ hasLeft: false });
    for (const gone of [thief, friend]) expect(await desk.page(gone, number)).toBeNull();
    expect(await desk.openLink(old, thief)).toBeNull();
    for (const kept of [buyer, presser]) expect((await desk.page(kept, number))?.isGuests).toBe(true);
    expect(await refundState()).toEqual({ state: 'needs_account', accounts: 0 });
    const told = (await mails()).at(-1) ?? '';
    const fresh = /orders\/open\?token=([\w-]{43})/.exec(told)?.[1] ?? '';
    expect(await desk.peekLink(fresh, 'open')).not.toBeNull();
    // Pressed again it opens the order, and ends nothing that was made since.
    await desk.disown(token, { guestId: randomUUID() });
    expect(await desk.peekLink(fresh, 'open')).not.toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('says when money has left already, and is no link to open the order', async () => {
    const { desk, life, refundId, token } = await aTaken();
    await life.tx((tx) => refundTransferred(tx, refundId));
    expect(await desk.openLink(token, { guestId: randomUUID() })).toBeNull();
    expect(await desk.disown('tidak-ada', { guestId: randomUUID() })).toBeNull();
    expect(await desk.disown(token, { guestId: randomUUID() })).toMatchObject({ hasLeft: true });
  });

  it('leaves an order with the account that bought it', async () => {
    const { life, desk, p, number, pay, mails, refund } = await aGuests();
    const userId = randomUUID();
    await life.query(sql`update purchases set user_id = ${userId}, guest_id = null where id = ${p.id}`);
    const refundId = await refund();
    await pay.nameRefundAccount({ userId }, refundId, ACCOUNT, NOTHING_TYPED);
    await desk.disown(notMeIn(await mails()), { guestId: randomUUID() });
    expect((await desk.page({ userId }, number))?.isGuests).toBe(false);
  });
});

describe('questions for orders by number (P-BUY-14)', () => {
  it('are counted for a whole network of IPv6, whatever address in it asks', async () => {
    const desk = anOrderService(opened());
    const ask = async (address: string) => {
      const found = await desk.track({ number: 'LP261124AAAAAA', contact: '081234567890' }, address);
      return found.ok || found.error.code;
    };
    for (let nth = 1; nth <= 10; nth += 1) expect(await ask(`2001:db8:7:7::${nth}`)).toBe('not_found');
    expect(await ask('2001:db8:7:7:ffff::1')).toBe('too_many');
    expect(await ask('2001:db8:7:8::1')).toBe('not_found');
  });
});

describe('mails about orders to an address that may be anybody’s (P-BUY-71)', () => {
  /** Orders by a stranger in somebody's name, each cancelled at once. */
  async function flood(life: ReturnType<typeof openLife>, contact: { email: string; recipient: string }) {
    const desk = anOrderService(opened());
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const p = await life.place();
      await life.query(sql`
        update order_contacts set email = ${contact.email}, recipient = ${contact.recipient},
          street = 'Anda menang, buka https://jahat.example' where purchase_id = ${p.id}`);
      await desk.cancel({ userId: p.plan.userId ?? '' }, p.numbers[0]?.number ?? '', 'other');
      for (const orderId of [p.A, p.B])
        await tellAbout({ transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: null }, orderId);
      ids.push(p.id);
    }
    const mails = await life.query<{ text: string; html: string }>(sql`
      delete from mail_outbox where lower(recipient) = lower(${contact.email})
      returning subject || plain_text as text, html`);
    return { mails, desk, ids };
  }

  it('are five a day, over all purchases, and carry nothing that a stranger typed', async () => {
    const life = openLife(opened());
    const email = `${randomUUID()}@contoh.id`;
    const { mails, ids } = await flood(life, { email, recipient: 'Menang 10 juta, buka jahat.example' });
    expect(mails).toHaveLength(5);
    for (const { text, html } of mails) {
      expect(text).toMatch(/Halo,\n/);
      expect(text + html).not.toMatch(/jahat|menang|Menang/);
    }
    const held = await life.query<{ held: number }>(sql`
      select count(mail_held_at)::integer as held from purchases where id = any(${sql.param(ids)}::uuid[])`);
    expect(held[0]?.held).toBeGreaterThan(0);
    // The same address in other letters is the same address; the next day it gets five more.
    expect((await flood(life, { email: email.toUpperCase(), recipient: 'Sari' })).mails).toEqual([]);
    await life.later(24);
    const next = await flood(life, { email, recipient: 'Sari Wulandari' });
    expect(next.mails).toHaveLength(5);
    expect(next.mails[0]?.text).toContain('Halo Sari,');
  });

  it('have no such limit once an order was delivered there', async () => {
    const life = openLife(opened());
    const email = `${randomUUID()}@contoh.id`;
    const p = await life.place();
    await life.query(sql`update order_contacts set email = ${email} where purchase_id = ${p.id}`);
    await life.query(sql`update orders set state = 'delivered' where id = ${p.A}`);
    expect((await flood(life, { email, recipient: 'Sari' })).mails).toHaveLength(8);
  });
});

describe('an account that is deleted while it has an open order (P-BUY-72)', () => {
  it('leaves it to a mail with a link, and to the browser in which it was deleted', async () => {
    const { life, desk, pay, p, number, mails } = await aGuests();
    const userId = randomUUID();
    await life.query(sql`update purchases set user_id = ${userId}, guest_id = null where id = ${p.id}`);
    await mails();
    const browser = { guestId: randomUUID() };
    await life.tx((tx) => accountOrders.remove(tx, userId, browser.guestId));
    expect((await desk.page(browser, number))?.number).toBe(number);
    expect((await pay.page(browser, p.number))?.state).toBe('awaiting');
    expect(await pay.page({ userId }, p.number)).toBeNull();
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    const token = /orders\/open\?token=([\w-]{43})&pay=1/.exec(mail)?.[1] ?? '';
    const other = { guestId: randomUUID() };
    expect(await desk.openLink(token, other)).toMatchObject({ unpaidPurchase: p.number });
    expect(await pay.page(other, p.number)).not.toBeNull();
  });

  it('leaves what had joined it to the browser of its checkout while it is open, also where that had its link', async () => {
    const { life, desk, buyer, p, number } = await aGuests();
    const { guestId } = buyer;
    const userId = randomUUID();
    const grant = (ownerId: string) =>
      life.query(sql`
        insert into order_grants (owner_id, purchase_id, expires_at)
        values (${ownerId}, ${p.id}, now() + interval '9 days')`);
    await life.query(sql`update purchases set user_id = ${userId} where id = ${p.id}`);
    await grant(guestId);
    await life.tx((tx) => accountOrders.remove(tx, userId, guestId));
    expect((await desk.page({ guestId }, number))?.number).toBe(number);
  });

  it('leaves what is closed to no browser and to no link', async () => {
    const { life, desk, buyer, p, number } = await aGuests();
    const { guestId } = buyer;
    const userId = randomUUID();
    const stranger = randomUUID();
    await life.tx((tx) => cancelPurchase(tx, { purchaseId: p.id, actor: 'shopper', reason: 'other' }));
    const token = await life.tx((tx) => createLink(tx, p.id));
    await desk.openLink(token, { guestId: stranger });
    await life.query(sql`update purchases set user_id = ${userId} where id = ${p.id}`);
    expect((await desk.page({ guestId: stranger }, number))?.number).toBe(number);
    await life.tx((tx) => accountOrders.remove(tx, userId, guestId));
    for (const guest of [guestId, stranger]) expect(await desk.page({ guestId: guest }, number)).toBeNull();
    expect(await desk.openLink(token, { guestId })).toBeNull();
    await accountOrders.sweep(life.query);
    expect(await life.query(sql`select 1 from order_contacts where purchase_id = ${p.id}`)).toEqual([]);
  });
});
