import type { AuthUser } from './user.ts';

/** Data about an account that clients cannot change. */
export const appMetadataOf = () => ({ provider: 'email', providers: ['email'] });

/** Metadata of clients, and what GoTrue adds to it. */
export function userMetadataOf({ id, email, metadata, emailConfirmedAt }: AuthUser): Record<string, unknown> {
  return { ...metadata, email, email_verified: emailConfirmedAt !== null, phone_verified: false, sub: id };
}

/** A user in the clients' format: no hash, no token; absent times are left out. */
export function userJson(user: AuthUser): Record<string, unknown> {
  const { id, email, metadata, identityId } = user;
  const createdAt = user.createdAt.toISOString();
  const updatedAt = user.updatedAt.toISOString();
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  const lastSignIn = user.lastSignInAt ? { last_sign_in_at: user.lastSignInAt.toISOString() } : {};
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(confirmedAt && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...lastSignIn,
    app_metadata: appMetadataOf(),
    user_metadata: userMetadataOf(user),
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: { ...metadata, email, email_verified: false, phone_verified: false, sub: id },
        provider: 'email',
        ...lastSignIn,
        created_at: createdAt,
        updated_at: updatedAt,
        email,
      },
    ],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  };
}
