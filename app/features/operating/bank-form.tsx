import { AMOUNT_FORMS, type BankForm, DATE_FORMS, DELIMITER_IDS } from '#domain/bank/bank-form.ts';
import { OPERATOR_BANK_PATH } from '#domain/paths.ts';
import { operatingBankCopy } from '../../copy/operating-bank.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceField, DecisionFields, type FormGround, plainField } from './command-form.tsx';

const copy = operatingBankCopy.form;

/** What a form of the bank was typed as; the stored one until somebody types. */
const typedOf = (form: BankForm): Readonly<Record<string, string>> => ({
  columns: form.columns,
  ...(form.hasHeadings && { headings: 'on' }),
  delimiter: form.delimiter,
  amount: form.amount,
  date: form.date,
});

export interface BankFormProps {
  form: BankForm;
  version: number;
  /** A file of invented transfers in the form that was typed last, or that is stored. */
  sample: string;
  ground: FormGround;
  /** The file is in the form that was typed, which is not stored. */
  isTyped: boolean;
  mayMoveMoney: boolean;
}

/** Maps the columns of the bank's form, and shows what comes of them (P-PAY-45). */
export function BankFormSection({ form, version, sample, isTyped, ground, mayMoveMoney }: BankFormProps) {
  const own = ground.refused?.intent === 'form' || ground.refused?.intent === 'look' ? ground.refused : null;
  const typed = own?.typed ?? typedOf(form);
  return (
    <section id="bentuk" className="max-w-4xl scroll-mt-32 space-y-4">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      {mayMoveMoney && (
        <form
          method="post"
          action={`${OPERATOR_BANK_PATH}#bentuk`}
          key={JSON.stringify(typed)}
          className="card space-y-4 p-4 sm:p-5"
        >
          <input type="hidden" name="seen" value={typed['seen'] ?? String(version)} />
          <TextField
            texts={plainField('columns', copy.columns, copy.columnsHint, copy.optional)}
            control={{ rows: 8, maxLength: 4000, defaultValue: typed['columns'] ?? '' }}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="headings" defaultChecked={typed['headings'] !== undefined} />
            {copy.headings}
          </label>
          <div className="grid gap-4 sm:grid-cols-3">
            <ChoiceField
              name="delimiter"
              label={copy.delimiter}
              choices={DELIMITER_IDS.map((id) => [id, copy.delimiters[id]])}
              typed={typed}
            />
            <ChoiceField
              name="amount"
              label={copy.amount}
              choices={AMOUNT_FORMS.map((one) => [one, one])}
              typed={typed}
            />
            <ChoiceField
              name="date"
              label={copy.date}
              choices={DATE_FORMS.map((one) => [one, copy.dates[one]])}
              typed={typed}
            />
          </div>
          <p className="text-ink-soft">{copy.reasonText}</p>
          <DecisionFields
            typed={typed}
            wantsCode={ground.isStale || own?.needsCode === true}
            optionalText={copy.optional}
          />
          <div className="flex flex-wrap gap-3">
            <button type="submit" name="intent" value="form" className="button button-primary">
              {copy.save}
            </button>
            <button type="submit" name="intent" value="look" className="button button-quiet">
              {copy.look}
            </button>
          </div>
        </form>
      )}
      <h3 className="font-bold">{operatingBankCopy.preview.title}</h3>
      {isTyped && <p className="text-ink-soft">{operatingBankCopy.preview.typed}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard */}
      <pre tabIndex={0} className="card overflow-x-auto p-4 text-sm">
        {sample}
      </pre>
    </section>
  );
}
