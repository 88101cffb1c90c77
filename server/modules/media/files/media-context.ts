import type { PurposeName } from '#domain/media/purposes.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { RateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Blobs } from './blobs.ts';
import type { MediaOwner } from './media-rows.ts';

/** Who may add and see the files of one purpose; the module that has the things says so. */
export interface SubjectRules {
  /** Whether somebody may send a file for the thing now. */
  mayAdd(owner: MediaOwner, subject: string): Promise<boolean>;
  /** Whether somebody may see what is attached to the thing; asked for private purposes only. */
  maySee(viewer: MediaOwner, subject: string): Promise<boolean>;
  /** Whether a thing of a public purpose is shown now; absent: always. */
  isShown?(subject: string): Promise<boolean>;
}

/** What the parts of this module work with. */
export interface MediaContext {
  readonly query: Query;
  readonly transaction: Transaction;
  readonly blobs: Blobs;
  readonly counter: RateCounter;
  /** Real time. */
  readonly clock: () => Date;
  /** By purpose; what is not here takes no files. */
  readonly rules: ReadonlyMap<PurposeName, SubjectRules>;
}
