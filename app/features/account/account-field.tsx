import { useState } from 'react';
import type { AccountFaults } from '#domain/forms/account-fault.ts';
import { Field, type FieldTexts } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type TextControl, TextField } from '../../ui/text-field.tsx';
import { useAccountCopy } from './use-account-copy.ts';

interface FieldProps {
  name: string;
  faults: AccountFaults;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
}

/** The texts of a field, in the language of the page. */
function useFieldTexts({ name, faults, hint, isOptional = false }: FieldProps): FieldTexts {
  const accountCopy = useAccountCopy();
  const fault = faults[name];
  return {
    name,
    label: accountCopy.fieldNames[name],
    optionalText: isOptional ? accountCopy.optional : null,
    hint,
    faultText: fault ? accountCopy.faultText(name, fault) : null,
  };
}

/** A text field of the account. */
export function AccountField({ name, faults, hint, isOptional, ...control }: FieldProps & TextControl) {
  return <TextField texts={useFieldTexts({ name, faults, hint, isOptional })} control={control} />;
}

/** A field for a password, with a button that shows what was typed. */
export function PasswordField({
  autoComplete,
  defaultValue,
  ...field
}: FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  defaultValue?: string | undefined;
}) {
  const { showPassword } = useAccountCopy();
  const texts = useFieldTexts(field);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...texts}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            required
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            defaultValue={defaultValue}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${className} pr-12`}
          />
          <button
            type="button"
            aria-label={showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="icon-button absolute top-0 right-0 text-ink-soft noscript:hidden"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
