import * as z from 'zod/mini';
import { email } from './fields.ts';

/** The newsletter box of the blog (spec 2, Blog; ruling 46). */
export const newsletterForm = z.object({ email });
