import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import type { Region } from '#contracts/regions.ts';
import type { RegionCopy } from '../../copy/addresses.id.ts';
import type { ControlProps } from '../../ui/field.tsx';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { RegionOptions } from './region-options.tsx';
import { regionTerm, useRegions } from './use-regions.ts';

const HANGING =
  'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-float';
const INLINE = 'mt-2 overflow-hidden rounded-xl border border-line';

/**
 * Finds a district or village by a part of its name: a combobox by the keyboard and by touch. Nothing is chosen without
 * an arrow key, a tap or a single match for the text as it stands (P-SHIP-26). Without scripts it is a text box, and the
 * form around it searches.
 */
export function RegionCombobox({
  control,
  copy,
  text,
  onType,
  onChoose,
  isInline = false,
}: {
  control: ControlProps;
  copy: RegionCopy;
  /** What stands in the box. */
  text: string;
  onType: (text: string) => void;
  onChoose: (region: Region) => void;
  /** The list takes its place in the flow, as a dialog wants it, instead of hanging over what is below. */
  isInline?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeCode, setActiveCode] = useState<string | null>(null);
  const listId = useId();
  const found = useRegions(isOpen ? text : '');
  const input = useEarlyValue<HTMLInputElement>(text, onType);

  // A dialog gives the focus to what asks for it when it opens; React itself never writes the attribute.
  useLayoutEffect(() => {
    if (isInline) input.current?.setAttribute('autofocus', '');
  }, [isInline, input]);

  const regions = found.state === 'done' ? found.regions : [];
  const isShown = isOpen && regions.length > 0;
  // By its code, because another list may come while the keys are used.
  const active = regions.findIndex(({ code }) => code === activeCode);
  const isCurrent = found.state === 'done' && found.term === regionTerm(text);

  function choose(region: Region) {
    setIsOpen(false);
    onChoose(region);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = regions[active] ?? (isCurrent && regions.length === 1 ? regions[0] : undefined);
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && isShown) {
      // An open list is not yet an answer: the form waits, too.
      event.preventDefault();
      if (chosen) choose(chosen);
    } else if (step !== undefined && !isOpen) {
      event.preventDefault();
      setIsOpen(true);
    } else if (step !== undefined && isShown) {
      event.preventDefault();
      const next =
        active < 0 && step < 0 ? regions.length - 1 : (active + step + regions.length) % regions.length;
      setActiveCode(regions[next]?.code ?? null);
    }
  }

  return (
    <div className="relative">
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isShown && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
        placeholder={copy.placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setActiveCode(null);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      <RegionOptions
        id={listId}
        copy={copy}
        found={found}
        active={active}
        onChoose={choose}
        className={isInline ? INLINE : HANGING}
      />
    </div>
  );
}
