import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pictures } from './pictures.ts';
import type { ShopFacts } from './shop-facts.ts';

export type Database = Pick<NodePgDatabase, 'insert' | 'update' | 'execute'>;

/** What the writing of choices needs. */
export interface SkuContext {
  readonly pictures: Pictures;
  readonly now: Date;
  /** Identifies this run of the import; the ids of its stock moves contain it. */
  readonly runId: string;
}

export interface WriteContext extends SkuContext {
  readonly shop: ShopFacts;
}
