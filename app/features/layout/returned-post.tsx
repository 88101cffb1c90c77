import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { fillForm } from '../../browser/fill-form.ts';
import { enterPage } from '../../browser/kept-post.ts';
import { keptPostCopy } from '../../copy/kept-post.id.ts';

const copy = keptPostCopy.returned;

/** What an account posted to this page after its session had ended, once it is signed in again (P-FORM-12). */
export default function ReturnedPost() {
  const { key, pathname, search } = useLocation();
  const [form, setForm] = useState<FormData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page asks once
  useEffect(() => setForm(enterPage(pathname + search)), [key]);
  return form && <Returned form={form} />;
}

/** Puts what was posted back into its form, and says so where the form begins; where the form is gone, it shows the text. */
function Returned({ form }: { form: FormData }) {
  const [isFilled, setFilled] = useState<boolean | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const filled = fillForm(form);
    const first = document.createElement('div');
    filled?.prepend(first);
    setFilled(filled !== null);
    setPlace(filled && first);
    return () => first.remove();
  }, [form]);
  const typed = [...form.values()].filter((value) => typeof value === 'string' && value.includes(' '));
  return (
    <div role="status" className={isFilled === true ? 'sr-only' : 'page py-3 empty:hidden'}>
      {isFilled === true && <p>{copy.filled}</p>}
      {/* Seen beside the fields; told by the status above. */}
      {place &&
        createPortal(
          <p aria-hidden className="mb-3 font-semibold">
            {copy.filled}
          </p>,
          place,
        )}
      {isFilled === false && (
        <>
          <p className="font-semibold">{copy.gone}</p>
          {typed.map((text) => (
            <p key={String(text)} className="wrap-anywhere whitespace-pre-line">
              {String(text)}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
