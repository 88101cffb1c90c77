import { expect, it } from 'vitest';
import { FAULTS } from './catalogue.ts';
import { withFault } from './plant.ts';
import { projectText } from './sandbox.ts';

const fault = (name: string) => ({ in: name, does: 'return -sound();' });
const squeezed = (text: string | null) => text?.replaceAll(/\s+/g, ' ');

it.each([
  [
    'a function',
    'function twice(n: number) { return 2 * n; }',
    'function twice(n: number) { const sound = () => { return 2 * n; }; return -sound(); }',
  ],
  [
    'an arrow',
    'const twice = (n: number) => 2 * n;',
    'const twice = (n: number) => { const sound = () => ( 2 * n); return -sound(); };',
  ],
  [
    'an async method',
    'class A { async twice() { return await 2; } }',
    'class A { async twice() { const sound = async () => { return await 2; }; return -sound(); } }',
  ],
])('plants a fault in %s by its name', (_, text, faulty) => {
  expect(squeezed(withFault(text, fault('twice')))).toBe(faulty);
});

it('plants nothing where the name is missing or not the only one', () => {
  expect(withFault('function once() {}', fault('twice'))).toBeNull();
  expect(withFault('function twice() {}\nconst a = { twice: () => 1 };', fault('twice'))).toBeNull();
});

it.each(FAULTS)('$id fits the sources', (planted) => {
  expect(withFault(projectText(planted.file) ?? '', planted)).not.toBeNull();
});

it('every fault has an id of its own', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});
