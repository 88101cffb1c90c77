import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairGate } from './fair-gate.ts';
import { GateClosed } from './gate.ts';

/** A gate whose work ends when the test says so, in the order in which it started. */
function setUp(given: Partial<ConstructorParameters<typeof FairGate>[0]> = {}) {
  const gate = new FairGate({ atOnce: 2, atOnceOfKey: 1, waitingOfKey: 3, waiting: 5, ...given });
  const begun: string[] = [];
  const running: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => running.push(resolve));
  };
  const pass = (name: string, isWanted?: () => boolean) => gate.pass(name.charAt(0), work(name), isWanted);
  const endFirst = async () => {
    await turn();
    running.shift()?.();
    await turn();
    await turn();
  };
  return { gate, begun, pass, endFirst };
}

test('keys take turns, whatever the order of arrival', async () => {
  const { begun, pass, endFirst } = setUp({ atOnce: 1 });
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => pass(name));
  for (const _ of all) await endFirst();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one key never takes all places', async () => {
  const { begun, pass, endFirst } = setUp();
  const all = ['a1', 'a2', 'b1', 'c1'].map((name) => pass(name));
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  for (const _ of all) await endFirst();
  await Promise.all(all);
});

test('rejects work beyond the limit of its key, and no other work', async () => {
  const { begun, pass, endFirst } = setUp();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => pass(name));
  await expect(pass('a5')).rejects.toBeInstanceOf(GateClosed);
  all.push(pass('b1'));
  for (const _ of all) await endFirst();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

test('no more work waits than the common limit allows', async () => {
  const { pass, endFirst } = setUp({ atOnce: 1 });
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => pass(name));
  await expect(pass('d1')).rejects.toBeInstanceOf(GateClosed);
  for (const _ of all) await endFirst();
  await Promise.all(all);
});

test('skips work that is no longer wanted, and frees the place of work that fails', async () => {
  const { gate, begun, pass, endFirst } = setUp({ atOnce: 1 });
  const first = pass('a1');
  const unwanted = expect(pass('b1', () => false)).rejects.toBeInstanceOf(GateClosed);
  await endFirst();
  await Promise.all([first, unwanted]);
  expect(begun).toEqual(['a1']);
  await expect(gate.pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.pass('a', async () => 'open')).toBe('open');
});
