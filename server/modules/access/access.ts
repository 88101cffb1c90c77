/** The face of access: who works at the desks, what they may do, and the commands they do it by. */
export { type ActContext, act } from './commands/act.ts';
export { type Command, defineCommand, type Subject } from './commands/command.ts';
export type { DeskAccess, DeskPage, Desks } from './desks.ts';
export { openDesks } from './open-desks.ts';
export { inviteFirstOperator } from './staff/invitations.ts';
export { operatorStaff, sellingStaff } from './staff/staff-commands.ts';
export { accessWork, sweepAccess, sweepDesks } from './sweep.ts';
export type { CommandActor, Scope } from './who/scope.ts';
