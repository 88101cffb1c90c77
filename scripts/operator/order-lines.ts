import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { CommandRefusal } from '#server/commands.ts';
import type { Command, Subject } from '#server/modules/access/access.ts';
import {
  acceptOrders,
  cancelOrders,
  declineCancels,
  deliverOrders,
  listForOperator,
  loseOrders,
  packOrders,
  refundAgain,
  refundCameBack,
  refundPaid,
  refundToAccount,
  returnOrders,
  shipOrder,
  showForOperator,
} from '#server/modules/operating/operating.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { billed, claimed, confirmed, decided, remitted } from './money-lines.ts';
import { type OrderLine, orderOf } from './order-line.ts';

/** @returns one sentence about what was done */
type Line = (line: OrderLine) => Promise<string>;

/** Does one thing to one order. */
const ofOrder =
  <Subj extends Subject, Value, Why extends CommandRefusal>(
    command: Command<{ orders: string[] }, Subj, Value, Why>,
    said: string,
  ): Line =>
  async (line) => {
    const { order, missing } = orderOf(line);
    await line.terminal.act(command, { input: { orders: [order] }, missing });
    return `The order ${order} ${said}`;
  };

const ofRefund =
  <Subj extends Subject, Value, Why extends CommandRefusal>(
    command: Command<{ refund: string }, Subj, Value, Why>,
  ): Line =>
  async ({ terminal, arg }) => {
    const refund = arg(0);
    if (!/^[0-9a-f-]{36}$/.test(refund)) {
      throw new SettingsError(`${refund} is no id of a refund; 'show' lists them.`);
    }
    await terminal.act(command, { input: { refund } });
    return `The refund ${refund} is noted.`;
  };

const ship: Line = async (line) => {
  const { terminal, args, hasCouriers } = line;
  const { order, missing } = orderOf(line);
  const [, waybill] = args;
  await terminal.act(shipOrder(hasCouriers), { input: { order, waybill }, missing });
  return waybill === undefined
    ? `A courier is booked for the order ${order}; it counts as sent when the courier has it.`
    : `The order ${order} is sent with the waybill ${waybill.toUpperCase()}.`;
};

const cancel: Line = async (line) => {
  const { terminal, options } = line;
  const reason = SELLER_REASONS.find((known) => known === options.reason);
  if (!reason) {
    throw new SettingsError(
      `Name a reason, such as --reason no_stock; there are ${SELLER_REASONS.join(', ')}.`,
    );
  }
  const { order, missing } = orderOf(line);
  const [outcome] = await terminal.act(cancelOrders, { input: { orders: [order], reason }, missing });
  return outcome === 'cancelled'
    ? `The order ${order} is cancelled, and what was paid goes back.`
    : `The order ${order} is cancelled as soon as the courier has given up the booking.`;
};

export const ORDER_LINES: Readonly<Record<string, Line>> = {
  list: ({ terminal, options }) => listForOperator(terminal.query, options.state),
  show: ({ terminal, arg }) => showForOperator(terminal.query, arg(0)),
  accept: ofOrder(acceptOrders, 'is accepted.'),
  pack: ofOrder(packOrders, 'is packed.'),
  ship,
  deliver: ofOrder(deliverOrders, 'is delivered.'),
  cancel,
  'decline-cancel': ofOrder(declineCancels, 'is not cancelled; its seller goes on with it.'),
  returned: ofOrder(
    returnOrders,
    'came back: its goods can be sold again, and what was paid for them goes back.',
  ),
  lost: ofOrder(loseOrders, 'is lost, and all that was paid goes back.'),
  'confirm-transfer': confirmed,
  'refund-paid': ofRefund(refundPaid),
  'refund-bounced': ofRefund(refundCameBack),
  'refund-retry': ofRefund(refundAgain),
  'refund-by-transfer': ofRefund(refundToAccount),
  dispute: decided,
  'claim-paid': claimed,
  freight: billed,
  remitted,
};
