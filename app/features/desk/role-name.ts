import { desksCopy } from '../../copy/desks.id.ts';

const isRole = (role: string): role is keyof typeof desksCopy.roles => role in desksCopy.roles;

/** What a role is called. */
export const roleName = (role: string): string => (isRole(role) ? desksCopy.roles[role] : role);
