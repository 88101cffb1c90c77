import type { ReactNode } from 'react';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import type { FieldName } from '#domain/forms/field-names.ts';
import { faultText, formsCopy } from '../../copy/forms.id.ts';
import { type ControlProps, Field, type FieldTexts } from '../../ui/field.tsx';
import { type TextControl, TextField } from '../../ui/text-field.tsx';

interface FieldProps {
  name: FieldName;
  faults: FieldErrors;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
}

function textsOf({ name, faults, hint, isOptional = false }: FieldProps): FieldTexts {
  const fault = faults[name];
  return {
    name,
    label: formsCopy.fieldNames[name],
    optionalText: isOptional ? formsCopy.optional : null,
    hint,
    faultText: fault ? faultText(name, fault) : null,
  };
}

/** A field of a form with its label, hint and fault. */
export function FormField({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return <Field {...textsOf(field)}>{children}</Field>;
}

/** A text field of a form. */
export function FormTextField({ name, faults, hint, isOptional, ...control }: FieldProps & TextControl) {
  return <TextField texts={textsOf({ name, faults, hint, isOptional })} control={control} />;
}
