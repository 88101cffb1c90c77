import { z } from 'zod';
import { isSiteAddress, parseSigningKeys, type SigningJwk } from './env-values.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of accounts and of the pictures of shoppers. */
export const accountSettings = {
  SUPABASE_URL: z
    .string()
    .refine(isSiteAddress, 'must be the address of a Supabase project, such as https://abcd.supabase.co')
    .transform((text) => new URL(text).origin)
    .optional(),
  SUPABASE_ANON_KEY: z
    .string()
    .regex(/^[\w.-]{8,4096}$/, "must be the project's anon or publishable key")
    .optional(),
  AUTH_SIGNUP: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((text) => text === 'on'),
  AUTH_CONFIRM_EMAIL: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .transform((text) => text === 'on'),
  AUTH_SIGNING_KEY: z
    .string()
    .transform(parseSigningKeys)
    .refine((keys) => keys !== null, 'must be a private ES256 key as JWK, or a JWK set of such keys')
    .optional(),
  DESK_KEY: z
    .string()
    .min(
      32,
      'must be a secret text of at least 32 characters, such as the output of: openssl rand -base64 32',
    )
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isSiteAddress, 'must be the address of an S3 service, such as https://s3.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .default('us-east-1'),
};

/** A hosted Supabase project that replaces the built-in accounts and avatars. */
export interface SupabaseProject {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** The public key that every browser gets. */
  readonly anonKey: string;
}

/** A bucket of an S3-compatible service for the pictures of shoppers. */
export interface S3Bucket {
  /** Origin without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** The part of the environment that is about accounts. */
export interface AccountsEnv {
  /** Absent: accounts are built in. */
  readonly supabase: SupabaseProject | undefined;
  /** Whether visitors may open accounts. */
  readonly signupOpen: boolean;
  /** Whether a new e-mail address counts only after its owner opened a mailed link. */
  readonly confirmEmail: boolean;
  /** Keys of access tokens; the first one signs. Absent: one is generated and stored. */
  readonly signingKeys: readonly SigningJwk[] | undefined;
  /** Seals the second factors of the desks. Absent: a file beside the built-in database is used. */
  readonly deskKey: string | undefined;
  /** Absent: pictures of shoppers are files in `dataDir`/avatars. */
  readonly s3: S3Bucket | undefined;
}

type Settings = z.output<z.ZodObject<typeof accountSettings>>;

/** @throws SettingsError when settings that belong together are incomplete */
export function readAccounts(data: Settings): AccountsEnv {
  return {
    supabase: supabaseOf(data),
    signupOpen: data.AUTH_SIGNUP,
    confirmEmail: data.AUTH_CONFIRM_EMAIL,
    signingKeys: data.AUTH_SIGNING_KEY ?? undefined,
    deskKey: data.DESK_KEY,
    s3: s3Of(data),
  };
}

function supabaseOf({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
}: Settings): SupabaseProject | undefined {
  if (url !== undefined && anonKey !== undefined) return { url, anonKey };
  if (url === undefined && anonKey === undefined) return undefined;
  throw new SettingsError('The settings SUPABASE_URL and SUPABASE_ANON_KEY must be set together.');
}

function s3Of(data: Settings): S3Bucket | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = data;
  if (endpoint && bucket && accessKey && secretKey) {
    return { endpoint, bucket, accessKey, secretKey, region: data.S3_REGION };
  }
  if (endpoint || bucket || accessKey || secretKey) {
    throw new SettingsError(
      'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.',
    );
  }
  return undefined;
}
