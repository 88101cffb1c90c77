import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '../../browser/page-language.ts';
import { type AccountCopy, accountCopy as english } from '../../copy/account.en.ts';
import { accountCopy as indonesian } from '../../copy/account.id.ts';

/** The texts of the account in a language; English for a page that failed before it knew one. */
export const accountCopyIn = (language: Language | undefined): AccountCopy =>
  language === 'id' ? indonesian : english;

/** The texts of the account in the language of the page (P-SHOP-10). */
export const useAccountCopy = (): AccountCopy => accountCopyIn(usePageLanguage());
