import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How long until code that could not be fetched is asked for again, in milliseconds. */
const RETRY_MS = 3_000;

type Late<P> = LazyExoticComponent<ComponentType<P>>;
type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component whose code comes when it is first shown. Code that cannot be fetched is asked for again, so that a
 * patch without signal costs what the part does and not the page.
 */
export function onDemand<P>(load: Load<P>): Late<P> {
  return lazy(() => untilLoaded(load));
}

/** The same for a part of every page: its code waits for the page's own; what the server wrote stands until then. */
export function late<P>(load: Load<P>): Late<P> {
  return lazy(() => (import.meta.env.SSR ? load() : pageLoaded().then(() => untilLoaded(load))));
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
