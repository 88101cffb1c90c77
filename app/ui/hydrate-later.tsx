import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates in a task of its own after the rest, or at once when somebody uses
 * it, so that no tap waits for the hydration of the whole page. Its HTML is rendered on the server like
 * everything else.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
