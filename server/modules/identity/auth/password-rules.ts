import { PASSWORD_MIN } from '#domain/forms/account-forms.ts';
import { AuthFault } from './auth-fault.ts';
import { PASSWORD_BYTES } from './passwords.ts';

/** @throws AuthFault weak_password or validation_failed when nobody may have this password */
export function checkNewPassword(password: string): void {
  if (Buffer.byteLength(password) > PASSWORD_BYTES) {
    throw new AuthFault('validation_failed', { message: 'Password cannot be longer than 72 characters' });
  }
  if (Array.from(password).length < PASSWORD_MIN)
    throw new AuthFault('weak_password', { weakReasons: ['length'] });
}
