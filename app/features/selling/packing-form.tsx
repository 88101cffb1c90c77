import { useState } from 'react';
import { Form } from 'react-router';
import type { PackedOrder } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { PhotosField } from '../media/photos-field.tsx';
import { PACKING_SEEN } from './order-intents.ts';

const copy = sellingCopy.order;

/**
 * What was packed: photos and a weight. It begins anew when a colleague has saved something meanwhile; what was typed into
 * it stays.
 */
export function PackingForm({
  action,
  number,
  packing: { photos, grams },
  waitingPhotos,
  typed,
}: {
  action: string;
  number: string;
  packing: PackedOrder['packing'];
  waitingPhotos: PackedOrder['waitingPhotos'];
  typed: string | null;
}) {
  const [unsent, setUnsent] = useState<string | null>(null);
  const known = [
    ...photos.map((photo) => Object.assign({ isWaiting: false }, photo)),
    ...waitingPhotos.map((photo) => Object.assign({ isWaiting: true }, photo)),
  ];
  return (
    <Form
      key={`${grams} ${photos.map(({ id }) => id)}`}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="space-y-4"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'grams') setUnsent(target.value);
      }}
      onSubmit={() => setUnsent(null)}
    >
      <input type="hidden" name={PACKING_SEEN.grams} value={grams ?? ''} />
      {photos.map(({ id }) => (
        <input key={id} type="hidden" name={PACKING_SEEN.files} value={id} />
      ))}
      <PhotosField
        purpose="packing"
        subject={number}
        known={known}
        label={copy.packingPhotos}
        optionalText={copy.packingOptional}
        faultText={null}
      />
      <TextField
        texts={{
          name: 'grams',
          label: copy.packingGrams,
          optionalText: copy.packingGramsOptional,
          hint: undefined,
          faultText: null,
        }}
        control={{
          inputMode: 'numeric',
          maxLength: 8,
          autoComplete: 'off',
          defaultValue: unsent ?? typed ?? grams ?? '',
        }}
      />
      <button type="submit" name="intent" value="packing" className="button button-quiet">
        {copy.savePacking}
      </button>
    </Form>
  );
}
