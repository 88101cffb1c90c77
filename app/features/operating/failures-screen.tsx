import { Form } from 'react-router';
import { OPERATOR_FAILURES_PATH } from '#domain/paths.ts';
import type { Failures } from '#server/services.ts';
import { operatingFailuresCopy as copy } from '../../copy/operating-failures.id.ts';
import type { Column } from '../desk/desk-list.tsx';
import { when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';

type Mail = Failures['mails'][number];
type Job = Failures['jobs'][number];

/** Mails and jobs that nobody tries any more, each with a button to try it again. */
export function FailuresScreen({ failures: { mails, jobs } }: { failures: Failures }) {
  return (
    <>
      <section className="space-y-3">
        <Listed title={copy.mails} columns={MAILS} rows={mails} keyOf={idOf} empty={copy.noMails} />
        {mails.length > 0 && <p className="text-sm text-ink-soft">{copy.mailsHint}</p>}
        {mails.length > 1 && <Again intent="mails" rows={mails} label={copy.sendAllAgain(mails.length)} />}
      </section>
      <section id="pekerjaan" className="space-y-3">
        <Listed title={copy.jobs} columns={JOBS} rows={jobs} keyOf={idOf} empty={copy.noJobs} />
        {jobs.length > 0 && <p className="text-sm text-ink-soft">{copy.jobsHint}</p>}
        {jobs.length > 1 && <Again intent="jobs" rows={jobs} label={copy.retryAll(jobs.length)} />}
      </section>
    </>
  );
}

const idOf = ({ id }: { id: string }) => id;

/** Tries some of them again, all or none. */
const Again = ({
  intent,
  rows,
  label,
}: {
  intent: 'mails' | 'jobs';
  rows: readonly { id: string }[];
  label: string;
}) => (
  <Form method="post" action={OPERATOR_FAILURES_PATH}>
    {rows.map(({ id }) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    <button type="submit" name="intent" value={intent} className="button button-quiet">
      {label}
    </button>
  </Form>
);

const MAILS: readonly Column<Mail>[] = [
  { label: copy.mailColumns.subject, cell: ({ subject }) => subject },
  { label: copy.mailColumns.to, cell: ({ to }) => to },
  {
    label: copy.mailColumns.failed,
    cell: ({ failedAt, attempts }) => (
      <>
        {when(failedAt)}
        <span className="block text-sm text-ink-soft">{copy.attempts(attempts)}</span>
      </>
    ),
  },
  { label: copy.mailColumns.error, cell: ({ lastError }) => <Said text={lastError ?? ''} /> },
  {
    label: copy.mailColumns.again,
    cell: (mail) => <Again intent="mails" rows={[mail]} label={copy.sendAgain} />,
  },
];

const JOBS: readonly Column<Job>[] = [
  { label: copy.jobColumns.name, cell: ({ name }) => <span lang="en">{name}</span> },
  { label: copy.jobColumns.payload, cell: ({ payload }) => payload || '–' },
  { label: copy.jobColumns.failed, cell: ({ failedAt }) => when(failedAt) },
  { label: copy.jobColumns.error, cell: ({ error }) => <Said text={error} /> },
  { label: copy.jobColumns.again, cell: (job) => <Again intent="jobs" rows={[job]} label={copy.retry} /> },
];

/** What a program said, in English. */
const Said = ({ text }: { text: string }) =>
  text === '' ? (
    copy.noError
  ) : (
    <span lang="en" className="wrap-anywhere">
      {text}
    </span>
  );
