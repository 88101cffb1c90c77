import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { savesData } from './save-data.ts';

/** Milliseconds until a failed load of code is retried. */
const RETRY_MS = 3_000;

/** Delay, in milliseconds, that stands for idle time in browsers that do not report it. */
const QUIET_MS = 200;

type Late<P> = LazyExoticComponent<ComponentType<P>>;
type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A lazy component: its code is loaded when it is first shown. A failed load is retried, so that a moment
 * without signal costs one part and not the page.
 */
export function onDemand<P>(load: Load<P>): Late<P> {
  return lazy(() => untilLoaded(load));
}

/** The same for parts that are likely to be shown: the code is preloaded once the page has loaded. */
export function late<P>(load: Load<P>): Late<P> {
  let loaded: { default: ComponentType<P> } | undefined;
  const fetch = () =>
    load()
      .then((module) => {
        loaded = module;
      })
      // A failure here is retried when the part is shown.
      .catch(() => {});
  if (!import.meta.env.SSR && !savesData()) pageLoaded().then(whenIdle).then(fetch);
  return lazy(() => (loaded ? atOnce(loaded) : untilLoaded(load)));
}

/**
 * The same for parts of the page's HTML below the first screen: they are not hydrated before the page has
 * loaded. Until then their links work as plain links, and a press on a button waits (`app/click-replay.ts`).
 *
 * React gives up the HTML of such a part when a context changes before its code is here, as at a change of the
 * address: then a copy of that HTML stands in (P-SPEED-4). New props alone make the part render again.
 */
export function lateBelow<P extends object>(load: Load<P>) {
  const Part = late<P>(() => (import.meta.env.SSR ? load() : pageLoaded().then(load)));
  return memo((props: P) => {
    const box = useRef<HTMLDivElement>(null);
    const copy = createElement(Copy, { of: box });
    return createElement(
      'div',
      { ref: box, className: 'contents' },
      createElement(Suspense, { fallback: copy }, createElement<P>(Part, props)),
    );
  });
}

/** What `of` held when this was first shown. */
function Copy({ of }: { of: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => of.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML
  return createElement('div', { className: 'contents', dangerouslySetInnerHTML: { __html: html } });
}

/** A promise would cost the first showing a fallback and a render of low priority (docs/performance.md). */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React takes what a thenable calls back with at once.
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>;
}

/**
 * Reports that React has hydrated the page, which held clicks wait for (`app/click-replay.ts`), and loads the
 * pictures that wait for the page (`.late-picture`).
 */
export function usePageAlive(): void {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
    pageLoaded().then(() => {
      document.documentElement.dataset.loaded = '';
    });
  }, []);
}

const isPageLoaded = () => document.readyState === 'complete';

function onPageLoad(listener: () => void): () => void {
  addEventListener('load', listener, { once: true });
  return () => removeEventListener('load', listener);
}

function pageLoaded(): Promise<unknown> {
  return isPageLoaded() ? Promise.resolve() : new Promise((resolve) => onPageLoad(() => resolve(null)));
}

/** Right after the page has loaded, its code may still be hydrating it. */
const whenIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, QUIET_MS);
  });

/** The result of `load`, which is retried until it succeeds. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
