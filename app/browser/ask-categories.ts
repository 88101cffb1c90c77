import { findCategories } from '#contracts/catalogue/categories.ts';
import { ask } from './ask.ts';

/** The categories of the menu in the header. */
export const askCategories = () => ask(findCategories, {});
