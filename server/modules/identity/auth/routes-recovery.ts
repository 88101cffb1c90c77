import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { mailTexts } from '#server/platform/mail/texts.id.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { hashAddress } from './client-address.ts';
import {
  badTokenLimit,
  forgetFailures,
  giveBackAll,
  mailLimits,
  recoveryLimit,
  takeAll,
  takeMailsOrRefuse,
  takeOrRefuse,
} from './limits.ts';
import { LIFETIME_MINUTES, newToken, spendToken } from './one-time-tokens.ts';
import { optionalText, readEmail, readJson } from './request-body.ts';
import { signIn } from './session-answer.ts';
import { findByEmail, updateUser } from './user.ts';

const recoverBody = z.object({ email: optionalText });
const resendBody = z.object({ type: optionalText, email: optionalText });
const verifyBody = z.object({ type: optionalText, token_hash: optionalText });

/** Milliseconds that every answer takes, so that its time does not tell whether a mail was written. */
const ANSWER_MS = 250;

/** `POST /recover`, `POST /verify` and `POST /resend`: the way back in for somebody who forgot the password. */
export function registerRecovery(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    const { email: typed } = readJson(recoverBody, request.body);
    if (typed === '') {
      throw new AuthFault('validation_failed', { message: 'Password recovery requires an email' });
    }
    const email = readEmail(typed);
    await takeMailsOrRefuse(context.counter, [recoveryLimit(request.ip)]);
    await Promise.all([mailLink(context, email, request.ip), sleep(ANSWER_MS)]);
    return {};
  });
  app.post('/resend', async (request) => {
    const { type, email } = readJson(resendBody, request.body);
    if (type !== 'signup' && type !== 'email_change') {
      throw new AuthFault('validation_failed', { message: 'Missing or unsupported type' });
    }
    readEmail(email);
    await takeMailsOrRefuse(context.counter, [recoveryLimit(request.ip)]);
    // Accounts are confirmed at once: there is never anything to send again.
    return {};
  });
  app.post('/verify', async (request) => {
    const { type, token_hash: token } = readJson(verifyBody, request.body);
    await takeOrRefuse(context.counter, [badTokenLimit(request.ip)]);
    if (type !== 'recovery') throw new AuthFault('otp_expired');
    const session = await useLink(context, token, request.ip);
    if (!session) throw new AuthFault('otp_expired');
    await giveBackAll(context.counter, [badTokenLimit(request.ip)]);
    return session;
  });
}

/** Mails a link to the account of an e-mail, if it has one and had not too many lately. */
async function mailLink(context: AuthContext, email: string, address: string): Promise<void> {
  const { query, transaction, counter, clock, log, publicUrl } = context;
  const now = clock();
  const limited = await takeAll(counter, mailLimits('recovery', email));
  const found = await findByEmail(query, email, hashAddress(address, context.addressSecret));
  if (!found || limited > 0) return;
  await transaction(async (inTransaction) => {
    const token = await newToken(inTransaction, { userId: found.user.id, purpose: 'recovery', now });
    const link = `${publicUrl}/auth/reset?token_hash=${token}`;
    const letter = mailTexts.recovery({ link, minutes: LIFETIME_MINUTES.recovery });
    await queueMails(inTransaction, [letterAsMail(letter, { to: found.user.email })]);
  });
  await audit(query, log, { event: 'recovery_asked', userId: found.user.id, address, at: now });
}

/** Opens a session with the token of a mailed link; null when the link opens nothing (any more). */
async function useLink(context: AuthContext, token: string, address: string) {
  const { query, transaction, clock, log, counter } = context;
  const now = clock();
  const opened = await transaction(async (inTransaction) => {
    const spent = await spendToken(inTransaction, { token, purpose: 'recovery', now });
    if (spent === null) return null;
    const user = await updateUser(inTransaction, { id: spent.userId, now, changes: { lastSignInAt: now } });
    if (!user) return null;
    return { user, session: await signIn(context, inTransaction, { user, method: 'otp', address }) };
  });
  if (!opened) return null;
  // Whoever forgot the password has tried some: they must not keep the new one waiting.
  await forgetFailures(counter, { email: opened.user.email, address });
  await audit(query, log, { event: 'recovered', userId: opened.user.id, address, at: now });
  return opened.session;
}
