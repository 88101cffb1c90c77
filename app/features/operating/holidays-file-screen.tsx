import { formatCount } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import type { HolidaysFile } from '#server/services.ts';
import { operatingHolidaysCopy, sayDayFault } from '../../copy/operating-holidays.id.ts';
import { sayTableFault } from '../../copy/operating-settlement-files.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { TableProblems } from './table-file-parts.tsx';

const copy = operatingHolidaysCopy.file;

/** What a file of days off would change, and the button that uses it. */
export function HolidaysFileScreen({
  file: { faults, problems, year, decree, added, renamed, gone, days, seen },
  ground,
}: {
  file: HolidaysFile;
  ground: FormGround;
}) {
  const said = [
    ...faults.map((fault) => ({ row: fault.row, column: fault.column, text: sayTableFault(fault) })),
    ...problems.map((fault) => ({ row: fault.row, column: fault.column, text: sayDayFault(fault) })),
  ].toSorted((a, b) => a.row - b.row);
  if (said.length > 0) return <TableProblems said={said} />;
  const isSame = added.length + renamed.length + gone.length === 0;
  return (
    <>
      <p>{copy.summary(year, formatCount(days))}</p>
      {isSame && <p className="text-ink-soft">{copy.same}</p>}
      <Days title={copy.added} days={added} />
      <Days
        title={copy.renamed}
        days={renamed.map(({ day, name, before }) => ({ day, name: copy.nameOf(name, before) }))}
      />
      <Days title={copy.gone} days={gone} />
      <CommandForm ground={ground} intent="accept" words={copy.accept(year)} look="button-primary">
        {(typed) => (
          <>
            <input type="hidden" name="seen" value={seen} />
            <TextField
              texts={plainField('decree', operatingHolidaysCopy.decreeField, copy.decreeHint, copy.optional)}
              control={{ maxLength: 200, defaultValue: typed['decree'] ?? decree ?? '' }}
            />
          </>
        )}
      </CommandForm>
    </>
  );
}

function Days({ title, days }: { title: string; days: readonly { day: string; name: string }[] }) {
  if (days.length === 0) return null;
  return (
    <section className="card space-y-2 p-4">
      <h2 className="font-bold">{title}</h2>
      <ul className="space-y-1">
        {days.map(({ day, name }) => (
          <li key={day} className="wrap-anywhere">
            <time dateTime={day}>{formatCalendarDate(day)}</time> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
