import { screensOf } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';

/** Pages that send a visitor to the login: tests of signed-in users visit them, as they visit the desks. */
const FOR_USERS_ALONE = ['/profile', '/selling', '/desk/code', '/desk/sessions'];

/** Addresses of every screen that a visitor sees. */
export const SCREENS = screensOf(PAGES.filter(({ desk }) => !desk)).filter(
  ({ path }) => !FOR_USERS_ALONE.includes(path),
);

export const PRIVATE_PAGES = PAGES.filter(({ isPrivate }) => isPrivate).map(({ path }) => path);
