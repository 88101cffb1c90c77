import type { InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'defaultValue' | 'minLength' | 'maxLength' | 'placeholder' | 'inputMode' | 'list'
>;

/** How the control of a text field looks: `rows` makes it one for several lines. */
export type TextControl = InputProps & { rows?: number };

/** A field for one line or for several, which must be filled in unless it is marked as optional. */
export function TextField({ texts, control }: { texts: FieldTexts; control: TextControl }) {
  const { rows, type = 'text', ...input } = control;
  const isRequired = texts.optionalText === null;
  return (
    <Field {...texts}>
      {(own) => {
        const { autoComplete, defaultValue, minLength, maxLength, placeholder, inputMode, list } = input;
        const shared = { autoComplete, defaultValue, minLength, maxLength, placeholder, inputMode };
        const given = { ...own, ...shared, required: isRequired };
        return rows ? <textarea {...given} rows={rows} /> : <input {...given} type={type} list={list} />;
      }}
    </Field>
  );
}
