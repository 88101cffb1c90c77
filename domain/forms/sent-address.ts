import { nextPath } from '../accounts/next-path.ts';

/** The field of a form that says where its sender goes on. */
export const BACK_FIELD = 'back';

/** Path of the page that says that a form was received; {@link backOf} reads where it leads. */
export function sentAddress(reference: string, back: string | undefined): string {
  const params = new URLSearchParams({ ref: reference, ...(back !== undefined && { [BACK_FIELD]: back }) });
  return `/kirim/berhasil?${params}`;
}

/** The path of our own that such an address leads back to; null where it names none. */
export const backOf = (params: URLSearchParams): string | null =>
  nextPath(params.get(BACK_FIELD), '') || null;
