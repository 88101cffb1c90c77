import { useMatches } from 'react-router';
import type { Language } from '#domain/language.ts';

/** The language of the page: English where its loader says so (P-SHOP-10), else the shop's. */
export function usePageLanguage(): Language {
  const data = useMatches().at(-1)?.loaderData;
  return typeof data === 'object' && data !== null && 'language' in data && data.language === 'en'
    ? 'en'
    : 'id';
}
