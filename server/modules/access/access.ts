/** The face of access: who works at the desks, what they may do, and the commands they do it by. */
export { registerAuditCsv } from './audit/audit-csv.ts';
export { exportAudit } from './audit/export-audit.ts';
export { type AuditLine, type AuditPage, auditLines, lastLinesOf, nameAudit } from './audit/read-audit.ts';
export {
  type ActContext,
  type ActRefusal,
  act,
  actEach,
  type EachDone,
  runProposed,
} from './commands/act.ts';
export { type Command, type Done, defineCommand, type Refusal, type Subject } from './commands/command.ts';
export {
  confirmProposal,
  lapseProposals,
  lapseRefused,
  type ProposalDecision,
  type RunProposed,
  rejectProposal,
  withdrawProposal,
} from './commands/proposals.ts';
export {
  findProposal,
  listProposals,
  type Proposal,
  proposalsAbout,
  waitingProposals,
} from './commands/read-proposals.ts';
export type { DeskAccess, DeskPage, Desks } from './desks.ts';
export { hasSecondFactor, removeFactor, tellFactorRemoved } from './factor/remove-factor.ts';
export { openDesks } from './open-desks.ts';
export { addDemoOwner, endDemoOwners, hasDemoOwners, inviteDemoOwner } from './staff/demo-owners.ts';
export { addMember, inviteFirstOperator } from './staff/invitations.ts';
export {
  attendedShops,
  endMemberships,
  membershipsOf,
  ownersOf,
  scopeAt,
  shopsOwnedBy,
  shopsWithRight,
} from './staff/memberships.ts';
export { membersNamed } from './staff/name-actors.ts';
export { type OpenInvitation, readStaff, type StaffMember } from './staff/read-staff.ts';
export { operatorStaff, type StaffRefused, sellingStaff } from './staff/staff-commands.ts';
export { accessWork, sweepAccess, sweepDesks } from './sweep.ts';
export { endDeskSessions } from './who/desk-sessions.ts';
export {
  type CommandActor,
  hasColleague,
  inShopOf,
  isParty,
  nameOfActor,
  type Scope,
} from './who/scope.ts';
export { staffProofOf } from './who/staff-proof.ts';
