import fs from 'node:fs';
import { expect, it } from 'vitest';

const files = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => /^(selling|product-editor).*\.id\.ts$/.test(name));

it('the seller centre says kamu, never Anda (P-CENTRE-65)', () => {
  expect(files).toContain('product-editor.id.ts');
  const polite = files.filter((name) =>
    /\bAnda\b/i.test(fs.readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(polite).toEqual([]);
});
