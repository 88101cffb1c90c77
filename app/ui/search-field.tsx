import { useState } from 'react';
import { Icon } from './icon.tsx';
import { useEarlyValue } from './use-early-value.ts';

/**
 * A text box for a search term with a button that empties it. It shows the term of the page anew when that changes, and keeps
 * the focus: whoever searches by keyboard goes on from it.
 */
export function SearchField({
  name,
  defaultValue,
  label,
  placeholder,
  clearLabel,
  onText,
}: {
  name: string;
  defaultValue: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Told of every change. */
  onText?: (text: string) => void;
}) {
  const [typed, setTyped] = useState(defaultValue);
  const [shown, setShown] = useState(defaultValue);
  if (shown !== defaultValue) {
    setShown(defaultValue);
    setTyped(defaultValue);
  }
  const input = useEarlyValue<HTMLInputElement>(defaultValue, type);

  function type(text: string) {
    setTyped(text);
    onText?.(text);
  }

  return (
    <div className="relative min-w-0 flex-1">
      <input
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        className="field pr-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
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
  );
}
