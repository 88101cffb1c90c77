/** Which part of the project a fault sits in. */
type Room = 'rules' | 'sql' | 'arrows' | 'texts' | 'storage' | 'http' | 'seed' | 'types' | 'accounts';

/** One test by the file it is in and its title, without the titles of the groups around it. */
export interface TestCheck {
  tool: 'vitest' | 'playwright';
  file: string;
  test: string;
}

/** A tool that judges the project as a whole, and what its output must name. */
export interface ToolCheck {
  tool: 'tsc' | 'biome' | 'dependency-cruiser' | 'knip';
  says: readonly string[];
}

/** The step of `npm test` that must catch a fault. */
export type Check = TestCheck | ToolCheck;

/** A slip that somebody could make, planted in a copy of the project to see that `npm test` catches it. */
export interface Fault {
  id: string;
  room: Room;
  /** What is wrong with it, in the present tense. */
  slip: string;
  /** From the root of the project. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: Check;
}

export function isTestCheck(check: Check): check is TestCheck {
  return check.tool === 'vitest' || check.tool === 'playwright';
}

/** The text of a file with a fault in it; null when what the fault replaces is gone or stands more than once. */
export function withFault(text: string, { find, replace }: Fault): string | null {
  const [before, after, more] = text.split(find);
  return before === undefined || after === undefined || more !== undefined ? null : before + replace + after;
}

/** What is built: the folders that it is made of, and the tests that see it. */
const BUILDS = {
  pages: { from: /^(app|contracts|domain)\//, seenBy: /^tests\/(e2e|integration)\// },
  program: {
    from: /^(contracts|db|domain|server)\//,
    seenBy: /^tests\/(e2e\/|integration\/(start|http|program)\.test\.ts$)/,
  },
};
export type Build = keyof typeof BUILDS;

/** What has to be built again for a fault to show where it must be caught. */
export function buildsWith({ file, caughtBy }: Fault): Build[] {
  if (!isTestCheck(caughtBy)) return [];
  const isAffected = (name: Build) => BUILDS[name].from.test(file) && BUILDS[name].seenBy.test(caughtBy.file);
  return (['pages', 'program'] as const).filter(isAffected);
}

/** A check as one reads it in a table. */
export function checkName(check: Check): string {
  if (check.tool === 'playwright') return `browser test: ${check.test}`;
  return isTestCheck(check) ? `test: ${check.test}` : `${check.tool}: ${check.says.join(' ')}`;
}
