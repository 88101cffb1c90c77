import { pageTitle } from '../copy/layout.id.ts';
import { operatingProposalsCopy as copy } from '../copy/operating-proposals.id.ts';
import { ProposalsScreen } from '../features/operating/proposal-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-proposals';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  proposals: await context.get(servicesContext).operating.proposals(scopeOf({ context })),
});

/** Decisions about money that wait for a second person. */
export default function OperatorProposals({ loaderData: { proposals } }: Route.ComponentProps) {
  return (
    <div className="page space-y-6">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <p className="text-ink-soft">{copy.text}</p>
      </div>
      <ProposalsScreen proposals={proposals} />
    </div>
  );
}
