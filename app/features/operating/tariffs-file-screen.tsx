import type { ChangedTariff, TariffsFile } from '#server/services.ts';
import { sayTableFault } from '../../copy/operating-settlement-files.id.ts';
import {
  operatingTariffsCopy as copy,
  nameOfService,
  sayTariffFault,
} from '../../copy/operating-tariffs.id.ts';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { NO_PAGES } from './money-parts.tsx';
import { TableProblems } from './table-file-parts.tsx';

type OfService = TariffsFile['services'][number];

/** What a file of tariffs would change, and the button that uses it. */
export function TariffsFileScreen({
  file: { faults, problems, services, largest, ending, seen },
  ground,
}: {
  file: TariffsFile;
  ground: FormGround;
}) {
  const said = [
    ...faults.map((fault) => ({ row: fault.row, column: fault.column, text: sayTableFault(fault) })),
    ...problems.map((fault) => ({ row: fault.row, column: fault.column, text: sayTariffFault(fault) })),
  ].toSorted((a, b) => a.row - b.row);
  if (said.length > 0) return <TableProblems said={said} />;
  return (
    <>
      {services.every(({ changed }) => changed === 0) && <p className="card p-4">{copy.same}</p>}
      <section className="space-y-3">
        <h2 className="text-lg font-bold">{copy.services}</h2>
        <DeskList
          label={copy.services}
          columns={SERVICE_COLUMNS}
          rows={services}
          keyOf={({ service }) => service}
          pages={NO_PAGES}
        />
      </section>
      {largest.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-lg font-bold">{copy.largest}</h2>
          <p className="text-ink-soft">{copy.largestText}</p>
          <DeskList
            label={copy.largest}
            columns={CHANGE_COLUMNS}
            rows={largest}
            keyOf={({ after }) => `${after.service} ${after.fromZone} ${after.toZone}`}
            pages={NO_PAGES}
          />
        </section>
      )}
      <CommandForm ground={ground} intent="accept" words={copy.accept} look="button-primary" needsCode>
        {(typed) => (
          <>
            <input type="hidden" name="seen" value={seen} />
            {ending.length > 0 && (
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="ends"
                  value="yes"
                  defaultChecked={typed['ends'] === 'yes'}
                  className="size-6 shrink-0"
                />
                {copy.ends(ending)}
              </label>
            )}
          </>
        )}
      </CommandForm>
    </>
  );
}

const SERVICE_COLUMNS: readonly Column<OfService>[] = [
  { label: copy.columns.service, isTitle: true, cell: ({ service }) => nameOfService(service) },
  { label: copy.columns.before, isNumber: true, cell: ({ before }) => copy.count(before) },
  { label: copy.columns.after, isNumber: true, cell: ({ after }) => copy.count(after) },
  { label: copy.columns.changed, isNumber: true, cell: ({ changed }) => copy.count(changed) },
];

const CHANGE_COLUMNS: readonly Column<ChangedTariff>[] = [
  {
    label: copy.largestColumns.tariff,
    isTitle: true,
    cell: ({ after }) => (
      <>
        {nameOfService(after.service)}
        <span className="block text-sm text-ink-soft">{copy.route(after.fromZone, after.toZone)}</span>
      </>
    ),
  },
  {
    label: copy.largestColumns.before,
    cell: ({ before }) => <span className="nums">{copy.price(before.firstKg, before.moreKg)}</span>,
  },
  {
    label: copy.largestColumns.after,
    cell: ({ after }) => <span className="nums">{copy.price(after.firstKg, after.moreKg)}</span>,
  },
];
