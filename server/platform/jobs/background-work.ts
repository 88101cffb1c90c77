import type { JobKind } from './define-job.ts';
import type { DueWork } from './due-work.ts';

/** The work of a module that no request waits for. Each face exports its own. */
export interface BackgroundWork {
  readonly jobs?: readonly JobKind[];
  /** Jobs that one of the processes enqueues once an hour. */
  readonly hourly?: readonly JobKind[];
  /** Work that becomes due at times stored in rows. */
  readonly due?: readonly DueWork[];
}
