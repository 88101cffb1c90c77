import { formatCount } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import { OPERATOR_HOLIDAYS_PATH } from '#domain/paths.ts';
import type { OperatorHolidays } from '#server/services.ts';
import { operatingHolidaysCopy as copy } from '../../copy/operating-holidays.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { SendTable } from './table-file-parts.tsx';

type Year = OperatorHolidays['years'][number];

/** The days off by year, the newest first, each year with its decree. */
export function HolidaysScreen({
  holidays: { years, undecreed, thisYear },
  ground,
}: {
  holidays: OperatorHolidays;
  ground: FormGround;
}) {
  return (
    <>
      <p className="max-w-prose text-ink-soft">{copy.intro}</p>
      {undecreed !== null && (
        <p className="card flex gap-3 p-4 font-semibold">
          <Icon name="circle-alert" className="size-5 shrink-0" />
          {copy.undecreed(undecreed)}
        </p>
      )}
      <CommandForm ground={ground} intent="add" words={copy.add} look="button-primary">
        {(typed) => (
          <>
            <TextField
              texts={plainField('day', copy.day)}
              control={{ type: 'date', defaultValue: typed['day'] ?? '' }}
            />
            <TextField
              texts={plainField('name', copy.name, copy.nameHint)}
              control={{ maxLength: 200, defaultValue: typed['name'] ?? '' }}
            />
          </>
        )}
      </CommandForm>
      <SendTable path={OPERATOR_HOLIDAYS_PATH} words={copy.file} />
      {years.length === 0 && <EmptyList title={copy.empty} text={copy.emptyText} />}
      {years.map((year) => (
        <YearOfHolidays key={year.year} year={year} isOpen={year.year >= thisYear} ground={ground} />
      ))}
    </>
  );
}

function YearOfHolidays({
  year: { year, decree, days },
  isOpen,
  ground,
}: {
  year: Year;
  isOpen: boolean;
  ground: FormGround;
}) {
  return (
    <details open={isOpen} className="space-y-3">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <h2 className="inline text-lg font-bold">{copy.list(year)}</h2>{' '}
        <span className="text-ink-soft">{copy.count(formatCount(days.length))}</span>
      </summary>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {decree === null ? copy.noDecree : copy.decree(decree)}
        </p>
        <CommandForm ground={ground} intent="decree" words={copy.know} match={{ year: String(year) }}>
          {(typed) => (
            <TextField
              texts={plainField('decree', copy.decreeField)}
              control={{ maxLength: 200, defaultValue: typed['decree'] ?? decree ?? '' }}
            />
          )}
        </CommandForm>
      </div>
      {days.length > 0 && (
        <DeskList
          label={copy.list(year)}
          columns={columnsOf(ground)}
          rows={days}
          keyOf={({ day }) => day}
          pages={{ newest: null, older: null }}
        />
      )}
    </details>
  );
}

const columnsOf = (ground: FormGround): readonly Column<Year['days'][number]>[] => [
  { label: copy.columns.day, cell: ({ day }) => <time dateTime={day}>{formatCalendarDate(day)}</time> },
  { label: copy.columns.name, cell: ({ name }) => name, isTitle: true },
  {
    label: copy.columns.change,
    cell: ({ day, name }) => (
      <CommandForm
        ground={ground}
        intent="remove"
        words={copy.remove(formatCalendarDate(day), name)}
        match={{ day }}
      />
    ),
  },
];
