import type { OrderOptions } from '#scripts/operator/order-line.ts';
import { ORDER_LINES } from '#scripts/operator/order-lines.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** Types lines of `npm run orders`. @returns what is printed @throws SettingsError like the command */
export function operator(
  opened: Pick<MigratedDatabase, 'query' | 'transaction'>,
  { hasCouriers = false } = {},
): (line: string, options?: OrderOptions) => Promise<string> {
  const terminal = openTerminal(opened);
  return async (line, options = {}) => {
    const [name = '', ...args] = line.split(' ');
    const run = ORDER_LINES[name];
    if (!run) throw new Error(`There is no ${name}`);
    const arg = (at: number) => {
      const given = args[at];
      if (given === undefined) throw new Error(`${line}: too short`);
      return given;
    };
    return run({ terminal, args, arg, options, hasCouriers });
  };
}
