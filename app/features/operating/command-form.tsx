import type { ComponentProps, ReactNode } from 'react';
import { operatingActionsCopy as copy } from '../../copy/operating-actions.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedForm } from './run-command.ts';

/** What the forms of a page share. */
export interface FormGround {
  /** Path that the forms post to. */
  action: string;
  /** The form that changed nothing; null for none. */
  refused: RefusedForm | null;
  /** No code was given in the last minutes. */
  isStale: boolean;
}

/**
 * A button that asks for the reason of a command, and for a code where the command wants a fresh one. A refused form opens
 * again with what was typed.
 * @param match hidden fields that tell it from other forms with the same intent
 */
export function CommandForm({
  ground: { action, refused, isStale },
  intent,
  words,
  look = 'button-quiet',
  match = {},
  needsCode = false,
  hasReason = true,
  children,
}: {
  ground: FormGround;
  intent: string;
  words: ComponentProps<typeof ConfirmPopover>['words'];
  look?: string;
  match?: Readonly<Record<string, string>>;
  /** It is about money or rights, and wants a code of the last minutes. */
  needsCode?: boolean;
  hasReason?: boolean;
  /** Further fields, which read what was typed before. */
  children?: ((typed: Readonly<Record<string, string>>) => ReactNode) | undefined;
}) {
  const hidden = Object.entries(match);
  const own =
    refused?.intent === intent && hidden.every(([name, value]) => refused.typed[name] === value)
      ? refused
      : null;
  const typed = own?.typed ?? {};
  return (
    <ConfirmPopover
      key={own?.refused ?? ''}
      intent={intent}
      action={action}
      words={words}
      look={look}
      isAsked={own !== null}
    >
      {own !== null && <p className="font-semibold text-danger">{own.refused}</p>}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(typed)}
      <DecisionFields
        typed={typed}
        hasReason={hasReason}
        wantsCode={needsCode && (isStale || own?.needsCode === true)}
      />
    </ConfirmPopover>
  );
}

/** The fields of a decision: why, and a code of the second factor where the last one is too old. */
export function DecisionFields({
  typed,
  hasReason = true,
  wantsCode,
  optionalText = null,
}: {
  typed: Readonly<Record<string, string>>;
  hasReason?: boolean;
  wantsCode: boolean;
  /** Said beside the labels where the form has a button that needs neither. */
  optionalText?: string | null;
}) {
  return (
    <>
      {hasReason && (
        <TextField
          texts={plainField('reason', copy.reason, copy.reasonHint, optionalText)}
          control={{ rows: 2, maxLength: 500, defaultValue: typed['reason'] ?? '' }}
        />
      )}
      {wantsCode && (
        <TextField
          texts={plainField('code', copy.code, copy.codeHint, optionalText)}
          control={{ autoComplete: 'one-time-code', maxLength: 20 }}
        />
      )}
    </>
  );
}

/** The texts of a field that must be filled in, or may stay empty. */
export const plainField = (
  name: string,
  label: string,
  hint: string | undefined = undefined,
  optionalText: string | null = null,
) => ({ name, label, hint, optionalText, faultText: null });

/** A field to choose from a list. */
export function ChoiceField({
  name,
  label,
  choices,
  typed,
  empty,
  initial = '',
}: {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, words: string])[];
  typed: Readonly<Record<string, string>>;
  /** What stands first where nothing is chosen yet. */
  empty?: string;
  /** What is chosen until somebody chooses. */
  initial?: string;
}) {
  return (
    <label className="block space-y-1.5">
      <span className="block font-semibold">{label}</span>
      <select name={name} required defaultValue={typed[name] ?? initial} className="field">
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
