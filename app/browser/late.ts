import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How long until code that could not be fetched is asked for again, in milliseconds. */
const RETRY_MS = 3_000;

/**
 * A component whose code comes after the page has come alive: what the server wrote stands until then. Code that
 * cannot be fetched is asked for again, so that a patch without signal costs what the part does and not the page.
 */
export function late<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => untilLoaded(load));
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
