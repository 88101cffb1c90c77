import { type ReactNode, useId } from 'react';

/** What a control must carry so that its label, hint and fault belong to it. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What stands around the control of a field. */
export interface FieldTexts {
  name: string;
  label: string | undefined;
  /** Stands beside the label of a field that may stay empty. */
  optionalText: string | null;
  hint: string | undefined;
  faultText: string | null;
}

/** Where the sentence about a fault can lead to, also without scripts. */
export const faultAnchor = (name: string) => `periksa-${name}`;

/** Label, control, hint and fault of a field, tied together. */
export function Field({
  name,
  label,
  optionalText,
  hint,
  faultText,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, faultText && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div id={faultText ? faultAnchor(name) : undefined} className="scroll-mt-32 space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optionalText && <span className="font-normal text-ink-soft"> {optionalText}</span>}
      </label>
      {children({
        id,
        name,
        className: 'field aria-invalid:border-2 aria-invalid:border-danger',
        'aria-describedby': described || undefined,
        'aria-invalid': faultText ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {faultText && (
        <p id={`${id}-fault`} className="text-sm font-semibold text-danger">
          {faultText}
        </p>
      )}
    </div>
  );
}
