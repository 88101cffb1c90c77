import type { ListFault } from './read-list.ts';

/**
 * Where a list of products stands: `read` as a file, `checked` without a fault or with them, `publishing` by a job,
 * `done`.
 */
export const IMPORT_STATES = ['read', 'checked', 'publishing', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a list of products would change, and why it cannot. */
export interface ImportReport {
  /** Products that the shop does not have yet, and those that it has. */
  added: number;
  changed: number;
  /** New ones with the name of a product that the shop has: a list that is sent twice makes all of them twice. */
  namesakes: number;
  /** New ones without a photo, which begin hidden. */
  withoutPhoto: number;
  /** New ones whose photos stand at addresses of another place, and those that the other shop does not sell now. */
  foreignPhotos: number;
  inactive: number;
  /** The rows below the heading that explain its columns, as a spreadsheet counts; null for none. */
  guidance: { first: number; last: number } | null;
  /** All of them, in the order of the file. Empty for a list that can be published. */
  faults: ListFault[];
  /** It was accepted, and could not be written for a reason that is not in the list. */
  hasFailed?: boolean;
}

/** Most rows of one list. */
export const MOST_LIST_ROWS = 10_000;
