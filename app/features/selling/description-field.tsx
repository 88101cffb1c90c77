import { useState } from 'react';
import { PRODUCT_LIMITS } from '#domain/catalogue/product-draft.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DescriptionText } from '../catalogue/description-text.tsx';

/** The description of a product, and under it what shoppers see of it (P-GOODS-11). */
export function DescriptionField({ saved, faultText }: { saved: string; faultText: string | null }) {
  const [typed, setTyped] = useState(saved);
  const text = cleanText(typed);
  return (
    <div
      className="space-y-2"
      onInput={({ target }) => target instanceof HTMLTextAreaElement && setTyped(target.value)}
    >
      <TextField
        texts={{
          name: 'description',
          label: copy.text,
          optionalText: null,
          hint: copy.textHint,
          faultText,
        }}
        control={{ rows: 8, defaultValue: saved, maxLength: PRODUCT_LIMITS.description.max }}
      />
      {text !== '' && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {copy.textPreview}
          </summary>
          <div className="rounded-xl bg-sunken p-3">
            <DescriptionText text={text} />
          </div>
        </details>
      )}
    </div>
  );
}
