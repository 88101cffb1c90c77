import type { SQL } from 'drizzle-orm';
import type { Scope } from './scope.ts';

/** A violation in one row. */
export interface Violation {
  /** The row, such as `order LP2611247K2M9Q`. */
  subject: string;
  /** The found value, and the expected one. */
  found: string;
}

/** An invariant of money and stock, as a query that must be empty. */
export interface Invariant {
  name: string;
  violations: (scope: Scope) => SQL;
  /** It reads too much to be asked of a part: only together with everything. */
  isOfAll?: true;
}
