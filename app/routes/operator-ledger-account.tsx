import { data } from 'react-router';
import { accountWords } from '#domain/ledger/account-words.ts';
import { isAccount } from '#domain/ledger/accounts.ts';
import { ledgerPath } from '#domain/paths.ts';
import { monthsAround, parseMonth } from '#domain/payouts/statement-month.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingLedgerCopy } from '../copy/operating-ledger.id.ts';
import { StatementScreen } from '../features/operating/statement-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-ledger-account';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingLedgerCopy.account;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(operatingLedgerCopy.title),
    description: operatingLedgerCopy.description,
    noindex: true,
  });

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  const account = searchParams.get('nama') ?? '';
  if (!isAccount(account)) return data(null, { status: 404 });
  const now = clock();
  const month = parseMonth(searchParams.get('bulan'), now);
  const statement = await operating.statement(account, month);
  return { account, month, months: monthsAround(month, now), statement };
}

/** The statement of an account. */
export default function OperatorLedgerAccount({ loaderData: found }: Route.ComponentProps) {
  if (!found)
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={ledgerPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      </div>
    );
  const { account, statement } = found;
  return (
    <div className="page space-y-5">
      <div className="space-y-1">
        <Link to={ledgerPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {accountWords(account)}
          {statement.about !== null && `: ${statement.about}`}
        </h1>
        <p className="text-ink-soft wrap-anywhere">{account}</p>
      </div>
      <StatementScreen {...found} />
    </div>
  );
}
