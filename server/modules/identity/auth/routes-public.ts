import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth-context.ts';

/** Sign-in providers that clients know; all except e-mail are off. */
const PROVIDERS = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const;

/** `GET /settings`, `GET /health` and `GET /.well-known/jwks.json`. */
export function registerPublic(app: FastifyInstance, { keys, signupOpen, confirmEmail }: AuthContext): void {
  app.get('/settings', async () => ({
    external: { ...Object.fromEntries(PROVIDERS.map((name) => [name, false])), email: true },
    disable_signup: !signupOpen,
    mailer_autoconfirm: !confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }));
  app.get('/health', async () => ({
    version: 'v2',
    name: 'GoTrue',
    description: 'The built-in sign-in of Lokapasar, which speaks the protocol of GoTrue',
  }));
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=600');
    return { keys: keys.map(({ publicJwk }) => publicJwk) };
  });
}
