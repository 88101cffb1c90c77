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

/** Pastes lines of the bank's statement, shows what each means, marks all that match, and books fees (P-PAY-46, P-PAY-47). */
export function BankLinesSection({ shown, isStale }: { shown: ShownBankLines | null; isStale: boolean }) {
  const typed = shown?.typed ?? {};
  const found = shown?.lines ?? null;
  const count = (kind: MatchedLine['kind']) => found?.lines.filter((one) => one.kind === kind).length ?? 0;
  const matched = count('matched');
  const mayBeFees = count('unknown') > 0;
  const isQuiet = matched > 0 || mayBeFees;
  return (
    <section id="mutasi" className="max-w-4xl scroll-mt-32 space-y-4">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      <form
        method="post"
        action={`${OPERATOR_BANK_PATH}#mutasi`}
        key={`${found?.would} ${shown?.refused} ${shown?.done.join()}`}
        className="card space-y-4 p-4 sm:p-5"
      >
        {found !== null && <input type="hidden" name="would" value={found.would} />}
        <TextField
          texts={plainField('lines', copy.field, copy.hint)}
          control={{ rows: 10, maxLength: PASTE_LENGTH, defaultValue: typed['lines'] ?? '' }}
        />
        {shown !== null && found !== null && (
          <>
            <h3 className="font-bold">{copy.results}</h3>
            {mayBeFees && <p className="text-ink-soft">{copy.feeText}</p>}
            <ol className="-mx-4 divide-y divide-line border-y border-line sm:-mx-5">
              {found.lines.map((one) => (
                <ResultLine key={lineOf(one)} one={one} shown={shown} />
              ))}
            </ol>
          </>
        )}
        {isQuiet && (
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
          {mayBeFees && (
            <button
              type="submit"
              name="intent"
              value="fee"
              className={`button ${matched > 0 ? 'button-quiet' : 'button-primary'}`}
            >
              {copy.book}
            </button>
          )}
          <button
            type="submit"
            name="intent"
            value="lines"
            className={`button ${isQuiet ? 'button-quiet' : 'button-primary'}`}
          >
            {copy.look}
          </button>
        </div>
      </form>
    </section>
  );
}

const lineOf = ({ line }: MatchedLine): number => (typeof line === 'number' ? line : line.line);

type UnknownLine = Extract<MatchedLine, { kind: 'unknown' }>;

const COLOURS: Partial<Record<MatchedLine['kind'], string>> = {
  matched: 'bg-success-soft text-success',
  several: 'bg-accent-soft text-accent-ink',
  unread: 'bg-accent-soft text-accent-ink',
};

function ResultLine({ one, shown }: { one: MatchedLine; shown: ShownBankLines }) {
  const at = lineOf(one);
  const failed = shown.failed.find(({ line }) => line === at);
  return (
    <li className="space-y-1 p-4 wrap-anywhere sm:px-5">
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
      <ResultWords one={one} isNew={shown.done.includes(at)} />
      {one.kind === 'unknown' && <FeeTick line={one} isTicked={shown.ticked.includes(one.key)} />}
      {failed && <p className="font-semibold text-danger">{failed.why}</p>}
    </li>
  );
}

/** Only whoever looks at a line knows whether the bank took a fee. */
function FeeTick({ line: { nth, key }, isTicked }: { line: UnknownLine; isTicked: boolean }) {
  return (
    <>
      {nth > 1 && <p className="font-semibold">{copy.alike(nth)}</p>}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="fee" value={key} defaultChecked={isTicked} className="size-6 shrink-0" />
        {copy.fee}
      </label>
    </>
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
    case 'unknown':
      if (one.named.length === 0) return <p>{copy.why.unknown}</p>;
      return one.named.map((transfer) => (
        <p key={`${transfer.kind} ${transfer.id}`} className="font-semibold">
          {copy.otherAmount(transfer, formatRupiah(rupiah(transfer.amount)))}
        </p>
      ));
    case 'skipped':
      return <p>{copy.skipped(one.as)}</p>;
    case 'unread':
      return <p>{copy.unread(one.why)}</p>;
    case 'marked':
      return <p>{isNew ? copy.markedNow : copy.why.marked}</p>;
    case 'cost':
      return <p>{isNew ? copy.bookedNow : copy.why.cost}</p>;
    default:
      return <p>{copy.why[one.kind]}</p>;
  }
}
