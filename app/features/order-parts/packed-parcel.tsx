import { formatCount } from '#domain/format.ts';
import type { Packing } from '#server/services.ts';
import { packedParcelCopy as copy } from '../../copy/packed-parcel.id.ts';
import { PhotoLinks } from '../media/photo-links.tsx';

/**
 * What a shop packed, beside what came back. Nothing of what nobody kept.
 * @param weighedGrams what the parcel weighed when it came back
 */
export function PackedParcel({
  packing: { photos, grams },
  weighedGrams = null,
}: {
  packing: Packing;
  weighedGrams?: number | null;
}) {
  return (
    <div className="space-y-3">
      {photos.length > 0 && <PhotoLinks photos={photos} />}
      {grams !== null && <p>{copy.packed(formatCount(grams))}</p>}
      {weighedGrams !== null && <p>{copy.weighed(formatCount(weighedGrams))}</p>}
    </div>
  );
}

/** Whether there is anything to show of it. */
export const isPackingKept = ({ packing, weighedGrams }: { packing: Packing; weighedGrams: number | null }) =>
  packing.photos.length > 0 || packing.grams !== null || weighedGrams !== null;
