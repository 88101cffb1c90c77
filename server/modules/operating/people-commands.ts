import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, membershipsOf, type Subject } from '#server/modules/access/access.ts';
import { isAccountKnown, type PersonContact, readPersonContact } from '#server/modules/identity/identity.ts';
import { ordersOfPerson } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** What the operator does with the accounts of people. */

const onePerson = z.object({ person: z.uuid() });

/** An account, locked where it is stored here; a hosted project's is known by what it did. */
async function lockPerson(tx: Tx, person: string): Promise<Subject[] | null> {
  const isKnown =
    (await isAccountKnown(tx, person)) ||
    (await membershipsOf(tx, person)).length > 0 ||
    (await ordersOfPerson(tx, person)).orders > 0;
  return isKnown ? [{ kind: 'person', id: person }] : null;
}

/** Shows how an account is reached; showing it is noted (P-CONSOLE-80). */
export const showPerson = defineCommand({
  name: 'people.show_contact',
  permission: 'operator.people',
  input: onePerson,
  subjects: (tx, { person }) => lockPerson(tx, person),
  run: async (tx, { subject }): Promise<Result<Done<PersonContact>, never>> => ({
    ok: true,
    value: { value: await readPersonContact(tx, subject.id) },
  }),
});
