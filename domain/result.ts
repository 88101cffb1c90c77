/**
 * An expected outcome: a value, or the code of a failure that the caller must handle. Bugs are thrown
 * instead.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
