import type { z } from 'zod';
import type { AuditValues } from '#domain/access/audit-words.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { CommandActor, Party } from '../who/scope.ts';

/** What a command changes, locked by its transaction. Its kind and id name it in the audit log. */
export interface Subject {
  kind: string;
  id: string;
  /** Who buys and sells in it: they decide nothing about it at the console (`decides`). */
  parties?: readonly Party[];
}

/** Why a command changes nothing: a code, and the facts that its words need. */
export interface Refusal {
  readonly code: string;
}

/** What a command did to one subject. */
export interface Done<Value> {
  value: Value;
  /** For settings, roles, accounts and money: what changed, without personal data. */
  before?: AuditValues;
  after?: AuditValues;
  /** What else it made, such as the shop of a registration: each has its own line in the audit log. */
  made?: readonly Subject[];
  /** Money that the decision lets go: above the limits a second person confirms it (`letsMoneyGo`). */
  letsGo?: LetGo;
}

/** Money that somebody of the console lets go by a decision (P-CONSOLE-70). */
interface LetGo {
  /** Whole Rupiah. */
  amount: number;
  /** A refund or a gift, which counts to what its person decided alone that day. */
  countsToDay: boolean;
}

/**
 * One thing that people at a desk, the command line or a robot can do. All of them call it by `act`, and each words its
 * codes for its own readers.
 */
export interface Command<Input, Subj extends Subject, Value, Why extends Refusal> {
  readonly name: string;
  /**
   * What a member needs, or one of several: a shop and the operator have rights of their own. Null for what only others do,
   * such as an account that accepts an invitation.
   */
  readonly permission: Permission | readonly Permission[] | null;
  /** It needs a code of the second factor from the last minutes: money, rights, accounts. */
  readonly needsFreshFactor?: boolean;
  /**
   * It may let money go (P-CONSOLE-70): at the console it takes such a code, too, and what it let go counts to the limits above
   * which a second person confirms. Any other command must not report `letsGo`.
   */
  readonly letsMoneyGo?: boolean;
  /** Whoever runs it says why. */
  readonly needsReason?: boolean;
  /** It decides about its subjects: at the console nobody runs it who buys or sells in one of them (P-CONSOLE-71). */
  readonly decides?: boolean;
  readonly input: z.ZodType<Input>;
  /** The input for one of its subjects, by that one's id, where many are changed one by one (`actEach`). */
  readonly inputOf?: (input: Input, id: string) => Input;
  /**
   * Reads and locks what is to be changed, inside the actor's shop (`inShopOf`), in the lock order of the shop.
   * @returns null when one of them is not there, or belongs to another shop
   */
  subjects(tx: Tx, input: Input, by: CommandActor): Promise<readonly Subj[] | null>;
  /** Changes one subject. A refusal rolls back the whole command. */
  run(tx: Tx, given: { subject: Subj; input: Input; by: CommandActor }): Promise<Result<Done<Value>, Why>>;
}

/** Checks the types of a command. */
export const defineCommand = <Input, Subj extends Subject, Value, Why extends Refusal>(
  command: Command<Input, Subj, Value, Why>,
) => command;
