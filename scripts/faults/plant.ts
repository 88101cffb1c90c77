import ts from 'typescript';
import type { Fault } from './fault.ts';

type WithBody = ts.FunctionLikeDeclaration & { body: ts.FunctionBody | ts.Expression };

/**
 * The text of a file with a fault in it. The function is found by its name, so that the fault fits whatever else
 * changes in the file; null when there is no such function or more than one.
 */
export function withFault(text: string, fault: Pick<Fault, 'in' | 'does'>): string | null {
  const [found, ...others] = functionsNamed(
    fault.in,
    ts.createSourceFile('it.ts', text, ts.ScriptTarget.Latest),
  );
  if (!found || others.length > 0) return null;
  const { body, modifiers } = found;
  const isAsync = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false;
  const [start, end] = [body.pos, body.end];
  const inside = ts.isBlock(body) ? text.slice(start, end) : `(${text.slice(start, end)})`;
  const sound = `const sound = ${isAsync ? 'async ' : ''}() => ${inside};`;
  return `${text.slice(0, start)} { ${sound}\n${fault.does}\n}${text.slice(end)}`;
}

/** Functions, methods and arrows that carry a name, and have a body. */
function functionsNamed(name: string, file: ts.SourceFile): WithBody[] {
  const found: WithBody[] = [];
  const look = (node: ts.Node): void => {
    const named =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer
        ? node.initializer
        : node;
    const isNamed = 'name' in node && nameOf(node.name) === name;
    if (isNamed && ts.isFunctionLike(named) && 'body' in named && named.body) found.push(named as WithBody);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const nameOf = (name: unknown): string | undefined =>
  typeof name === 'object' && name !== null && 'text' in name ? String(name.text) : undefined;
