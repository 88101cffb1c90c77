import type { ReactNode } from 'react';
import type { FieldError } from '#domain/forms/field-error.ts';
import { faultText, formsCopy } from '../../copy/forms.id.ts';
import { type ControlProps, Field } from '../../ui/field.tsx';
import type { FormStatus } from './use-form.ts';

interface FieldProps {
  name: string;
  status: FormStatus;
  hint?: string;
  isOptional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field of a form with its label, hint and fault. */
export function FormField({ name, status, hint, isOptional = false, children }: FieldProps) {
  const fault: FieldError | undefined = status.faults[name];
  return (
    <Field
      name={name}
      label={formsCopy.fieldNames[name]}
      optionalText={isOptional ? formsCopy.optional : null}
      hint={hint}
      faultText={fault ? faultText(name, fault) : null}
    >
      {children}
    </Field>
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
          <textarea {...control} rows={rows} required={isRequired} minLength={minLength} />
        ) : (
          <input
            {...control}
            type={type}
            required={isRequired}
            minLength={minLength}
            autoComplete={autoComplete}
            placeholder={placeholder}
          />
        )
      }
    </FormField>
  );
}
