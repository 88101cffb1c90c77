import { OPERATOR_SETTLEMENT_PATH } from '#domain/paths.ts';
import type { RowFault } from '#domain/settlement/row-problem.ts';
import type { ShownUpload } from '#server/services.ts';
import {
  settlementFileCopy as copy,
  LINE_WORDS,
  sayRowFault,
  sayTableFault,
} from '../../copy/operating-settlement-files.id.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { money, NO_PAGES } from './money-parts.tsx';
import { courierName } from './settlement-screen.tsx';

type Line = ShownUpload['lines'][number];

const ORDER: readonly Line['state'][] = ['wrong', 'unknown', 'booked', 'plain', 'matched'];

/** A report or a bill that was sent, line by line, and the button that books it (P-CONSOLE-19). */
export function UploadScreen({ upload, ground }: { upload: ShownUpload; ground: FormGround }) {
  const { courier, faults, problems, problemCount, lines, lineCount, isBooked } = upload;
  const said = [
    ...faults.map(({ row, column, ...fault }) => ({
      row,
      column,
      text: sayTableFault({ row, column, ...fault }),
    })),
    ...problems.map(({ row, column, ...fault }) => ({ row, column, text: sayRowFault(fault as RowFault) })),
  ].toSorted((a, b) => a.row - b.row);
  return (
    <>
      {said.length > 0 && <Problems said={said} count={faults.length + problemCount} />}
      {lines.length > 0 && <Sums upload={upload} />}
      {isBooked && <p className="card p-4 font-semibold text-success">{copy.isBooked}</p>}
      {!isBooked && said.length === 0 && lines.length > 0 && (
        <CommandForm
          ground={ground}
          intent="book"
          words={courier === null ? copy.bookReport : copy.bookBill}
          look="button-primary"
          hasReason={false}
          needsCode
        />
      )}
      {lines.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-lg font-bold">{copy.lines}</h2>
          {lines.length < lineCount && <p className="text-ink-soft">{copy.cut(lines.length, lineCount)}</p>}
          <DeskList
            label={copy.lines}
            columns={courier === null ? REPORT_LINES : BILL_LINES}
            rows={lines}
            keyOf={({ row }) => row}
            pages={NO_PAGES}
          />
        </section>
      )}
      <Link to={OPERATOR_SETTLEMENT_PATH} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
    </>
  );
}

/** What has to be mended in the file, with its place. */
function Problems({
  said,
  count,
}: {
  said: readonly { row: number; column: string; text: string }[];
  count: number;
}) {
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.problems(count)}</h2>
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

/** How many lines are in each state, and what the file adds up to. */
function Sums({ upload: { courier, name, counts, sums } }: { upload: ShownUpload }) {
  return (
    <section className="card space-y-1 p-4 sm:p-5">
      <p className="font-semibold wrap-anywhere">
        {courier === null ? copy.reportOf(name) : copy.billOf(courierName(courier), name)}
      </p>
      <p>
        {courier === null
          ? copy.sums(money(sums.paidOut), money(sums.fees))
          : copy.billed(money(sums.amount))}
      </p>
      <ul className="text-ink-soft">
        {ORDER.filter((state) => counts[state] > 0).map((state) => (
          <li key={state}>{copy.count(copy.states[state], counts[state])}</li>
        ))}
      </ul>
    </section>
  );
}

const rupiahOf = (amount: number) => <span className="nums">{money(amount)}</span>;

const STATE_LOOKS: Readonly<Record<Line['state'], string>> = {
  matched: '',
  plain: 'text-ink-soft',
  booked: 'text-ink-soft',
  unknown: 'font-semibold',
  wrong: 'font-semibold text-danger',
};

const ROW: Column<Line> = {
  label: copy.columns.row,
  isNumber: true,
  cell: ({ row }) => <span className="nums">{row}</span>,
};
const AMOUNT: Column<Line> = {
  label: copy.columns.amount,
  isNumber: true,
  cell: ({ amount }) => rupiahOf(amount),
};
const STATE: Column<Line> = {
  label: copy.columns.state,
  cell: ({ state }) => <span className={STATE_LOOKS[state]}>{copy.states[state]}</span>,
};

const REPORT_LINES: readonly Column<Line>[] = [
  ROW,
  { label: copy.columns.kind, cell: ({ kind }) => LINE_WORDS[kind ?? ''] ?? kind },
  { label: copy.columns.reference, cell: ({ reference }) => reference || '–' },
  AMOUNT,
  { label: copy.columns.fee, isNumber: true, cell: ({ fee }) => rupiahOf(fee) },
  STATE,
];

const BILL_LINES: readonly Column<Line>[] = [
  ROW,
  { label: copy.columns.waybill, cell: ({ reference }) => reference },
  AMOUNT,
  STATE,
];
