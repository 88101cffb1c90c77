import type { ReactNode } from 'react';
import { desksCopy } from '../../copy/desks.id.ts';
import { Link } from '../../ui/link.tsx';

/** A column of a list. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  isNumber?: true;
  /** On phones it stands above the other cells, without its label. */
  isTitle?: true;
}

/** Where the pages of a list lead; null where there is none. Pages are made by key, so that page 500 is as fast as page 1. */
export interface ListPages {
  newest: string | null;
  older: string | null;
  /** What leads there, where a list is not ordered from new to old. */
  words?: { newest: string; older: string };
}

/**
 * A list of a desk: a table, and below 640 px a card for each row. The roles stay a table's where the cards change what
 * browsers take it for.
 */
export function DeskList<Row>({
  label,
  columns,
  rows,
  keyOf,
  pages,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  pages: ListPages;
}) {
  return (
    <div className="space-y-4">
      <div className="card overflow-hidden">
        {/* biome-ignore-start lint/a11y/noRedundantRoles: `display` takes the table's own away on a phone */}
        <table role="table" aria-label={label} className="desk-list">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ label: name, isNumber }) => (
                <th key={name} role="columnheader" scope="col" data-number={isNumber}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={keyOf(row)} role="row">
                {columns.map(({ label: name, cell, isNumber, isTitle }) => (
                  <td key={name} role="cell" data-label={name} data-number={isNumber} data-title={isTitle}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
      <Pages {...pages} />
    </div>
  );
}

function Pages({ newest, older, words = desksCopy.list }: ListPages) {
  if (newest === null && older === null) return null;
  return (
    <nav aria-label={desksCopy.list.pages} className="flex flex-wrap justify-center gap-3">
      {newest !== null && (
        <Link to={newest} className="button button-quiet">
          {words.newest}
        </Link>
      )}
      {older !== null && (
        <Link to={older} className="button button-quiet">
          {words.older}
        </Link>
      )}
    </nav>
  );
}
