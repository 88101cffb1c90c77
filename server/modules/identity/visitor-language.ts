import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { LANGUAGE_COOKIE, LANGUAGES, type Language, parseLanguage } from '#domain/language.ts';

/** The headers that say which language a visitor wants. */
export interface LanguageHeaders {
  cookie: string | undefined;
  /** The `Accept-Language` header. */
  acceptLanguage: string | undefined;
}

/**
 * The language in which a visitor gets the screens of the account (P-SHOP-10): the one that was chosen in this browser,
 * else the one that the browser prefers, else English.
 */
export function visitorLanguage({ cookie, acceptLanguage }: LanguageHeaders): Language {
  const chosen = parseLanguage(parseCookie(cookie ?? '')[LANGUAGE_COOKIE]);
  if (chosen) return chosen;
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([
    ...LANGUAGES,
  ]);
  return parseLanguage(preferred) ?? 'en';
}
