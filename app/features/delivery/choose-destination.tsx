import { type ReactNode, Suspense, useState } from 'react';
import { onDemand } from '../../ui/late.ts';

const DestinationSheet = onDemand(() => import('./destination-sheet.tsx'));

/** A button that opens the choice of a district. */
export function ChooseDestination({ className, children }: { className?: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={className}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <DestinationSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
