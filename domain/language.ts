/** Languages of the screens of the account (P-SHOP-10); the rest of the shop is Indonesian. */
export const LANGUAGES = ['en', 'id'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie that says which language somebody chose. */
export const LANGUAGE_COOKIE = 'lokapasar-language';

/** Seconds for which a choice counts: one year. */
const LASTS_S = 31_536_000;

/** The language that a parameter or cookie names; null when it names none that we have. */
export function parseLanguage(text: string | null | undefined): Language | null {
  return LANGUAGES.find((known) => known === text) ?? null;
}

/** The cookie of a choice, as a `Set-Cookie` header and `document.cookie` take it. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LASTS_S}; SameSite=Lax`;
}
