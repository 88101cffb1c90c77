import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the `<details>` that the address points at with `#id`, on load and on every later visit of the link. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
