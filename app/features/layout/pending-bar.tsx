import { useNavigation } from 'react-router';
import { layoutCopy } from '../../copy/layout.id.ts';

/** A thin bar at the top while the next page is on its way; it appears late, so that fast pages stay calm. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1">
      {isPending && (
        <div className="pending-bar h-full bg-accent">
          <span className="sr-only">{layoutCopy.pending}</span>
        </div>
      )}
    </div>
  );
}
