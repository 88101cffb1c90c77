import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useToldOnce } from '../../ui/use-told-once.ts';

/**
 * What came of a form. The focus moves here once the answer is there, also on the page that a form led to, so that whoever
 * works by keyboard hears it and goes on from it, or to the part of the page that the address names; a form that opened again
 * keeps it, and so does a field at fault. It always stands on the page, empty too.
 */
export function Outcome({ children }: { children: ReactNode }) {
  useToldOnce();
  const place = useRef<HTMLDivElement>(null);
  // A page with an outcome was led to by a form, unless it was loaded or gone back to.
  const wasPosting = useRef(useNavigationType() !== 'POP');
  const isPosting = useNavigation().formMethod === 'POST';
  const { hash } = useLocation();
  useEffect(() => {
    const isTaken = Boolean(document.activeElement?.closest('[role="dialog"], [aria-invalid="true"]'));
    if (wasPosting.current && !isPosting && !isTaken && place.current?.hasChildNodes())
      (document.getElementById(hash.slice(1)) ?? place.current).focus();
    wasPosting.current = isPosting;
  }, [isPosting, hash]);
  return (
    <div ref={place} tabIndex={-1} className="space-y-3 outline-none empty:hidden">
      {children}
    </div>
  );
}
