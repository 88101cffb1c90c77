import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { dueRobotBank, playBankOnce } from '#server/modules/demo/robots/robot-bank.ts';
import {
  filedRefunds,
  forgetDoneAccounts,
  nameAccount,
  readTransfers,
} from '#server/modules/ledger/ledger.ts';
import { refundCameBack, refundPaid } from '#server/modules/operating/operating.ts';
import { cancelRefunds, exportRefunds, refundFile, refundsSent } from '#server/modules/payments/payments.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { type AtTheDesk, aMember, atTheDesk } from './support/staff.ts';

/** Refunds that go by transfer: the file for the bank, what it transferred, and what came back (P-PAY-36). */
const opened = migratedDatabase();
const terminal: CommandActor = { kind: 'terminal', user: 'sari' };
type Who = AtTheDesk | { by: CommandActor };
const SARI = { bank: 'BCA', number: '1234567890', holder: 'Sari, Dewi' };
const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  clock: () => new Date(),
  log: { info: () => {}, warn: () => {} },
});
const file = () => randomUUID();
const person = async () => atTheDesk(opened(), await aMember(opened(), null, 'finance'));
const exported = (batch: string, who: Who = { by: terminal }) =>
  act(context(), exportRefunds, { ...who, input: { batch } });
const sent = (batch: string, more: Record<string, unknown> = {}, who: Who = { by: terminal }) =>
  act(context(), refundsSent, { ...who, input: { batch, transfers: null, line: null, ...more } });
const cancelled = (batch: string) =>
  act(context(), cancelRefunds, { by: terminal, reason: 'wrong account', input: { batch, transfers: null } });
const wellKept = async () => expect(await brokenInvariants(opened().query)).toEqual({});

/** A refund of 33.333 whose shopper has named an account. */
async function waitingRefund() {
  const given = await arrivedOrder(openLife(opened()));
  await given.open({ reason: 'missing_pieces' });
  await given.shopper('ask');
  await given.command('approve');
  const [refund] = await opened().query<{ id: string; amount: number }>(sql`
    select id, amount::float8 as amount from refunds where order_id = ${given.orderId}`);
  const id = refund?.id ?? '';
  const name = (account = SARI) => given.life.tx((tx) => nameAccount(tx, id, account));
  expect(await name()).toBe(true);
  const state = async () =>
    (await opened().query<{ state: string }>(sql`select state from refunds where id = ${id}`))[0]?.state;
  const posted = async () =>
    (
      await opened().query<{ row: string }>(sql`
        select split_part(id, ':', 1) || ':' || split_part(id, ':', 3) || ' ' || debit || ' > ' || credit || ' ' || amount as row
        from ledger_transfers where id like ${`out:${id}:%`} or id like ${`back:${id}:%`} order by at, split_part(id, ':', 3), id desc`)
    ).map(({ row }) => row.replaceAll(id, 'F'));
  return { ...given, id, amount: refund?.amount ?? 0, name, state, posted };
}

