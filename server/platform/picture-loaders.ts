import type sharp from 'sharp';

/**
 * Leaves sharp only the decoders of libvips that a program means to use, by their names there without
 * `VipsForeignLoad`. It has some forty, for formats such as SVG and PDF, and tells the format from the content.
 */
export function allowLoaders(
  { block, unblock }: Pick<typeof sharp, 'block' | 'unblock'>,
  ...names: readonly string[]
): void {
  block({ operation: ['VipsForeignLoad'] });
  unblock({ operation: names.map((name) => `VipsForeignLoad${name}`) });
}
