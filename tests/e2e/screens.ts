import { screensOf } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';

/** Pages that send a visitor to the login: tests of signed-in users visit them, as they visit the desks. */
const FOR_USERS_ALONE = ['/profile', '/selling', '/desk/code', '/desk/sessions'];

const visible = PAGES.filter(({ desk, path }) => !desk && !FOR_USERS_ALONE.includes(path));

/** Addresses of every screen that a visitor sees. */
export const SCREENS = screensOf(visible);

const first = visible.flatMap((page) => screensOf([page]).slice(0, 1));
/** One screen of each page, and one of each status of failure: those look the same on all pages. */
export const FIRST_SCREENS = first.filter(
  ({ status }, at) => status === 200 || first.findIndex((screen) => screen.status === status) === at,
);

export const PRIVATE_PAGES = PAGES.filter(({ isPrivate }) => isPrivate).map(({ path }) => path);
