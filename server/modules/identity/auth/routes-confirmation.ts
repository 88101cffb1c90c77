import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { hashAddress } from './client-address.ts';
import { inEqualTime } from './equal-time.ts';
import { inBrowser } from './in-browser.ts';
import { recoveryLimit } from './limits.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { optionalText, readEmail, readJson } from './request-body.ts';
import { takeMailsOrRefuse } from './take-limits.ts';
import { findByEmail } from './user.ts';
import { verifyLink } from './verify-link.ts';

const resendBody = z.object({ type: optionalText, email: optionalText });
const verifyBody = z.object({ type: optionalText, token_hash: optionalText });
const verifyQuery = z.object({
  type: z.string().catch(''),
  token: z.string().catch(''),
  redirect_to: z.string().catch(''),
});

/**
 * `POST /resend`: another link for an e-mail that waits to be confirmed. `POST /verify`: spends the token of
 * a mailed link. `GET /verify`: the same for a browser, which is redirected with its tokens. Our mails do not
 * link there, because mail scanners follow links.
 */
export function registerConfirmation(app: FastifyInstance, context: AuthContext): void {
  app.post('/resend', async (request) => {
    const { type, email: typed } = readJson(resendBody, request.body);
    if (type !== 'signup' && type !== 'email_change') {
      throw new AuthFault('validation_failed', { message: 'Missing or unsupported type' });
    }
    const email = readEmail(typed);
    await takeMailsOrRefuse(context.counter, [recoveryLimit(request.ip)]);
    if (type === 'signup') await inEqualTime(mailAgain(context, email, request.ip));
    return {};
  });
  app.post('/verify', async (request, reply) => {
    const { type, token_hash: token } = readJson(verifyBody, request.body);
    return inBrowser(context, request, reply, (browser) =>
      verifyLink(context, { type, token, address: request.ip, browser }),
    );
  });
  app.get('/verify', async (request, reply) => {
    const { type, token, redirect_to: wanted } = verifyQuery.parse(request.query);
    // A link for a new password must not be spent by merely opening it.
    if (type !== 'signup' && type !== 'email_change') throw new AuthFault('not_found');
    const fragment = await inBrowser(context, request, reply, (browser) =>
      verifyLink(context, { type, token, address: request.ip, browser }),
    ).then((session) => tokensOf(session, type), faultOf);
    return reply.redirect(`${ownAddress(wanted, context.publicUrl)}#${fragment}`, 303);
  });
}

async function mailAgain(context: AuthContext, email: string, address: string): Promise<void> {
  if (!context.confirmEmail) return;
  const found = await findByEmail(context.query, email, hashAddress(address, context.addressSecret));
  if (found) await mailConfirmation(context, found.user);
}

/** The address without its fragment if it is one of ours, else that of the login. */
function ownAddress(wanted: string, publicUrl: string): string {
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  return url?.origin === publicUrl ? url.origin + url.pathname + url.search : `${publicUrl}/auth`;
}

const TOKENS = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];

function tokensOf(session: Record<string, unknown>, type: string): URLSearchParams {
  return new URLSearchParams([...TOKENS.map((name) => [name, String(session[name])]), ['type', type]]);
}

function faultOf(error: unknown): URLSearchParams {
  if (!(error instanceof AuthFault)) throw error;
  const { code, message } = error;
  return new URLSearchParams({ error: 'access_denied', error_code: code, error_description: message });
}
