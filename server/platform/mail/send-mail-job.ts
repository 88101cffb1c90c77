import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/**
 * Sends one mail of `mail_outbox`, by its id. The row says when it is retried, so the job itself fails only
 * with the database. A process that dies between sending and recording it sends the mail a second time, with
 * the same Message-ID.
 */
export const sendMail = defineJob({ name: 'mail.send', payload: z.uuid() });

/** Deletes mails that were given up long ago. */
export const forgetFailedMails = defineJob({
  name: 'mail.forget-failed',
  payload: z.null(),
  pollSeconds: 30,
});
