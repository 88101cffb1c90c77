/**
 * The user and group of work that root starts: an id that usual systems give to nobody, so that no other program, and not
 * the built-in database either, runs under it.
 */
const NOBODY_ELSE = 65_533;

/**
 * Gives up the rights of root for good; anybody else keeps theirs. For a process that is about to read a stranger's file,
 * after it has loaded its programs.
 * @throws when the system refuses, for example in a container that maps few ids
 */
export function dropRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(NOBODY_ELSE);
  process.setuid?.(NOBODY_ELSE);
}
