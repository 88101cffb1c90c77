import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { accountWords } from '#domain/ledger/account-words.ts';
import { rupiah } from '#domain/money.ts';
import { ledgerOrderPath } from '#domain/paths.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { operatingActionsCopy } from '../../copy/operating-actions.id.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';

const copy = operatingOrdersCopy.order;
const money = (amount: number) => <span className="nums">{formatRupiah(rupiah(amount))}</span>;
const when = (at: Date) => `${formatDateTime(at)} WIB`;
const NO_PAGES = { newest: null, older: null };

type Attempt = OperatorOrderView['attempts'][number];
type Notice = OperatorOrderView['notices'][number];
type Receipt = OperatorOrderView['receipts'][number];
type Refund = OperatorOrderView['refunds'][number];
type Transfer = NonNullable<OperatorOrderView['transfers']>[number];

const ATTEMPTS: readonly Column<Attempt>[] = [
  { label: copy.attemptColumns.at, cell: ({ createdAt }) => when(createdAt) },
  {
    label: copy.attemptColumns.method,
    cell: ({ method, id, hasProof }) => (
      <>
        {METHOD_NAMES[method]}
        <span className="block text-sm text-ink-soft">{id}</span>
        {hasProof && <span className="badge bg-sunken text-ink-soft">{copy.proof}</span>}
      </>
    ),
  },
  { label: copy.attemptColumns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
  {
    label: copy.attemptColumns.state,
    cell: ({ state, endsAt, nextCheckAt, askedAt, answer }) => (
      <>
        {copy.attemptState(state)}
        {state === 'pending' && endsAt && (
          <span className="block text-sm text-ink-soft">{copy.ends(when(endsAt))}</span>
        )}
        {askedAt && answer && (
          <span className="block text-sm text-ink-soft">{copy.asked(when(askedAt), answer)}</span>
        )}
        {nextCheckAt && (
          <span className="block text-sm text-ink-soft">
            {(state === 'paid' ? copy.nextLook : copy.nextCheck)(when(nextCheckAt))}
          </span>
        )}
      </>
    ),
  },
];

const NOTICES: readonly Column<Notice>[] = [
  { label: copy.noticeColumns.at, cell: ({ receivedAt }) => when(receivedAt) },
  {
    label: copy.noticeColumns.said,
    cell: ({ said }) => (said === '' ? copy.unread : <span lang="en">{said}</span>),
  },
  {
    label: copy.noticeColumns.done,
    cell: ({ processedAt }) => (processedAt ? when(processedAt) : copy.notYet),
  },
];

const RECEIPTS: readonly Column<Receipt>[] = [
  { label: copy.receiptColumns.at, cell: ({ at }) => when(at) },
  {
    label: copy.receiptColumns.place,
    cell: ({ place, id }) => (
      <>
        {copy.place(place)}
        <span className="block text-sm text-ink-soft">{id}</span>
      </>
    ),
  },
  { label: copy.receiptColumns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
  {
    label: copy.receiptColumns.used,
    cell: ({ applied, reversed, refundReserved }) => (
      <ul>
        {applied > 0 && <li>{copy.applied(formatRupiah(rupiah(applied)))}</li>}
        {refundReserved > 0 && <li>{copy.reserved(formatRupiah(rupiah(refundReserved)))}</li>}
        {reversed > 0 && <li className="text-danger">{copy.reversed(formatRupiah(rupiah(reversed)))}</li>}
      </ul>
    ),
  },
];

const refundColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<Refund>[] => [
  { label: copy.refundColumns.at, cell: ({ createdAt }) => when(createdAt) },
  { label: copy.refundColumns.cause, cell: ({ causeKind }) => copy.refundCause(causeKind) },
  { label: copy.refundColumns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
  {
    label: copy.refundColumns.state,
    cell: (refund) => (
      <div className="space-y-2">
        <p>
          {copy.refundState(refund.state)}
          {refund.account !== null && <span className="block text-sm text-ink-soft">{refund.account}</span>}
          <span className="block text-sm text-ink-soft">
            {refund.doneAt ? when(refund.doneAt) : copy.promisedBy(when(refund.promisedBy))}
          </span>
        </p>
        {mayMoveMoney && <RefundActions refund={refund} ground={ground} />}
      </div>
    ),
  },
  {
    label: copy.refundColumns.source,
    cell: ({ sources }) => (
      <ul>
        {sources.map(({ account, kind, amount }) => (
          <li key={`${account} ${kind} ${amount}`}>
            {accountWords(account)}: {money(amount)}
          </li>
        ))}
      </ul>
    ),
  },
];

/** What can be noted about a refund now. */
export function RefundActions({
  refund: { id, state, way },
  ground,
}: {
  refund: Pick<Refund, 'id' | 'state' | 'way'>;
  ground: FormGround;
}) {
  const words = operatingActionsCopy;
  const given = { ground, match: { refund: id }, needsCode: true };
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'manual' && <CommandForm {...given} intent="refund_paid" words={words.refundPaid} />}
      {state === 'done' && way === 'transfer' && (
        <CommandForm {...given} intent="refund_bounced" words={words.refundBounced} />
      )}
      {state === 'failed' && (
        <>
          <CommandForm {...given} intent="refund_retry" words={words.refundRetry} />
          <CommandForm {...given} intent="refund_by_transfer" words={words.refundByTransfer} />
        </>
      )}
    </div>
  );
}

const TRANSFERS: readonly Column<Transfer>[] = [
  { label: copy.ledgerColumns.at, cell: ({ at }) => when(at) },
  {
    label: copy.ledgerColumns.debit,
    cell: ({ debit, id }) => (
      <>
        {accountWords(debit)}
        <span className="block text-sm text-ink-soft">{id}</span>
      </>
    ),
  },
  { label: copy.ledgerColumns.credit, cell: ({ credit }) => accountWords(credit) },
  { label: copy.ledgerColumns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
];

/** Everything about the money of an order's purchase: attempts, notifications, receipts, refunds and the ledger. */
export function OrderMoney({
  view: { order, attempts, notices, receipts, refunds, transfers },
  ground,
  mayMoveMoney,
}: {
  view: OperatorOrderView;
  ground: FormGround;
  mayMoveMoney: boolean;
}) {
  return (
    <>
      <Listed title={copy.attempts} columns={ATTEMPTS} rows={attempts} keyOf={idOf} empty={copy.noAttempts} />
      <Listed title={copy.notices} columns={NOTICES} rows={notices} keyOf={idOf} />
      <Listed title={copy.receipts} columns={RECEIPTS} rows={receipts} keyOf={idOf} />
      <Listed
        title={copy.refunds}
        columns={refundColumns(ground, mayMoveMoney)}
        rows={refunds}
        keyOf={idOf}
      />
      <Listed title={copy.ledger} columns={TRANSFERS} rows={transfers ?? []} keyOf={idOf} />
      {transfers !== null && transfers.length > 0 && (
        <p>
          <Link to={ledgerOrderPath(order.number)} className="link inline-flex min-h-11 items-center">
            {copy.explain}
          </Link>
        </p>
      )}
    </>
  );
}

const idOf = ({ id }: { id: string }) => id;

/** A list under its own heading; nothing, or a sentence, when it is empty. */
export function Listed<Row>({
  title,
  columns,
  rows,
  keyOf,
  empty,
}: {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  empty?: string;
}) {
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <DeskList label={title} columns={columns} rows={rows} keyOf={keyOf} pages={NO_PAGES} />
      )}
    </section>
  );
}
