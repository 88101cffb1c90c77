import type { Problem } from './problems.ts';

/** A string, or a sign of JSON that opens, closes or separates. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * The keys that an object in a JSON list of rows has twice: `JSON.parse` takes the last one without a word.
 * @param json valid JSON
 */
export function repeatedKeys(json: string): Problem[] {
  const problems: Problem[] = [];
  const objects: (Set<string> | null)[] = [];
  let [row, column, before] = [1, '', ''];
  for (const [token] of json.matchAll(TOKEN)) {
    const keys = objects.at(-1);
    if (token === '{' && objects.length === 1) row += 1;
    if (token === '{' || token === '[') objects.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':' && keys) {
      const key = String(JSON.parse(before));
      if (objects.length === 2) column = key;
      if (keys.has(key)) problems.push({ row, column, text: `has "${key}" twice; which one counts?` });
      keys.add(key);
    }
    before = token;
  }
  return problems;
}
