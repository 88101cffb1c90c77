import { type ReactNode, useId } from 'react';
import type { FieldError } from '#domain/forms/field-error.ts';
import { faultText, formsCopy } from '../../copy/forms.id.ts';
import type { FormStatus } from './use-form.ts';

/** What a control must carry so that its label, hint and fault belong to it. */
interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  name: string;
  status: FormStatus;
  hint?: string;
  isOptional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and fault of a field, tied together. */
export function FormField({ name, status, hint, isOptional = false, children }: FieldProps) {
  const id = useId();
  const fault: FieldError | undefined = status.faults[name];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {formsCopy.fieldNames[name]}
        {isOptional && <span className="font-normal text-ink-soft"> {formsCopy.optional}</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-sm font-semibold text-danger">
          {faultText(name, fault)}
        </p>
      )}
    </div>
  );
}

/** A field for one line or, with `rows`, for several. */
export function TextField({
  type = 'text',
  rows,
  autoComplete,
  minLength,
  placeholder,
  ...field
}: Omit<FieldProps, 'children'> & {
  type?: 'text' | 'email' | 'tel';
  rows?: number;
  autoComplete?: string;
  minLength?: number;
  placeholder?: string;
}) {
  const isRequired = !field.isOptional;
  return (
    <FormField {...field}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            rows={rows}
            required={isRequired}
            minLength={minLength}
            className="field aria-invalid:border-2 aria-invalid:border-danger"
          />
        ) : (
          <input
            {...control}
            type={type}
            required={isRequired}
            minLength={minLength}
            autoComplete={autoComplete}
            placeholder={placeholder}
            className="field aria-invalid:border-2 aria-invalid:border-danger"
          />
        )
      }
    </FormField>
  );
}
