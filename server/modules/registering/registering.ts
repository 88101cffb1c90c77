/** The face of registering: how somebody becomes the owner of a shop. */
export { accountRegistrations } from './account-registrations.ts';
export { openRegistering, type Registering } from './open-registering.ts';
export { type RegistrationRefusal, registrationCommands } from './registration-commands.ts';
