/** Drops empty fields, and the space around texts, from what a form sends. */
function tidy({ formData }: FormDataEvent): void {
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name);
    formData.delete(name);
    for (const value of values) {
      if (typeof value !== 'string') formData.append(name, value);
      else if (value.trim() !== '') formData.append(name, value.trim());
    }
  }
}

/** The ref of a form that asks for a page: its address then names only what was filled in (P-LIST-20). */
export function tidyFields(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', tidy);
}
