import { searchQuestions } from '#domain/help/search-questions.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import type { Question, QuestionGroup } from '../content/blocks.ts';
import { helpCenter } from '../content/help-center.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { MessageForm } from '../features/forms/message-form.tsx';
import { ContactCards, MESSAGE_FORM_ID } from '../features/help/contact-cards.tsx';
import { GuideCards } from '../features/help/guide-cards.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { tabPath } from '../features/seo/tabbed-meta.ts';
import { faqThing } from '../features/seo/things.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { PageSearch } from '../features/text/page-search.tsx';
import { plainText, questionTexts } from '../features/text/plain-text.ts';
import { QuestionGroups } from '../features/text/question-groups.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/help-center';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = textCopy.help;
const PATH = '/help-center';
/** So few answers to a search are shown open. */
const FEW = 3;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        ...(loaderData.term ? { noindex: true } : { path: tabPath(PATH, loaderData.tabs, loaderData.tab) }),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.helpCenter }] };

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const term = cleanTerm(params.get('q') ?? '');
  const texts = helpCenter(services.ways());
  const { title, intro, searchPlaceholder, noMatch, tabs: titles, guides, contact } = texts;
  const tabs = [
    { id: 'faq', title: titles.faq },
    { id: 'panduan', title: titles.panduan },
    { id: 'kontak', title: titles.kontak },
  ] as const;
  const tab = term ? tabs[0] : currentTab(tabs, params);
  const all: readonly QuestionGroup[] = texts.groups;
  const textsOf = ({ question, answer }: Question) => [question, ...plainText(answer)];
  const groups = tab.id === 'faq' ? searchQuestions(all, term, textsOf) : null;
  return {
    title,
    pageTitle: tabbedTitle(title, tabs, tab.id),
    intro,
    searchPlaceholder,
    noMatch: groups?.length === 0 ? noMatch : null,
    term,
    tabs,
    tab: tab.id,
    groups,
    guides: tab.id === 'panduan' ? guides : null,
    contact: tab.id === 'kontak' ? { texts: contact, shop: services.contact() } : null,
  };
}

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { title, intro, term, noMatch, tabs, tab, groups, guides, contact } = loaderData;
  const found = groups?.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0;
  const searchTexts = { ...copy, label: copy.search, placeholder: loaderData.searchPlaceholder };
  return (
    <HelpPage path={PATH} title={title} intro={intro} hasContact={!contact}>
      <PageSearch action={PATH} term={term} texts={searchTexts} isLive />
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab} />
      {term && (
        <div role="status">
          {noMatch === null ? (
            <p className="flex flex-wrap items-center justify-between gap-x-6">
              {copy.found(found, term)}
              <Link to={PATH} className="link inline-flex min-h-11 items-center">
                {copy.seeAll}
              </Link>
            </p>
          ) : (
            <EmptyList title={noMatch} text={copy.noMatchHint}>
              <Link to={`${PATH}?tab=kontak`} className="button button-primary">
                {textCopy.more.contact.label}
              </Link>
              <Link to={PATH} className="link inline-flex min-h-11 items-center">
                {copy.seeAll}
              </Link>
            </EmptyList>
          )}
        </div>
      )}
      {groups && !term && (
        <JsonLd
          thing={import.meta.env.SSR && faqThing(questionTexts(groups.flatMap(({ questions }) => questions)))}
        />
      )}
      {groups && <QuestionGroups groups={groups} areOpen={term !== '' && found <= FEW} />}
      {guides && <GuideCards guides={guides} />}
      {contact && (
        <>
          <ContactCards texts={contact.texts} contact={contact.shop} />
          <section id={MESSAGE_FORM_ID} className="card space-y-4 p-5 sm:p-6">
            <h2 className="text-xl font-bold">{contact.texts.form.title}</h2>
            <p className="max-w-prose text-ink-soft">{contact.texts.form.text}</p>
            <MessageForm label={contact.texts.form.title} submit={contact.texts.form.submit} />
          </section>
        </>
      )}
    </HelpPage>
  );
}
