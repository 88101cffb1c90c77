import { OPERATOR_SETTLEMENT_PATH } from '#domain/paths.ts';
import { COURIER_IDS, COURIERS } from '#domain/shipping/couriers.ts';
import type { SettlementOverview } from '#server/services.ts';
import { operatingSettlementCopy as copy } from '../../copy/operating-settlement.id.ts';
import { LINE_WORDS, settlementFileCopy } from '../../copy/operating-settlement-files.id.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { TableChoice } from '../media/table-choice.tsx';
import { AccountFields } from './account-fields.tsx';
import { ChoiceField, CommandForm, type FormGround, plainField } from './command-form.tsx';
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
      {mayMoveMoney && <SendFiles />}
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

/** Forms with a file, which go as the browser posts them. */
function SendFiles() {
  const { send } = settlementFileCopy;
  const given = {
    method: 'post',
    action: `${OPERATOR_SETTLEMENT_PATH}/file`,
    encType: 'multipart/form-data',
    className: 'card space-y-4 p-4 sm:p-5',
  } as const;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{send.title}</h2>
      <div className="grid max-w-4xl gap-5 lg:grid-cols-2">
        <form {...given}>
          <h3 className="font-bold">{send.report}</h3>
          <FileField hint={send.reportText} />
          <button type="submit" className="button button-primary">
            {send.confirm}
          </button>
        </form>
        <form {...given}>
          <h3 className="font-bold">{send.bill}</h3>
          <ChoiceField
            name="courier"
            label={send.courier}
            empty={send.chooseCourier}
            choices={COURIER_IDS.map((id) => [id, COURIERS[id].name])}
            typed={{}}
          />
          <FileField hint={send.billText} />
          <button type="submit" className="button button-primary">
            {send.confirm}
          </button>
        </form>
      </div>
    </section>
  );
}

const FileField = ({ hint }: { hint: string }) => (
  <Field name="file" label={settlementFileCopy.send.file} optionalText={null} hint={hint} faultText={null}>
    {(control) => <TableChoice {...control} />}
  </Field>
);

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
    cell: (unknown) => (mayMoveMoney ? <Decisions unknown={unknown} ground={ground} /> : '–'),
  },
];

/** What can become of money that nobody knows; a payment alone is somebody's. */
function Decisions({ unknown: { id, isPayment }, ground }: { unknown: Unknown; ground: FormGround }) {
  const match = { line: id };
  return (
    <div className="flex flex-wrap gap-2">
      <CommandForm ground={ground} intent="decide" words={copy.unknown.decide} match={match} needsCode>
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
      {isPayment && (
        <>
          <CommandForm
            ground={ground}
            intent="purchase"
            words={copy.unknown.purchase}
            match={match}
            needsCode
          >
            {(typed) => <PurchaseFields typed={typed} />}
          </CommandForm>
          <CommandForm ground={ground} intent="payer" words={copy.unknown.payer} match={match} needsCode>
            {(typed) => <AccountFields typed={typed} />}
          </CommandForm>
        </>
      )}
    </div>
  );
}

const PurchaseFields = ({ typed }: { typed: Readonly<Record<string, string>> }) => (
  <>
    <TextField
      texts={plainField('number', copy.unknown.number)}
      control={{ maxLength: 40, defaultValue: typed['number'] ?? '' }}
    />
    <TextField
      texts={plainField('at', copy.unknown.at, copy.unknown.atHint, copy.unknown.optional)}
      control={{ maxLength: 20, defaultValue: typed['at'] ?? '' }}
    />
  </>
);

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
