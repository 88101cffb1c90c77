import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context.ts';

/** Signs in and returns the browser's cookie, which recognises it the next time. */
export async function inBrowser<T extends Record<string, unknown>>(
  { browserCookie }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: (browser: string) => Promise<T>,
): Promise<T> {
  const browser = browserCookie.tokenOf(request.headers.cookie);
  const answer = await signIn(browser);
  // An account whose e-mail is not confirmed yet is not signed in.
  if (typeof answer['access_token'] === 'string') reply.header('Set-Cookie', browserCookie.set(browser));
  return answer;
}
