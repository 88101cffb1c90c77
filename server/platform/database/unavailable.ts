/** The database cannot be reached or cannot answer now; asking again later may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database cannot answer now', { cause });
  }
}

/** SQLSTATE classes of a server that is away, full, stopping or broken (PostgreSQL, appendix A). */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58', 'XX']);
/** A lock that was not free in time, and two transactions that waited for each other. */
const UNAVAILABLE_STATES = new Set(['55P03', '40P01']);
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether an error of the driver, or one that it wraps, means that the database is away. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATE.test(code)) {
    return UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code);
  }
  if (/^E[A-Z]+$/.test(code)) return true;
  if (/terminated|timeout|not queryable|Cannot use a pool/i.test(error.message)) return true;
  return isUnavailable(error.cause);
}
