import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { nameAccount } from '#server/modules/ledger/ledger.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import {
  accountOrders,
  noteAccountNamed,
  numberInvoices,
  remindShopper,
  reportMissing,
  undeliver,
} from '#server/modules/orders/orders.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { operator } from './support/operator.ts';
import { openLife } from './support/order-life.ts';
import { anOrderService } from './support/order-service.ts';
import { payingShop } from './support/paying-shop.ts';

const opened = migratedDatabase();

const BANK_ACCOUNT = { bank: 'Bank Uji', number: '123 456 7890', holder: 'PT Uji' };

type Life = ReturnType<typeof openLife>;
type Placed = Awaited<ReturnType<Life['place']>>;

const tell = async (life: Life, p: Placed) => {
  for (const orderId of [p.A, p.B]) {
    await tellAbout(
      { transaction: life.tx, publicUrl: 'https://toko.test', bankAccount: BANK_ACCOUNT },
      orderId,
    );
  }
};
/** Returns and removes the waiting mails. */
const mails = (life: Life) =>
  life.query<{ subject: string; text: string }>(
    sql`delete from mail_outbox returning subject, plain_text as text`,
  );
const subjects = async (life: Life) => (await mails(life)).map(({ subject }) => subject).toSorted();
/** A purchase of a guest, and the numbers of its orders in the order of their ids. */
async function aGuests(life: Life) {
  const p = await life.place();
  const guestId = randomUUID();
  await life.query(sql`update purchases set user_id = null, guest_id = ${guestId} where id = ${p.id}`);
  return { p, guestId };
}
const numberOf = (p: Placed, orderId: string) => p.numbers.find(({ id }) => id === orderId)?.number ?? '';

