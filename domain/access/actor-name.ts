import { roleName } from './role-names.ts';

/** Somebody as the audit log names them; what is null is not known. */
export interface NamedActor {
  by: string;
  /** A member's role, and shop (null at the console). */
  role: string | null;
  sellerId: number | null;
  email?: string | null;
}

const ACTORS: Readonly<Record<string, string>> = {
  account: 'Akun',
  clock: 'Jadwal otomatis',
  robot: 'Robot demo',
  system: 'Sistem',
};

/** Who an actor is, in words. */
export function actorName({ by, role, sellerId, email = null }: NamedActor): string {
  const [kind = '', user = ''] = by.split(':');
  if (kind === 'member') {
    const name = `${roleName(role ?? '')}${sellerId === null ? '' : `, toko ${sellerId}`}`;
    return email === null ? name : `${email} (${name})`;
  }
  if (kind === 'terminal') return `Terminal: ${user}`;
  return (kind === 'account' ? email : null) ?? ACTORS[kind] ?? by;
}
