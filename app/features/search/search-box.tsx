import { type KeyboardEvent, type SubmitEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPhone } from '../../ui/is-phone.ts';
import { onDemand } from '../../ui/late.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { isList, termOf } from './header-term.ts';
import { useSuggestions } from './use-suggestions.ts';

const copy = layoutCopy.search;

/** Its code comes with the first focus: most pages are left without a search. */
const SuggestionPanel = onDemand(() => import('./suggestion-panel.tsx'));

/**
 * The search box of the header with suggestions (P-SEARCH-6): a combobox whose options are links.
 * Without JavaScript it is a plain form that opens the search page.
 */
export function SearchBox() {
  const location = useLocation();
  const [typed, setTyped] = useState(() => termOf(location));
  const [wasFocused, setWasFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const form = useRef<HTMLFormElement>(null);
  const input = useEarlyValue<HTMLInputElement>(typed, (early) => {
    setTyped(early);
    if (document.activeElement === input.current) open();
  });
  const panelId = useId();
  const navigate = useNavigate();
  const { key } = location;
  const [openedAt, setOpenedAt] = useState(key);
  const suggestions = useSuggestions(wasFocused ? typed : '');
  const isShown = isOpen && suggestions.state !== 'idle';
  const products = suggestions.state === 'done' ? suggestions.products : [];

  if (key !== openedAt) {
    setOpenedAt(key);
    setIsOpen(false);
    if (isList(location)) setTyped(termOf(location));
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function open() {
    setWasFocused(true);
    setIsOpen(true);
  }

  function type(text: string) {
    setTyped(text);
    setActive(-1);
    open();
  }

  function choose(productId: number) {
    type('');
    setIsOpen(false);
    navigate(`/product/${productId}`);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const chosen = isShown ? products[active] : undefined;
    const term = cleanTerm(typed);
    if (chosen) choose(chosen.id);
    else if (term !== '') {
      setIsOpen(false);
      input.current?.blur();
      navigate(`/search?${new URLSearchParams({ q: term })}`);
    } else if (isList(location) && isPhone()) navigate(location.pathname);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && products.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      // One place more than there are products: no choice, the typed text itself.
      const places = products.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is not yet everywhere
    <form
      ref={form}
      role="search"
      aria-label={copy.label}
      action="/search"
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) setIsOpen(false);
      }}
      className="w-full md:relative"
    >
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-soft" />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={copy.label}
          aria-expanded={isShown}
          aria-controls={panelId}
          aria-autocomplete="list"
          {...(isShown && active >= 0 && { 'aria-activedescendant': `${panelId}-${active}` })}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={open}
          onKeyDown={onKeyDown}
          className="field h-11 min-h-0 py-0 pr-11 pl-11 placeholder-shown:pr-2 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={copy.clear}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
            className="icon-button absolute top-0 right-0"
          >
            <Icon name="x" className="size-5" />
          </button>
        )}
      </div>
      {wasFocused && (
        <Suspense>
          <SuggestionPanel
            id={panelId}
            suggestions={isShown ? suggestions : { state: 'idle' }}
            isStart={isOpen && typed === ''}
            active={active}
            onChoose={choose}
          />
        </Suspense>
      )}
    </form>
  );
}