describe('a file for the bank', () => {
  it('has what waits, with the account as it was then, and nothing twice', async () => {
    const { id, amount, name, state } = await waitingRefund();
    const batch = file();
    expect(await exported(batch)).toMatchObject({ ok: true });
    expect(await state()).toBe('exported');
    expect(await name({ ...SARI, number: '999999' })).toBe(false);
    const [transfer] = await readTransfers(opened().query, sql`t.refund_id = ${id}`);
    const csv = (await refundFile(opened().query, batch)) ?? '';
    expect(csv.split('\r\n')[0]).toBe('\uFEFFtransfer,amount,bank,number,holder,note');
    expect(csv).toContain(
      `R${transfer?.id},${amount},BCA,1234567890,"Sari, Dewi",LOKAPASAR R${transfer?.id}\r\n`,
    );
    expect(await exported(batch)).toMatchObject({ error: { code: 'not_found' } });
    await waitingRefund();
    expect(await exported(batch)).toMatchObject({ error: { code: 'batch_known' } });
    await exported(file());
    await wellKept();
  });

  it('is marked by a line of the bank, which marks no other, and pays each refund once', async () => {
    const one = await waitingRefund();
    const [batch, line] = [file(), `KR ${randomUUID()}`];
    await exported(batch);
    expect(await sent(batch, { line, amount: one.amount + 1 })).toMatchObject({
      error: { code: 'line_differs', waiting: one.amount },
    });
    expect(await sent(batch, { line, amount: one.amount })).toMatchObject({ ok: true });
    expect(await one.state()).toBe('done');
    expect(await one.posted()).toEqual([`out:1 refund:F > bank ${one.amount}`]);
    expect(await sent(batch, { line })).toMatchObject({ error: { code: 'not_found' } });
    const two = await waitingRefund();
    const other = file();
    await exported(other);
    expect(await sent(other, { line })).toMatchObject({ error: { code: 'line_marked', batch } });
    expect(await two.state()).toBe('exported');
    expect(await sent(other)).toMatchObject({ ok: true });
    await wellKept();
  });

  it('is found by its name, by its sum, or by one of its refunds while it waits, afterwards with its amount (P-PAY-46)', async () => {
    const { id, amount } = await waitingRefund();
    const two = await waitingRefund();
    const batch = file();
    await exported(batch);
    const [first] = await readTransfers(opened().query, sql`t.refund_id = ${id}`);
    const found = async (names: { words?: string[]; amounts?: number[]; refunds?: number[] }) =>
      (await filedRefunds(opened().query, { words: [], amounts: [], refunds: [], ...names })).filter(
        (one) => one.batch === batch,
      ).length;
    expect(await found({ words: [batch.toUpperCase()] })).toBe(2);
    expect(await found({ amounts: [amount + two.amount] })).toBe(2);
    const refunds = [first?.id ?? 0];
    expect(await found({ amounts: [amount + 1], refunds })).toBe(2);
    expect(await found({ amounts: [amount + 1] })).toBe(0);
    await sent(batch);
    expect(await found({ amounts: [amount], refunds })).toBe(2);
    expect(await found({ amounts: [amount + 1], refunds })).toBe(0);
    expect(await found({ amounts: [amount + two.amount] })).toBe(2);
  });

  it('may be transferred in part, and what is taken out of it waits again', async () => {
    const [one, two] = [await waitingRefund(), await waitingRefund()];
    const batch = file();
    await exported(batch);
    const [first] = await readTransfers(opened().query, sql`t.refund_id = ${one.id}`);
    expect(await sent(batch, { transfers: [first?.id] })).toMatchObject({ ok: true });
    expect([await one.state(), await two.state()]).toEqual(['done', 'exported']);
    expect(await cancelled(batch)).toMatchObject({ ok: true });
    expect(await two.state()).toBe('manual');
    expect(await two.name({ ...SARI, number: '777777' })).toBe(true);
    expect(await refundFile(opened().query, batch)).not.toContain(`\r\nR${(first?.id ?? 0) + 1}`);
    const again = file();
    await exported(again);
    expect(await refundFile(opened().query, again)).toContain('777777');
    await sent(again);
    await wellKept();
  });

  it('whose transfer the bank returns asks for another account, and pays it again', async () => {
    const { id, amount, name, state, posted } = await waitingRefund();
    const batch = file();
    await exported(batch);
    await sent(batch);
    expect(await act(context(), refundCameBack, { by: terminal, input: { refund: id } })).toMatchObject({
      ok: true,
    });
    expect(await state()).toBe('bounced');
    await name({ ...SARI, number: '888888' });
    const again = file();
    await exported(again);
    await sent(again);
    expect(await posted()).toEqual([
      `out:1 refund:F > bank ${amount}`,
      `back:1 bank > refund:F ${amount}`,
      `out:2 refund:F > bank ${amount}`,
    ]);
    const all = await readTransfers(opened().query, sql`t.refund_id = ${id}`);
    expect(all.map((transfer) => transfer.state)).toEqual(['returned', 'sent']);
    await wellKept();
  });

  it('is made and transferred by the bank of a demo half a day after its account was named (P-PAYOUT-7)', async () => {
    const { id, state, posted, amount } = await waitingRefund();
    const playedAfter = async (hours: number) => {
      await opened().query(
        sql`update refunds set promised_by = shop_now() + interval '120 hours' - make_interval(hours => ${hours}) where id = ${id}`,
      );
      await playBankOnce(context());
      return state();
    };
    expect([await playedAfter(11), await playedAfter(12)]).toEqual(['manual', 'done']);
    expect(await posted()).toEqual([`out:1 refund:F > bank ${amount}`]);
    await wellKept();
  });

  it('is transferred by the bank of a demo that was stopped after it made the file', async () => {
    const { state } = await waitingRefund();
    const batch = file();
    const robot: CommandActor = { kind: 'system', name: 'robot' };
    await exported(batch, { by: robot });
    expect(await state()).toBe('exported');
    expect(await dueRobotBank.nextDue(opened().query)).not.toBeNull();
    await playBankOnce(context());
    expect(await state()).toBe('done');
    await wellKept();
  });

  it('forgets the accounts with those of its refunds', async () => {
    const { id } = await waitingRefund();
    const batch = file();
    await exported(batch);
    await sent(batch);
    await forgetDoneAccounts(opened().query, new Date(Date.now() + 3_600_000_000));
    const [transfer] = await readTransfers(opened().query, sql`t.refund_id = ${id}`);
    expect(transfer).toMatchObject({ bank: '', number: '', holder: '' });
    expect(await refundFile(opened().query, batch)).toBeNull();
  });
});

describe('two people at the console', () => {
  it('share a file: whoever made it does not mark it, and nobody moves the money of their own order', async () => {
    const [ani, budi] = [await person(), await person()];
    const mine = await waitingRefund();
    await opened().query(sql`update purchases set user_id = ${ani.userId} where id = ${mine.p.id}`);
    expect(await exported(file(), ani)).toMatchObject({ error: { code: 'own_order' } });
    const batch = file();
    expect(await exported(batch, budi)).toMatchObject({ ok: true });
    expect(await sent(batch, {}, budi)).toMatchObject({ error: { code: 'needs_second_person' } });
    expect(await sent(batch, {}, ani)).toMatchObject({ error: { code: 'own_order' } });
    expect(await sent(batch)).toMatchObject({ ok: true });
  });

  it('are needed above the limit also without a file (P-CONSOLE-70)', async () => {
    const [ani] = [await person(), await person()];
    const { id, state, amount } = await waitingRefund();
    const paid = (single: number) =>
      act(
        Object.assign(context(), { secondPerson: () => ({ single: rupiah(single), day: rupiah(0) }) }),
        refundPaid,
        {
          ...ani,
          input: { refund: id },
        },
      );
    expect(await paid(amount - 1)).toMatchObject({ error: { code: 'proposed' } });
    expect(await state()).toBe('manual');
    expect(await paid(amount)).toMatchObject({ ok: true });
  });
});
