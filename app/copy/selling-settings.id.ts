import { formatCount } from '#domain/format.ts';
import { SHOP_DESCRIPTION_LIMIT, SHOP_HOURS_LIMIT } from '#domain/forms/shop-settings.ts';
import { MOST_HOLIDAY_DAYS } from '#domain/shops/holiday.ts';
import { SHOP_NAME_LENGTH } from '#domain/shops/shop-name.ts';

/** Texts of the settings of a shop (P-CENTRE-40 to P-CENTRE-43). */
export const sellingSettingsCopy = {
  title: 'Pengaturan Toko',
  description: 'Profil, libur, pengiriman, dan alamat penjemputan toko.',
  save: 'Simpan',
  publicPage: 'Lihat halaman toko',
  profile: {
    title: 'Profil',
    name: 'Nama toko',
    nameHint: `${SHOP_NAME_LENGTH.min} sampai ${SHOP_NAME_LENGTH.max} huruf, dan belum dipakai toko lain.`,
    text: 'Deskripsi',
    textHint: `Apa yang dijual dan apa yang membuatnya istimewa. Paling panjang ${formatCount(SHOP_DESCRIPTION_LIMIT)} huruf.`,
    hours: 'Jam buka',
    hoursHint: `Misalnya "Senin-Sabtu 08.00-17.00 WIB". Paling panjang ${formatCount(SHOP_HOURS_LIMIT)} huruf.`,
    optional: '(boleh dikosongkan)',
  },
  holiday: {
    title: 'Toko Libur',
    text: 'Barang tetap terlihat dengan tanggal buka kembali, tetapi tidak bisa dibeli. Pesanan yang sudah masuk tetap harus dikirim tepat waktu.',
    day: 'Buka kembali pada',
    dayHint: `Mulai besok, paling lama ${formatCount(MOST_HOLIDAY_DAYS)} hari lagi.`,
    close: 'Mulai Libur',
    move: 'Ubah Tanggal',
    open: 'Buka Toko Sekarang',
  },
  shipping: {
    title: 'Pengiriman',
    couriers: 'Kurir yang ditawarkan',
    couriersHint: 'Pilih paling sedikit satu. Pesanan yang sudah masuk tetap dengan kurir pilihannya.',
    cod: 'Terima COD untuk barang yang mengizinkannya',
  },
  pickup: {
    title: 'Alamat Penjemputan',
    text: 'Kurir menjemput paket di sini, dan barang retur dikirim ke sini. Pembeli melihatnya hanya kalau mengirim barang retur.',
    contact: 'Nama yang ditemui kurir',
    phone: 'Nomor telepon',
    address: 'Jalan, kecamatan, dan kota',
    postalCode: 'Kode pos',
  },
  done: {
    profile: 'Profil toko tersimpan.',
    close: 'Toko libur. Barang tidak bisa dibeli sampai tanggal itu.',
    open: 'Toko buka kembali.',
    shipping: 'Pengiriman tersimpan.',
    pickup: 'Alamat penjemputan tersimpan.',
  },
  faults: {
    name: `Isi ${SHOP_NAME_LENGTH.min} sampai ${SHOP_NAME_LENGTH.max} huruf.`,
    reserved: 'Nama toko tidak boleh memakai kata Lokapasar, Admin, CS, atau Resmi.',
    taken: 'Nama ini sudah dipakai toko lain.',
    description: `Isi deskripsi, paling panjang ${formatCount(SHOP_DESCRIPTION_LIMIT)} huruf.`,
    hours: `Paling panjang ${formatCount(SHOP_HOURS_LIMIT)} huruf.`,
    reopensOn: `Pilih tanggal mulai besok, paling lama ${formatCount(MOST_HOLIDAY_DAYS)} hari lagi.`,
    couriers: 'Pilih paling sedikit satu kurir.',
    contact: 'Isi namanya, 2 sampai 60 huruf.',
    phone: 'Isi nomor telepon, misalnya 0812 3456 7890.',
    address: 'Isi alamatnya, paling panjang 200 huruf.',
    postalCode: 'Kode pos terdiri dari 5 angka.',
  },
  stored: (text: string) => `Tersimpan sekarang: ${text === '' ? '(kosong)' : text}`,
  changed:
    'Pengaturan toko diubah orang lain sejak halaman ini dibuka. Isianmu masih di sini; periksa, lalu simpan lagi.',
  alreadyOpen: 'Toko sudah buka.',
} as const;
