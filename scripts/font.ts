// npm run font: cuts the characters of nearly every page out of Plus Jakarta Sans, into
// app/fonts/plus-jakarta-sans-core.woff2. Run it by hand when the typeface or CORE_RANGES changes, and commit
// the result.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { CORE_RANGES, WEIGHTS } from './font-core.ts';

const SOURCE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const TARGET = path.resolve(import.meta.dirname, '../app/fonts/plus-jakarta-sans-core.woff2');

const characters = CORE_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const core = await subsetFont(
  await readFile(createRequire(import.meta.url).resolve(SOURCE)),
  characters.join(''),
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  },
);
await writeFile(TARGET, core);
console.info(`Wrote ${TARGET}: ${core.length} bytes`);
