import { CONTACT_PATH } from '#domain/paths.ts';

/** The way to the operator, within a sentence that `InlineText` shows. */
export const CONTACT_LINK = `[kirim pesan kepada kami](${CONTACT_PATH})`;
