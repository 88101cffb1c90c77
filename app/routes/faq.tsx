import { generalFaq } from '../content/faq.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { tabbedMeta } from '../features/seo/tabbed-meta.ts';
import { faqThing } from '../features/seo/things.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { questionTexts } from '../features/text/plain-text.ts';
import { Questions } from '../features/text/questions.tsx';
import { tabbedPage, tabLinks } from '../features/text/tabs.ts';
import { servicesContext } from '../services.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/faq';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/faq';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => tabbedMeta(matches, PATH, loaderData);

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.faq }] };

export function loader({ request, context }: Route.LoaderArgs) {
  const texts = generalFaq(context.get(servicesContext).ways());
  return tabbedPage(request, texts, texts.groups);
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
