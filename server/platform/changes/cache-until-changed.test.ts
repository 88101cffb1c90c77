import { describe, expect, it } from 'vitest';
import { cacheUntilChanged } from './cache-until-changed.ts';
import type { ChangeListener } from './change-feed.ts';

/** A feed that the test controls, and a reader that counts its calls. */
function cached(read = (count: number) => Promise.resolve(count)) {
  const listeners: ChangeListener[] = [];
  let reads = 0;
  const reader = cacheUntilChanged(
    {
      subscribe(listener) {
        listeners.push(listener);
        return () => {};
      },
    },
    ['category', 'banners'],
    () => {
      reads += 1;
      return read(reads);
    },
  );
  return { reader, tell: (...tags: string[]) => listeners.forEach((listen) => void listen(tags)) };
}

describe('cacheUntilChanged', () => {
  it.each([
    ['nothing changed', [], 1],
    ['another tag changed', ['product:1', 'category:1'], 1],
    ['one of its tags changed', ['product:1', 'category'], 2],
    ['anything may have changed', ['all'], 2],
  ])('reads only as often as needed: %s', async (_, tags, answer) => {
    const { reader, tell } = cached();
    expect(await Promise.all([reader(), reader()])).toEqual([1, 1]);
    tell(...tags);
    expect(await reader()).toBe(answer);
  });

  it('reads again if something changed during the read', async () => {
    const { reader, tell } = cached();
    const before = reader();
    tell('banners');
    expect(await Promise.all([before, reader(), reader()])).toEqual([1, 2, 2]);
  });

  it('does not cache a failure', async () => {
    const { reader } = cached((count) =>
      count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count),
    );
    await expect(reader()).rejects.toThrow('away');
    expect(await reader()).toBe(2);
  });
});
