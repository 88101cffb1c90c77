/** A district, or a village in it, with its city and province. */
export interface Place {
  /** Null when only the district is known. */
  readonly village: string | null;
  readonly district: string;
  readonly city: string;
  readonly province: string;
}

/** A place as one line, the smallest part first: 'Dago, Coblong, Kota Bandung, Jawa Barat'. */
export const placeText = ({ village, district, city, province }: Place): string =>
  [village, district, city, province].filter((name) => name !== null).join(', ');

/** The place of a region that a search found. */
export const placeOf = (region: {
  kind: 'district' | 'village';
  name: string;
  district: string;
  city: string;
  province: string;
}): Place => ({ ...region, village: region.kind === 'village' ? region.name : null });
