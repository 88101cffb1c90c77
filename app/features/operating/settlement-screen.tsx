import { COURIERS } from '#domain/shipping/couriers.ts';
import type { SettlementOverview } from '#server/services.ts';
import { operatingSettlementCopy as copy, LINE_WORDS } from '../../copy/operating-settlement.id.ts';
import type { Column } from '../desk/desk-list.tsx';
import { ChoiceField, CommandForm, type FormGround } from './command-form.tsx';
import { money, when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';

export interface SettlementScreenProps {
  settlement: SettlementOverview;
  ground: FormGround;
  mayMoveMoney: boolean;
}

/** What the payment provider and couriers have settled, and money that nobody knows (P-CONSOLE-17). */
export function SettlementScreen({
  settlement: { reports, bills, unknown },
  ground,
  mayMoveMoney,
}: SettlementScreenProps) {
  const keyOf = ({ id }: { id: string }) => id;
  return (
    <>
      <div id="tak-dikenal" className="scroll-mt-32 space-y-3">
        <Listed
          title={copy.unknown.title}
          columns={unknownColumns(ground, mayMoveMoney)}
          rows={unknown}
          keyOf={keyOf}
          empty={copy.unknown.none}
        />
        {unknown.some(({ amount }) => amount < 0) && <p className="text-ink-soft">{copy.unknown.hint}</p>}
      </div>
      <Listed
        title={copy.reports.title}
        columns={REPORTS}
        rows={reports}
        keyOf={keyOf}
        empty={copy.reports.none}
      />
      <Listed title={copy.bills.title} columns={BILLS} rows={bills} keyOf={keyOf} empty={copy.bills.none} />
    </>
  );
}

type Unknown = SettlementOverview['unknown'][number];

const rupiahOf = (amount: number) => <span className="nums">{money(amount)}</span>;

const DECISIONS = Object.entries(copy.unknown.as);

function Source({ unknown: { id, line } }: { unknown: Unknown }) {
  if (line === null) return copy.unknown.ofPayment(id);
  return (
    <>
      {copy.unknown.ofReport(line.report, line.row)}
      <span className="block text-sm text-ink-soft wrap-anywhere">
        {copy.unknown.says(LINE_WORDS[line.kind] ?? line.kind, line.reference)}
      </span>
    </>
  );
}

const unknownColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<Unknown>[] => [
  { label: copy.columns.source, isTitle: true, cell: (unknown) => <Source unknown={unknown} /> },
  { label: copy.columns.since, cell: ({ since }) => when(since) },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
  {
    label: copy.columns.change,
    cell: ({ id }) =>
      mayMoveMoney ? (
        <CommandForm
          ground={ground}
          intent="decide"
          words={copy.unknown.decide}
          match={{ line: id }}
          needsCode
        >
          {(typed) => (
            <ChoiceField
              name="as"
              label={copy.unknown.belongs}
              empty={copy.unknown.choose}
              choices={DECISIONS}
              typed={typed}
            />
          )}
        </CommandForm>
      ) : (
        '–'
      ),
  },
];

const REPORTS: readonly Column<SettlementOverview['reports'][number]>[] = [
  { label: copy.columns.report, isTitle: true, cell: ({ id }) => id },
  { label: copy.columns.booked, cell: ({ at }) => when(at) },
  { label: copy.columns.lines, isNumber: true, cell: ({ lines }) => <span className="nums">{lines}</span> },
  { label: copy.columns.fees, isNumber: true, cell: ({ fees }) => rupiahOf(fees) },
  { label: copy.columns.paidOut, isNumber: true, cell: ({ paidOut }) => rupiahOf(paidOut) },
];

/** The name of a courier, as the ledger calls it. */
export const courierName = (id: string): string =>
  Object.values(COURIERS).find((courier) => courier.id === id)?.name ?? id;

const BILLS: readonly Column<SettlementOverview['bills'][number]>[] = [
  { label: copy.columns.bill, isTitle: true, cell: ({ id }) => id.slice(id.indexOf('/') + 1) },
  { label: copy.columns.courier, cell: ({ courier }) => courierName(courier) },
  { label: copy.columns.booked, cell: ({ at }) => when(at) },
  {
    label: copy.columns.parcels,
    isNumber: true,
    cell: ({ parcels }) => <span className="nums">{parcels}</span>,
  },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
];
