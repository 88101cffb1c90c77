import { formatCalendarDate } from '#domain/format-date.ts';
import { accountWords } from '#domain/ledger/account-words.ts';
import { codeWords } from '#domain/ledger/code-words.ts';
import { ledgerAccountPath, ledgerFile, ledgerOrderPath, operatorOrderPath } from '#domain/paths.ts';
import type { AccountLine, AccountStatement } from '#server/services.ts';
import { operatingLedgerCopy } from '../../copy/operating-ledger.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { Fact } from './fact.tsx';
import { money, NO_PAGES, when } from './money-parts.tsx';

const copy = operatingLedgerCopy.account;

export interface StatementScreenProps {
  account: string;
  month: string;
  /** The neighbours of the month; null for one that is yet to come. */
  months: { earlier: string; later: string | null };
  statement: AccountStatement;
}

/** The movements of a month on an account, each with the way to its order and to the account at its other end. */
export function StatementScreen({ account, month, months, statement }: StatementScreenProps) {
  const { opening, came, went, lines, count } = statement;
  return (
    <>
      <h2 className="text-lg font-bold">{formatCalendarDate(`${month}-01`).replace(/^\d+ /, '')}</h2>
      <p className="flex flex-wrap gap-3">
        <Link to={ledgerAccountPath(account, months.earlier)} className="button button-quiet">
          {copy.earlier}
        </Link>
        {months.later !== null && (
          <Link to={ledgerAccountPath(account, months.later)} className="button button-quiet">
            {copy.later}
          </Link>
        )}
      </p>
      <dl className="card nums grid grid-cols-2 gap-4 p-4 sm:grid-cols-4">
        <Fact name={copy.opening}>{money(opening)}</Fact>
        <Fact name={copy.came}>{money(came)}</Fact>
        <Fact name={copy.went}>{money(went)}</Fact>
        <Fact name={copy.closing}>
          <b>{money(opening + came - went)}</b>
        </Fact>
      </dl>
      {lines.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <a href={ledgerFile(account, month)} download className="button button-quiet">
              {copy.download}
            </a>
            <span className="text-sm text-ink-soft">{copy.downloadHint}</span>
          </p>
          {lines.length < count && <p className="text-ink-soft">{copy.cut(lines.length, count)}</p>}
          <DeskList
            label={copy.label}
            columns={columnsOf(account)}
            rows={lines}
            keyOf={({ id }) => id}
            pages={NO_PAGES}
          />
        </>
      )}
    </>
  );
}

const columnsOf = (account: string): readonly Column<AccountLine>[] => [
  { label: copy.columns.at, cell: ({ at }) => when(at) },
  {
    label: copy.columns.what,
    cell: ({ code, id }) => (
      <>
        {codeWords(code)}
        <span className="block text-sm text-ink-soft wrap-anywhere">{id}</span>
      </>
    ),
  },
  {
    label: copy.columns.other,
    cell: ({ other }) => (
      <Link to={ledgerAccountPath(other)} className="link">
        {accountWords(other)}
      </Link>
    ),
  },
  { label: copy.columns.order, cell: ({ order }) => <OrderLinks account={account} order={order} /> },
  {
    label: copy.columns.amount,
    isNumber: true,
    cell: ({ amount }) => <span className="nums">{money(amount)}</span>,
  },
  {
    label: copy.columns.balance,
    isNumber: true,
    cell: ({ balance }) => <span className="nums">{money(balance)}</span>,
  },
];

/** The way to the order of a movement, and on a shop's account to what explains it. */
function OrderLinks({ account, order }: { account: string; order: string | null }) {
  if (order === null) return '–';
  return (
    <>
      <Link to={operatorOrderPath(order)} className="link">
        {order}
      </Link>
      {account.startsWith('seller:') && (
        <Link to={ledgerOrderPath(order)} className="link block min-h-11 py-2 text-sm sm:min-h-0 sm:py-0">
          {copy.explain}
        </Link>
      )}
    </>
  );
}
