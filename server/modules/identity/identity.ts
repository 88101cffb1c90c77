/** The face of identity: sign-in, sessions, profile, profile pictures. */
export { hasProvedEmail } from './auth/proved-email.ts';
export { type SupabaseClientSettings, startAccounts, sweepIdentity } from './start-accounts.ts';
export type { Visit, VisitRequest } from './visit.ts';
