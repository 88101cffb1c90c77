import { returns } from '../content/returns.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { tabbedMeta } from '../features/seo/tabbed-meta.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { Questions } from '../features/text/questions.tsx';
import { Sections, StepSections } from '../features/text/sections.tsx';
import { tabbedPage, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/returns';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/returns';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => tabbedMeta(matches, PATH, loaderData);

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.returns }] };

export function loader({ request }: Route.LoaderArgs) {
  const { tabs: texts } = returns;
  const all = [
    { id: 'kebijakan', ...texts.kebijakan },
    { id: 'prosedur', ...texts.prosedur },
    { id: 'pertanyaan', ...texts.pertanyaan },
  ] as const;
  return tabbedPage(request, returns, all);
}

export default function Returns({ loaderData: { title, intro, tabs, tab } }: Route.ComponentProps) {
  return (
    <HelpPage path={PATH} title={title} intro={intro}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      {tab.id === 'kebijakan' && <Sections sections={tab.sections} />}
      {tab.id === 'prosedur' && <StepSections steps={tab.steps} />}
      {tab.id === 'pertanyaan' && (
        <>
          <h2 className="sr-only">{tab.title}</h2>
          <Questions questions={tab.questions} oneAtATime="pengembalian" />
        </>
      )}
    </HelpPage>
  );
}
