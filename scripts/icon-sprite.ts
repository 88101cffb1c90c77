import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { ICON_NAMES, type IconName } from '#app/ui/icon-names.ts';
import { drawMarks } from './mark-drawings.ts';

/** Simple signs of social networks in the stroke of the icon set, which has no brands. */
const NETWORK_SIGNS: Partial<Record<IconName, string>> = {
  facebook: '<path d="M17 3h-2a4 4 0 0 0-4 4v3H8v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2Z"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  tiktok: '<path d="M14 3v12a4 4 0 1 1-4-4M14 3c.4 3 2.4 5 5.5 5"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
};

/** Outlines of a seller's sign, in a square of 64. */
const SELLER_SIGNS = [
  'M32 2a30 30 0 1 1 0 60a30 30 0 0 1 0-60Z',
  'M14 3h36a11 11 0 0 1 11 11v36a11 11 0 0 1-11 11H14A11 11 0 0 1 3 50V14A11 11 0 0 1 14 3Z',
  'M32 2l26 15v30L32 62L6 47V17Z',
  'M32 2c8 0 9 6 15 9s14 4 14 12-5 8-5 14 3 9-1 15-10 3-15 6-5 4-8 4-3-1-8-4-11 0-15-6 0-9-1-15-5-6-5-14 8-9 14-12 7-9 15-9Z',
  'M6 6h52v30c0 14-12 22-26 26C18 58 6 50 6 36Z',
  'M32 2l12 11h7v7l11 12-11 12v7h-7L32 62 20 51h-7v-7L2 32l11-12v-7h7Z',
  'M4 62V30a28 28 0 0 1 56 0v32Z',
];

/** Four petals of the kawung, part of every seller's sign. */
const SELLER_ORNAMENT =
  '<path d="M32 32C24 26 22 16 32 9c10 7 8 17 0 23ZM32 32c8 6 10 16 0 23-10-7-8-17 0-23Z"/>' +
  '<path d="M32 32C26 40 16 42 9 32c7-10 17-8 23 0ZM32 32c6-8 16-10 23 0-7 10-17 8-23 0Z"/>';

function drawSellerSigns(): string[] {
  const signs = SELLER_SIGNS.map((outline) => `<path d="${outline}"/>`);
  return [...signs, SELLER_ORNAMENT].map(
    (drawing, index) => `<symbol id="seller-${index}" viewBox="0 0 64 64">${drawing}</symbol>`,
  );
}

/**
 * One SVG with a symbol for each of `ICON_NAMES` (lucide's drawings, and the signs above), for each sign of sellers
 * and for each mark of payments and couriers.
 */
export async function drawIconSprite(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(
      async (name) =>
        `<symbol id="${name}" viewBox="0 0 24 24">${NETWORK_SIGNS[name] ?? (await drawLucide(name))}</symbol>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...drawSellerSigns(), ...drawMarks()].join('\n')}\n</svg>\n`;
}

const lucide: Readonly<Record<string, () => Promise<unknown>>> = dynamicIconImports;

async function drawLucide(name: string): Promise<string> {
  const load = lucide[name];
  if (!load) throw new Error(`lucide has no icon '${name}'`);
  const { __iconData: icon } = (await load()) as { __iconData: { node: [string, Record<string, string>][] } };
  return icon.node.map(([tag, attributes]) => `<${tag}${draw(attributes)}/>`).join('');
}

function draw({ key: _, ...attributes }: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
