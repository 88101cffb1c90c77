import { type AuditQuery, auditSearch } from '#domain/access/audit-query.ts';
import { COMMAND_WORDS } from '#domain/access/audit-words.ts';
import { sayAuditLine } from '#domain/access/say-audit-line.ts';
import { formatCount } from '#domain/format.ts';
import { formatCalendarDate, formatDateTime } from '#domain/format-date.ts';
import { AUDIT_PATH } from '#domain/paths.ts';
import type { AuditLine, AuditPage } from '#server/services.ts';
import { auditCopy as copy } from '../../copy/audit.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { BarChart } from './bar-chart.tsx';
import { type Column, DeskList } from './desk-list.tsx';
import { ListFilter } from './list-filter.tsx';

const about = (of: string) => AUDIT_PATH + auditSearch({ of });

/** The columns of lines of the audit log. */
export const AUDIT_COLUMNS: readonly Column<AuditLine>[] = [
  {
    label: copy.columns.at,
    cell: ({ at }) => <time dateTime={at.toISOString()}>{`${formatDateTime(at)} WIB`}</time>,
  },
  {
    label: copy.columns.by,
    cell: (line) => (
      <Link to={about(line.by.by)} className="link">
        {sayAuditLine(line).who}
      </Link>
    ),
  },
  { label: copy.columns.what, cell: (line) => sayAuditLine(line).what },
  {
    label: copy.columns.subject,
    cell: (line) => (
      <Link to={about(`${line.subjectKind}:${line.subjectId}`)} className="link">
        {sayAuditLine(line).about}
      </Link>
    ),
  },
  {
    label: copy.columns.details,
    cell: (line) =>
      sayAuditLine(line).details.map((detail) => (
        <p key={detail} className="text-sm text-ink-soft">
          {detail}
        </p>
      )),
  },
];

/** Somebody by whom lines may be asked for. */
interface AuditPerson {
  userId: string;
  name: string;
}

/** The audit log: its filter, a chart of the last days, and the lines as a list and as a file. */
export function AuditScreen({
  asked,
  page: { lines, older, days },
  people,
}: {
  asked: AuditQuery;
  page: AuditPage;
  people: readonly AuditPerson[];
}) {
  const { before, ...filter } = asked;
  const search = auditSearch(filter);
  const bars = days.map(({ day, lines: value }) => ({
    label: formatCalendarDate(day),
    value,
    text: formatCount(value),
  }));
  return (
    <>
      <AuditFilter filter={filter} people={people} />
      {lines.length === 0 ? (
        <EmptyList
          title={search === '' ? copy.empty : copy.noneFound}
          text={search === '' ? copy.emptyText : copy.noneFoundText}
        />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <a href={`${AUDIT_PATH}.csv${search}`} download className="button button-quiet">
              {copy.download}
            </a>
            <span className="text-sm text-ink-soft">{copy.downloadHint}</span>
          </p>
          <DeskList
            label={copy.list}
            columns={AUDIT_COLUMNS}
            rows={lines}
            keyOf={({ id }) => id}
            pages={{
              newest: before === null ? null : AUDIT_PATH + search,
              older:
                older === null ? null : AUDIT_PATH + auditSearch(Object.assign({ before: older }, filter)),
            }}
          />
        </>
      )}
      <BarChart title={copy.days} bars={bars} />
    </>
  );
}

function AuditFilter({
  filter,
  people,
}: {
  filter: Omit<AuditQuery, 'before'>;
  people: readonly AuditPerson[];
}) {
  const { command, of, who, words, from, to } = filter;
  const texts = { optionalText: null, hint: undefined, faultText: null };
  return (
    <ListFilter
      path={AUDIT_PATH}
      applied={auditSearch(filter)}
      clear={auditSearch(filter) === '' ? null : AUDIT_PATH}
    >
      <Field {...texts} name="who" label={copy.who} hint={copy.whoHint}>
        {(control) => (
          <select {...control} defaultValue={who}>
            <option value="">{copy.everybody}</option>
            {people.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
            {who !== '' && !people.some(({ userId }) => userId === who) && (
              <option value={who}>{copy.otherAccount}</option>
            )}
          </select>
        )}
      </Field>
      <Field {...texts} name="command" label={copy.command}>
        {(control) => (
          <select {...control} defaultValue={command}>
            <option value="">{copy.allCommands}</option>
            {Object.entries(COMMAND_WORDS).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...texts} name="of" label={copy.of} hint={copy.ofHint}>
        {(control) => (
          <input {...control} type="search" defaultValue={of} maxLength={100} autoComplete="off" />
        )}
      </Field>
      <Field {...texts} name="words" label={copy.words} hint={copy.wordsHint}>
        {(control) => (
          <input {...control} type="search" defaultValue={words} maxLength={100} autoComplete="off" />
        )}
      </Field>
      <Field {...texts} name="from" label={copy.from} hint={copy.dayHint}>
        {(control) => <input {...control} type="date" defaultValue={from} />}
      </Field>
      <Field {...texts} name="to" label={copy.to} hint={copy.dayHint}>
        {(control) => <input {...control} type="date" defaultValue={to} />}
      </Field>
    </ListFilter>
  );
}
