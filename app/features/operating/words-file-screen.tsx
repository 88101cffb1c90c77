import type { ReactNode } from 'react';
import type { WordsFile } from '#server/services.ts';
import { sayTableFault } from '../../copy/operating-settlement-files.id.ts';
import { operatingWordsCopy, sayWordsFault } from '../../copy/operating-words.id.ts';
import { CommandForm, type FormGround } from './command-form.tsx';
import { TableProblems } from './table-file-parts.tsx';
import { WordsTrialPanel } from './words-trial.tsx';

const copy = operatingWordsCopy.file;

/** What a file of words would change, what a term would find then, and the button that uses it. @param children tries other terms */
export function WordsFileScreen({
  file: { faults, problems, circles, added, gone, addedCount, goneCount, rows, seen, trial },
  ground,
  children,
}: {
  file: WordsFile;
  ground: FormGround;
  children: ReactNode;
}) {
  const said = [
    ...faults.map((fault) => ({ row: fault.row, column: fault.column, text: sayTableFault(fault) })),
    ...problems.map((fault) => ({ row: fault.row, column: fault.column, text: sayWordsFault(fault) })),
  ].toSorted((a, b) => a.row - b.row);
  if (said.length > 0) return <TableProblems said={said} />;
  if (circles.length > 0) {
    return (
      <ul className="card space-y-1 p-4 text-danger sm:p-5">
        {circles.map((circle) => (
          <li key={circle}>{operatingWordsCopy.circle(circle)}</li>
        ))}
      </ul>
    );
  }
  if (!trial) return <p className="card p-4 sm:p-5">{copy.same}</p>;
  return (
    <>
      <p>{copy.rows(rows)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Rows title={copy.added(addedCount)} words={added} count={addedCount} />
        <Rows title={copy.gone(goneCount)} words={gone} count={goneCount} />
      </div>
      {children}
      <WordsTrialPanel trial={trial} />
      <CommandForm ground={ground} intent="accept" words={copy.accept} look="button-primary">
        {() => <input type="hidden" name="seen" value={seen} />}
      </CommandForm>
    </>
  );
}

function Rows({ title, words, count }: { title: string; words: readonly string[]; count: number }) {
  return (
    <section className="card space-y-2 p-4">
      <h2 className="font-bold">{title}</h2>
      <ul className="space-y-1">
        {words.map((row) => (
          <li key={row} className="wrap-anywhere">
            {row}
          </li>
        ))}
      </ul>
      {count > words.length && <p className="text-ink-soft">{copy.more(count - words.length)}</p>}
    </section>
  );
}
