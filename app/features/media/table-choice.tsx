import { tableFilesCopy } from '../../copy/table-files.id.ts';
import type { ControlProps } from '../../ui/field.tsx';
import { FileChoice } from './file-choice.tsx';

/** The control of a field that takes a table, CSV or XLSX (P-FORM-13). */
export const TableChoice = (control: ControlProps) => (
  <FileChoice {...control} choose={tableFilesCopy.choose} required accept=".csv,.xlsx,text/csv" />
);
