/** An expected end: its message is one sentence for the person who typed the command. */
export class SetupError extends Error {}

/** Runs a command's main function, which gives the exit code; an expected end prints its sentence only. */
export function runMain(main: () => Promise<number>): Promise<void>;
