import { auditCopy } from '../../copy/audit.id.ts';
import { roleName } from './role-name.ts';

const copy = auditCopy.actors;

/** Somebody as the audit log names them; what is null is not known. */
export interface NamedActor {
  by: string;
  role: string | null;
  sellerId: number | null;
  email?: string | null;
}

/** Who an actor is, in words. */
export function actorName({ by, role, sellerId, email = null }: NamedActor): string {
  const [kind = '', user = ''] = by.split(':');
  if (kind === 'member') {
    const name = copy.member(roleName(role ?? ''), sellerId);
    return email === null ? name : `${email} (${name})`;
  }
  if (kind === 'terminal') return copy.terminal(user);
  if (kind === 'account' || kind === 'clock' || kind === 'robot' || kind === 'system') return copy[kind];
  return by;
}
