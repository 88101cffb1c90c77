import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AuthFault } from './auth-fault.ts';
import type { AuthSession } from './sessions.ts';
import type { AuthKeys } from './signing-keys.ts';
import type { AuthUser } from './user.ts';
import { appMetadataOf, userMetadataOf } from './user-json.ts';

/** Lifetime of an access token in seconds; clients renew it when less than 90 are left. */
export const ACCESS_TOKEN_S = 3600;

/** User and session of a token; both may have been deleted meanwhile. */
interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Creates and verifies the access tokens of the built-in sign-in. */
export interface AccessTokens {
  sign(user: AuthUser, session: AuthSession, now: Date): Promise<string>;
  /** @throws AuthFault bad_jwt when it is not ours, was tampered with or has expired */
  verify(token: string, now: Date): Promise<AccessClaims>;
}

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** @param issuer address of the sign-in, as `iss` names it */
export function createAccessTokens(keys: AuthKeys, issuer: string): AccessTokens {
  const [signing] = keys;
  const keySet = createLocalJWKSet({ keys: keys.map(({ publicJwk }) => ({ kty: 'EC', ...publicJwk })) });
  return {
    sign: (user, session, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        email: user.email,
        phone: '',
        app_metadata: appMetadataOf(),
        user_metadata: userMetadataOf(user),
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: session.method, timestamp: Math.floor(session.createdAt.getTime() / 1000) }],
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_S)
        .sign(signing.privateKey);
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, keySet, {
          algorithms: ['ES256'],
          audience: 'authenticated',
          requiredClaims: ['exp', 'sub'],
          currentDate: now,
        });
        const { sub, session_id: sessionId } = claimsSchema.parse(payload);
        return { userId: sub, sessionId };
      } catch (error) {
        if (!(error instanceof errors.JOSEError || error instanceof z.ZodError)) throw error;
        const reason =
          error instanceof errors.JWTExpired ? 'token is expired' : 'token is malformed or not signed by us';
        throw new AuthFault('bad_jwt', {
          message: `invalid JWT: unable to parse or verify signature, ${reason}`,
        });
      }
    },
  };
}
