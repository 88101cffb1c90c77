import { tableFilesCopy as copy } from '../../copy/table-files.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { TableChoice } from '../media/table-choice.tsx';

/** Why a file was not taken, by the code in the address; null for none. */
export const sayFileFailure = (code: string | null): string | null => {
  const failures: Readonly<Record<string, string>> = copy.failed;
  return failures[code ?? ''] ?? null;
};

/** A form that sends a file, as the browser posts it. @param path of its page (P-CONSOLE-64) */
export function SendTable({
  path,
  words,
}: {
  path: string;
  words: { title: string; text: string; field: string; check: string };
}) {
  return (
    <form
      method="post"
      action={`${path}/file`}
      encType="multipart/form-data"
      className="card max-w-xl space-y-4 p-4 sm:p-5"
    >
      <h2 className="text-lg font-bold">{words.title}</h2>
      <Field name="file" label={words.field} optionalText={null} hint={words.text} faultText={null}>
        {(control) => <TableChoice {...control} />}
      </Field>
      <button type="submit" className="button button-primary">
        {words.check}
      </button>
    </form>
  );
}

/** What has to be mended in a file, with its place; nothing when it is fine. */
export function TableProblems({ said }: { said: readonly { row: number; column: string; text: string }[] }) {
  if (said.length === 0) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.problems(said.length)}</h2>
      <p className="text-ink-soft">{copy.problemsText}</p>
      <ul className="space-y-1">
        {said.map(({ row, column, text }) => (
          <li key={`${row} ${column} ${text}`} className="wrap-anywhere">
            <b>{copy.place(row, column)}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of a file that is not there, or no more. */
export function MissingTable({ back, path }: { back: string; path: string }) {
  return (
    <div className="page">
      <EmptyList title={copy.missing} text={copy.missingText} level={1}>
        <Link to={path} className="button button-primary">
          {back}
        </Link>
      </EmptyList>
    </div>
  );
}
