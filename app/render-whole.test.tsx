import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderWhole } from './render-whole.ts';

const LARGE = 'Barang '.repeat(20_000);

it('waits for what suspends and writes it in its place, however large', async () => {
  const Late = lazy(async () => ({ default: () => <p>{LARGE}</p> }));
  const html = await renderWhole(
    <main>
      <Suspense>
        <Late />
      </Suspense>
      <footer />
    </main>,
  );
  expect(html).toContain(`<p>${LARGE}</p><!--/$--><footer>`);
  expect(html).not.toContain('<template');
});

function Broken(): never {
  throw new Error('broken');
}

it('fails when a part of the page fails, also one that the browser could render', async () => {
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderWhole(page)).rejects.toThrow('broken');
});
