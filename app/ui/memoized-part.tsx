import { LRUCache } from 'lru-cache';
import type { ComponentType, ReactNode } from 'react';

/** Most cached parts of one kind; a card is some 3 KB. */
const MOST_PARTS = 1000;

type Render = (part: ReactNode) => string;

let renderPart: Render | undefined;
const kinds = new WeakMap<object, LRUCache<string, string>>();

/** Sets, on the server, how parts are rendered by themselves; without it they are rendered in place. */
export function renderPartsWith(render: Render | undefined): void {
  renderPart = render;
}

/**
 * The inside of an element: a part of the page whose HTML depends on its props alone, and which many pages
 * show. On the server its HTML is memoized by these props, which saves rendering it
 * (docs/decisions/0003-http.md has figures). In the browser it is a component like any other, and hydrates
 * that HTML.
 *
 * The part may neither use `useId` nor read a context that differs from page to page. Its props are plain
 * data.
 */
export function memoizedPart<P extends object>(Part: ComponentType<P>, props: P) {
  const part = <Part {...props} />;
  if (!import.meta.env.SSR || !renderPart) return { children: part };
  const html = memoizedHtml(Part, props, () => renderPart?.(part) ?? '');
  return { dangerouslySetInnerHTML: { __html: html } };
}

function memoizedHtml(kind: object, props: object, render: () => string): string {
  const memoized = kinds.get(kind) ?? new LRUCache<string, string>({ max: MOST_PARTS });
  kinds.set(kind, memoized);
  const key = JSON.stringify(props);
  const html = memoized.get(key) ?? render();
  memoized.set(key, html);
  return html;
}
