import { useEffect, useState } from 'react';
import { fillForm } from '../../browser/fill-form.ts';
import { keptPostCopy } from '../../copy/kept-post.id.ts';

const copy = keptPostCopy.returned;

/** Puts what was posted without a session back into its form, and says so; where the form is gone, it shows the text. */
export default function ReturnedPost({ form }: { form: FormData }) {
  const [isFilled, setFilled] = useState<boolean | null>(null);
  useEffect(() => setFilled(fillForm(form)), [form]);
  const typed = [...form.values()].filter((value) => typeof value === 'string' && value.includes(' '));
  return (
    <div role="status" className="page py-3 empty:hidden">
      {isFilled === true && <p className="font-semibold">{copy.filled}</p>}
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
