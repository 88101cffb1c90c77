import { Form } from 'react-router';
import { actorName } from '#domain/access/actor-name.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { CASE_WORDS } from '#domain/operating/case-words.ts';
import { QUEUE_WORDS } from '#domain/operating/queue-words.ts';
import {
  casesPath,
  ledgerPath,
  OPERATOR_CHATS_PATH,
  OPERATOR_FAILURES_PATH,
  OPERATOR_PATH,
  OPERATOR_PAYOUTS_PATH,
  OPERATOR_PROPOSALS_PATH,
  OPERATOR_REFUNDS_PATH,
  OPERATOR_REPORTS_PATH,
  operatorInboxPath,
  operatorProductsPath,
  operatorSellersPath,
} from '#domain/paths.ts';
import type { OperatorFigures, OperatorHome, QueueOwner as QueueOwnerView } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { BarChart } from '../desk/bar-chart.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';

const copy = operatingCopy.home;
const money = (amount: number) => formatRupiah(rupiah(amount));

/** Where each queue leads that is not of cases. */
const QUEUE_PATHS: Readonly<Record<OperatorHome['queues'][number]['id'], string>> = {
  proposals: OPERATOR_PROPOSALS_PATH,
  products: operatorProductsPath(),
  reports: OPERATOR_REPORTS_PATH,
  chats: OPERATOR_CHATS_PATH,
  refunds_waiting: OPERATOR_REFUNDS_PATH,
  refunds_exported: `${OPERATOR_REFUNDS_PATH}#file`,
  payouts_waiting: OPERATOR_PAYOUTS_PATH,
  payouts_exported: `${OPERATOR_PAYOUTS_PATH}#file`,
  mails: OPERATOR_FAILURES_PATH,
  jobs: `${OPERATOR_FAILURES_PATH}#pekerjaan`,
  checks: ledgerPath(),
  messages: operatorInboxPath(),
  overdue: operatorInboxPath(),
};

/** What waits for somebody, what waits longest first, the way there, and who looks after it (P-CONSOLE-72). */
export function Queues({
  home: { queues, cases, owners, now },
  own,
}: {
  home: Pick<OperatorHome, 'queues' | 'cases' | 'owners' | 'now'>;
  /** Whoever looks, as the audit log names them. */
  own: string;
}) {
  const waiting = [
    ...cases.map(({ kind, count, oldest }) => ({
      queue: kind,
      to: kind === 'shop_registration' ? operatorSellersPath() : casesPath({ kind }),
      name: CASE_WORDS[kind].name,
      count,
      oldest,
    })),
    ...queues.map(({ id, count, oldest }) => ({
      queue: id,
      to: QUEUE_PATHS[id],
      name: QUEUE_WORDS[id],
      count,
      oldest,
    })),
  ].toSorted((a, b) => a.oldest.getTime() - b.oldest.getTime());
  return (
    <section className="space-y-4" aria-labelledby="antrean">
      <h2 id="antrean" className="text-lg font-bold">
        {copy.queues}
      </h2>
      {waiting.length === 0 ? (
        <div className="card space-y-2 px-6 py-12 text-center">
          <p className="text-lg font-semibold">{copy.nothing}</p>
          <p className="text-ink-soft">{copy.nothingText}</p>
        </div>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {waiting.map(({ queue, to, name, count, oldest }) => (
            <li key={queue} className="card">
              <Link to={to} className="flex items-center justify-between gap-3 p-4 hover:text-brand">
                <span>
                  <b className="block">{copy.cases(name, count)}</b>
                  <span className="text-sm text-ink-soft">
                    {copy.oldest(operatingCopy.waited(oldest, now))}
                  </span>
                </span>
                <Icon name="chevron-right" className="size-5 shrink-0" />
              </Link>
              <QueueOwner queue={queue} name={name} owner={owners.get(queue) ?? null} own={own} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who looks after a queue, and the button to take it or let it go. */
function QueueOwner({
  queue,
  name,
  owner,
  own,
}: {
  queue: string;
  name: string;
  owner: QueueOwnerView | null;
  own: string;
}) {
  const isMine = owner?.by === own;
  const said = owner?.isHere ? copy.owner(actorName(owner)) : copy.noOwner;
  const take = owner?.isHere ? copy.takeOver : copy.take;
  return (
    <Form
      method="post"
      action={OPERATOR_PATH}
      aria-label={copy.ofQueue(name)}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2"
    >
      <span className="text-sm wrap-anywhere">{isMine ? copy.ownerYou : said}</span>
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="seen" value={owner?.by ?? ''} />
      <button type="submit" name="intent" value={isMine ? 'release' : 'take'} className="button button-quiet">
        {isMine ? copy.release : take}
      </button>
    </Form>
  );
}

interface Measure {
  name: string;
  values: readonly { day: string; value: number }[];
  format: (value: number) => string;
}

const measuresOf = ({ sales, refunds, shops }: OperatorFigures): Measure[] =>
  [
    {
      name: copy.orders,
      values: sales?.map(({ day, orders }) => ({ day, value: orders })),
      format: formatCount,
    },
    { name: copy.sales, values: sales?.map(({ day, goods }) => ({ day, value: goods })), format: money },
    {
      name: copy.refunds,
      values: refunds?.map(({ day, amount }) => ({ day, value: amount })),
      format: money,
    },
    {
      name: copy.shops,
      values: shops?.map(({ day, shops: value }) => ({ day, value })),
      format: formatCount,
    },
  ].flatMap(({ name, values, format }) => (values ? [{ name, values, format }] : []));

const PERIODS = [
  { name: copy.periods.today, days: 1 },
  { name: copy.periods.week, days: 7 },
  { name: copy.periods.month, days: 30 },
] as const;

const sumOf = ({ values }: Measure, days: number) =>
  values.slice(-days).reduce((sum, { value }) => sum + value, 0);

const COLUMNS: readonly Column<Measure>[] = [
  { label: copy.measure, cell: ({ name }) => <b>{name}</b>, isTitle: true },
  ...PERIODS.map(({ name, days }) => ({
    label: name,
    cell: (measure: Measure) => <span className="nums">{measure.format(sumOf(measure, days))}</span>,
  })),
];

/** Orders, sales, refunds and new shops: a table of today, 7 and 30 days, and each as bars by day. */
export function Figures({ figures }: { figures: OperatorFigures }) {
  const measures = measuresOf(figures);
  if (measures.length === 0) return null;
  return (
    <section className="space-y-4" aria-labelledby="ringkasan">
      <h2 id="ringkasan" className="text-lg font-bold">
        {copy.figures}
      </h2>
      <DeskList
        label={copy.figures}
        columns={COLUMNS}
        rows={measures}
        keyOf={({ name }) => name}
        pages={{ newest: null, older: null }}
      />
      {figures.sales && <p className="text-sm text-ink-soft">{copy.hint}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {measures.map(({ name, values, format }) => (
          <BarChart
            key={name}
            title={copy.days(name)}
            bars={values.map(({ day, value }) => ({
              label: formatCalendarDate(day),
              value,
              text: format(value),
            }))}
          />
        ))}
      </div>
    </section>
  );
}
