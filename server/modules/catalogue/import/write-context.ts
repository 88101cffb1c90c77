import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pictures } from './pictures.ts';
import type { ShopFacts } from './shop-facts.ts';

export type Database = Pick<NodePgDatabase, 'insert' | 'update' | 'execute'>;

/** What the writing of choices needs. */
export interface SkuContext {
  /** The address of a picture by its name in the file; undefined for one that was not stored. */
  readonly addressOf: (picture: string) => string | undefined;
  readonly now: Date;
  /** Identifies this run of the import; the ids of its stock moves contain it. */
  readonly runId: string;
}

export interface WriteContext extends SkuContext {
  readonly pictures: Pictures;
  readonly shop: ShopFacts;
}
