import { howToBuy } from '../content/how-to-buy.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Blocks } from '../features/text/blocks.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { StepSections } from '../features/text/sections.tsx';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/how-to-buy';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.title),
        description: loaderData.intro,
        path: '/how-to-buy',
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.howToBuy }] };

export function loader({ context }: Route.LoaderArgs) {
  return howToBuy(context.get(servicesContext).ways());
}

export default function HowToBuy({ loaderData }: Route.ComponentProps) {
  const { title, intro, steps, tipsTitle, tips } = loaderData;
  return (
    <HelpPage path="/how-to-buy" title={title} intro={intro}>
      <StepSections steps={steps} />
      <section className="card space-y-3 p-5 sm:p-6">
        <h2 className="text-xl font-bold">{tipsTitle}</h2>
        <Blocks blocks={[{ list: tips }]} />
      </section>
    </HelpPage>
  );
}
