import type { LinkTab } from '../../ui/link-tabs.tsx';

/** A part of a page that is shown alone; its id is the value in the address. */
interface Tab {
  id: string;
  title: string;
}

/** The tab that an address asks for with `?tab=`; the first one when it names none of them. */
export function currentTab<const Tabs extends readonly [Tab, ...Tab[]]>(
  tabs: Tabs,
  params: URLSearchParams,
): Tabs[number] {
  return tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
}

/** Tabs as links below a path; the first one is the path itself. */
export function tabLinks(path: string, tabs: readonly Tab[]): LinkTab[] {
  return tabs.map(({ id, title }, index) => ({
    id,
    label: title,
    to: index === 0 ? path : `${path}?tab=${id}`,
  }));
}

/** The title of a page as a tab shows it, so that no two addresses bear the same. */
export function tabbedTitle(title: string, tabs: readonly Tab[], current: string): string {
  const index = tabs.findIndex(({ id }) => id === current);
  return index > 0 ? `${tabs[index]?.title} - ${title}` : title;
}

/** A page of text that shows one of its tabs alone: what its loader answers, and its title for the browser. */
export function tabbedPage<const Tabs extends readonly [Tab, ...Tab[]]>(
  request: Request,
  { title, intro }: { title: string; intro: string },
  all: Tabs,
) {
  const tab = currentTab(all, new URL(request.url).searchParams);
  const tabs = all.map(({ id, title: label }) => ({ id, title: label }));
  return { title, pageTitle: tabbedTitle(title, tabs, tab.id), intro, tabs, tab };
}
