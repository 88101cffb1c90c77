import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_RANGES, coreUnicodeRange, WEIGHTS } from './font-core.ts';

const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const [core = '', rest = ''] = css.match(/@font-face \{[^}]*Sans Variable[^}]*\}/g) ?? [];

test("the style sheet's range for the core matches the font file (else run npm run font)", () => {
  expect(core).toContain(`unicode-range: ${coreUnicodeRange()};`.toLowerCase());
  expect(core).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});

test('each other Latin character comes from the full file', () => {
  const ranges = [...rest.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
  const inRest = (code: number) => ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  const inCore = (code: number) => CORE_RANGES.some(([first, last]) => first <= code && code <= last);
  for (let code = 0; code <= 0xff; code += 1) expect(inRest(code), code.toString(16)).toBe(!inCore(code));
});
