import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Pages with a form that need not keep it, each with the reason. */
const OTHERS: ReadonlySet<string> = new Set([
  // They keep what was typed in the page itself.
  'checkout.tsx',
  'checkout-start.tsx',
  // Posted only without scripts.
  'auth.tsx',
  // A code, or what one reads from a mail, is typed again at once.
  'desk-code.tsx',
  'order-confirm.tsx',
  'order-not-me.tsx',
  'order-open.tsx',
  'order-track.tsx',
]);

const FOLDER = 'app/routes';

/** The code of a page's action. */
const actionOf = (code: string): string => /^export async function action\([\s\S]*?^}/m.exec(code)?.[0] ?? '';

it('every form that wants to know whose an order is asks nobody to sign in first, so that it is kept (P-FORM-12)', () => {
  const silent = fs.readdirSync(FOLDER).filter((file) => {
    const action = actionOf(fs.readFileSync(`${FOLDER}/${file}`, 'utf8'));
    return action.includes('await orderOwnerOf(') && !action.includes('throw signInFirst(');
  });
  expect(silent).toEqual([]);
});

it('every page with a form keeps what did not arrive, and sends it again (P-FORM-12)', () => {
  const pages = fs
    .readdirSync(FOLDER)
    .map((file) => ({ file, code: fs.readFileSync(`${FOLDER}/${file}`, 'utf8') }))
    .filter(({ code }) => code.includes('export async function action('));
  const losing = pages.filter(
    ({ code }) => !(code.includes('FormErrorBoundary as ErrorBoundary') && code.includes('keepPost(request')),
  );
  expect(losing.map(({ file }) => file).toSorted()).toEqual([...OTHERS].toSorted());
});
