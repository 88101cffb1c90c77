import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The line that opens and closes a `<details class="group">`, with an arrow that says so. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold hover:text-brand">
      {children}
      <Icon
        name="chevron-down"
        className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
      />
    </summary>
  );
}
