import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWNED_ELSEWHERE } from '#db/table-owners.ts';

/** A place where the SQL of a module names a table. */
export interface TableUse {
  file: string;
  /** A module of the server, or `platform`, `site`, `server` for what lies beside them. */
  module: string;
  table: string;
  owner: string;
  isWrite: boolean;
}

/** A table as raw SQL and as the schema name it. */
interface KnownTable {
  /** `order_lines` */
  name: string;
  /** `orderLines` */
  variable: string;
  owner: string;
}

const DEFINITION = /export const (\w+) = pgTable\(\s*'(\w+)'/g;

/** All tables of the schema, with their owners. */
export function knownTables(root: string): KnownTable[] {
  const elsewhere = new Map(
    Object.entries(OWNED_ELSEWHERE).flatMap(([owner, tables]) =>
      tables.map((name) => [name, owner] as const),
    ),
  );
  return globSync('db/schema/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(DEFINITION)].map(
      ([, variable = '', name = '']) => ({
        name,
        variable,
        owner: elsewhere.get(name) ?? path.basename(file, '.ts'),
      }),
    ),
  );
}

/** Every use of a table by the server, tests left out. */
export function tableUses(root: string): TableUse[] {
  const tables = knownTables(root);
  return globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      usesIn(readFileSync(path.join(root, file), 'utf8'), tables).map(({ table, isWrite }) => ({
        file,
        module: moduleOf(file),
        table: table.name,
        owner: table.owner,
        isWrite,
      })),
    );
}

/** The uses in one file: raw SQL by its keywords, and drizzle's builder by the schema's names. */
export function usesIn(
  text: string,
  tables: readonly KnownTable[],
): { table: KnownTable; isWrite: boolean }[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const isOfSchema = /from '#db\/schema\//.test(code);
  return tables.flatMap((table) => {
    const count = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'gi'))].length;
    const { name, variable } = table;
    const rawWrites = count(
      `\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+(?:only\\s+)?${name}\\b`,
    );
    const deletes = count(`\\bdelete\\s+from\\s+(?:only\\s+)?${name}\\b`);
    const rawReads = count(`\\b(?:from|join|using)\\s+(?:only\\s+)?${name}\\b(?!\\s+import)`) - deletes;
    const builtWrites = isOfSchema ? count(`\\.(?:insert|update|delete)\\((?:schema\\.)?${variable}\\)`) : 0;
    const builtReads = isOfSchema
      ? count(`\\.(?:from|\\w+Join)\\((?:schema\\.)?${variable}\\b|\\$\\{${variable}\\}`)
      : 0;
    return [
      ...Array.from({ length: rawWrites + builtWrites }, () => ({ table, isWrite: true })),
      ...Array.from({ length: rawReads + builtReads }, () => ({ table, isWrite: false })),
    ];
  });
}

function moduleOf(file: string): string {
  const [, module] = /^server\/modules\/([^/]+)\//.exec(file) ?? [];
  if (module !== undefined) return module;
  const [, room = ''] = /^server\/(platform|site)\//.exec(file) ?? [];
  return room === '' ? 'server' : room;
}
