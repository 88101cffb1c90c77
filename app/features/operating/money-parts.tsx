import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { operatingMoneyCopy as copy } from '../../copy/operating-money.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';

export const money = (amount: number): string => formatRupiah(rupiah(amount));
export const when = (at: Date): string => `${formatDateTime(at)} WIB`;
export const NO_PAGES = { newest: null, older: null };

/** A transfer in a file for the bank. */
interface Exported {
  batch: string | null;
  id: number;
  amount: number;
}

/** The files of transfers, each with what it has. */
function filesOf<Row extends Exported>(rows: readonly Row[]): [batch: string, rows: Row[]][] {
  const files = new Map<string, Row[]>();
  for (const row of rows) files.set(row.batch ?? '', [...(files.get(row.batch ?? '') ?? []), row]);
  return [...files];
}

/** Puts everything that waits into a file for the bank. @param today the name that a file of today has */
export const ExportForm = ({ ground, today }: { ground: FormGround; today: string }) => (
  <CommandForm ground={ground} intent="export" words={copy.exportFile} look="button-primary" needsCode>
    {(typed) => (
      <TextField
        texts={plainField('batch', copy.batch, copy.batchHint)}
        control={{ maxLength: 40, autoComplete: 'off', defaultValue: typed['batch'] ?? today }}
      />
    )}
  </CommandForm>
);

/** The files that the bank has not transferred, with what is in each. */
export function Files<Row extends Exported>({
  kind,
  rows,
  columns,
  ground,
  mayMoveMoney,
}: {
  kind: 'refunds' | 'payouts';
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  ground: FormGround;
  mayMoveMoney: boolean;
}) {
  return filesOf(rows).map(([batch, own]) => (
    <section key={batch} className="space-y-3">
      <h3 className="font-bold wrap-anywhere">{copy.file(batch)}</h3>
      <p className="text-ink-soft">
        {copy.sum(own.length, money(own.reduce((sum, { amount }) => sum + amount, 0)))}
      </p>
      {mayMoveMoney && (
        <div className="flex flex-wrap items-center gap-3">
          <a
            href={`${OPERATOR_PATH}/bank-file.csv?${new URLSearchParams({ kind, batch })}`}
            download
            title={copy.downloadHint}
            className="button button-quiet"
          >
            {copy.download}
          </a>
          <CommandForm ground={ground} intent="sent" words={copy.sent} match={{ batch }} needsCode>
            {kind === 'refunds'
              ? (typed) => (
                  <TextField
                    texts={plainField('line', copy.line, copy.lineHint)}
                    control={{ maxLength: 200, autoComplete: 'off', defaultValue: typed['line'] ?? '' }}
                  />
                )
              : undefined}
          </CommandForm>
        </div>
      )}
      <DeskList
        label={copy.file(batch)}
        columns={columns}
        rows={own}
        keyOf={({ id }) => id}
        pages={NO_PAGES}
      />
    </section>
  ));
}
