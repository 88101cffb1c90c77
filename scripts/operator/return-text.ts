import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import type { listReturns, OperatorReturn } from '#server/modules/returns/returns.ts';
import { plainText, textTable } from '#server/platform/terminal-text.ts';

/** Returns on a terminal. */

const money = (amount: number) => formatRupiah(rupiah(amount));
const moment = (at: Date | null) => (at === null ? 'never' : `${formatDateTime(at)} WIB`);

const HOUR_MS = 60 * 60 * 1000;

/** How long ago, in days and hours. */
function ageOf(at: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS));
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

export function writeReturns(cards: Awaited<ReturnType<typeof listReturns>>, now: Date): string {
  if (cards.length === 0) return 'There are no such returns.';
  const rows = cards.map(({ number, state, reason, openedAt, changedAt, dueAt, pieces, shop }) => [
    number,
    state,
    ageOf(changedAt, now),
    dueAt === null ? '' : moment(dueAt),
    moment(openedAt),
    reason,
    String(pieces),
    plainText(shop),
  ]);
  return textTable([['Number', 'State', 'For', 'Due', 'Opened', 'Reason', 'Pieces', 'Shop'], ...rows]);
}

export const writeReturn = (found: OperatorReturn): string =>
  [
    ...headOf(found),
    '',
    ...ruleOf(found),
    '',
    ...found.lines.map(
      ({ pieces, accepted, name, options, price }) =>
        `  ${pieces} x ${plainText(name)}${options && `, ${plainText(options)}`} at ${money(price)}${accepted > 0 ? `, ${accepted} of them accepted` : ''}`,
    ),
    ...moneyOf(found),
    ...exchangeOf(found),
    '',
    ...sidesOf(found),
    '',
    ...found.events.map(({ at, event, actor }) => `  ${formatDateTime(at)}  ${event} by ${actor}`),
    ...found.others.map(
      ({ number, state, reason }) => `  Another return of this order: ${number}, ${reason}, ${state}`,
    ),
  ].join('\n');

const headOf = ({
  number,
  state,
  dueAt,
  order,
  purchase,
  orderState,
  shop,
  sellerId,
  arrivedAt,
}: OperatorReturn) => [
  `${number}: ${state}${dueAt === null ? '' : `, next step by ${moment(dueAt)}`}`,
  `  Order ${order} of the purchase ${purchase}: ${orderState}, arrived ${moment(arrivedAt)}`,
  `  Shop ${sellerId}, ${plainText(shop)}`,
];

const ruleOf = ({ reason, rule, openedAt, goesBack }: OperatorReturn) => [
  `Rule of ${reason}: to be told until ${moment(rule.until)}, told ${moment(openedAt)}`,
  `  ${rule.needsEvidence ? 'A photo or video must show it' : 'No photo is needed'}; the goods ${goesBack ? 'go back' : 'stay'}`,
  rule.isSellersFault
    ? '  The seller’s fault: the seller pays the way back and a share of the shipping'
    : '  The shopper’s wish: the shopper pays the way back, and no shipping goes back',
];

const moneyOf = ({ amount, cost, askedPart, offeredPart, mostPostage, sent }: OperatorReturn) => [
  `  All of it gives back ${amount === null ? 'nothing: nothing of it is left' : money(amount)}`,
  ...(cost.ofSeller > 0 ? [`  Of that the seller loses ${money(cost.ofSeller)} that is theirs already`] : []),
  ...(mostPostage > 0
    ? [`  Postage of the way back: ${money(sent?.postage ?? 0)}, at most ${money(mostPostage)}`]
    : []),
  ...(askedPart === null ? [] : [`  The shopper would keep the goods for ${money(askedPart)}`]),
  ...(offeredPart === null ? [] : [`  The shop offered ${money(offeredPart)}`]),
];

const exchangeOf = ({ exchange }: OperatorReturn) =>
  exchange === null
    ? []
    : [
        ...exchange.lines.map(
          ({ quantity, name, options }) =>
            `  Wanted instead: ${quantity} x ${plainText(name)}${options && `, ${plainText(options)}`}`,
        ),
        ...(exchange.order ? [`  Its order is ${exchange.order.number}: ${exchange.order.state}`] : []),
        ...(exchange.isGone ? ['  It was not there any more'] : []),
      ];

const sidesOf = ({ number, text, appeal, refusal, evidence, sent, backAt, givenBack }: OperatorReturn) => [
  `Shopper: ${plainText(text)}`,
  ...evidence.map(
    ({ kind, width, height, bytes }, at) =>
      `  Evidence ${at + 1}: ${kind}, ${width} x ${height}, ${Math.ceil(bytes / 1024)} KB`,
  ),
  ...(evidence.length === 0 ? [] : [`  Look at it: npm run returns -- evidence ${number} FOLDER`]),
  ...(sent ? [`  Sent with ${plainText(sent.courier)} ${plainText(sent.waybill)}`] : []),
  ...(appeal === '' ? [] : [`  Appeal: ${plainText(appeal)}`]),
  refusal === '' ? 'Shop: has not refused it' : `Shop refused: ${plainText(refusal)}`,
  ...(backAt === null ? [] : [`  Has the goods since ${moment(backAt)}`]),
  ...(givenBack
    ? [`  Gave them back with ${plainText(givenBack.courier)} ${plainText(givenBack.waybill)}`]
    : []),
];
