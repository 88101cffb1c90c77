import { answerOnce } from './isolated.ts';

/** A program for the tests of work in a process of its own. */
const WORK: Readonly<Record<string, (input: string) => unknown>> = {
  double: (input) => input + input,
  fail: (input) => {
    throw new Error(`cannot ${input}`);
  },
  settings: () => Object.keys(process.env),
  user: () => [process.getuid?.(), process.geteuid?.(), process.getgid?.(), process.getgroups?.()],
  hoard: (input) => {
    for (const kept: string[][] = []; ; )
      kept.push(Array.from({ length: 100_000 }, () => input + kept.length));
  },
  spin: () => {
    for (;;);
  },
};

await answerOnce(async ([name, input]: [name: string, input: string]) => WORK[name]?.(input));
