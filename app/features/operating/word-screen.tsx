import { Form } from 'react-router';
import { WORDS_COLUMNS, type WordsColumn } from '#domain/search/words-file.ts';
import { WORDS_KINDS } from '#domain/search/words-row.ts';
import type { ShownWords } from '#server/services.ts';
import {
  operatingWordsCopy,
  sayWordsFault,
  WORDS_FIELDS,
  WORDS_KIND_NAMES,
} from '../../copy/operating-words.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceField, plainField } from './command-form.tsx';
import type { WordsAnswer } from './take-words-form.ts';
import { WordsTrialPanel } from './words-trial.tsx';

const copy = operatingWordsCopy.row;

export interface WordScreenProps {
  /** Null for a new row, and one that is gone. */
  row: ShownWords | null;
  /** What the form posts to; the number of the row in it, if it has one. */
  address: string;
  places: readonly { slug: string; name: string }[];
  answer: WordsAnswer | null;
}

/**
 * A row of words as a form. What a term would find is looked at first, by buttons of the same form, which then has the
 * button that saves. A row of the program is the beginning of an own one.
 */
export function WordScreen({ row, address, places, answer }: WordScreenProps) {
  const own = row?.set === 'own' ? row : null;
  const typed = answer?.typed ?? { ...row?.cells };
  const isOffered = (isRemoval: boolean) =>
    answer !== null && answer.isRemoval === isRemoval && (answer.trial !== null || answer.refused !== null);
  return (
    <>
      {own && answer?.isStale && <Present row={own} typed={typed} />}
      {row && !own && <p className="max-w-prose text-ink-soft">{copy.ofProgram}</p>}
      <Form method="post" action={address} className="card max-w-3xl space-y-4 p-4 sm:p-5" preventScrollReset>
        <input type="hidden" name="row" value={own?.id ?? ''} />
        <input type="hidden" name="seen" value={own?.version ?? ''} />
        <ChoiceField
          name="kind"
          label={WORDS_FIELDS.kind}
          choices={WORDS_KINDS.map((kind) => [kind, WORDS_KIND_NAMES[kind]])}
          typed={typed}
          initial="thing"
        />
        <Cell column="words" typed={typed} answer={answer} isRequired />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="each"
            value="yes"
            defaultChecked={typed['each'] === 'yes'}
            className="size-6 shrink-0"
          />
          {WORDS_FIELDS.each}
        </label>
        <Cell column="narrower" typed={typed} answer={answer} />
        <Cell column="near" typed={typed} answer={answer} />
        <Cell column="place" typed={typed} answer={answer} />
        <Cell column="only" typed={typed} answer={answer} />
        <Cell column="goods" typed={typed} answer={answer} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{copy.places}</summary>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {places.map(({ slug, name }) => (
              <li key={slug} className="wrap-anywhere">
                <code>{slug}</code> <span className="text-ink-soft">{name}</span>
              </li>
            ))}
          </ul>
        </details>
        <TextField
          texts={plainField('q', copy.trial, copy.trialHint, copy.optional)}
          control={{ maxLength: 100, defaultValue: typed['q'] ?? '' }}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="try" className="button button-primary">
            {copy.tryIt}
          </button>
          {own && (
            <button
              type="submit"
              name="intent"
              value="try_remove"
              className="button button-quiet"
              formNoValidate
            >
              {copy.tryRemoval}
            </button>
          )}
        </div>
        {answer?.trial && <WordsTrialPanel trial={answer.trial} />}
        {isOffered(false) ? (
          <button type="submit" name="intent" value="save" className="button button-primary">
            {copy.save}
          </button>
        ) : (
          own &&
          isOffered(true) && (
            <button
              type="submit"
              name="intent"
              value="remove"
              className="button button-danger"
              formNoValidate
            >
              {copy.remove}
            </button>
          )
        )}
        {answer === null && <p className="text-ink-soft">{copy.notYet}</p>}
      </Form>
    </>
  );
}

/** What somebody else has written meanwhile, where it differs from what was typed. */
function Present({ row, typed }: { row: ShownWords; typed: Readonly<Record<string, string>> }) {
  const changed = WORDS_COLUMNS.filter(
    (column) => column !== 'set' && row.cells[column] !== (typed[column] ?? ''),
  );
  if (changed.length === 0) return null;
  return (
    <section className="card max-w-3xl space-y-2 p-4 sm:p-5">
      <h2 className="font-bold">{copy.present}</h2>
      <dl className="space-y-2">
        {changed.map((column) => (
          <div key={column}>
            <dt className="text-sm text-ink-soft">{WORDS_FIELDS[column]}</dt>
            <dd className="wrap-anywhere">{row.cells[column] || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Cell({
  column,
  typed,
  answer,
  isRequired = false,
}: {
  column: WordsColumn;
  typed: Readonly<Record<string, string>>;
  answer: WordsAnswer | null;
  isRequired?: boolean;
}) {
  const hints: Readonly<Partial<Record<WordsColumn, string>>> = copy.hints;
  const faults = (answer?.faults ?? []).filter((fault) => fault.column === column);
  const label = WORDS_FIELDS[column];
  const faultText =
    faults.length === 0 ? null : `${label}: ${faults.map((fault) => sayWordsFault(fault)).join(' ')}`;
  return (
    <TextField
      texts={{
        name: column,
        label,
        hint: hints[column],
        optionalText: isRequired ? null : copy.optional,
        faultText,
      }}
      control={{ maxLength: 5000, defaultValue: typed[column] ?? '' }}
    />
  );
}
