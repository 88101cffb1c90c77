import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What a list shows when nothing is in it, or a page whose thing is not there (then its title is the page's h1). */
export function EmptyList({
  title,
  text,
  level = 2,
  children,
}: {
  title: string;
  text?: string;
  level?: 1 | 2;
  children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name="package-search" className="size-8" />
      </span>
      <Heading className="text-xl font-bold">{title}</Heading>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
