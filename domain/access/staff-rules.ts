import { type Desk, type Permission, permissionsOf } from './permissions.ts';

/** Somebody who changes who works at a desk. */
export interface StaffManager {
  membershipId: string;
  role: string;
  permissions: readonly Permission[];
}

/** Why a change of staff is refused. */
export type StaffRefusal =
  /** Nobody gives, or takes from another, what they may not do themselves. */
  | 'beyond_own_rights'
  /** Nobody changes their own membership. */
  | 'own_membership'
  /** A desk keeps at least one owner. */
  | 'last_owner'
  /** The desk has no such role. */
  | 'unknown_role'
  /** The account works at a desk of others, too, which its second factor guards. */
  | 'works_elsewhere'
  /** The account has no second factor. */
  | 'no_factor';

/** Whether somebody may give a role at a desk: only owners make owners (P-DESK-3). */
export function refuseToGive(by: StaffManager, desk: Desk, role: string): StaffRefusal | null {
  const given = permissionsOf(desk, role);
  if (given.length === 0) return 'unknown_role';
  if (role === 'owner' && by.role !== 'owner') return 'beyond_own_rights';
  return given.every((permission) => by.permissions.includes(permission)) ? null : 'beyond_own_rights';
}

/**
 * Whether somebody may end another's membership, or take its role away (P-DESK-3).
 * `owners`: how many owners the desk has.
 */
export function refuseToTake(
  by: StaffManager,
  given: { desk: Desk; membershipId: string; role: string; owners: number },
): StaffRefusal | null {
  if (given.membershipId === by.membershipId) return 'own_membership';
  const refusal = refuseToGive(by, given.desk, given.role);
  if (refusal) return refusal;
  return given.role === 'owner' && given.owners <= 1 ? 'last_owner' : null;
}

/**
 * Whether somebody may remove a colleague's second factor, which guards all desks of its account: only owners do, and never
 * their own (P-DESK-6).
 * `worksElsewhere`: the account also works at a desk that they do not own.
 */
export function refuseToReset(
  by: StaffManager,
  { membershipId, worksElsewhere }: { membershipId: string; worksElsewhere: boolean },
): StaffRefusal | null {
  if (by.role !== 'owner') return 'beyond_own_rights';
  if (membershipId === by.membershipId) return 'own_membership';
  return worksElsewhere ? 'works_elsewhere' : null;
}
