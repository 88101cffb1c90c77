/** The face of identity: sign-in, sessions, profile, profile pictures. */
export { type SupabaseClientSettings, startAccounts, sweepIdentity } from './accounts/start-accounts.ts';
