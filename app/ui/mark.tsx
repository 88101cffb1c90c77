import spriteUrl from './icons.svg';
import type { MarkName } from './mark-names.ts';

/** A wordmark, for the eye only: its name stands beside it as text. All are of one size and lie in the icons' picture. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 24" className="mark">
      <use href={`${spriteUrl}#mark-${name}`} />
    </svg>
  );
}
