/** The face of identity: sign-in, sessions, profile, profile pictures. */

export { emailsOf } from './accounts/emails-of.ts';
export { namesOf } from './accounts/names-of.ts';
export { setDemoAccount } from './auth/demo-account.ts';
export { hasProvedEmail } from './auth/proved-email.ts';
export { isCodBlocked } from './blocks/is-blocked.ts';
export { blockAccount, liftBlock } from './people/blocks.ts';
export {
  accountsSaying,
  isAccountKnown,
  listPeople,
  type Person,
  type PersonCard,
  type PersonContact,
  type PersonList,
  peopleOf,
  readPerson,
  readPersonContact,
} from './people/people.ts';
export { askForAccount, type PersonRequest, requestsOfPerson } from './requests/requests.ts';
export type { OwnSession } from './sessions/own-sessions.ts';
export { identityWork, type SupabaseClientSettings, startAccounts } from './start-accounts.ts';
export type { Visit, VisitRequest } from './visit.ts';
