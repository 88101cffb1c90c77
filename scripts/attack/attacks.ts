import path from 'node:path';
import type { ServerProcess } from '../bench/server-process.ts';
import type { Attack } from './attack.ts';
import { pipelining, searches, silentReaders } from './connections.ts';
import { fuzz } from './fuzz.ts';
import { logInFlood, mailByForm, stolenToken, takenEmails } from './identity.ts';
import { slowPictures } from './pictures.ts';
import { endlessForm, plantedScript, targets } from './requests.ts';

/** What the shop is started with: each attack counts as an address of its own. */
export const ATTACKED = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' };

/**
 * All attacks on a shop. The short form takes half a minute and allows for a busy machine; the long one waits for the
 * shop's own deadlines, of which one takes ten minutes, and measures.
 */
export function attacksOn(
  { memoryMiB, dataDir }: Pick<ServerProcess, 'memoryMiB'> & { dataDir: string },
  form: 'short' | 'long',
): Attack[] {
  const isLong = form === 'long';
  return [
    silentReaders(() => memoryMiB().most, isLong),
    pipelining(isLong ? 500 : 3000),
    targets,
    plantedScript,
    endlessForm,
    slowPictures,
    stolenToken(isLong),
    logInFlood,
    takenEmails,
    mailByForm(path.join(dataDir, 'outbox')),
    searches(isLong ? 100 : 3000),
    fuzz(isLong ? 20_000 : 1500),
  ];
}
