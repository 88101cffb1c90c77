import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

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

/** The same for what is likely to be shown: its code is fetched once the page has loaded, or when it is shown before. */
export function late<P>(load: Load<P>): Late<P> {
  // What fails here is asked for again when it is shown.
  if (!import.meta.env.SSR)
    pageLoaded()
      .then(load)
      .catch(() => {});
  return onDemand(load);
}

/** Whether the page has loaded: false on the server and in the first render, for pictures that nobody sees yet. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    pageLoaded().then(() => setIsLoaded(true));
  }, []);
  return isLoaded;
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
