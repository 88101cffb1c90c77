import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingSettlementCopy } from '../../copy/operating-settlement.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { plainField } from './command-form.tsx';

const copy = operatingSettlementCopy.unknown;

/** The fields of a bank account that money goes back to. */
export function AccountFields({ typed }: { typed: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField
        texts={plainField('bank', copy.bank)}
        control={{ maxLength: 40, defaultValue: typed['bank'] ?? '' }}
      />
      <TextField
        texts={plainField('account', copy.account)}
        control={{
          maxLength: 30,
          inputMode: 'numeric',
          defaultValue: typed['account'] ?? '',
        }}
      />
      <TextField
        texts={plainField('holder', copy.holder)}
        control={{ maxLength: 80, defaultValue: typed['holder'] ?? '' }}
      />
    </>
  );
}

/** What was typed into them. */
export const postedAccount = (form: FormData) => ({
  bank: postedLine(form, 'bank'),
  number: postedLine(form, 'account'),
  holder: postedLine(form, 'holder'),
});
