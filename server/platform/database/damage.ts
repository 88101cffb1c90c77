import { SettingsError } from '../settings/settings-error.ts';
import { isDamaged } from './unavailable.ts';

/**
 * Turns an error about damaged database files into a sentence for the operator; returns any other error
 * unchanged.
 */
export function explainDamage(error: unknown): unknown {
  if (!isDamaged(error)) return error;
  return new SettingsError(
    `The database is damaged (${innermost(error)}): stop the shop, check the disk, keep a copy of the data, and restore the last dump into an empty database with "npm run db:restore shop.dump".`,
  );
}

/** PostgreSQL's own error, below what others wrapped around it. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}
