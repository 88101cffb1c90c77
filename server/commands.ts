import type { Result } from '#domain/result.ts';
import {
  type ActContext,
  act,
  type Command,
  type CommandActor,
  operatorStaff,
  type Subject,
  sellingStaff,
} from './modules/access/access.ts';

/** A command by its name, for the terminal. */
export interface NamedCommand {
  name: string;
  run(
    context: ActContext,
    given: { by: CommandActor; input: unknown; reason?: string },
  ): Promise<Result<readonly unknown[], { code: string }>>;
}

const named = <Input, Subj extends Subject, Value, Code extends string>(
  command: Command<Input, Subj, Value, Code>,
): NamedCommand => ({
  name: command.name,
  run: (context, given) => act(context, command, given),
});

/** All that a desk can do, for `npm run act`. */
export const COMMANDS: readonly NamedCommand[] = [
  named(operatorStaff.invite),
  named(operatorStaff.changeRole),
  named(operatorStaff.end),
  named(operatorStaff.resetFactor),
  named(sellingStaff.invite),
  named(sellingStaff.changeRole),
  named(sellingStaff.end),
  named(sellingStaff.resetFactor),
];
