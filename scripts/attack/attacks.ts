import type { Attack } from './attack.ts';
import { pipelining, searches, silentReaders } from './connections.ts';
import { fuzz } from './fuzz.ts';
import { logInFlood, mailByForm, stolenToken, takenEmails } from './identity.ts';
import { slowPictures } from './pictures.ts';
import { endlessForm, plantedScript, targets } from './requests.ts';
import { chosenSessions, foreignPurchases, foreignSites, forgedNotices } from './strangers.ts';
import { unfinishedUploads } from './uploads.ts';

/** Settings of the attacked shop: each attack counts as its own address, and purchases are paid by simulators. */
export const ATTACKED = { DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' };

/**
 * All attacks on a shop. The short form takes about half a minute on a quiet machine, and none of it waits for what may
 * never come. The long one waits for the shop's own deadlines, one of them ten minutes.
 */
export function attacksOf(form: 'short' | 'long'): Attack[] {
  const isLong = form === 'long';
  return [
    foreignPurchases,
    foreignSites,
    forgedNotices,
    chosenSessions,
    silentReaders(isLong),
    pipelining,
    targets,
    plantedScript,
    endlessForm,
    unfinishedUploads,
    slowPictures,
    stolenToken(isLong),
    logInFlood,
    takenEmails,
    mailByForm,
    searches,
    fuzz(isLong ? 20_000 : 1500),
  ];
}
