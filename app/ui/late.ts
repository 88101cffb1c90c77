import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { savesData } from './save-data.ts';

/** How long until code that could not be fetched is asked for again, in milliseconds. */
const RETRY_MS = 3_000;

/** What passes for an idle moment in browsers that do not tell, in milliseconds. */
const QUIET_MS = 200;

type Late<P> = LazyExoticComponent<ComponentType<P>>;
type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component whose code comes when it is first shown. Code that cannot be fetched is asked for again, so that a
 * patch without signal costs what the part does and not the page.
 */
export function onDemand<P>(load: Load<P>): Late<P> {
  return lazy(() => untilLoaded(load));
}

/** The same for what is likely to be shown: its code is fetched once the page has loaded, or when it is shown before. */
export function late<P>(load: Load<P>): Late<P> {
  let loaded: { default: ComponentType<P> } | undefined;
  const fetch = () =>
    load()
      .then((module) => {
        loaded = module;
      })
      // What fails here is asked for again when it is shown.
      .catch(() => {});
  if (!import.meta.env.SSR && !savesData()) pageLoaded().then(whenIdle).then(fetch);
  return lazy(() => (loaded ? atOnce(loaded) : untilLoaded(load)));
}

/**
 * The same for what stands in the page's HTML below the first screen: while the page loads its code does not come, even to
 * take that HTML over. Until then its links do what links do.
 */
export function lateBelow<P>(load: Load<P>): Late<P> {
  return late(() => (import.meta.env.SSR ? load() : pageLoaded().then(load)));
}

/** A promise would cost the first showing a fallback and a render of low priority, 90 ms after a tap (2026-11-22). */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React takes what a thenable calls back with at once.
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>;
}

/**
 * Says that React has hydrated the page, which earlier clicks wait for (`app/click-replay.ts`), and lets the pictures
 * come that wait for the page to have loaded (`.late-picture`).
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

/** Right after the page has loaded, its code may still hydrate it. */
const whenIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, QUIET_MS);
  });

/** What `load` brings, which is asked for again until it comes. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
