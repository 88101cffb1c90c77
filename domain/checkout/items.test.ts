import { describe, expect, it } from 'vitest';
import { parseItems, withQuantity, withSplit } from './items.ts';

describe('the items of a request (P-BUY-30)', () => {
  it('are a SKU and a quantity each; the same SKU adds up', () => {
    expect(parseItems(['5:2', '7:1', '5:3'])).toEqual({
      ok: true,
      value: [
        { skuId: 5, quantity: 5 },
        { skuId: 7, quantity: 1 },
      ],
    });
  });

  it.each([
    ['5:0'],
    ['5:-1'],
    ['5:1.5'],
    ['5:1e9'],
    ['5:1000000000'],
    ['5:10000'],
    ['-5:1'],
    ['0:1'],
    ['99999999999:1'],
    ['3000000000:1'],
    ['5'],
    ['5:'],
    [':1'],
    ['5:1:1'],
    ['__proto__:1'],
    [''],
    ['5:٣'],
  ])('%j is refused, together with the valid items beside it', (item) => {
    expect(parseItems(['7:1', item])).toEqual({ ok: false, error: 'invalid' });
  });

  it('are refused when the pieces of one SKU add up to too many', () => {
    expect(parseItems(['5:9999', '5:1'])).toEqual({ ok: false, error: 'invalid' });
  });

  it("are 'none' without an item, and refused above fifty", () => {
    expect(parseItems([])).toEqual({ ok: false, error: 'none' });
    const many = Array.from({ length: 51 }, (_, at) => `${at + 1}:1`);
    expect(parseItems(many.slice(1)).ok).toBe(true);
    expect(parseItems(many)).toEqual({ ok: false, error: 'too_many' });
  });
});

describe('lines of a checkout', () => {
  const lines = [
    { skuId: 5, quantity: 3 },
    { skuId: 7, quantity: 1 },
  ];

  it('change their quantity or go, and repeating it changes nothing more', () => {
    const changed = withQuantity(lines, { skuId: 5, quantity: 2 });
    expect(changed).toEqual([{ skuId: 5, quantity: 2 }, lines[1]]);
    expect(withQuantity(changed, { skuId: 5, quantity: 2 })).toEqual(changed);
    const gone = withQuantity(lines, { skuId: 5, quantity: 0 });
    expect(gone).toEqual([lines[1]]);
    expect(withQuantity(gone, { skuId: 5, quantity: 0 })).toEqual(gone);
  });

  it('are split, split elsewhere, and joined again', () => {
    const split = withSplit(lines, { skuId: 5, quantity: 1 });
    expect(split).toEqual([{ skuId: 5, quantity: 1 }, { skuId: 5, quantity: 2 }, lines[1]]);
    expect(withSplit(split, { skuId: 5, quantity: 1 })).toEqual(split);
    expect(withSplit(split, { skuId: 5, quantity: 2 })[0]).toEqual({ skuId: 5, quantity: 2 });
    expect(withQuantity(split, { skuId: 5, quantity: 3 })).toEqual(lines);
  });

  it('are not split when nothing would remain of one part', () => {
    expect(withSplit(lines, { skuId: 5, quantity: 3 })).toEqual(lines);
    expect(withSplit(lines, { skuId: 9, quantity: 1 })).toEqual(lines);
  });
});
