import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Blobs } from '#server/modules/media/media.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import type { SupabaseProject } from '#server/platform/settings/env-accounts.ts';
import { registerAccount } from './accounts/account-routes.ts';
import { createEmbeddedAvatars, createHostedAvatars } from './accounts/avatars.ts';
import type { Identities } from './accounts/identity.ts';
import { createEmbeddedIdentities } from './accounts/identity-embedded.ts';
import { createHostedIdentities } from './accounts/identity-hosted.ts';
import type { AccountOptions } from './accounts/signed-in.ts';
import { EMBEDDED_KEY } from './auth/api-key.ts';
import { createAuthContext } from './auth/auth-context.ts';
import { registerAuth } from './auth/auth-routes.ts';
import { authorize } from './auth/authorize.ts';
import { loadAuthKeys } from './auth/signing-keys.ts';
import { sweepAuth } from './auth/sweep-auth.ts';
import { createAvatarBucket } from './avatars/avatar-bucket.ts';
import { registerStorage } from './avatars/storage-routes.ts';
import type { Belongings } from './belongings/belongings.ts';
import { createSessionCookie } from './cookies/session-cookie.ts';
import { doRequest, registerExportLink } from './requests/do-requests.ts';
import { doAccountRequest, retryRequests } from './requests/requests.ts';
import type { Sessions } from './sessions/sessions.ts';
import { startSessions } from './sessions/start-sessions.ts';
import { createVisits, type Visit, type VisitRequest } from './visit.ts';

/** Where the browser finds accounts: a hosted project's origin, or null for our own, and the public key to send. */
export interface SupabaseClientSettings {
  url: string | null;
  key: string;
}

/** The interface of accounts for the server. */
export interface Accounts {
  /** Settings of the browser's client, which pages contain. */
  supabase: SupabaseClientSettings;
  /** `/auth/v1` and `/storage/v1`; nothing when a hosted project answers there. */
  registerBackend(app: FastifyInstance): Promise<void>;
  /** `/session`: manages the cookie that private pages recognise a browser by. */
  registerSessions(app: FastifyInstance): Promise<void>;
  /** Creates the visit of a request to a private page. */
  visit(request: VisitRequest): Visit;
  /** Checks the password of somebody who signed in. */
  provePassword: Identities['provePassword'];
  /** Whether an account may work at a desk. */
  mayWork: Identities['mayWork'];
  /** The account's API below `/api`. */
  registerApi(app: FastifyInstance): Promise<void>;
}

/** Dependencies of {@link startAccounts}. */
export interface AccountsOptions {
  env: Env;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  log: Log;
  /** Real time: sessions, tokens and limits do not follow the shop's clock. */
  clock: () => Date;
  /** What other modules store for accounts and guests. */
  belongings: readonly Belongings[];
  /** What else follows when an account gets a new e-mail; a hosted project cannot tell. */
  onNewEmail: (tx: Tx, userId: string) => Promise<void>;
  /** Holds the bytes of profile pictures. */
  blobs: Blobs;
}

/** Deletes what has expired: sessions, links, counters. */
const sweepIdentity = defineJob({ name: 'identity.sweep', payload: z.null(), pollSeconds: 30 });

export const identityWork: BackgroundWork = { hourly: [sweepIdentity], jobs: [doAccountRequest] };

/**
 * Accounts of the built-in backend, or of the Supabase project that the settings name.
 * @throws SettingsError when the signing key cannot be read
 */
export function startAccounts(options: AccountsOptions): Promise<Accounts> {
  const { supabase } = options.env;
  return supabase ? startHosted(options, supabase) : startEmbedded(options);
}

async function startEmbedded(options: AccountsOptions): Promise<Accounts> {
  const { env, query, transaction, jobs, log, clock, belongings, blobs, onNewEmail } = options;
  const context = createAuthContext({
    query,
    transaction,
    clock,
    log,
    keys: await loadAuthKeys(env, query),
    publicUrl: env.publicUrl,
    signupOpen: env.signupOpen,
    confirmEmail: env.confirmEmail,
    onNewEmail,
  });
  const bucket = createAvatarBucket({ query, transaction, blobs, clock });
  const identities = createEmbeddedIdentities(context, { bucket, belongings });
  const avatars = createEmbeddedAvatars(bucket, env.publicUrl);
  const sessionCookie = createSessionCookie(env.publicUrl);
  const account = { query, transaction, clock, identities, avatars, belongings, sessionCookie };
  const sessions = startSessions({ ...account, publicUrl: env.publicUrl });
  jobs.handle(sweepIdentity, async () => {
    await sweepAuth(query, clock());
    await transaction(retryRequests);
    await sweepPeople(sessions, account);
  });
  jobs.handle(doAccountRequest, (id) =>
    doRequest({ transaction, clock, bucket, belongings, publicUrl: env.publicUrl }, id),
  );
  return {
    supabase: { url: null, key: EMBEDDED_KEY },
    ...privatePages(sessions, account),
    async registerBackend(app) {
      await app.register((auth) => registerAuth(auth, context), { prefix: '/auth/v1' });
      const userOf = async (token: string) => (await authorize(context, token)).user;
      const storage = { bucket, counter: context.counter, userOf };
      await app.register((scope) => registerStorage(scope, storage), { prefix: '/storage/v1' });
      registerExportLink(app, { ...account, publicUrl: env.publicUrl });
    },
    registerApi: (app) => registerAccount(app, account),
  };
}

async function startHosted(
  { env, query, transaction, jobs, clock, belongings }: AccountsOptions,
  project: SupabaseProject,
): Promise<Accounts> {
  const identities = createHostedIdentities({ project, transaction, clock, belongings });
  const avatars = createHostedAvatars(project.url);
  const sessionCookie = createSessionCookie(env.publicUrl);
  const account = { query, transaction, clock, identities, avatars, belongings, sessionCookie };
  const sessions = startSessions({ ...account, publicUrl: env.publicUrl });
  // A project deletes and exports its accounts itself, so nobody asks for that here.
  jobs.handle(doAccountRequest, async () => {});
  // Everything else is stored in the project.
  jobs.handle(sweepIdentity, () => sweepPeople(sessions, account));
  return {
    supabase: { url: project.url, key: project.anonKey },
    ...privatePages(sessions, account),
    async registerBackend() {},
    registerApi: (app) => registerAccount(app, account),
  };
}

/** Deletes expired sessions, and the data of their guests. */
async function sweepPeople(sessions: Sessions, { query, belongings }: AccountOptions): Promise<void> {
  await sessions.sweep();
  for (const { sweep } of belongings) await sweep(query);
}

function privatePages(
  sessions: Sessions,
  account: AccountOptions,
): Pick<Accounts, 'registerSessions' | 'visit' | 'provePassword' | 'mayWork'> {
  return {
    registerSessions: (app) => sessions.register(app),
    visit: createVisits(sessions, account),
    provePassword: (user, given) => account.identities.provePassword(user, given),
    mayWork: (userId) => account.identities.mayWork(userId),
  };
}
