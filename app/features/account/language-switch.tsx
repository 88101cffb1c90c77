import type { MouseEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { languageCookie } from '#domain/language.ts';
import { usePageLanguage } from '../../browser/page-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { useAccountCopy } from './use-account-copy.ts';

/**
 * Leads to the same screen in the other language (P-SHOP-10). Without scripts the server answers the link; with them the
 * screen stays, and with it what was typed.
 */
export function LanguageSwitch() {
  const { otherLanguage } = useAccountCopy();
  const other = usePageLanguage() === 'en' ? 'id' : 'en';
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const params = new URLSearchParams(search);
  params.set('lang', other);

  function change(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    document.cookie = languageCookie(other);
    void revalidate();
  }

  return (
    <a
      href={`${pathname}?${params}`}
      lang={other}
      hrefLang={other}
      rel="nofollow"
      onClick={change}
      className="link inline-flex min-h-11 items-center gap-2 text-sm"
    >
      <Icon name="globe" className="size-5" />
      {otherLanguage}
    </a>
  );
}
