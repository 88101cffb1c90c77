import type { ReactNode } from 'react';

/** A figure of a shop with its name and what it means, in a `dl`. */
export function Figure({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className="card p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="nums text-lg font-bold wrap-anywhere">{children}</dd>
      <dd className="text-sm text-ink-soft">{hint}</dd>
    </div>
  );
}
