import { registerHooks } from 'node:module';

/**
 * Finds the files of drizzle-orm at once, for programs that run from sources (`node --import`). Node itself reads the
 * package.json above a file again for each import of it, and drizzle's lists 180 KB of entries: two thirds of what the
 * start of such a program took. The built program has drizzle in itself.
 */

const INSIDE = '/node_modules/drizzle-orm/';
/** What our own sources import of it, by its name. */
const entries = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (/^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier) || context.conditions.includes('require'))
      return next(specifier, context);
    const known = entries.get(specifier) ?? Object.assign(next(specifier, context), { shortCircuit: true });
    entries.set(specifier, known);
    return known;
  },
});
