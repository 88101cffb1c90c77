import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cleanTerm } from '#domain/search/clean-term.ts';

/** How long typing must rest before its results are asked for, in milliseconds. */
const REST_MS = 250;

/** Marks a navigation as one of typing: the box then holds more than its page knows. */
const TYPED = 'typed';

/** Shows the results of a page's search while one types (P-HELP-1): the address follows without an entry of the history for each letter. */
export function useTypedSearch(path: string, term: string) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState({ at: key, term });
  if (state !== TYPED && key !== opened.at) setOpened({ at: key, term });

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const asked = cleanTerm(text);
      const search = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`;
      navigate(path + search, { replace: true, preventScrollReset: true, state: TYPED });
    }, REST_MS);
  }

  /** What the box begins with, and its `key`: a page that came otherwise than by typing sets it anew. */
  return { opened, type };
}
