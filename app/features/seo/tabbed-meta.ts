import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../copy/layout.id.ts';
import { type MatchesWithRoot, pageMeta } from './page-meta.ts';

/** The address of a tab of a page: the path itself for the first one. */
export function tabPath(path: string, tabs: readonly { id: string }[], current: string): string {
  return tabs.findIndex(({ id }) => id === current) > 0 ? `${path}?tab=${current}` : path;
}

/** What a page with tabs tells of itself, see {@link tabbedPage}; nothing when its loader failed. */
export function tabbedMeta(
  matches: MatchesWithRoot,
  path: string,
  page:
    | { pageTitle: string; intro: string; tabs: readonly { id: string }[]; tab: { id: string } }
    | undefined,
): MetaDescriptor[] {
  if (!page) return [];
  const { pageTitle: title, intro, tabs, tab } = page;
  return pageMeta(matches, {
    title: pageTitle(title),
    description: intro,
    path: tabPath(path, tabs, tab.id),
  });
}
