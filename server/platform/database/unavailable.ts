import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database cannot be reached or cannot answer now; a retry may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database cannot answer now', { cause });
  }
}

/** SQLSTATE classes of a server that is away, full, stopping or broken (PostgreSQL, appendix A). */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58', 'XX']);
/** Conflicts with another transaction, which a retry may resolve. */
const CONFLICT_STATES = new Set(['40001', '40P01']);
/** A lock timed out. */
const LOCK_NOT_AVAILABLE = '55P03';
/** A page or an index is corrupt. */
const DAMAGED_STATES = new Set(['XX001', 'XX002']);
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Codes of the operating system, such as EPIPE. No SQLSTATE class begins with an E. */
const SYSTEM_ERROR = /^E[A-Z]+$/;

/** Whether an error of the driver, or one that it wraps, means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Its message repeats the values of the statement, which may contain any text.
  if (error instanceof DrizzleQueryError) return isUnavailable(error.cause);
  const code = codeOf(error);
  if (SYSTEM_ERROR.test(code)) return true;
  if (SQLSTATE.test(code)) {
    return (
      UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || CONFLICT_STATES.has(code) || code === LOCK_NOT_AVAILABLE
    );
  }
  if (/terminated|timeout|not queryable|Cannot use a pool/i.test(error.message)) return true;
  return isUnavailable(error.cause);
}

/** Whether the transaction lost a conflict, so that all of it may be retried. */
export function isConflict(error: unknown): boolean {
  return hasState(error, CONFLICT_STATES);
}

/** Whether the database found its own files damaged: a retry does not help. */
export function isDamaged(error: unknown): boolean {
  return hasState(error, DAMAGED_STATES);
}

function hasState(error: unknown, states: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  return states.has(codeOf(error)) || hasState(error.cause, states);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
