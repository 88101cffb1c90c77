/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly result: string;
  /** The goal, where there is one. */
  readonly goal?: { readonly text: string; readonly isReached: boolean };
}

/** What stands in the place of a figure that could not be taken. */
export function failed(what: string, error: unknown): Row {
  return { what, result: `failed: ${error instanceof Error ? error.message : String(error)}` };
}

/** What all measurements of a run share. */
export interface Plan {
  /** How often each thing is measured; the table shows medians. */
  readonly rounds: number;
  /** Length of one round of load, in seconds. */
  readonly seconds: number;
  /** A folder for what a measurement writes; it is deleted at the end. */
  readonly folder: string;
  /** The data folder of a demo shop with so many made-up products more, made when it is first asked for. */
  dataOf(products: number): Promise<string>;
}

/** Something that `npm run bench` measures. It stops what it started, and may fail without harm to the others. */
export interface Measurement {
  /** As `--only` names it. */
  readonly name: string;
  /** Whether it is done for each size of the catalogue, else for the demo catalogue alone. */
  readonly isBySize?: boolean;
  /** @param products how many made-up products the catalogue has */
  run(plan: Plan, products: number): AsyncIterable<Row>;
}