describe('the messages to a shopper', () => {
  it('report each event once, the purchase as a whole once, and contain what contract law requires', async () => {
    const life = openLife(opened());
    await mails(life);
    const p = await life.place();
    await tell(life, p);
    const [contract, ...others] = await mails(life);
    expect(others).toEqual([]);
    expect(contract?.subject).toBe(`Pesananmu sudah kami catat (${p.number})`);
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(contract?.text).toContain(`\n${nth}. `);
    expect(contract?.text).toContain('Total: Rp468.999');
    await life.pay(p.id);
    await tell(life, p);
    await tell(life, p);
    expect(await subjects(life)).toEqual([`Pembayaran diterima (${p.number})`]);
    const [A, B] = [numberOf(p, p.A), numberOf(p, p.B)];
    await operator(opened())(`accept ${A}`);
    await operator(opened())(`ship ${A} abc-${A}`);
    await operator(opened())(`deliver ${A}`);
    await operator(opened())(`cancel ${B}`, { reason: 'no_stock' });
    await tell(life, p);
    const told = await mails(life);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(
      [`Pesanan ${A} sedang dikirim`, `Pesanan ${A} sudah tiba`, `Pesanan ${B} dibatalkan`].toSorted(),
    );
    const text = told.map((mail) => mail.text).join('\n');
    expect(text).toContain(`Nomor Resi: ABC-${A}`);
    expect(text).toContain(`https://toko.test/orders/${A}/review`);
    expect(text).toMatch(/karena barangnya habis di penjual/);
    expect(text).toMatch(/Dana sebesar Rp349.000 kami kembalikan. Isi rekening/);
    const kinds = await life.query<{ kind: string }>(
      sql`select kind from notifications where user_id = ${p.plan.userId} order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['cancelled', 'delivered', 'paid', 'placed', 'shipped']);
  });

  it('remind of the account of a refund on the third and the seventh day, then ask the operator, until it is named (P-PAY-35)', async () => {
    const life = openLife(opened());
    const p = await life.place();
    await life.pay(p.id);
    await operator(opened())(`cancel ${numberOf(p, p.B)}`, { reason: 'cannot_send' });
    await tell(life, p);
    await mails(life);
    const [refund] = await life.query<{ id: string }>(sql`select id from refunds where order_id = ${p.B}`);
    const refundId = refund?.id ?? '';
    const daysPass = async (days: number) => {
      await life.later(days * 24);
      // A sweep may find it twice.
      for (const _ of [1, 2]) await life.tx((tx) => remindShopper(tx, refundId));
      await tell(life, p);
      return subjects(life);
    };
    const cases = () =>
      life.query(sql`select 1 from cases where subject = ${`refund:${refundId}`} and closed_at is null`);
    const reminder = [`Isi rekening tujuan danamu (${p.number})`];
    expect(await daysPass(2)).toEqual([]);
    expect(await daysPass(1)).toEqual(reminder);
    expect(await cases()).toHaveLength(0);
    expect(await daysPass(4)).toEqual(reminder);
    expect(await cases()).toHaveLength(1);
    expect(await daysPass(30)).toEqual([]);
    const account = { bank: 'bca', number: '1234567890', holder: 'Sari' } as const;
    await life.tx(async (tx) => {
      await nameAccount(tx, refundId, account);
      await noteAccountNamed(tx, refundId, 'own');
    });
    expect(await cases()).toHaveLength(0);
  });

  it('say how to pay with what is typed: an account, a number or a code (P-BUY-12)', async () => {
    const life = openLife(opened());
    await mails(life);
    const howToPay = async (p: Placed) => {
      await tell(life, p);
      const mail = (await mails(life)).find(({ subject }) => subject === `Cara membayar pesanan ${p.number}`);
      return mail?.text ?? '';
    };
    const paying = await payingShop(opened());
    const placeAndOpen = async (method: PaymentMethod) => {
      const p = await life.place({ method });
      await paying.transaction((tx) => openAttempt(tx, { purchaseId: p.id, method, amount: 468_999 }));
      await paying.work();
      return p;
    };

    const byHand = await placeAndOpen('transfer');
    const [row] = await life.query<{ amount: number; code: number }>(
      sql`select amount::float8 as amount, unique_code as code from payment_attempts where purchase_id = ${byHand.id}`,
    );
    const text = await howToPay(byHand);
    const [amount, code] = [row?.amount ?? 0, row?.code ?? 0].map((value) => formatRupiah(rupiah(value)));
    for (const line of ['Total Tagihan: Rp468.999', `Kode unik: -${code}`, `Jumlah transfer: ${amount}`])
      expect(text).toContain(line);
    for (const line of ['Bank: Bank Uji', 'Nomor rekening: 123 456 7890', 'Atas nama: PT Uji'])
      expect(text).toContain(line);
    expect(text).toMatch(/Bayar sebelum: .* WIB/);
    expect(await howToPay(byHand)).toBe('');

    for (const [method, words] of [
      ['va_bca', ['Nomor Virtual Account: ']],
      ['va_mandiri', ['Kode perusahaan: ', 'Kode pembayaran: ']],
      ['indomaret', ['Kode pembayaran: ']],
      ['alfamart', ['Kode pembayaran: ']],
      ['qris', null],
      ['gopay', null],
    ] as const) {
      const told = await howToPay(await placeAndOpen(method));
      if (words === null) expect(told).toBe('');
      for (const word of words ?? []) expect(told).toMatch(new RegExp(`${word}\\d+`));
    }
    await paying.close();
  });

  it('ask for the account of money that came twice and cannot go back the way it came (P-PAY-11)', async () => {
    const life = openLife(opened());
    const paying = await payingShop(opened());
    const p = await life.place({ method: 'va_bca' });
    const opening = { purchaseId: p.id, method: 'va_bca', amount: 468_999 } as const;
    const attempts = [1, 2].map(() => paying.transaction((tx) => openAttempt(tx, opening)));
    const ids = await Promise.all(attempts);
    await paying.work();
    for (const id of ids) await paying.press(id ?? '', 'pay');
    await mails(life);
    await tell(life, p);
    const asking = (await mails(life)).filter(({ subject }) => subject.startsWith('Isi rekening'));
    expect(asking.map(({ subject }) => subject)).toEqual([`Isi rekening tujuan danamu (${p.number})`]);
    expect(asking[0]?.text).toContain('dana sebesar Rp468.999');
    await paying.close();
  });

  it('tell no days of arrival of an order that is cancelled meanwhile (P-BUY-45)', async () => {
    const life = openLife(opened());
    await mails(life);
    const p = await life.place({ method: 'cod' });
    await operator(opened())(`cancel ${numberOf(p, p.B)}`, { reason: 'no_stock' });
    await tell(life, p);
    const contract = (await mails(life)).find(({ subject }) => subject.startsWith('Pesananmu'));
    expect(contract?.text.match(/estimasi tiba/g)).toHaveLength(1);
  });

  it('give a guest a link that opens this purchase only, in any browser, for 60 days', async () => {
    const life = openLife(opened());
    await mails(life);
    const { p } = await aGuests(life);
    await tell(life, p);
    const [{ text = '' } = {}] = await mails(life);
    const token = /\/orders\/open\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
    const desk = anOrderService(opened());
    const browser = { guestId: randomUUID() };
    const number = numberOf(p, p.A);
    expect(await desk.peekLink(token, 'open')).toEqual({
      number: p.numbers.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]?.number,
    });
    expect(await desk.page(browser, number)).toBeNull();
    expect(await desk.openLink(`${token.slice(0, -1)}_`, browser)).toBeNull();
    await desk.openLink(token, browser);
    expect((await desk.page(browser, number))?.canJoin).toBe(false);

    await life.later(61 * 24);
    expect(await desk.peekLink(token, 'open')).toBeNull();
    expect(await desk.page(browser, number)).toBeNull();
  });
});

it('invoices have the numbers of a year without gaps, also with two concurrent jobs', async () => {
  const life = openLife(opened());
  const paid = await Promise.all([life.place(), life.place({ method: 'cod' })]);
  await life.pay(paid[0].id);
  const unpaid = await life.place();
  await Promise.all([numberInvoices(life.tx), numberInvoices(life.tx)]);
  const rows = await life.query<{ number: string }>(
    sql`select invoice_number as number from orders where invoice_number is not null order by 1`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const byYear = Map.groupBy(rows, ({ number }) => number.split('/')[1]);
  for (const ofYear of byYear.values()) {
    const numbers = ofYear.map(({ number }) => Number(number.split('/')[2]));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
  const none = await life.query(
    sql`select 1 from orders where purchase_id = ${unpaid.id} and invoice_number is not null`,
  );
  expect(none).toEqual([]);
});

describe('an account', () => {
  it('exports its orders, and leaves them when it is deleted; names go when they are closed', async () => {
    const life = openLife(opened());
    const p = await life.place({ method: 'cod' });
    const userId = p.plan.userId ?? '';
    const { orders } = await accountOrders.exported(life.query, userId);
    expect(orders).toHaveLength(2);
    expect(JSON.stringify(orders)).toMatch(/Jalan Melati 5/);
    await life.tx((tx) => accountOrders.remove(tx, userId, null));
    await accountOrders.sweep(life.query);
    const contacts = () => life.query(sql`select 1 from order_contacts where purchase_id = ${p.id}`);
    expect(await contacts()).toHaveLength(1);
    for (const id of [p.A, p.B])
      await operator(opened())(`cancel ${numberOf(p, id)}`, { reason: 'no_stock' });
    await accountOrders.sweep(life.query);
    expect(await contacts()).toEqual([]);
    expect(await anOrderService(opened()).list({ userId }, { tab: 'all', q: '', page: 1 })).toMatchObject({
      found: 0,
    });
  });
});

it('an arrival that is taken back is told once, unless its cancellation says so (P-BUY-54)', async () => {
  const life = openLife(opened());
  const p = await life.place();
  const A = numberOf(p, p.A);
  await life.pay(p.id);
  for (const step of ['accept', `ship`, 'deliver'])
    await operator(opened())(`${step} ${A}${step === 'ship' ? ` U-${A}` : ''}`);
  await tell(life, p);
  await mails(life);
  await life.tx((tx) => reportMissing(tx, p.A));
  await life.tx((tx) => undeliver(tx, { orderId: p.A, actor: 'courier' }));
  await tell(life, p);
  await tell(life, p);
  expect(await subjects(life)).toEqual([`Pesanan ${A} ternyata belum tiba`]);
  await operator(opened())(`deliver ${A}`);
  await tell(life, p);
  await mails(life);
  await life.tx((tx) => reportMissing(tx, p.A));
  await operator(opened())(`lost ${A}`);
  await tell(life, p);
  expect(await subjects(life)).toEqual([`Pesanan ${A} dibatalkan`]);
});

describe('an operator', () => {
  it('acts on an order like its seller, and gets a sentence about what is impossible', async () => {
    const life = openLife(opened());
    const p = await life.place();
    const A = numberOf(p, p.A);
    const refused = (work: Promise<unknown>, text: RegExp) => expect(work).rejects.toThrow(text);
    await refused(operator(opened())('accept x'), /no number of an order/);
    await refused(operator(opened())('accept LP000000XXXXXX'), /There is no order/);
    await refused(operator(opened())(`accept ${A}`), /cannot be accepted: it is unpaid/);
    await life.pay(p.id);
    expect(await operator(opened())(`accept ${A.toLowerCase()}`)).toBe(`The order ${A} is accepted.`);
    await operator(opened())(`pack ${A}`);
    await refused(operator(opened())(`ship ${A}`), /number of the waybill/);
    await refused(operator(opened())(`ship ${A} x;y`), /5 to 40 letters/);
    expect(await operator(opened())('list', { state: 'packed' })).toContain(A);
    await expect(operator(opened())('list', { state: 'nowhere' })).rejects.toThrow(SettingsError);
    await operator(opened())(`ship ${A} W-${A}`);
    await operator(opened())(`deliver ${A}`);
    expect(await operator(opened())(`show ${A}`)).toMatch(/: delivered\n[\s\S]*shipped by operator/);
    await refused(operator(opened())(`lost ${A}`), /has not said otherwise/);
    await life.tx((tx) => reportMissing(tx, p.A));
    expect(await operator(opened())(`lost ${A}`)).toMatch(/all that was paid goes back/);
    await refused(operator(opened())(`claim-paid ${A} 90.000`), /No courier owes/);
    expect(await life.moved(p)).toEqual(expect.arrayContaining(['rs:R-A:1 escrow:A > refund:R-A 119999']));
  });
});
