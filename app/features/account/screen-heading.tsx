import type { ReactNode, Ref } from 'react';
import { LanguageSwitch } from './language-switch.tsx';

/** The heading of a screen of the account, what stands below it, and the way to the other language. */
export function ScreenHeading({
  title,
  heading,
  children,
}: {
  title: string;
  /** The heading, for what moves the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none sm:text-3xl">
          {title}
        </h1>
        <LanguageSwitch />
      </div>
      {children}
    </div>
  );
}
