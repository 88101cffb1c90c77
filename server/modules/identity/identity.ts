/** The face of identity: sign-in, sessions, profile, profile pictures. */
export { type SupabaseClientSettings, startAccounts } from './accounts/start-accounts.ts';
export type { Visit, VisitRequest } from './accounts/visit.ts';
