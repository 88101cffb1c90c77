import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/**
 * Sends one mail of `mail_outbox`, by its id. When it is tried again stands in its row, so the job itself fails only
 * when the database does. A process that dies between sending and noting it sends the mail a second time, with the
 * same Message-ID.
 */
export const sendMail = defineJob({ name: 'mail.send', payload: z.uuid() });

/** Deletes mails that were given up long ago. */
export const forgetFailedMails = defineJob({
  name: 'mail.forget-failed',
  payload: z.null(),
  pollSeconds: 30,
});
