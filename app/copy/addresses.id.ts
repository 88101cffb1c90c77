import type { FieldError } from '#domain/forms/field-error.ts';
import { faultText, formsCopy } from './forms.id.ts';

/** The fields of an address, by the name under which they are posted. */
export const ADDRESS_FIELDS = [
  'recipient',
  'phone',
  'label',
  'region',
  'postal_code',
  'street',
  'landmark',
  'courier_note',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Texts of the search for a district or village. */
export interface RegionCopy {
  placeholder: string;
  hint: string;
  /** Name of the list of what was found. */
  results: string;
  /** Button that searches where there are no scripts. */
  search: string;
  searching: string;
  failed: string;
  none: (term: string) => string;
  /** Read aloud when a search is done. */
  announced: (count: number) => string;
  kinds: { district: string; village: string };
}

/** Texts of the fields of an address; the profile is English, checkout Indonesian. */
export interface AddressCopy {
  names: Readonly<Record<AddressField, string>>;
  hints: Readonly<Partial<Record<AddressField, string>>>;
  optional: string;
  /** Opens the fields that may stay empty. */
  more: string;
  /** Said of a postal code that others typed for the place. */
  postalCodeFilled: string;
  isDefault: string;
  faultText: (field: AddressField, fault: FieldError) => string;
  region: RegionCopy;
}

export const regionCopy: RegionCopy = {
  placeholder: 'Ketik nama kecamatan',
  hint: 'Ketik sebagian nama, misalnya "coblong" atau "menteng jakarta", lalu pilih dari daftar.',
  results: 'Kecamatan dan kelurahan',
  search: 'Cari',
  searching: 'Mencari…',
  failed: 'Pencarian belum berhasil. Periksa koneksi, lalu ketik lagi.',
  none: (term) => `Tidak ada kecamatan atau kelurahan bernama "${term}". Coba nama lain atau nama kotanya.`,
  announced: (count) => `${count} tempat ditemukan`,
  kinds: { district: 'Kecamatan', village: 'Kelurahan/Desa' },
};

const { label, recipient, region, postal_code, street, landmark, courier_note } = formsCopy.fieldNames;

/** Texts of an address in the checkout. */
export const addressCopy: AddressCopy = {
  names: {
    label,
    recipient,
    region,
    postal_code,
    street,
    landmark,
    courier_note,
    phone: 'Nomor HP',
  },
  hints: {
    label: 'Misalnya Rumah atau Kantor',
    phone: 'Dihubungi kurir kalau perlu, misalnya 0812 3456 7890',
  },
  optional: formsCopy.optional,
  more: 'Keterangan tambahan',
  postalCodeFilled: 'Diisi otomatis sesuai kecamatan. Ganti kalau kode posmu berbeda.',
  isDefault: 'Jadikan alamat utama',
  faultText,
  region: regionCopy,
};
