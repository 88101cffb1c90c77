import { z } from 'zod';
import type { AccountBlock } from '#domain/accounts/account-blocks.ts';
import type { AccountRequest } from '#domain/accounts/account-requests.ts';
import { normalisePhone } from '#domain/addresses/phone.ts';
import { typedLine, typedPhone } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  membershipsOf,
  removeFactor,
  type Subject,
} from '#server/modules/access/access.ts';
import {
  askForAccount,
  blockAccount,
  emailsOf,
  isAccountKnown,
  liftBlock,
  type PersonContact,
  readPersonContact,
} from '#server/modules/identity/identity.ts';
import { forgetCodBlock, ordersOfPerson } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type Letter, letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { blockedLetter, unblockedLetter } from './people-letters.id.ts';

/** What the operator does with the accounts of people. */

/** Why an account was not blocked, or its block not lifted. */
export interface PersonRefusal {
  /** `person_works_here`: whoever works at the console leaves it first; also oneself. */
  code:
    | 'person_blocked'
    | 'person_not_blocked'
    | 'person_works_here'
    | 'no_factor'
    /** Nothing is kept for this telephone and e-mail. */
    | 'block_not_kept'
    /** The same is asked for already, or the account is a hosted project's. */
    | 'request_refused';
}

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
const show = defineCommand({
  name: 'people.show_contact',
  permission: 'operator.people',
  input: onePerson,
  subjects: (tx, { person }) => lockPerson(tx, person),
  run: async (tx, { subject }): Promise<Result<Done<PersonContact>, never>> => ({
    ok: true,
    value: { value: await readPersonContact(tx, subject.id) },
  }),
});

const refused = (code: PersonRefusal['code']) => ({ ok: false, error: { code } }) as const;

/** The two commands of a block (P-CONSOLE-81). */
const blockCommands = (kind: AccountBlock, names: { block: string; lift: string }, contactLink: string) => ({
  block: defineCommand({
    name: names.block,
    permission: 'operator.people',
    needsReason: true,
    needsFreshFactor: true,
    input: onePerson,
    subjects: (tx, { person }) => lockPerson(tx, person),
    async run(tx, { subject: { id }, by }): Promise<Result<Done<null>, PersonRefusal>> {
      if (isOneself(id, by) || (kind === 'account' && (await worksHere(tx, id))))
        return refused('person_works_here');
      // Before its logins end: a hosted project's address is known by them alone.
      const emails = await emailsOf(tx, [id]);
      if (!(await blockAccount(tx, { userId: id, kind }))) return refused('person_blocked');
      if (kind === 'account') await tell(tx, emails, blockedLetter(contactLink));
      return changed(kind, true);
    },
  }),
  lift: defineCommand({
    name: names.lift,
    permission: 'operator.people',
    needsReason: true,
    needsFreshFactor: true,
    input: onePerson,
    subjects: (tx, { person }) => lockPerson(tx, person),
    async run(tx, { subject: { id }, by }): Promise<Result<Done<null>, PersonRefusal>> {
      if (isOneself(id, by)) return refused('person_works_here');
      if (!(await liftBlock(tx, { userId: id, kind }))) return refused('person_not_blocked');
      if (kind === 'account') await tell(tx, await emailsOf(tx, [id]), unblockedLetter);
      return changed(kind, false);
    },
  }),
});

/**
 * Has the data of an account mailed to its owner as a link, or the account deleted, by the functions that its owner's own
 * buttons call (P-CONSOLE-82). A job does it after the commit.
 */
const requestCommand = (name: string, kind: AccountRequest) =>
  defineCommand({
    name,
    permission: 'operator.people',
    needsReason: true,
    needsFreshFactor: true,
    input: onePerson,
    subjects: (tx, { person }) => lockPerson(tx, person),
    async run(tx, { subject: { id } }): Promise<Result<Done<null>, PersonRefusal>> {
      if (kind === 'deletion' && (await worksHere(tx, id))) return refused('person_works_here');
      const now = new Date();
      if (!(await askForAccount(tx, { userId: id, kind, now }))) return refused('request_refused');
      return { ok: true, value: { value: null, after: { asked: kind } } };
    },
  });

/**
 * Removes the second factor of somebody who works at shops, such as the only owner of one who lost phone and recovery codes. Of
 * whoever works at the console its owners remove it (P-DESK-6).
 */
const resetFactor = defineCommand({
  name: 'people.reset_factor',
  permission: 'operator.people',
  needsReason: true,
  needsFreshFactor: true,
  decides: true,
  input: onePerson,
  async subjects(tx, { person }): Promise<Subject[] | null> {
    const subjects = await lockPerson(tx, person);
    const parties = (await membershipsOf(tx, person)).map(({ sellerId }) => ({ buyerId: null, sellerId }));
    return subjects?.map((subject) => Object.assign(subject, { parties })) ?? null;
  },
  async run(tx, { subject: { id } }): Promise<Result<Done<null>, PersonRefusal>> {
    if (await worksHere(tx, id)) return refused('person_works_here');
    if (!(await removeFactor(tx, id))) return refused('no_factor');
    return { ok: true, value: { value: null } };
  },
});

/** Signs of a telephone number or an e-mail. */
const MAX_CONTACT = 254;

/**
 * Lifts the block of cash on delivery that is kept of a deleted account, for somebody who has its telephone or e-mail (P-ACC-19). The
 * audit log names neither.
 */
const forgetBlock = defineCommand({
  name: 'people.forget_cod_block',
  permission: 'operator.people',
  needsReason: true,
  needsFreshFactor: true,
  input: z.object({
    phone: typedPhone('no_text').check(z.maxLength(MAX_CONTACT)),
    email: typedLine('no_text').check(z.maxLength(MAX_CONTACT)),
  }),
  subjects: async () => [{ kind: 'cod_block', id: 'kept' }],
  async run(tx, { input: { phone, email } }): Promise<Result<Done<null>, PersonRefusal>> {
    const contact = { phone: normalisePhone(phone), email };
    if (!(await forgetCodBlock(tx, contact))) return refused('block_not_kept');
    return changed('cod', false);
  },
});

const changed = (kind: AccountBlock, isBlocked: boolean) =>
  ({
    ok: true,
    value: { value: null, before: { [kind]: !isBlocked }, after: { [kind]: isBlocked } },
  }) as const;

/** Nobody blocks their own account, or lifts its block (P-CONSOLE-81). */
const isOneself = (person: string, by: CommandActor): boolean =>
  by.kind === 'member' && by.scope.userId === person;

/** Whether somebody works at the console. */
async function worksHere(tx: Tx, person: string): Promise<boolean> {
  return (await membershipsOf(tx, person)).some(({ sellerId }) => sellerId === null);
}

const tell = (tx: Tx, emails: ReadonlyMap<string, string>, letter: Letter): Promise<void> =>
  queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );

/** @param contactLink where one writes to Lokapasar, for the mails to whom it concerns */
export function peopleCommands(contactLink: string) {
  const ofAccount = blockCommands('account', { block: 'people.block', lift: 'people.unblock' }, contactLink);
  const ofCod = blockCommands('cod', { block: 'people.block_cod', lift: 'people.unblock_cod' }, contactLink);
  return {
    show,
    block: ofAccount.block,
    unblock: ofAccount.lift,
    blockCod: ofCod.block,
    unblockCod: ofCod.lift,
    forgetBlock,
    resetFactor,
    export: requestCommand('people.export', 'export'),
    delete: requestCommand('people.delete', 'deletion'),
  };
}
