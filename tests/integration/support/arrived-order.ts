import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { acceptOrder, deliverOrder, passDeadlinesOf } from '#server/modules/orders/orders.ts';
import { shipWithWaybill } from '#server/modules/parcels/parcels.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { createReturnService } from '#server/modules/returns/create-return-service.ts';
import type { ReturnForm } from '#server/modules/returns/open-return.ts';
import { passDeadlineOf } from '#server/modules/returns/pass-return-deadlines.ts';
import { returnCommands, sendReturnAgain } from '#server/modules/returns/returns.ts';
import type { openLife } from './order-life.ts';
import { theProviderSays } from './paid-there.ts';

const terminal: CommandActor = { kind: 'terminal', user: 'sari' };

type Life = ReturnType<typeof openLife>;

/** A has arrived for an account: 3 x 33.333 and 20.000 for shipping. `evidence`: how many photos were sent. */
export async function arrivedOrder(
  life: Life,
  { evidence = 1, method }: { evidence?: number; method?: 'cod' | 'gopay' } = {},
) {
  const p = await life.place(method ? { method } : {});
  const [orderId, number] = [p.A, p.numbers[0]?.number ?? ''];
  const userId = randomUUID();
  await life.query(sql`update purchases set user_id = ${userId}, guest_id = null where id = ${p.id}`);
  if (method === 'gopay') await theProviderSays(life.tx, p.id);
  else if (!method) await life.pay(p.id);
  await life.tx((tx) => acceptOrder(tx, { orderId, actor: 'seller' }));
  const waybill = `W${orderId.slice(0, 18).toUpperCase()}`;
  await life.tx((tx) => shipWithWaybill(tx, { orderId, actor: 'seller', waybill }));
  await life.tx((tx) => deliverOrder(tx, { orderId, actor: 'courier' }));
  const photos = Array.from({ length: evidence }, (_, at) => ({
    id: `${at}`,
    kind: 'picture' as const,
    type: 'image/webp',
    smallAddress: null,
    address: '',
    width: 1,
    height: 1,
    bytes: 1,
  }));
  const media = {
    attach: async () => ({ ok: true, value: null }) as const,
    waiting: async () => [],
    attached: async (_query: unknown, _purpose: unknown, ids: readonly string[]) =>
      new Map(ids.map((id) => [id, photos])),
  };
  const desk = createReturnService({ query: life.query, transaction: life.tx, media, hasCouriers: true });
  const owner = { userId };
  const context = {
    query: life.query,
    transaction: life.tx,
    clock: () => new Date(),
    log: { info: () => {}, warn: () => {} },
  };
  const open = (changes: Partial<ReturnForm> = {}, by: Parameters<typeof desk.open>[0] = owner) =>
    desk.open(by, number, {
      reason: 'damaged',
      text: 'Pecah',
      pieces: [{ line: 1, quantity: 1 }],
      part: null,
      ...changes,
    });
  /** The shop's label for the way to the seller; with its price its courier is booked. */
  const label = async (price = 15_000) => {
    const done = await desk.act(owner, number, 1, { do: 'label', collection: 'pickup' });
    const id = (await desk.page(owner, number, 1))?.id ?? '';
    return { done, id: await life.moveLabel(id, price) };
  };
  const sendAgain = (hasCouriers = true) =>
    act(context, sendReturnAgain(hasCouriers), {
      by: terminal,
      input: { return: `${number}-R1`, collection: 'pickup' },
    });
  const shopper = (
    step: 'ask' | 'take_offer' | 'leave_offer' | 'appeal' | 'drop_label' | 'withdraw',
    n = 1,
  ) => desk.act(owner, number, n, { do: step });
  const send = (postage = 15_000, n = 1) =>
    desk.act(owner, number, n, { do: 'send', goods: { courier: 'JNE', waybill: 'JNE1', postage } });
  const command = (
    name: keyof typeof returnCommands,
    more: Record<string, unknown> = {},
    n = 1,
    by: CommandActor = terminal,
  ) =>
    act(context, returnCommands[name] as typeof returnCommands.approve, {
      by,
      reason: 'asked by mail',
      input: { return: `${number}-R${n}`, ...more },
    });
  const decide = (more: Record<string, unknown>) =>
    command('decide', { outcome: 'refund', part: null, bearer: 'seller', goods: 'kept', ...more });
  /** The clock passes by, and with it the deadlines of the order and its returns. */
  const later = async (hours: number) => {
    await life.later(hours, orderId);
    const due = await life.query<{ id: string }>(sql`select id from returns where order_id = ${orderId}`);
    for (const { id } of due) await passDeadlineOf(life.tx, id);
    await passDeadlinesOf({ query: life.query, transaction: life.tx }, orderId);
  };
  const state = async (n = 1) => (await desk.page(owner, number, n))?.state;
  const moved = async () =>
    (await life.moved(p))
      .filter((row) => /^(rs|comback|done|com|uncode|frtret|frtretoff|frtagain|frtadj|claim):/.test(row))
      .map((row) => row.replaceAll(/R-A:/g, 'R:'));
  const wellKept = async () => expect(await brokenInvariants(life.query)).toEqual({});
  return {
    life,
    p,
    orderId,
    number,
    owner,
    desk,
    open,
    shopper,
    send,
    label,
    sendAgain,
    command,
    decide,
    later,
    state,
    moved,
    wellKept,
  };
}
