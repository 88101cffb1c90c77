import { SettingsError } from '../settings/settings-error.ts';
import { isDamaged } from './unavailable.ts';

/** A failure because the database found its own files damaged, as a sentence; any other error as it is. */
export function explainDamage(error: unknown): unknown {
  if (!isDamaged(error)) return error;
  return new SettingsError(
    `The database is damaged (${innermost(error)}): stop the shop, check the disk, keep a copy of the data, and restore the last dump into an empty database with "npm run db:restore shop.dump".`,
  );
}

/** What PostgreSQL said, below what others wrapped around it. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}
