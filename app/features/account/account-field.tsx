import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import type { AccountFaults } from '#domain/forms/account-fault.ts';
import { accountCopy, accountFaultText } from '../../copy/account.en.ts';
import { Icon } from '../../ui/icon.tsx';

interface FieldProps {
  name: string;
  faults: AccountFaults;
  hint?: string;
  isOptional?: boolean;
}

/** What a control must carry so that its label, hint and fault belong to it. */
interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and fault of a field, tied together. */
function Field({
  name,
  faults,
  hint,
  isOptional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const fault = faults[name];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {accountCopy.fieldNames[name]}
        {isOptional && <span className="font-normal text-ink-soft"> {accountCopy.optional}</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional,
        className: 'field aria-invalid:border-2 aria-invalid:border-danger',
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
          {accountFaultText(name, fault)}
        </p>
      )}
    </div>
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
  const given = { autoComplete, defaultValue };
  return (
    <Field {...field}>
      {(control) =>
        rows ? (
          <textarea {...control} {...given} rows={rows} />
        ) : (
          <input {...control} {...given} type={type} inputMode={inputMode} />
        )
      }
    </Field>
  );
}

/** A field for a password, with a button that shows what was typed. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
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
    </Field>
  );
}
