import { codeWords } from '#domain/ledger/code-words.ts';
import { ledgerAccountPath, operatorOrderPath } from '#domain/paths.ts';
import type { ExplainedOrder, ExplainedRow } from '#server/services.ts';
import { operatingLedgerCopy } from '../../copy/operating-ledger.id.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { Fact } from './fact.tsx';
import { money, NO_PAGES, when } from './money-parts.tsx';

const copy = operatingLedgerCopy.order;

/** What an order gave its shop and took from it, each movement with how it comes about. */
export function ExplainScreen({ explained }: { explained: ExplainedOrder }) {
  const { number, sellerId, seller, lines, freight, rows, sum } = explained;
  return (
    <>
      <div className="space-y-1">
        <Link to={ledgerAccountPath(`seller:${sellerId}`)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(number)}</h1>
        <p className="flex flex-wrap gap-x-4">
          <span className="inline-flex min-h-11 items-center">{seller}</span>
          <Link to={operatorOrderPath(number)} className="link inline-flex min-h-11 items-center">
            {copy.order(number)}
          </Link>
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <DeskList
            label={copy.label}
            columns={columnsOf(explained)}
            rows={rows}
            keyOf={({ id }) => id}
            pages={NO_PAGES}
          />
          <p className="nums font-bold">{copy.sum(money(sum))}</p>
        </>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section className="card space-y-4 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.goods}</h2>
          <ul className="space-y-3">
            {lines.map(({ position, name, options, price, quantity, cancelled, fromEscrow, commission }) => (
              <li key={position} className="wrap-anywhere">
                {copy.line(name, options)}
                <span className="nums block text-sm text-ink-soft">
                  {[
                    copy.price(quantity, money(price)),
                    copy.commissionRate(commission),
                    ...(cancelled > 0 ? [copy.cancelled(cancelled)] : []),
                    ...(fromEscrow > 0 ? [copy.fromEscrow(money(fromEscrow))] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="card space-y-4 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.freight}</h2>
          <dl className="nums space-y-3">
            <Fact name={copy.quote}>{money(freight.quote)}</Fact>
            <Fact name={copy.charged}>{money(freight.charged)}</Fact>
            <Fact name={copy.real}>{freight.real === null ? copy.notCarried : money(freight.real)}</Fact>
          </dl>
        </section>
      </div>
    </>
  );
}

const columnsOf = (explained: ExplainedOrder): readonly Column<ExplainedRow>[] => [
  { label: copy.columns.at, cell: ({ at }) => when(at) },
  { label: copy.columns.what, cell: ({ code }) => <b>{codeWords(code)}</b> },
  { label: copy.columns.why, cell: (row) => whyOf(row, explained) },
  {
    label: copy.columns.amount,
    isNumber: true,
    cell: ({ amount }) => <span className="nums">{money(amount)}</span>,
  },
  {
    label: copy.columns.payout,
    cell: ({ payouts }) =>
      payouts.length === 0
        ? copy.notPaid
        : payouts.map(({ id, state, at }) => (
            <span key={id} className="block">
              <Link to={ledgerAccountPath(`payout:${id}`)} className="link">
                {copy.payout(id)}
              </Link>
              <span className="block text-sm text-ink-soft">{copy.payoutState(state, when(at))}</span>
            </span>
          )),
  },
];

/** How a movement comes about. */
function whyOf(row: ExplainedRow, { lines, freight, rows }: ExplainedOrder): string {
  const line = lines.find(({ position }) => position === row.position);
  const name = line ? copy.line(line.name, line.options) : '';
  switch (row.code) {
    case 'done': {
      if (!line) return '';
      const parts = [
        copy.price(line.quantity, money(line.price)),
        ...(line.cancelled > 0 ? [copy.cancelled(line.cancelled)] : []),
        ...(line.fromEscrow > 0 ? [copy.fromEscrow(money(line.fromEscrow))] : []),
      ];
      return `${name}: ${parts.join(', ')}`;
    }
    case 'com': {
      const goods = rows.find(({ code, position }) => code === 'done' && position === row.position);
      if (!line || !goods) return '';
      return `${name}: ${copy.commission(line.commission, money(goods.amount))}`;
    }
    case 'comback':
      return line ? `${name}: ${copy.commissionBack(line.commission)}` : '';
    case 'rs':
      return row.cause === null ? '' : copy.refund(operatingOrdersCopy.order.refundCause(row.cause));
    case 'frt':
    case 'frtoff':
      return copy.freightPart(money(freight.quote), money(freight.charged));
    case 'frtadj':
    case 'frtback':
      return freight.real === null ? '' : copy.freightAdjusted(money(freight.quote), money(freight.real));
    default:
      return '';
  }
}
