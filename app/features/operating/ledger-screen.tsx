import { Form } from 'react-router';
import { formatCount } from '#domain/format.ts';
import { accountWords } from '#domain/ledger/account-words.ts';
import { ACCOUNT_KINDS, isAccount } from '#domain/ledger/accounts.ts';
import { ledgerAccountPath, ledgerPath } from '#domain/paths.ts';
import type { AccountList, LedgerOverview, NamedHeldAccount } from '#server/services.ts';
import { operatingLedgerCopy as copy } from '../../copy/operating-ledger.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { plainField } from './command-form.tsx';
import { money, NO_PAGES, when } from './money-parts.tsx';

type Kind = LedgerOverview['kinds'][number];

const SIDES = Object.entries(ACCOUNT_KINDS) as [keyof typeof ACCOUNT_KINDS, readonly string[]][];

/** All accounts by their kinds, and whether all agrees. */
export function LedgerScreen({ ledger: { kinds, asked } }: { ledger: LedgerOverview }) {
  const sides = SIDES.map(([side, own]) => ({ side, kinds: kinds.filter(({ kind }) => own.includes(kind)) }));
  return (
    <>
      <Checks asked={asked} />
      <ShopForm />
      {kinds.length === 0 ? (
        <EmptyList title={copy.nothing} text={copy.nothingText} />
      ) : (
        <>
          {sides
            .filter((one) => one.kinds.length > 0)
            .map((one) => (
              <section key={one.side} className="space-y-3">
                <h2 className="text-lg font-bold">{copy.sides[one.side]}</h2>
                <DeskList
                  label={copy.sides[one.side]}
                  columns={KINDS}
                  rows={one.kinds}
                  keyOf={({ kind }) => kind}
                  pages={NO_PAGES}
                />
              </section>
            ))}
          <p className="nums text-ink-soft">{copy.total(money(leftOver(sides)))}</p>
        </>
      )}
    </>
  );
}

/** What others owe and what was spent, less what we owe and earned. */
const leftOver = (sides: readonly { side: keyof typeof ACCOUNT_KINDS; kinds: readonly Kind[] }[]): number =>
  sides.reduce((sum, { side, kinds }) => {
    const amount = kinds.reduce((all, one) => all + one.amount, 0);
    return side === 'asset' || side === 'cost' ? sum + amount : sum - amount;
  }, 0);

const KINDS: readonly Column<Kind>[] = [
  {
    label: copy.columns.kind,
    cell: ({ kind }) => (
      <Link
        to={isAccount(kind) ? ledgerAccountPath(kind) : ledgerPath({ kind })}
        className="link font-semibold"
      >
        {accountWords(kind)}
      </Link>
    ),
  },
  { label: copy.columns.accounts, isNumber: true, cell: ({ accounts }) => formatCount(accounts) },
  {
    label: copy.columns.amount,
    isNumber: true,
    cell: ({ amount }) => <span className="nums">{money(amount)}</span>,
  },
];

/** When it was last asked whether money, stock and orders agree, and what does not. */
function Checks({ asked }: Pick<LedgerOverview, 'asked'>) {
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.checks}</h2>
      {asked.length === 0 && <p>{copy.neverAsked}</p>}
      {asked.map(({ scope, at, tookMs, broken }) => (
        <div key={scope} className="space-y-1">
          <p>{copy.asked[scope](when(at), formatCount(tookMs))}</p>
          {broken.length === 0 ? (
            <p className="font-semibold text-success">{copy.agrees}</p>
          ) : (
            <ul className="list-disc space-y-1 pl-5">
              {broken.map(({ name, rows, first }) => (
                <li key={name} lang="en" className="wrap-anywhere">
                  <span className="font-semibold text-danger">{copy.broken(name, rows)}</span>
                  {first.slice(0, 1).map(({ subject, found }) => (
                    <span key={subject} className="block text-sm text-ink-soft">
                      {subject}: {found}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <p className="text-sm text-ink-soft">{copy.checksHint}</p>
    </section>
  );
}

/** Leads to the account of a shop. */
const ShopForm = () => (
  <Form method="get" action={ledgerPath()} className="card max-w-xl space-y-3 p-4">
    <h2 className="text-lg font-bold">{copy.shop}</h2>
    <TextField
      texts={plainField('toko', copy.shopNumber, copy.shopNumberHint)}
      control={{ inputMode: 'numeric', maxLength: 9, autoComplete: 'off' }}
    />
    <button type="submit" className="button button-quiet">
      {copy.open}
    </button>
  </Form>
);

/** The accounts of a kind that hold something. */
export function AccountsScreen({
  asked: { kind, after },
  list: { accounts, next },
}: {
  asked: { kind: string; after: string | null };
  list: AccountList;
}) {
  if (accounts.length === 0) return <EmptyList title={copy.list.empty} text={copy.list.emptyText} />;
  return (
    <DeskList
      label={copy.list.label}
      columns={ACCOUNTS}
      rows={accounts}
      keyOf={({ account }) => account}
      pages={{
        newest: after === null ? null : ledgerPath({ kind }),
        older: next === null ? null : ledgerPath({ kind, after: next }),
        words: { newest: copy.list.first, older: copy.list.next },
      }}
    />
  );
}

const ACCOUNTS: readonly Column<NamedHeldAccount>[] = [
  {
    label: copy.list.columns.account,
    cell: ({ account }) => (
      <>
        <Link to={ledgerAccountPath(account)} className="link font-semibold">
          {accountWords(account)}
        </Link>
        <span className="block text-sm text-ink-soft">{account}</span>
      </>
    ),
  },
  { label: copy.list.columns.about, cell: ({ about }) => about ?? '–' },
  {
    label: copy.list.columns.amount,
    isNumber: true,
    cell: ({ amount }) => <span className="nums">{money(amount)}</span>,
  },
];
