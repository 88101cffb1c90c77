import { redirect } from 'react-router';
import { accountWords } from '#domain/ledger/account-words.ts';
import { ACCOUNT_KINDS } from '#domain/ledger/accounts.ts';
import { parseId } from '#domain/parse-id.ts';
import { ledgerAccountPath, ledgerPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingLedgerCopy as copy } from '../copy/operating-ledger.id.ts';
import { AccountsScreen, LedgerScreen } from '../features/operating/ledger-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-ledger';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const KINDS: readonly string[] = Object.values(ACCOUNT_KINDS).flat();

/** `?jenis=` lists the accounts of a kind, and `?toko=` leads to the account of a shop. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { operating } = context.get(servicesContext);
  const shop = parseId((searchParams.get('toko') ?? '').trim());
  if (shop !== null) throw redirect(ledgerAccountPath(`seller:${shop}`));
  const kind = KINDS.find((known) => known === searchParams.get('jenis'));
  if (kind === undefined) return { ledger: await operating.ledger(), accounts: null };
  const asked = { kind, after: searchParams.get('after') };
  return { ledger: null, accounts: { asked, list: await operating.accounts(asked) } };
}

/** The ledger: what all accounts hold. */
export default function OperatorLedger({ loaderData: { ledger, accounts } }: Route.ComponentProps) {
  return (
    <div className="page space-y-6">
      {accounts && (
        <Link to={ledgerPath()} className="link inline-flex min-h-11 items-center">
          {copy.list.back}
        </Link>
      )}
      <h1 className="text-2xl font-bold sm:text-3xl">
        {accounts ? accountWords(accounts.asked.kind) : copy.title}
      </h1>
      {ledger && <LedgerScreen ledger={ledger} />}
      {accounts && <AccountsScreen {...accounts} />}
    </div>
  );
}
