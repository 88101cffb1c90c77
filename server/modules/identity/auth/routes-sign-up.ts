import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { inBrowser } from './in-browser.ts';
import { optionalData, optionalText, readJson } from './request-body.ts';
import { signUp } from './sign-up.ts';

const signupBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
});

/** `POST /signup`: opens an account and a session. */
export function registerSignUp(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request, reply) => {
    const { email, phone, password, data } = readJson(signupBody, request.body);
    if (!context.signupOpen) throw new AuthFault('signup_disabled');
    if (email === '' && phone === '') throw new AuthFault('anonymous_provider_disabled');
    return inBrowser(context, request, reply, (browser) =>
      signUp(context, { email, password, data, address: request.ip, browser }),
    );
  });
}
