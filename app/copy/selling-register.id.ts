import { MOST_SHOPS, type RegistrationField } from '#domain/shops/registration.ts';
import { SHOP_NAME_LENGTH } from '#domain/shops/shop-name.ts';

/** Texts of opening a shop (P-CENTRE-60, P-CENTRE-61). */
export const sellingRegisterCopy = {
  title: 'Mulai Berjualan',
  description: 'Buka toko di Lokapasar.',
  intro: 'Siapkan KTP atau NPWP, alamat penjemputan, dan rekening atas nama yang sama.',
  parts: {
    shop: 'Toko',
    owner: 'Pemilik',
    pickup: 'Alamat penjemputan',
    account: 'Rekening pencairan',
    agreement: 'Perjanjian',
  },
  pickupText:
    'Kurir menjemput paket di sini. Pembeli tidak melihatnya, kecuali untuk mengirim barang yang dikembalikan.',
  pickupContact: 'Nama yang ditemui kurir',
  accountText: 'Dana toko ditransfer ke rekening ini. Rekening harus atas nama pemilik di atas.',
  fields: {
    name: 'Nama toko',
    legalName: 'Nama lengkap pemilik atau badan usaha',
    taxId: 'NIK atau NPWP',
    businessId: 'NIB',
    bank: 'Bank',
    number: 'Nomor rekening',
    again: 'Nomor rekening sekali lagi',
  } satisfies Record<RegistrationField, string>,
  hints: {
    name: `${SHOP_NAME_LENGTH.min} sampai ${SHOP_NAME_LENGTH.max} karakter. Boleh diganti nanti.`,
    legalName: 'Persis seperti di KTP atau akta, dan di buku tabungan.',
    taxId: '15 atau 16 angka. Hanya dibuka Lokapasar untuk memeriksa toko, dan setiap kali dibuka dicatat.',
    businessId: '13 angka. Kosongkan kalau berjualan sebagai perorangan.',
  } satisfies Partial<Record<RegistrationField, string>>,
  optional: '(boleh dikosongkan)',
  judged: {
    free: 'Nama ini bisa dipakai.',
    taken: 'Toko lain sudah memakai nama ini.',
    alike: 'Nama ini mirip dengan toko lain, jadi diperiksa dulu oleh Lokapasar.',
    reserved: 'Nama toko tidak boleh memuat "Lokapasar", "Admin", "CS", atau "Resmi".',
  },
  agree: 'Saya menyetujui Perjanjian Penjual',
  send: 'Buka Toko',
  faults: {
    name: `Nama toko ${SHOP_NAME_LENGTH.min} sampai ${SHOP_NAME_LENGTH.max} karakter, tanpa kata "Lokapasar", "Admin", "CS", atau "Resmi".`,
    legalName: 'Tulis nama lengkap seperti di KTP atau akta.',
    taxId: 'NIK terdiri dari 16 angka, NPWP 15 atau 16 angka.',
    businessId: 'NIB terdiri dari 13 angka. Kosongkan kalau belum punya.',
    bank: 'Pilih atau tulis nama banknya.',
    number: 'Nomor rekening terdiri dari 6 sampai 20 angka.',
    again: 'Kedua nomor rekening tidak sama.',
  } satisfies Record<RegistrationField, string>,
  agreeFault: 'Centang persetujuan untuk membuka toko.',
  refused: 'Toko belum dibuka. Perbaiki isian yang ditandai.',
  refusals: {
    agreement_changed: 'Perjanjian baru saja berubah. Muat ulang, baca lagi, lalu kirim.',
    registration_waits: 'Pendaftaranmu yang sebelumnya masih diperiksa.',
    too_many_shops: `Satu akun membuka paling banyak ${MOST_SHOPS} toko.`,
    other: 'Toko belum bisa dibuka sekarang. Tidak ada yang disimpan.',
  },
} as const;
