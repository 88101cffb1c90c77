import type { AuditQuery } from '#domain/access/audit-query.ts';
import type { Desk, Permission } from '#domain/access/permissions.ts';
import type { Visitor } from '#domain/access/principal.ts';
import type { Result } from '#domain/result.ts';
import type { AuditPage } from './audit/read-audit.ts';
import type { ActRefusal } from './commands/act.ts';
import type { CodeFailure, FactorBrowser, NewFactor } from './factor/factors.ts';
import type { Joined } from './staff/accept-invitation.ts';
import type { Invitation } from './staff/invitations.ts';
import type { Membership } from './staff/memberships.ts';
import type { Scope } from './who/scope.ts';

/** What a page of a desk needs, and which desk its address names. */
export interface DeskPage {
  desk: Desk;
  /** The shop of the address; null at the operator's console. */
  sellerId: number | null;
  needs: Permission;
  /** The address, for the security log. */
  address: string;
}

/** Whether somebody may see a page of a desk, and if not, what is missing. */
export type DeskAccess =
  | { kind: 'open'; scope: Scope }
  | { kind: 'log_in' }
  /** Not a member: the desk does not exist for them. */
  | { kind: 'not_found' }
  | { kind: 'forbidden' }
  /** The second factor must be set up first, or its code be given. */
  | { kind: 'set_up_factor' }
  | { kind: 'give_code' }
  /** The operator has not set DESK_KEY. */
  | { kind: 'no_key' };

/** Why no second factor was begun. */
export type BeginFailure =
  | { code: 'wrong_password' }
  | { code: 'too_many_requests'; retryAfterS: number }
  | { code: 'has_factor' | 'no_key' };

/** Who may be where at the desks. */
export interface Desks {
  /** Asked before a page of a desk is rendered. */
  access(visitor: Visitor | null, page: DeskPage): Promise<DeskAccess>;
  /** Where an account works. */
  memberships(userId: string): Promise<Membership[]>;
  hasFactor(userId: string): Promise<boolean>;
  /** Checks the password of whoever is signed in, before what a stolen session must not do. */
  provePassword(
    user: { userId: string; email: string },
    given: { password: string; address: string },
  ): Promise<Result<null, { code: 'wrong_password' } | { code: 'too_many_requests'; retryAfterS: number }>>;
  /** Begins to set up a second factor; takes the password, because a session may be stolen (P-DESK-5). */
  beginFactor(
    user: FactorBrowser & { email: string },
    given: { password: string; address: string },
  ): Promise<Result<NewFactor, BeginFailure>>;
  /** The secret that waits for its first code, in the browser where the password was given. */
  pendingFactor(user: FactorBrowser & { email: string }): Promise<NewFactor | null>;
  /** The first code sets the factor up and opens the desks in this browser. @returns the recovery codes */
  confirmFactor(
    user: FactorBrowser,
    code: string,
  ): Promise<Result<string[], CodeFailure | { code: 'no_key' }>>;
  /** A code opens the desks in this browser, or renews them. */
  giveCode(user: FactorBrowser, code: string): Promise<Result<null, CodeFailure | { code: 'no_key' }>>;
  /** Whether a code was given in this browser in the last minutes, as commands about money and rights want it. */
  hasFreshCode(user: { userId: string; sessionId: string }): Promise<boolean>;
  /** What a link offers; null when it is no longer open. */
  invitation(token: string): Promise<Invitation | null>;
  /** A page of the audit log; its screen needs `operator.audit`. */
  audit(asked: AuditQuery): Promise<AuditPage>;
  accept(userId: string, token: string): Promise<Result<Joined, ActRefusal | { code: 'already_member' }>>;
}
