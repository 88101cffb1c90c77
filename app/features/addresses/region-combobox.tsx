import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import type { Region } from '#contracts/regions.ts';
import type { RegionCopy } from '../../copy/addresses.id.ts';
import type { ControlProps } from '../../ui/field.tsx';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { RegionOptions } from './region-options.tsx';
import { useRegions } from './use-regions.ts';

const HANGING =
  'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-float';
const INLINE = 'mt-2 overflow-hidden rounded-xl border border-line';

/**
 * Finds a district or village by a part of its name: a combobox by the keyboard and by touch. Without scripts it is a
 * text box, and the form around it searches.
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
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = useRegions(isOpen ? text : '');
  const input = useEarlyValue<HTMLInputElement>(text, onType);

  // A dialog gives the focus to what asks for it when it opens; React itself never writes the attribute.
  useLayoutEffect(() => {
    if (isInline) input.current?.setAttribute('autofocus', '');
  }, [isInline, input]);

  const regions = found.state === 'done' ? found.regions : [];
  const isShown = isOpen && regions.length > 0;

  function choose(region: Region) {
    setIsOpen(false);
    onChoose(region);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = regions[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (step !== undefined && !isOpen) {
      event.preventDefault();
      setIsOpen(true);
    } else if (step !== undefined && isShown) {
      event.preventDefault();
      setActive((active + step + regions.length) % regions.length);
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
        {...(isShown && { 'aria-activedescendant': `${listId}-${active}` })}
        placeholder={copy.placeholder}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setActive(0);
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
