import type { AddressBookCopy } from './address-book.en.ts';

/** Texts of the address book in the profile, in Indonesian (P-SHOP-10). */
export const addressBookCopy: AddressBookCopy = {
  title: 'Alamat',
  count: (count, most) => `${count} dari ${most} alamat`,
  add: 'Tambah alamat',
  full: 'Kamu sudah punya 10 alamat, yaitu jumlah paling banyak. Hapus satu untuk menambah yang lain.',
  isDefault: 'Utama',
  unnamed: 'Alamat',
  landmark: (text) => `Patokan: ${text}`,
  courierNote: (text) => `Catatan: ${text}`,
  change: 'Ubah',
  makeDefault: 'Jadikan utama',
  remove: {
    action: 'Hapus',
    title: 'Hapus alamat ini?',
    text: (name) => `${name} dihapus dari daftar alamatmu. Pesanan yang sudah dibuat tidak berubah.`,
    confirm: 'Hapus alamat',
    cancel: 'Batal',
  },
  of: (action, name) => `${action}: ${name}`,
  form: {
    add: 'Tambah alamat',
    change: 'Ubah alamat',
    save: 'Simpan alamat',
    saving: 'Menyimpan…',
    cancel: 'Batal',
  },
  done: {
    added: { title: 'Alamat ditambahkan', text: 'Kamu bisa memilihnya saat checkout.' },
    changed: { title: 'Alamat diubah', text: 'Pesanan yang sudah dibuat tetap memakai alamat lama.' },
    default: { title: 'Alamat utama diganti', text: 'Alamat ini otomatis terpilih saat checkout.' },
    deleted: { title: 'Alamat dihapus', text: 'Alamat itu sudah tidak ada di daftar alamatmu.' },
  },
  failures: {
    'too-many-addresses': 'Alamat belum tersimpan: kamu sudah punya 10 alamat. Hapus satu dulu.',
    'unknown-region': 'Alamat belum tersimpan: pilih kecamatan atau kelurahan dari daftar.',
    'no-such-address': 'Alamat belum tersimpan: alamat itu sudah tidak ada di daftar alamatmu.',
  },
};
