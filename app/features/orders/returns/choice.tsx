import type { ReactNode } from 'react';

/** A radio button or a box with a name and a text; all of it can be pressed. */
export function Choice({
  type,
  name,
  value,
  isChosen,
  isDisabled = false,
  label,
  children,
}: {
  type: 'radio' | 'checkbox';
  name: string;
  value: string | number;
  isChosen: boolean;
  isDisabled?: boolean;
  label: ReactNode;
  children?: ReactNode;
}) {
  return (
    <label
      className={`flex min-h-11 items-start gap-3 rounded-xl border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand ${isDisabled ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={isDisabled}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{label}</span>
        {children && <span className="block text-sm text-ink-soft">{children}</span>}
      </span>
    </label>
  );
}

/** What is wrong with a group of choices. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="scroll-mt-24 text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
