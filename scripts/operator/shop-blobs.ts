import path from 'node:path';
import { pictureKeys } from '#server/modules/catalogue/catalogue.ts';
import { blobKeys } from '#server/modules/media/media.ts';
import { type CopiedBlobs, copyBlobs } from '#server/platform/backup/copy-blobs.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { openBlobs } from '#server/platform/blobs/open-blobs.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Env } from '#server/platform/settings/env.ts';

interface Shop {
  env: Env;
  query: Query;
  /** The folder of the backup. */
  folder: string;
}

/** Copies every file that the database names from the shop's store into a folder. */
export const saveBlobs = async ({ env, query, folder }: Shop): Promise<CopiedBlobs> =>
  copyBlobs(await keysOf(query), { from: openBlobs(env), to: createFileBlobs(path.resolve(folder)) });

/** Copies them from the folder into the shop's store. */
export const bringBackBlobs = async ({ env, query, folder }: Shop): Promise<CopiedBlobs> =>
  copyBlobs(await keysOf(query), { from: createFileBlobs(path.resolve(folder)), to: openBlobs(env) });

const keysOf = async (query: Query): Promise<string[]> => [
  ...(await blobKeys(query)),
  ...(await pictureKeys(query)),
];

export const copiedWords = ({ copied, missing }: CopiedBlobs): string =>
  missing === 0 ? `${copied} files copied.` : `${copied} files copied; ${missing} were not there.`;
