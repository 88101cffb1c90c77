import type { Terminal } from './terminal.ts';

/** The options of `npm run orders`. */
export interface OrderOptions {
  reason?: string;
  state?: string;
  amount?: string;
  reference?: string;
  fee?: string;
  bears?: string;
  weight?: string;
  at?: string;
  orders?: string;
  again?: boolean;
}

/** A line of `npm run orders`. */
export interface OrderLine {
  terminal: Terminal;
  /** What follows the name of the command. @throws SettingsError when it is missing */
  arg: (at: number) => string;
  /** The same, for what may be left out. */
  args: readonly string[];
  options: OrderOptions;
  hasCouriers: boolean;
}

/** The order that a line names. */
export function orderOf({ arg }: Pick<OrderLine, 'arg'>): { order: string; missing: string } {
  const order = arg(0).toUpperCase();
  return { order, missing: `There is no order ${order}.` };
}
