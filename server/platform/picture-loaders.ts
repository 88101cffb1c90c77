import type sharp from 'sharp';

/**
 * Enables only the named decoders of libvips (their names without `VipsForeignLoad`). Libvips has about
 * forty, for formats such as SVG and PDF, and picks one by the content.
 */
export function allowLoaders(
  { block, unblock }: Pick<typeof sharp, 'block' | 'unblock'>,
  ...names: readonly string[]
): void {
  block({ operation: ['VipsForeignLoad'] });
  unblock({ operation: names.map((name) => `VipsForeignLoad${name}`) });
}
