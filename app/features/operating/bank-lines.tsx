import type { MatchedLine } from '#domain/bank/match-statement.ts';
import { PASTE_LENGTH } from '#domain/bank/read-statement.ts';
import { formatRupiah } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { OPERATOR_BANK_PATH } from '#domain/paths.ts';
import { operatingBankCopy } from '../../copy/operating-bank.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DecisionFields, plainField } from './command-form.tsx';
import type { ShownBankLines } from './take-bank-lines.ts';

const copy = operatingBankCopy.lines;

/** Pastes lines of the bank's statement, shows what each means, and marks all that match (P-PAY-46). */
export function BankLinesSection({ shown, isStale }: { shown: ShownBankLines | null; isStale: boolean }) {
  const typed = shown?.typed ?? {};
  const found = shown?.lines ?? null;
  const matched = found?.lines.filter(({ kind }) => kind === 'matched').length ?? 0;
  return (
    <section id="mutasi" className="max-w-4xl scroll-mt-32 space-y-4">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      <form
        method="post"
        action={`${OPERATOR_BANK_PATH}#mutasi`}
        key={`${found?.would} ${shown?.refused}`}
        className="card space-y-4 p-4 sm:p-5"
      >
        {found !== null && <input type="hidden" name="would" value={found.would} />}
        <TextField
          texts={plainField('lines', copy.field, copy.hint)}
          control={{ rows: 10, maxLength: PASTE_LENGTH, defaultValue: typed['lines'] ?? '' }}
        />
        {matched > 0 && (
          <>
            <p className="text-ink-soft">{copy.reasonText}</p>
            <DecisionFields
              typed={typed}
              wantsCode={isStale || shown?.needsCode === true}
              optionalText={operatingBankCopy.form.optional}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {matched > 0 && (
            <button type="submit" name="intent" value="mark" className="button button-primary">
              {copy.mark(matched)}
            </button>
          )}
          <button
            type="submit"
            name="intent"
            value="lines"
            className={`button ${matched > 0 ? 'button-quiet' : 'button-primary'}`}
          >
            {copy.look}
          </button>
        </div>
      </form>
      {shown !== null && found !== null && (
        <>
          <h3 className="font-bold">{copy.results}</h3>
          <ol className="card divide-y divide-line">
            {found.lines.map((one) => (
              <ResultLine key={lineOf(one)} one={one} shown={shown} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const lineOf = ({ line }: MatchedLine): number => (typeof line === 'number' ? line : line.line);

const COLOURS: Partial<Record<MatchedLine['kind'], string>> = {
  matched: 'bg-success-soft text-success',
  several: 'bg-accent-soft text-accent-ink',
  unread: 'bg-accent-soft text-accent-ink',
};

function ResultLine({ one, shown }: { one: MatchedLine; shown: ShownBankLines }) {
  const at = lineOf(one);
  const failed = shown.failed.find(({ line }) => line === at);
  return (
    <li className="space-y-1 p-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{copy.line(at)}</span>
        <span className={`badge shrink-0 py-0.5 ${COLOURS[one.kind] ?? 'bg-sunken text-ink-soft'}`}>
          {copy.kinds[one.kind]}
        </span>
        {typeof one.line !== 'number' && (
          <span className="tabular-nums">
            {formatCalendarDate(one.line.day)} · {formatRupiah(rupiah(one.line.amount))}
          </span>
        )}
      </p>
      {typeof one.line !== 'number' && <p className="text-sm text-ink-soft">{one.line.text}</p>}
      <ResultWords one={one} isNew={shown.marked.includes(at)} />
      {failed && <p className="font-semibold text-danger">{failed.why}</p>}
    </li>
  );
}

/** What a line marks, or why it marks nothing. */
function ResultWords({ one, isNew }: { one: MatchedLine; isNew: boolean }) {
  switch (one.kind) {
    case 'matched':
      return <p>{copy.target(one.target)}</p>;
    case 'several':
      return (
        <>
          <p>{copy.why.several}</p>
          <ul className="list-disc pl-5">
            {one.targets.map((target) => (
              <li key={copy.target(target)}>{copy.target(target)}</li>
            ))}
          </ul>
        </>
      );
    case 'skipped':
      return <p>{copy.skipped(one.as)}</p>;
    case 'unread':
      return <p>{copy.unread(one.why)}</p>;
    case 'marked':
      return <p>{isNew ? copy.markedNow : copy.why.marked}</p>;
    default:
      return <p>{copy.why[one.kind]}</p>;
  }
}
