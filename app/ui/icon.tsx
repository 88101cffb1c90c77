import type { IconName } from './icon-names.ts';
import spriteUrl from './icons.svg';

export type { IconName } from './icon-names.ts';

/**
 * An icon of the set, for the eye only: what it means is said by the text or the label beside it. All icons lie in one
 * picture that is kept for a year (`npm run icons` draws it), so that none of them costs a page code.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
