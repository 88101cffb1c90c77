import JsBarcode from 'jsbarcode';

/** A barcode: path of the dark bars at a height of 1, and their width together. */
export interface Bars {
  path: string;
  width: number;
}

/** Draws a text as Code 128: letters without accents, digits and signs. */
export function drawBars(code: string): Bars {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format: 'CODE128' });
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(''), width: bits.length };
}
