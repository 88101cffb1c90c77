import * as z from 'zod/mini';
import { email } from './fields.ts';

/** The newsletter box of the blog (P-FORM-2). */
export const newsletterForm = z.object({ email });
