import { expect, test } from 'vitest';
import { Gate, GateClosed } from './gate.ts';

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('lets two in, makes one wait, rejects the next, and opens again', async () => {
  const gate = new Gate({ atOnce: 2, mostWaiting: 1 });
  const [one, two] = [held(), held()];
  const order: string[] = [];
  const first = gate.pass(one.work).then(() => order.push('first'));
  const second = gate.pass(two.work).then(() => order.push('second'));
  const third = gate.pass(async () => order.push('third'));
  await expect(gate.pass(async () => {})).rejects.toBeInstanceOf(GateClosed);
  expect(order).toEqual([]);
  two.end();
  await Promise.all([second, third]);
  one.end();
  await first;
  expect(order.at(-1)).toBe('first');
  expect(await gate.pass(async () => 'open')).toBe('open');
});

test('work that fails frees its place', async () => {
  const gate = new Gate({ atOnce: 1, mostWaiting: 0 });
  for (let round = 0; round < 3; round += 1) {
    await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await gate.pass(async () => 1)).toBe(1);
});
