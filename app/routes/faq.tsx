import { generalFaq } from '../content/faq.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { pageMeta, tabPath } from '../features/seo/page-meta.ts';
import { faqThing } from '../features/seo/things.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { questionTexts } from '../features/text/plain-text.ts';
import { Questions } from '../features/text/questions.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/faq';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/faq';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        path: tabPath(PATH, loaderData.tabs, loaderData.tab.id),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.faq }] };

export function loader({ request }: Route.LoaderArgs) {
  const { title, intro, groups } = generalFaq;
  const tab = currentTab(groups, new URL(request.url).searchParams);
  const tabs = groups.map(({ id, title: label }) => ({ id, title: label }));
  return { title, pageTitle: tabbedTitle(title, tabs, tab.id), intro, tabs, tab };
}

export default function Faq({ loaderData: { title, intro, tabs, tab } }: Route.ComponentProps) {
  return (
    <HelpPage path={PATH} title={title} intro={intro}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      <h2 className="sr-only">{tab.title}</h2>
      <JsonLd thing={import.meta.env.SSR && faqThing(questionTexts(tab.questions))} />
      <Questions key={tab.id} questions={tab.questions} />
    </HelpPage>
  );
}
