import type { ReactNode } from 'react';
import { desksCopy } from '../../copy/desks.id.ts';

const isRole = (role: string): role is keyof typeof desksCopy.roles => role in desksCopy.roles;

/** What a role is called. */
export const roleName = (role: string): string => (isRole(role) ? desksCopy.roles[role] : role);

/** The home of a desk where nothing waits. */
export function EmptyHome({
  title,
  role,
  empty,
  text,
  children,
}: {
  title: string;
  role: string;
  empty: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="page space-y-5">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">{desksCopy.frame.role(roleName(role))}</p>
      </div>
      <div className="card space-y-2 px-6 py-12 text-center">
        <p className="text-lg font-semibold">{empty}</p>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
