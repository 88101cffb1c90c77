import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context.ts';

/** Signs in the browser of a request, which keeps the cookie that tells it the next time. */
export async function inBrowser<T extends Record<string, unknown>>(
  { browserCookie }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: (browser: string) => Promise<T>,
): Promise<T> {
  const browser = browserCookie.tokenOf(request.headers.cookie);
  const answer = await signIn(browser);
  // An account that waits for its e-mail to be confirmed is not signed in.
  if (typeof answer['access_token'] === 'string') reply.header('Set-Cookie', browserCookie.set(browser));
  return answer;
}
