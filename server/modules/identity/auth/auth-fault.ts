/** Every failure of a request to `/auth/v1`: its code, status and the message for shoppers (GoTrue's own). */
const FAULTS = {
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  validation_failed: [400, 'Unable to validate the request'],
  bad_json: [400, 'Could not parse request body as JSON'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  reauthentication_needed: [
    400,
    'This change needs a log-in of the last ten minutes. Please log in again or ask for a new link.',
  ],
  staff_password_needed: [
    400,
    'Please type your current password: this account works at a desk of the shop.',
  ],
  insufficient_aal: [
    403,
    'Please give a code of your authenticator app at the desk first, within the last 15 minutes.',
  ],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_banned: [403, 'This account is blocked. If you think this is a mistake, write to us.'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  not_admin: [403, 'Updating app_metadata requires admin privileges'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  not_found: [404, 'Nothing answers at this address'],
  conflict: [409, 'The same session was changed by another request. Please try again.'],
  request_entity_too_large: [413, 'Request body is too large'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  same_password: [422, 'New password should be different from the old password.'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  request_timeout: [503, 'The service cannot answer now, please try again later'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AuthCode = keyof typeof FAULTS;

interface FaultDetails {
  /** Replaces the code's own message. */
  message?: string;
  /** Whole seconds after which a retry makes sense. */
  retryAfterS?: number;
  /** Why a password is weak. */
  weakReasons?: readonly ('length' | 'characters' | 'pwned')[];
}

/** A failed request; thrown by handlers, turned into a response in one place. */
export class AuthFault extends Error {
  override readonly name = 'AuthFault';
  readonly code: AuthCode;
  readonly status: number;
  readonly retryAfterS: number | undefined;
  readonly weakReasons: readonly string[] | undefined;

  constructor(code: AuthCode, { message, retryAfterS, weakReasons }: FaultDetails = {}) {
    super(message ?? FAULTS[code][1]);
    this.code = code;
    this.status = FAULTS[code][0];
    this.retryAfterS = retryAfterS;
    this.weakReasons = weakReasons;
  }
}
