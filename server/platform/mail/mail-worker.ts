import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from '../database/query.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Log } from '../log.ts';
import { domainOf, type MailSender } from './mail.ts';
import { mailFailed, mailWentOut, takeMail } from './mail-queue.ts';

/** Sends what is in the queue, in the background. */
export interface MailWorker {
  /** Looks at the queue now instead of at the next round. */
  wake(): void;
  /** Finishes the mail in hand and stops. */
  stop(): Promise<void>;
}

/** What {@link startMailWorker} works with. */
export interface MailWorkerOptions {
  query: Query;
  sender: MailSender;
  log: Log;
  clock: () => Date;
  /** How often, in ms, the queue is looked at when nobody calls. */
  roundMs?: number;
}

const ROUND_MS = 15_000;

/** Longest wait, in ms, for the mail in hand at the end; if it is cut off, another process sends it again. */
const PARTING_MS = 5000;

/** Starts sending. Any number of processes may work on one queue. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { roundMs = ROUND_MS } = options;
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const work = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await sendDueMails(options, () => isStopped);
    }
  };
  const wake = () => {
    isWanted = true;
    if (isStopped || working) return;
    working = work().finally(() => {
      working = undefined;
    });
  };
  const timer = setInterval(wake, roundMs);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([working, sleep(PARTING_MS, undefined, { ref: false })]);
      await options.sender.close();
    },
  };
}

/** Sends one mail after the other until none is due. Never throws: what goes wrong is logged and tried again. */
export async function sendDueMails(
  { query, sender, log, clock }: MailWorkerOptions,
  isStopped: () => boolean = () => false,
): Promise<void> {
  try {
    while (!isStopped()) {
      const mail = await takeMail(query, clock());
      if (!mail) return;
      const sent = await sender.send(mail);
      if (sent.ok) {
        await mailWentOut(query, mail.id);
        continue;
      }
      const { kind, reason } = sent.error;
      const again = await mailFailed(query, mail, { isFinal: kind === 'refused', reason, now: clock() });
      log.warn(
        { mail: mail.id, recipientDomain: domainOf(mail.to), attempt: mail.attempt, reason, again },
        again ? 'A mail could not be sent yet' : 'A mail was given up',
      );
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return;
    log.warn({ err: error }, 'Sending mails failed');
  }
}
