import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React takes over in a task of its own once the rest of the page is taken over, or at once
 * when somebody uses it: no tap waits until the whole page is alive. It is in the HTML like everything else.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
