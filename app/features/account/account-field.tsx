import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { AccountFaults } from '#domain/forms/account-fault.ts';
import { accountCopy, accountFaultText } from '../../copy/account.en.ts';
import { type ControlProps, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

interface FieldProps {
  name: string;
  faults: AccountFaults;
  hint?: string;
  isOptional?: boolean;
}

/** A field of the account with its label, hint and fault. */
function LabelledField({
  name,
  faults,
  hint,
  isOptional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const fault = faults[name];
  return (
    <Field
      name={name}
      label={accountCopy.fieldNames[name]}
      optionalText={isOptional ? accountCopy.optional : null}
      hint={hint}
      faultText={fault ? accountFaultText(name, fault) : null}
    >
      {children}
    </Field>
  );
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'defaultValue' | 'inputMode'
>;

/** A field for one line or, with `rows`, for several. */
export function AccountField({
  type = 'text',
  rows,
  autoComplete,
  defaultValue,
  inputMode,
  ...field
}: FieldProps & InputProps & { rows?: number }) {
  const given = { autoComplete, defaultValue, required: !field.isOptional };
  return (
    <LabelledField {...field}>
      {(control) =>
        rows ? (
          <textarea {...control} {...given} rows={rows} />
        ) : (
          <input {...control} {...given} type={type} inputMode={inputMode} />
        )
      }
    </LabelledField>
  );
}

/** A field for a password, with a button that shows what was typed. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <LabelledField {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            required
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${className} pr-12`}
          />
          <button
            type="button"
            aria-label={accountCopy.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="icon-button absolute top-0 right-0 text-ink-soft"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </button>
        </div>
      )}
    </LabelledField>
  );
}
