import { data, type MetaDescriptor } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { ORDERS_PATH } from '#domain/paths.ts';
import { pageTitle } from './copy/layout.id.ts';
import { textCopy } from './copy/text-pages.id.ts';
import type { RouteHandle } from './features/layout/breadcrumb.tsx';
import { pageMeta } from './features/seo/page-meta.ts';

/** The field of a form, and the parameter of an address, that holds the key of a mail's link. */
export const TOKEN = 'token';

/** What the pages have in common that the link of a mail opens (P-BUY-43): head, crumbs, and where the key stands. */
export const linkPage = ({ title, description }: { title: string; description: string }) => ({
  meta: ({ matches }: { matches: Parameters<typeof pageMeta>[0] }): MetaDescriptor[] => [
    ...pageMeta(matches, { title: pageTitle(title), description, noindex: true }),
    // The address is a key to the order: no other page is to learn it.
    { name: 'referrer', content: 'no-referrer' },
  ],
  handle: {
    crumbs: () => [{ label: textCopy.crumbs.orders, to: ORDERS_PATH }, { label: title }],
  } satisfies RouteHandle,
});

/** What a page of a link shows. A link that is not known, or not any more, is gone (410). */
export const linkAnswer = <Shown>(shown: Shown, isKnown: boolean) =>
  data(shown, { status: isKnown ? 200 : 410 });

export const tokenOf = (url: URL): string => url.searchParams.get(TOKEN) ?? '';
export const postedToken = (form: FormData): string => postedLine(form, TOKEN);
