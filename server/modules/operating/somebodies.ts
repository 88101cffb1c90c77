import { membersNamed } from '#server/modules/access/access.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Who did something, or has it. */
export interface Somebody {
  /** As the audit log names them. */
  by: string;
  /** A member's role, shop (null at the console) and e-mail; null for others, and for an account that is gone. */
  role: string | null;
  sellerId: number | null;
  email: string | null;
}

/** Who is behind actors' names of the audit log. */
export async function somebodies(
  query: Query,
  actors: readonly string[],
): Promise<ReadonlyMap<string, Somebody>> {
  const members = await membersNamed(query, actors);
  const emails = await emailsOf(
    query,
    [...members.values()].map(({ userId }) => userId),
  );
  return new Map(
    actors.map((by) => {
      const member = members.get(by);
      const email = (member && emails.get(member.userId)) ?? null;
      return [by, { by, role: member?.role ?? null, sellerId: member?.sellerId ?? null, email }];
    }),
  );
}
