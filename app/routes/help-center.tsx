import { Link } from 'react-router';
import { searchQuestions } from '#domain/help/search-questions.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { helpCenter } from '../content/help-center.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { EmptyList } from '../features/catalog/empty-list.tsx';
import { MessageForm } from '../features/forms/message-form.tsx';
import { ContactCards, MESSAGE_FORM_ID } from '../features/help/contact-cards.tsx';
import { GuideCards } from '../features/help/guide-cards.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { PageSearch } from '../features/text/page-search.tsx';
import { plainText } from '../features/text/plain-text.ts';
import { QuestionGroups } from '../features/text/question-groups.tsx';
import { currentTab, tabLinks } from '../features/text/tabs.ts';
import { servicesContext } from '../services.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/help-center';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = textCopy.help;
const PATH = '/help-center';
/** So few answers to a search are shown open. */
const FEW = 3;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.pageTitle) },
        { name: 'description', content: loaderData.intro },
        ...(loaderData.term ? [{ name: 'robots', content: 'noindex' }] : []),
      ]
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.helpCenter }] };

export function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const term = cleanTerm(params.get('q') ?? '');
  const { title, intro, searchPlaceholder, noMatch, tabs: titles, groups, guides, contact } = helpCenter;
  const faq = { id: 'faq', title: titles.faq } as const;
  const tabs = [
    faq,
    { id: 'panduan', title: titles.panduan } as const,
    { id: 'kontak', title: titles.kontak } as const,
  ] as const;
  const tab = term ? faq : currentTab([...tabs], params);
  return {
    title,
    pageTitle: tab.id === 'faq' ? title : `${tab.title} - ${title}`,
    intro,
    searchPlaceholder,
    noMatch,
    term,
    tabs,
    tab: tab.id,
    groups:
      tab.id === 'faq'
        ? searchQuestions(groups, term, ({ question, answer }) => [question, ...plainText(answer)])
        : null,
    guides: tab.id === 'panduan' ? guides : null,
    contact: tab.id === 'kontak' ? { texts: contact, shop: context.get(servicesContext).contact } : null,
  };
}

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { title, intro, term, tabs, tab, groups, guides, contact } = loaderData;
  const found = groups?.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0;
  const searchTexts = { ...copy, label: copy.search, placeholder: loaderData.searchPlaceholder };
  return (
    <HelpPage path={PATH} title={title} intro={intro} hasContact={!contact}>
      <PageSearch action={PATH} term={term} texts={searchTexts} />
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab} />
      {term && (
        <div role="status">
          {found > 0 ? (
            <p className="flex flex-wrap items-center justify-between gap-x-6">
              {copy.found(found, term)}
              <Link to={PATH} className="link inline-flex min-h-11 items-center">
                {copy.seeAll}
              </Link>
            </p>
          ) : (
            <EmptyList title={loaderData.noMatch} text={copy.noMatchHint}>
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
