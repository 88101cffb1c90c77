import type { ImportReport as Report } from '#domain/catalogue/lists/import-report.ts';
import type { ListFault } from '#domain/catalogue/lists/read-list.ts';
import type { ProductFaultCode } from '#domain/catalogue/plan-product.ts';
import { sellingImportCopy as copy } from '../../copy/selling-import.id.ts';
import { productFaultText } from './product-fault-texts.ts';

/** What a list of products would change, or every fault of it with its row. */
export function ImportReport({ report }: { report: Report }) {
  const { added, changed, withoutPhoto, foreignPhotos, inactive, guidance, faults, hasFailed } = report;
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
              <span className="font-semibold">{copy.faultAt(fault.row, columnName(fault.column))}</span>{' '}
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
  const own: Readonly<Record<string, string>> = copy.faults;
  return own[code] ?? productFaultText({ field: column, code: code as ProductFaultCode });
}
