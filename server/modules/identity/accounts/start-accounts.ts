import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { createS3Blobs } from '#server/platform/blobs/blobs-s3.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import type { SupabaseProject } from '#server/platform/settings/env-accounts.ts';
import { EMBEDDED_KEY } from '../auth/api-key.ts';
import { createAuthContext } from '../auth/auth-context.ts';
import { registerAuth } from '../auth/auth-routes.ts';
import { authorize } from '../auth/authorize.ts';
import { loadAuthKeys } from '../auth/signing-keys.ts';
import { sweepAuth } from '../auth/sweep-auth.ts';
import { createAvatarBucket } from '../avatars/avatar-bucket.ts';
import { registerStorage } from '../avatars/storage-routes.ts';
import { registerAccount } from './account-routes.ts';
import { createEmbeddedAvatars, createHostedAvatars } from './avatars.ts';
import { createEmbeddedIdentities } from './identity-embedded.ts';
import { createHostedIdentities } from './identity-hosted.ts';

/** Where the browser finds accounts: a hosted project's origin, or null for our own, and the public key to send. */
export interface SupabaseClientSettings {
  url: string | null;
  key: string;
}

/** Accounts, as the server needs them. */
export interface Accounts {
  /** What pages tell the browser's clients. */
  supabase: SupabaseClientSettings;
  /** `/auth/v1` and `/storage/v1`; nothing when a hosted project answers there. */
  registerBackend(app: FastifyInstance): Promise<void>;
  /** The account's API below `/api`. */
  registerApi(app: FastifyInstance): Promise<void>;
  close(): void;
}

/** What {@link startAccounts} works with. */
export interface AccountsOptions {
  env: Env;
  database: Pick<Database, 'pool'>;
  log: Log;
  clock: () => Date;
  /** Called when mails were queued. */
  onMail: () => void;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Accounts of the built-in backend, or of the Supabase project that the settings name.
 * @throws SettingsError when the signing key cannot be read
 */
export function startAccounts(options: AccountsOptions): Promise<Accounts> {
  const { supabase } = options.env;
  return supabase ? startHosted(options, supabase) : startEmbedded(options);
}

async function startEmbedded({ env, database, log, clock, onMail }: AccountsOptions): Promise<Accounts> {
  const query = createQuery(database.pool);
  const transaction = createTransaction(database.pool);
  const context = createAuthContext({
    ...{ query, transaction, clock, log, onMail },
    keys: await loadAuthKeys(env, query),
    publicUrl: env.publicUrl,
    signupOpen: env.signupOpen,
  });
  const store = env.s3 ? createS3Blobs(env.s3) : createFileBlobs(path.join(env.dataDir, 'avatars'));
  const bucket = createAvatarBucket({ query, transaction, store, clock, log });
  const stopSweeping = sweepHourly(log, async () => {
    await sweepAuth(query, clock());
    await bucket.sweep();
  });
  return {
    supabase: { url: null, key: EMBEDDED_KEY },
    async registerBackend(app) {
      await app.register((auth) => registerAuth(auth, context), { prefix: '/auth/v1' });
      const userOf = async (token: string) => (await authorize(context, token)).user;
      const storage = { bucket, counter: context.counter, userOf };
      await app.register((scope) => registerStorage(scope, storage), { prefix: '/storage/v1' });
    },
    registerApi: (app) =>
      registerAccount(app, {
        ...{ query, transaction, clock },
        identities: createEmbeddedIdentities(context, bucket),
        avatars: createEmbeddedAvatars(bucket, env.publicUrl),
      }),
    close: stopSweeping,
  };
}

async function startHosted(
  { database, clock }: AccountsOptions,
  project: SupabaseProject,
): Promise<Accounts> {
  const query = createQuery(database.pool);
  const transaction = createTransaction(database.pool);
  return {
    supabase: { url: project.url, key: project.anonKey },
    async registerBackend() {},
    registerApi: (app) =>
      registerAccount(app, {
        ...{ query, transaction, clock },
        identities: createHostedIdentities({ project, transaction, clock }),
        avatars: createHostedAvatars(project.url),
      }),
    close() {},
  };
}

/** Sweeps now and once an hour; returns how to stop. Several processes may sweep the same database. */
function sweepHourly(log: Log, sweep: () => Promise<void>): () => void {
  const run = () => {
    sweep().catch((error: unknown) => {
      // The next hour is early enough when the database is away.
      if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, 'Sweeping accounts failed');
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
