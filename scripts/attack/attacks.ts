import path from 'node:path';
import type { ServerProcess } from '../bench/server-process.ts';
import type { Attack } from './attack.ts';
import { pipelining, searches, silentReaders } from './connections.ts';
import { fuzz } from './fuzz.ts';
import { logInFlood, mailByForm, stolenToken, takenEmails } from './identity.ts';
import { slowPictures } from './pictures.ts';
import { endlessForm, plantedScript, targets } from './requests.ts';

/** Settings of the attacked shop: each attack counts as its own address. */
export const ATTACKED = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' };

/**
 * All attacks on a shop. The short form takes half a minute. The long one waits for the shop's own deadlines,
 * one of them ten minutes.
 */
export function attacksOn(
  { memoryMiB, dataDir }: Pick<ServerProcess, 'memoryMiB'> & { dataDir: string },
  form: 'short' | 'long',
): Attack[] {
  const isLong = form === 'long';
  return [
    silentReaders(() => memoryMiB().most, isLong),
    pipelining,
    targets,
    plantedScript,
    endlessForm,
    slowPictures,
    stolenToken(isLong),
    logInFlood,
    takenEmails,
    mailByForm(path.join(dataDir, 'outbox')),
    searches,
    fuzz(isLong ? 20_000 : 1500),
  ];
}
