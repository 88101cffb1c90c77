/** Names of the fields by which a form sends pictures; purpose and subject stand before the files. */
export const FORM_FIELDS = {
  purpose: 'media_purpose',
  subject: 'media_subject',
  /** A file, in a form without scripts. */
  file: 'media_file',
  /** The id of a file that is uploaded. */
  id: 'media',
  /** Which way a picture goes, before its id, in a form without scripts: `left 0f3c...`. */
  move: 'media_move',
  /** Why a file was not taken; the server's alone. */
  refusal: 'media_refusal',
} as const;

/** The field that says what a picture shows. */
export const photoTextName = (id: string) => `media_text ${id}`;
