/**
 * What stands in the editor of a product and is not saved on the server, in the session storage of its tab: it outlives an
 * error page, a reload and a new sign-in (P-GOODS-3).
 */

const keyOf = (draft: string) => `draft-${draft}`;

/** The fields as a form posts them, but for what was pressed. */
const written = (fields: FormData | URLSearchParams): string => {
  const texts = [...fields].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts.filter(([name]) => name !== 'intent')).toString();
};

/** Keeps the fields of an editor until they are saved. Without storage they live as long as the page. */
export function keepUnsaved(draft: string, fields: FormData): void {
  try {
    sessionStorage.setItem(keyOf(draft), written(fields));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The fields of an editor that were not saved; null when all were. */
export function unsavedOf(draft: string): FormData | null {
  try {
    const stored = sessionStorage.getItem(keyOf(draft));
    if (stored === null) return null;
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(stored)) form.append(name, value);
    return form;
  } catch {
    return null;
  }
}

/**
 * Forgets the fields of an editor.
 * @param saved only if they are these
 */
export function forgetUnsaved(draft: string, saved?: FormData): void {
  try {
    if (!saved || sessionStorage.getItem(keyOf(draft)) === written(saved))
      sessionStorage.removeItem(keyOf(draft));
  } catch {
    // Without storage there is nothing to forget.
  }
}
