import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * What came of a form. The focus moves here once the answer is there, so that whoever works by keyboard hears it and goes on
 * from it to the list; a form that opened again keeps it. It always stands on the page, empty too.
 */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wasPosting = useRef(false);
  const isPosting = useNavigation().formMethod === 'POST';
  useEffect(() => {
    const isInForm = Boolean(document.activeElement?.closest('[role="dialog"]'));
    if (wasPosting.current && !isPosting && !isInForm && place.current?.hasChildNodes())
      place.current.focus();
    wasPosting.current = isPosting;
  }, [isPosting]);
  return (
    <div ref={place} tabIndex={-1} className="space-y-3 outline-none empty:hidden">
      {children}
    </div>
  );
}
