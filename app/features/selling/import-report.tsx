import type { ImportReport as Report } from '#domain/catalogue/lists/import-report.ts';
import type { ColumnMap } from '#domain/catalogue/lists/list-columns.ts';
import type { ListFault } from '#domain/catalogue/lists/read-list.ts';
import type { ProductFaultCode } from '#domain/catalogue/plan-product.ts';
import { sellingImportCopy as copy } from '../../copy/selling-import.id.ts';
import { productFaultText } from './product-fault-texts.ts';

/** What a list of products would change, or every fault of it with its row. */
export function ImportReport({
  report,
  list: { heading, columns },
}: {
  report: Report;
  list: { heading: readonly string[]; columns: ColumnMap | null };
}) {
  /** A column as the file calls it. */
  const nameOf = (column: string) => {
    const mapped: Readonly<Record<string, number>> = columns ?? {};
    return heading[mapped[column] ?? -1] || columnName(column);
  };
  const { added, changed, namesakes, withoutPhoto, foreignPhotos, inactive, guidance, faults, hasFailed } =
    report;
  const left = guidance && <p>{copy.guidance(guidance.first, guidance.last)}</p>;
  if (faults.length > 0) {
    const rows = new Set(faults.map(({ row }) => row)).size;
    return (
      <>
        <p role="alert" className="font-semibold text-danger">
          {copy.faulty(faults.length, rows)}
        </p>
        {left}
        <ul className="space-y-2">
          {faults.map((fault) => (
            <li key={`${fault.row} ${fault.column} ${fault.code}`} className="wrap-anywhere">
              <span className="font-semibold">
                {copy.faultAt({ row: fault.row, column: nameOf(fault.column), found: fault.found ?? '' })}
              </span>{' '}
              {sentenceOf(fault)}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (added + changed === 0) {
    return (
      <>
        <p>{copy.nothing}</p>
        {left}
      </>
    );
  }
  return (
    <>
      {hasFailed && (
        <p role="alert" className="font-semibold text-danger">
          {copy.failedForGood}
        </p>
      )}
      <p className="font-semibold">{copy.change({ added, changed })}</p>
      {namesakes > 0 && <p>{copy.namesakes(namesakes)}</p>}
      {withoutPhoto > 0 && <p>{copy.withoutPhoto(withoutPhoto)}</p>}
      {foreignPhotos > 0 && <p>{copy.foreignPhotos(foreignPhotos)}</p>}
      {inactive > 0 && <p>{copy.inactive(inactive)}</p>}
      {left}
    </>
  );
}

function columnName(column: string): string {
  const names: Readonly<Record<string, string>> = Object.assign({}, copy.columns, copy.fields);
  return names[column] ?? column;
}

function sentenceOf({ column, code }: ListFault): string {
  const ofColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = copy.columnFaults;
  const here = ofColumns[column] ?? {};
  const own: Readonly<Record<string, string>> = copy.faults;
  return here[code] ?? own[code] ?? productFaultText({ field: column, code: code as ProductFaultCode });
}
