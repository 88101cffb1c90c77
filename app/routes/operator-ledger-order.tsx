import { data } from 'react-router';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { ledgerPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingLedgerCopy } from '../copy/operating-ledger.id.ts';
import { ExplainScreen } from '../features/operating/explain-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-ledger-order';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingLedgerCopy.order;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title(params.number)),
    description: copy.description,
    noindex: true,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const number = parseOrderNumber(params.number);
  const explained = number === null ? null : await context.get(servicesContext).operating.explain(number);
  return explained ? { explained } : data({ explained }, { status: 404 });
}

/** What an order gave its shop and took from it. */
export default function OperatorLedgerOrder({ loaderData: { explained } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      {explained ? (
        <ExplainScreen explained={explained} />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={ledgerPath()} className="button button-primary">
            {operatingLedgerCopy.account.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
