import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIconSprite } from './icon-sprite.ts';

test('the committed icons match ICON_NAMES (else run npm run icons)', async () => {
  const committed = readFileSync(new URL('../app/ui/icons.svg', import.meta.url), 'utf8');
  expect(await drawIconSprite()).toBe(committed);
});
