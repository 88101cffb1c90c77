import { describe, expect, it } from 'vitest';
import { isReservedShopName } from './shop-name.ts';

describe('a name that no shop may have (P-CENTRE-40)', () => {
  it.each(['Admin Batik', 'batik lokapasar', 'CS-Toko', 'Batik (RESMI)'])('%s', (name) =>
    expect(isReservedShopName(name)).toBe(true),
  );

  it.each(['Administrasi Kreatif', 'Cscape', 'Peresmian Bunga', 'Batik Ayu'])('but not %s', (name) =>
    expect(isReservedShopName(name)).toBe(false),
  );
});
