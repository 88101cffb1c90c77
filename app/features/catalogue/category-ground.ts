import type { CSSProperties } from 'react';

/** The batik on the header of each category's page, by the category's slug; its drawing lies in public/images/batik. */
const BATIK: Readonly<Record<string, string>> = {
  fashion: 'parang',
  electronics: 'nitik',
  'home-living': 'ceplok',
  beauty: 'truntum',
  health: 'sido-mukti',
  gadgets: 'lereng',
  hobbies: 'tambal',
  food: 'kawung',
  sports: 'gringsing',
  toys: 'mega-mendung',
};

/** What a header of the class `batik-ground` needs (P-PIC-7). */
export const categoryGround = (slug: string): CSSProperties & Record<'--batik', string> => ({
  '--batik': `url(/images/batik/${BATIK[slug] ?? 'kawung'}.svg)`,
});
