import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

/**
 * What can be done with the ticked rows of a list. Tab leads here from the box that ticks all of them, before the rows; on
 * the screen, in a form whose parts are a flex column, it stands below the list, and in sight while something is ticked. A
 * press that is worked on takes no other.
 */
export function BulkBar({
  label,
  isInSight,
  children,
}: {
  label: string;
  /** Whether something is ticked. */
  isInSight: boolean;
  children: ReactNode;
}) {
  const isPosting = useNavigation().formMethod === 'POST';
  return (
    <fieldset
      aria-label={label}
      disabled={isPosting}
      className={`card order-last space-y-3 p-4 ${isInSight ? 'bulk-bar' : ''}`}
    >
      <p className="font-semibold">{label}</p>
      {children}
    </fieldset>
  );
}
