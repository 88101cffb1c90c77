import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GateClosed } from '../gate.ts';
import { DecoderTurns } from './decoder-turns.ts';

/** Decoders whose work ends when the test says so. */
function setUp() {
  const turns = new DecoderTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string, user: string, address: string, isThere = () => true) =>
    turns.take({ user, address, isThere }, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const settled = async () => {
    for (let round = 0; round < 6; round += 1) await turn();
  };
  const endFirst = async () => {
    ends.shift()?.();
    await settled();
  };
  return { begun, send, settled, endFirst };
}

test('six accounts of one address with twenty pictures each leave a decoder to others', async () => {
  const { begun, send, settled, endFirst } = setUp();
  for (const user of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (let nth = 0; nth < 20; nth += 1) send(`${user}${nth}`, user, '203.0.113.1').catch(() => {});
  }
  await settled();
  expect(begun).toEqual(['a0']);
  void send('other', 'g', '203.0.113.2');
  await settled();
  expect(begun).toEqual(['a0', 'other']);
  await endFirst();
  expect(begun.at(-1)).toBe('b0');
});

test('users of one address take turns', async () => {
  const { begun, send, settled, endFirst } = setUp();
  void send('a0', 'a', '203.0.113.1');
  void send('a1', 'a', '203.0.113.1');
  void send('a2', 'a', '203.0.113.1');
  void send('b0', 'b', '203.0.113.1');
  await settled();
  await endFirst();
  await endFirst();
  expect(begun).toEqual(['a0', 'b0', 'a1']);
});

test('a picture whose sender has left is not decoded', async () => {
  const { begun, send, settled, endFirst } = setUp();
  let isThere = true;
  void send('a0', 'a', '203.0.113.1');
  const left = send('b0', 'b', '203.0.113.1', () => isThere);
  void send('c0', 'c', '203.0.113.1');
  await settled();
  isThere = false;
  const refused = expect(left).rejects.toBeInstanceOf(GateClosed);
  await endFirst();
  await refused;
  await settled();
  expect(begun).toEqual(['a0', 'c0']);
});
