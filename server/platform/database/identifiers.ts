/** Names as SQL identifiers, separated by commas. */
export function identifiers(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}
