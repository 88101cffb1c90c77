import { screensOf } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';

/** Pages that send a visitor to the login: tests of signed-in users visit them. */
const FOR_USERS_ALONE = [
  '/profile',
  '/selling',
  '/selling/1',
  '/operator',
  '/operator/audit',
  '/desk/code',
  '/desk/sessions',
];

/** Addresses of every screen that a visitor sees. */
export const SCREENS = screensOf(PAGES).filter(({ path }) => !FOR_USERS_ALONE.includes(path));

export const PRIVATE_PAGES = PAGES.filter(({ isPrivate }) => isPrivate).map(({ path }) => path);
