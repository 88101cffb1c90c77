import { cleanTerm } from '#domain/search/clean-term.ts';

/** On phones the header's box is the one of these pages too, which have one of their own on wider screens (P-PAGE-8). */
export const isList = ({ pathname }: { pathname: string }) =>
  pathname === '/search' || pathname === '/product';

/** The term that a list was searched with. */
export const termOf = (location: { pathname: string; search: string }) =>
  isList(location) ? cleanTerm(new URLSearchParams(location.search).get('q') ?? '') : '';
