/** The part of subset-font that scripts/font.ts uses; the package has no types. */
declare module 'subset-font' {
  /** The font with nothing but these characters, its axes narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
