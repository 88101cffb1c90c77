import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { ICON_NAMES, type IconName } from '../app/ui/icon-names.ts';

/** Plain signs of social networks in the stroke of the icon set, which carries no brands. */
const NETWORK_SIGNS: Partial<Record<IconName, string>> = {
  facebook: '<path d="M17 3h-2a4 4 0 0 0-4 4v3H8v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2Z"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  tiktok: '<path d="M14 3v12a4 4 0 1 1-4-4M14 3c.4 3 2.4 5 5.5 5"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
};

/** One SVG with a symbol for each of `ICON_NAMES`: lucide's drawings, and the signs above. */
export async function drawIconSprite(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(
      async (name) =>
        `<symbol id="${name}" viewBox="0 0 24 24">${NETWORK_SIGNS[name] ?? (await drawLucide(name))}</symbol>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
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
