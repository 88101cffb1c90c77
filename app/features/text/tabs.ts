import type { LinkTab } from '../../ui/link-tabs.tsx';

interface Tab<Id extends string> {
  id: Id;
  title: string;
}

/** The tab that an address asks for with `?tab=`; the first one when it names none of them. */
export function currentTab<T extends Tab<string>>(tabs: readonly [T, ...T[]], params: URLSearchParams): T {
  return tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
}

/** Tabs as links below a path; the first one is the path itself. */
export function tabLinks(path: string, tabs: readonly Tab<string>[]): LinkTab[] {
  return tabs.map(({ id, title }, index) => ({
    id,
    label: title,
    to: index === 0 ? path : `${path}?tab=${id}`,
  }));
}
