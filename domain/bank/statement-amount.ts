/** An amount as a bank prints it. */
export interface StatementAmount {
  /** Whole Rupiah; null where the figures can be read in two ways, or have sen. */
  value: number | null;
  /** By a sign, or DB and CR. */
  direction: 'in' | 'out' | null;
}

/** Longest cell that may be an amount, in characters: the shape of a long run of blanks would take seconds. */
const MOST_SIGNS = 40;

const SHAPE =
  /^(?:(db|dr|d|cr|c|k)\s+)?(?:rp\.?|idr)?\s*([+-]|\()?\s*(?:rp\.?|idr)?\s*(\d[\d.,]*)\)?\s*([+-])?\s*(db|dr|d|cr|c|k|debit|debet|kredit|credit)?$/i;

/** Reads a cell that is an amount and nothing else; null for any other, also for digits that begin with 0, as accounts do. */
export function readStatementAmount(cell: string): StatementAmount | null {
  if (cell.length > MOST_SIGNS) return null;
  const [, before, sign, figures = '', after, mark = before] = SHAPE.exec(cell.trim()) ?? [];
  if (figures === '' || /^0\d/.test(figures)) return null;
  return { value: readFigures(figures), direction: directionOf(sign ?? after, mark) };
}

function directionOf(sign: string | undefined, mark: string | undefined): 'in' | 'out' | null {
  if (mark !== undefined) return /^[ck]/i.test(mark) ? 'in' : 'out';
  if (sign === undefined) return null;
  return sign === '+' ? 'in' : 'out';
}

/** 1234567, 1.234.567 and 1,234,567, with or without two zeros of sen. '1.234' are thousands, '1,234' is neither. */
const FIGURES = [
  /^(\d+)(?:[.,]00)?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,00)?$/,
  /^(\d{1,3}(?:,\d{3})+)\.00$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
];

function readFigures(figures: string): number | null {
  const whole = FIGURES.map((form) => form.exec(figures)?.[1]).find((found) => found !== undefined);
  const value = Number(whole?.replace(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : null;
}
