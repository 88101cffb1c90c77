/** The face of registering: how somebody becomes the owner of a shop. */
export { accountRegistrations } from './account-registrations.ts';
export { openRegistering, type Registering, type Registration } from './open-registering.ts';
export {
  type NewShopsDay,
  newShopsByDay,
  type OperatorRegistration,
  type RegistrationIdentity,
  readIdentity,
  readRegistration,
  registrationOf,
  shopsWithTaxIdOf,
  type WaitingRegistration,
  waitingRegistrations,
} from './operator-registrations.ts';
export { type RegistrationRefusal, registrationCommands } from './registration-commands.ts';
export { decidedRegistration, tellOfRegistration } from './tell.ts';
