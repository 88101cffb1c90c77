import { PASSWORD_MIN } from '#domain/forms/account-forms.ts';
import { AuthFault } from './auth-fault.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_BYTES } from './passwords.ts';

/** @throws AuthFault weak_password or validation_failed for a forbidden password */
export async function checkNewPassword(password: string): Promise<void> {
  if (Buffer.byteLength(password) > PASSWORD_BYTES) {
    throw new AuthFault('validation_failed', { message: 'Password cannot be longer than 72 characters' });
  }
  if (Array.from(password).length < PASSWORD_MIN)
    throw new AuthFault('weak_password', { weakReasons: ['length'] });
  if (await isCommonPassword(password)) {
    throw new AuthFault('weak_password', { message: 'This password is too common', weakReasons: ['pwned'] });
  }
}
