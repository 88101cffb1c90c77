import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeAll } from '#server/platform/limits/take-all.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { accountLetters } from './account-letters.id.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { hashAddress } from './client-address.ts';
import { inEqualTime } from './equal-time.ts';
import { mailLimits, recoveryLimit } from './limits.ts';
import { LIFETIME_MINUTES, newToken } from './one-time-tokens.ts';
import { optionalText, readEmail, readJson } from './request-body.ts';
import { takeMailsOrRefuse } from './take-limits.ts';
import { findByEmail } from './user.ts';

const recoverBody = z.object({ email: optionalText });

/** `POST /recover`: mails a link to somebody who forgot the password. */
export function registerRecovery(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    const { email: typed } = readJson(recoverBody, request.body);
    if (typed === '') {
      throw new AuthFault('validation_failed', { message: 'Password recovery requires an email' });
    }
    const email = readEmail(typed);
    await takeMailsOrRefuse(context.counter, [recoveryLimit(request.ip)]);
    await inEqualTime(mailLink(context, email, request.ip));
    return {};
  });
}

/** Mails a link to the account of an e-mail, if it exists and has not had too many lately. */
async function mailLink(context: AuthContext, email: string, address: string): Promise<void> {
  const { query, transaction, counter, clock, log, publicUrl } = context;
  const now = clock();
  const found = await findByEmail(query, email, hashAddress(address, context.addressSecret));
  // What strangers ask for does not use up the owner's own mails.
  const kind = found?.isKnownAddress ? 'recovery at home' : 'recovery';
  const limited = await takeAll(counter, mailLimits(kind, email, now));
  if (!found || limited > 0) return;
  await transaction(async (inTransaction) => {
    const token = await newToken(inTransaction, { userId: found.user.id, purpose: 'recovery', now });
    const link = `${publicUrl}/auth/reset?token_hash=${token}`;
    const letter = accountLetters.recovery({ link, minutes: LIFETIME_MINUTES.recovery });
    await queueMails(inTransaction, [letterAsMail(letter, { to: found.user.email })]);
  });
  await audit(query, log, { event: 'recovery_asked', userId: found.user.id, address, at: now });
}
